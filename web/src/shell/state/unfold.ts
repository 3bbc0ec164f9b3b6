/** A view as it is after some events, as far as their arguments tell: pieces and figures that went, what was opened, points. */
import type { EventMessage } from '../../generated/types';
import type { GameView, StackView } from '../view';
import { added, countsOf, isScored, placeOf, pointsOf } from './scoring';

const seatOf = (ref: unknown): number | null => {
  const seat = (ref as { seat?: unknown } | null | undefined)?.seat;
  return typeof seat === 'number' ? seat : null;
};

export function unfold<V extends GameView>(view: V, events: readonly EventMessage[]): V {
  return events.reduce(after, view);
}

function after<V extends GameView>(view: V, event: EventMessage): V {
  const { owner, piece, from, to, count, marker } = event.args;
  let { board, scores } = view;
  if (piece && seatOf(owner) !== null) {
    const [mover, many] = [seatOf(owner)!, Number(count ?? 1)];
    board = { ...board, stacks: moved(moved(board.stacks, mover, placeOf(from), -many), mover, onBoard(view, placeOf(to)), many) };
  } else if (marker) {
    const id = (marker as { marker?: string }).marker;
    board = { ...board, markers: board.markers.map((each) => (each.id === id ? { ...each, place: placeOf(to) || null } : each)) };
  }
  if (isScored(event)) board = { ...board, stacks: opened(view, event) };
  if (Array.isArray(event.args.points)) scores = added(scores, pointsOf(event));
  return board === view.board && scores === view.scores ? view : { ...view, board, scores };
}

function onBoard(view: GameView, place: string): string {
  return view.board.places.some(({ id }) => id === place) ? place : '';
}

/** So many more of an owner's in a place, or fewer. */
function moved(stacks: readonly StackView[], owner: number, place: string, by: number): StackView[] {
  if (!place) return stacks as StackView[];
  const known = stacks.find((stack) => stack.place === place && stack.owner === owner);
  if (!known) return by > 0 ? [...stacks, stackAt(stacks, owner, place, by)] : (stacks as StackView[]);
  return stacks.flatMap((stack) => (stack !== known ? [stack] : stack.count + by > 0 ? [{ ...stack, count: stack.count + by }] : []));
}

/** What stood where nobody could look is seen when it is counted. */
function opened(view: GameView, event: EventMessage): StackView[] {
  const { stacks } = view.board;
  const place = placeOf(event.args.place);
  if (placeOf(event.args.other) || stacks.some((stack) => stack.place === place)) return stacks;
  return countsOf(event).reduce<StackView[]>((all, count, seat) => moved(all, seat, place, count), stacks);
}

/** A stack like the others on the board. */
function stackAt(stacks: readonly StackView[], owner: number, place: string, count: number): StackView {
  const alike = stacks[0];
  return {
    ...alike,
    id: `${owner}@${place}`,
    place,
    owner,
    kind: alike?.kind ?? '',
    count,
    ...(alike && 'badges' in alike ? { badges: [] } : {}),
  };
}
