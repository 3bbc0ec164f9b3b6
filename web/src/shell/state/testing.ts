/** A small scoring, for tests: a tower nobody can look into, and two places. */
import type { EventMessage } from '../../generated/types';
import type { GameView } from '../view';

export const ref = (place: string) => ({ place });
const part = (key: string, ...points: number[]) => [{ key, args: {} }, points];

export function scored(place: string, counts: number[], how: string, ...parts: [string, ...number[]][]): EventMessage {
  const rows = parts.map(([key, ...points]) => part(key, ...points));
  const points = counts.map((_, seat) => parts.reduce((sum, [, ...row]) => sum + (row[seat] ?? 0), 0));
  return { kind: 'game-log-scored', rule: '', args: { place: ref(place), counts, points, parts: rows, how } };
}

export function moved(owner: number, from: string, to: string, count: number): EventMessage {
  return { kind: 'game-log-moved', rule: '', args: { owner: { seat: owner }, piece: 'piece', from: ref(from), to: ref(to), count } };
}

/** The tower is opened, two walk out of it to the north, then north and south are counted, and a round begins. */
export const GENERAL: EventMessage[] = [
  scored('tower', [2, 1], 'general', ['first', 5, 0], ['second', 0, 3]),
  moved(0, 'tower', 'north', 2),
  moved(1, 'tower', 'shore', 1),
  scored('north', [3, 2], 'general', ['first', 6, 0], ['second', 0, 4], ['crown', 2, 0]),
  scored('south', [0, 0], 'general'),
  { kind: 'game-log-round_begun', rule: '', args: { round: 4 } },
];

export function viewOf(round: number, over = false): GameView {
  return {
    seat: 0,
    over,
    scores: [10, 20],
    waiting: [1],
    active: 0,
    decision: null,
    meter: { north: { now: [0, 6] }, south: { now: [0, 0] } },
    board: {
      numbers: { round },
      places: ['tower', 'north', 'south'].map((id) => ({ id, kind: 'place' })),
      stacks: [
        { id: '0@north', place: 'north', owner: 0, kind: 'piece', count: 1 },
        { id: '1@north', place: 'north', owner: 1, kind: 'piece', count: 2 },
      ],
      markers: [{ id: 'crown', kind: 'crown', place: 'north' }],
      cards: [],
    },
  } as unknown as GameView;
}
