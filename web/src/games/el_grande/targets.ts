/** How the options of this game light what its parts show. */
import { isOwned } from '../../shell/drawing/markers';
import { litBy, type Asks, type Lights } from '../../shell/targets';
import { restOf, showing } from './board/pieces';
import type { GrandeView } from './view';

/** Places beside the board that are shown with each seat. */
const WITH_SEATS = ['court', 'province'];

/** Cards that may be chosen and lie nowhere on the table: they are laid out to choose from. */
export function laidOut(view: GrandeView): string[] {
  const decision = view.decision;
  if (!decision || decision.picker) return [];
  const lying = new Set([...view.board.cards.map((card) => card.card), ...view.hand, ...(view.used?.flat() ?? [])]);
  return [
    ...new Set(decision.options.filter((option) => option.verb === 'card' && !lying.has(option.target)).map((option) => option.target)),
  ];
}

/** Cards laid out, one's own used ones, and whoever is with the seats. */
function alsoShown(view: GrandeView): string[] {
  const used = view.seat === null ? [] : (view.used?.[view.seat] ?? []);
  return [...laidOut(view), ...used, ...view.scores.flatMap((_, seat) => WITH_SEATS.map((place) => `${seat}@${place}`))];
}

/** What shows a target: `1@aragon#bearer` is shown by the stack `1@aragon`, one on a seat by the seat, whoever stands on a marker
 * beside the board by that marker, and a sort of token by one that lies there. */
function shownBy(view: GrandeView, target: string): string {
  const { board } = view;
  const [id, kinds = ''] = target.split('#') as [string, string?];
  const stack = board.stacks.find((other) => other.id === id);
  if (!stack) return board.markers.find((marker) => marker.id !== id && marker.kind === id && marker.place && !isOwned(marker))?.id ?? id;
  const holder = board.markers.find((marker) => marker.holds === stack.place);
  if (holder) return holder.id;
  const seats = showing(board, stack);
  const seat = seats.find((marker) => kinds.split('+').includes(marker.id)) ?? (restOf(board, stack) > 0 ? undefined : seats[0]);
  return seat?.id ?? id;
}

function asks(view: GrandeView): Asks {
  const options = view.decision?.options ?? [];
  if (options.some((option) => option.verb === 'disc')) return 'own';
  const powers = new Set([...view.hand, ...(view.used?.flat() ?? [])]);
  if (options.some((option) => option.verb === 'card' && powers.has(option.target))) return 'hand';
  if (options.some((option) => option.verb === 'stack') || laidOut(view).length > 0) return 'cards';
  return litBy(view, lights as Lights).byTarget.size > 0 ? 'board' : 'buttons';
}

export const lights: Lights<GrandeView> = {
  alsoShown,
  shownBy,
  /** A card in play is used by a button too: it may lie where nobody looks. */
  alsoButton: (view, option, target) => option.verb === 'start' || view.board.cards.some((card) => card.in_play && card.card === target),
  asks,
};
