import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../generated/types';
import { nextIn, nextOf, previousOf, timelineOf, turnAt } from './timeline';
import { GENERAL } from './testing';

const line = (n: number, round: number, active: number, events: LogLine['events'] = []) => ({ n, round, active, events }) as LogLine;
/** Two rounds of two turns each; the second begins with the line that ends the first. */
const LINES = [
  line(0, 1, -1),
  line(1, 1, -1),
  line(2, 1, 0),
  line(3, 1, 0),
  line(4, 1, 1),
  line(4, 1, 1),
  line(5, 2, -1, GENERAL),
  line(6, 2, 1),
  line(7, 2, 1),
];
const found = timelineOf(LINES, 7);

describe('a timeline', () => {
  it('knows turns and rounds', () => {
    expect(found.turns.map(({ from, to, round, active }) => [from, to, round, active])).toEqual([
      [0, 1, 1, -1],
      [2, 3, 1, 0],
      [4, 4, 1, 1],
      [5, 5, 2, -1],
      [6, 7, 2, 1],
    ]);
    expect(found.rounds.map(({ from, to, round }) => [from, to, round])).toEqual([
      [0, 4, 1],
      [5, 7, 2],
    ]);
    expect(found.scorings).toEqual([5]);
  });

  it('says whose turn a moment belongs to', () => {
    expect([1, 3, 7].map((n) => turnAt(found.turns, n)?.active)).toEqual([-1, 0, 1]);
  });

  it.each([
    [0, 2, 5],
    [3, 4, 5],
    [5, 6, 7],
    [6, 7, 7],
  ])('goes on from %i to turn %i and round %i', (n, turn, round) => {
    expect([nextOf(found.turns, n, 7), nextOf(found.rounds, n, 7)]).toEqual([turn, round]);
  });

  it.each([
    [0, 0, 0],
    [2, 0, 0],
    [3, 2, 0],
    [7, 6, 5],
    [5, 4, 0],
  ])('goes back from %i to turn %i and round %i', (n, turn, round) => {
    expect([previousOf(found.turns, n), previousOf(found.rounds, n)]).toEqual([turn, round]);
  });

  it('finds the next scoring, while there is one', () => {
    expect([nextIn(found.scorings, 0), nextIn(found.scorings, 5)]).toEqual([5, null]);
  });
});
