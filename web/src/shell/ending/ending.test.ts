import { describe, expect, it } from 'vitest';
import type { EventMessage, LogLine, TurningMessage } from '../../generated/types';
import { scored } from '../state/testing';
import { axisOf, byRound, roundsOf } from './axis';
import { gainsOf, pointsIn, roundsOf as roundsWithPoints } from './gains';
import { spread } from './spread';
import { toldOf, turningOf } from './turns';

function line(n: number, round: number, scores: number[], ...events: EventMessage[]): LogLine {
  return { n, seat: 0, what: 'choose', at: n, round, active: 0, events, scores };
}
const GENERAL = scored('north', [2, 1], 'general', ['first', 6, 0]);
const SPECIAL = scored('north', [2, 1], 'special', ['first', 6, 0]);

/** Two rounds; the first has four entries and ends with a general scoring, which is the fifth. */
const LINES = [
  line(0, 1, [0, 0]),
  line(1, 1, [0, 0]),
  line(2, 1, [6, 0], SPECIAL),
  line(3, 1, [6, 0]),
  line(4, 1, [6, 0]),
  line(5, 2, [12, 0], GENERAL),
  line(6, 2, [12, 0]),
  line(7, 2, [12, 3]),
];

describe('the axis of rounds', () => {
  const axis = axisOf(LINES);

  it('gives a round its width, and a general scoring a band at its end', () => {
    expect(axis.stretches.map(({ round, general, first, last }) => [round, general, first, last])).toEqual([
      [1, false, 1, 4],
      [1, true, 5, 5],
      [2, false, 6, 7],
    ]);
    const widths = axis.stretches.map(({ from, to }) => to - from);
    expect(widths[0]).toBeCloseTo(widths[2]!);
    expect(widths[1]! / widths[0]!).toBeCloseTo(0.28);
    expect(axis.stretches.at(-1)!.to).toBeCloseTo(1);
  });

  it('starts at the left, ends at the right, and never goes back', () => {
    const places = LINES.map(({ n }) => axis.x(n));
    expect(places[0]).toBe(0);
    expect(places.at(-1)).toBeCloseTo(1);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
  });

  it('says which moment lies somewhere', () => {
    for (const { n } of LINES) expect(axis.n(axis.x(n))).toBe(n);
    expect([axis.n(-1), axis.n(2)]).toEqual([0, 7]);
  });

  it('names each round once', () => expect(roundsOf(axis).map(({ round }) => round)).toEqual([1, 2]));

  it('does not count what comes before the first round', () => {
    const before = axisOf([line(0, 0, [0]), line(1, 0, [0]), line(2, 1, [0]), line(3, 1, [0])]);
    expect(roundsOf(before).map(({ round }) => round)).toEqual([1]);
    expect(before.stretches[0]!.to).toBeLessThan(0.5);
  });

  it('tells what was at the end of each round', () => {
    const moments = LINES.map(({ n }) => n);
    expect(
      byRound(
        axis,
        moments,
        LINES.map(({ scores }) => scores),
      ),
    ).toEqual([
      { round: 1, value: [12, 0] },
      { round: 2, value: [12, 3] },
    ]);
    expect(byRound(axis, [0, 3], ['start', 'middle'])).toEqual([
      { round: 1, value: 'middle' },
      { round: 2, value: 'middle' },
    ]);
  });

  it('is there without any moment', () => expect(axisOf([]).x(3)).toBe(0));
});

describe('labels', () => {
  const apart = (places: number[], gap: number) => {
    const sorted = [...places].sort((a, b) => a - b);
    return sorted.slice(1).every((at, i) => at - sorted[i]! >= gap - 1e-6);
  };

  it('stay where there is room', () => expect(spread([10, 60, 100], 16, 0, 120)).toEqual([10, 60, 100]));

  it('are pushed apart as little as can be', () => expect(spread([50, 50], 16, 0, 120)).toEqual([42, 58]));

  it.each([
    [[0, 1, 2, 3, 4]],
    [[118, 119, 120, 120, 120]],
    [[60, 60, 60, 60, 60]],
    [[5, 4, 100, 99, 98]],
    [[0, 120, 119, 118, 1]],
    [[30, 90, 100, 104, 116]],
    [[100, 104, 108, 20, 118]],
  ])('never lie on one another, nor outside, and keep their order: %j', (wanted) => {
    const places = spread(wanted, 18, 0, 120);
    expect(apart(places, 18)).toBe(true);
    expect(Math.min(...places)).toBeGreaterThanOrEqual(-1e-6);
    expect(Math.max(...places)).toBeLessThanOrEqual(120 + 1e-6);
    const order = (values: number[]) => values.map((_, i) => i).sort((a, b) => values[a]! - values[b]! || a - b);
    expect(order(places)).toEqual(order(wanted));
  });

  it('share what there is where it is not enough', () => expect(spread([5, 5, 5], 18, 0, 20)).toEqual([0, 10, 20]));
});

describe('points by source', () => {
  const gains = gainsOf([
    { gain: 'game-gain-places', round: 1, points: [6, 0] },
    { gain: 'game-gain-places', round: 3, points: [0, 4] },
    { gain: 'game-gain-crown', round: 3, points: [2, 0] },
  ]);

  it('are summed, in the order in which the game tells them', () => {
    expect(gains.map(({ key, points }) => [key, points])).toEqual([
      ['game-gain-places', [6, 4]],
      ['game-gain-crown', [2, 0]],
    ]);
  });

  it('are known by round too', () => {
    expect(roundsWithPoints(gains)).toEqual([1, 3]);
    expect([pointsIn(gains, 1), pointsIn(gains, 3)]).toEqual([
      [6, 0],
      [2, 4],
    ]);
  });
});

describe('a turning point', () => {
  const card = (name: string): EventMessage => ({ kind: 'game-log-card', rule: '', args: { card: { card: name } } });
  const point: TurningMessage = { seat: 1, round: 2, acting: 0, first: 1, last: 4, n: 3, change: -0.2, unused: '' };

  it('is told by the card of its turn and the step that changed most', () => {
    const lines = [
      line(0, 1, []),
      line(1, 1, [], card('a/1')),
      line(2, 1, [], SPECIAL),
      line(3, 1, [], card('a/2'), GENERAL),
      line(5, 1, []),
    ];
    expect(toldOf(lines, point)).toEqual({ card: 'a/1', event: GENERAL });
  });

  it('is told by what weighs most in its turn where that step says nothing', () => {
    expect(toldOf([line(2, 1, [], SPECIAL), line(3, 1, [])], point)).toEqual({ card: '', event: SPECIAL });
    expect(toldOf([], point)).toEqual({ card: '', event: null });
  });

  it('belongs to a seat', () => expect(turningOf([point, { ...point, seat: 0 }], 1)).toEqual([point]));
});
