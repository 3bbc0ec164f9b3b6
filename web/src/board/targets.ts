/** What can be lit: which of a decision's options belong to which thing on the screen. */
import type { GameView, OptionView } from '../generated/types';
import { isOwned, restOf, showing } from './pieces';

export interface Lit {
  /** Options by the target they light. */
  byTarget: Map<string, OptionView[]>;
  /** Options without anything to light: buttons. */
  buttons: OptionView[];
}

/** Cards that may be chosen and lie nowhere on the table: they are laid out to choose from. */
export function laidOut(view: GameView): string[] {
  const decision = view.decision;
  if (!decision || decision.picker) return [];
  const lying = new Set([...view.board.cards.map((card) => card.card), ...view.hand, ...(view.used?.flat() ?? [])]);
  return [
    ...new Set(decision.options.filter((option) => option.verb === 'card' && !lying.has(option.target)).map((option) => option.target)),
  ];
}

/** Everything of this view that the page shows and can light. */
export function shownTargets(view: GameView): Set<string> {
  const { board } = view;
  const own = view.seat === null ? [] : (view.used?.[view.seat] ?? []);
  return new Set([
    ...board.places.map((place) => place.id),
    ...board.stacks.map((stack) => stack.id),
    ...board.markers.filter((marker) => !marker.on).map((marker) => marker.id),
    ...board.cards.map((card) => card.card),
    ...laidOut(view),
    ...view.hand,
    ...own,
    ...view.scores.map((_, seat) => `seat-${seat}`),
    ...view.scores.flatMap((_, seat) => ['court', 'province'].map((place) => `${seat}@${place}`)),
  ]);
}

/** What shows a target: `1@aragon#bearer` is shown by the stack `1@aragon`, one on a seat by the seat, whoever stands on a marker
 * beside the board by that marker, and a sort of token by one that lies there. */
export function shownBy(view: GameView, target: string): string {
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

/** What may be chosen in a place that is no target itself: its pieces. */
export function within(view: GameView, lit: Lit, place: string): OptionView[] {
  const { stacks, markers } = view.board;
  return [...stacks, ...markers].filter((thing) => thing.place === place).flatMap((thing) => lit.byTarget.get(thing.id) ?? []);
}

export function litBy(view: GameView): Lit {
  const byTarget = new Map<string, OptionView[]>();
  const buttons: OptionView[] = [];
  const decision = view.decision;
  if (!decision) return { byTarget, buttons };
  const shown = shownTargets(view);
  const inPlay = new Set(view.board.cards.filter((card) => card.in_play).map((card) => card.card));
  for (const option of decision.options) {
    const target = shownBy(view, option.target);
    const visible = target !== '' && shown.has(target);
    if (visible) byTarget.set(target, [...(byTarget.get(target) ?? []), option]);
    if (!visible || inPlay.has(target) || option.verb === 'start') buttons.push(option);
  }
  return { byTarget, buttons };
}

export type Asks = 'reaction' | 'picker' | 'disc' | 'hand' | 'cards' | 'board' | 'buttons' | 'nothing';

/** What kind of thing the reader is to touch, told by the verbs and targets alone. */
export function asks(view: GameView): Asks {
  const options = view.decision?.options ?? [];
  if (options.length === 0) return 'nothing';
  if (view.decision?.picker) return 'picker';
  if (options.every((option) => option.verb === 'answer')) return 'reaction';
  if (options.some((option) => option.verb === 'disc')) return 'disc';
  const powers = new Set([...view.hand, ...(view.used?.flat() ?? [])]);
  if (options.some((option) => option.verb === 'card' && powers.has(option.target))) return 'hand';
  if (options.some((option) => option.verb === 'stack') || laidOut(view).length > 0) return 'cards';
  const shown = shownTargets(view);
  return options.some((option) => option.target && shown.has(shownBy(view, option.target))) ? 'board' : 'buttons';
}
