import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../generated/types';
import { meterRows, scoringsOf, sumOf } from './scoring';
import { GENERAL, scored, viewOf } from './testing';

const line = (n: number, round: number, events: LogLine['events']) =>
  ({ n, round, events, what: 'choose', seat: 0, at: n }) as unknown as LogLine;

describe('the scorings that were', () => {
  it('are found in the log, by the round in which they fell', () => {
    const [scoring, ...more] = scoringsOf([
      line(1, 3, []),
      line(2, 4, GENERAL),
      line(3, 4, [scored('north', [1, 0], 'special', ['first', 6, 0])]),
    ]);
    expect([scoring?.round, scoring?.rows.map((row) => row.places[0]), more]).toEqual([3, ['tower', 'north', 'south'], []]);
    expect(sumOf(scoring?.rows ?? [], 2)).toEqual([13, 7]);
  });

  it('are whole, though something was asked in between', () => {
    const lines = [line(1, 3, []), line(2, 3, GENERAL.slice(0, 3)), line(3, 4, GENERAL.slice(3))];
    expect(scoringsOf(lines).map(({ rows }) => sumOf(rows, 2))).toEqual([[13, 7]]);
  });

  it('count what no place paid', () => {
    const gift = { kind: 'game-log-gift', rule: '', args: { points: [0, 2] } };
    const lines = [line(1, 3, []), line(2, 4, [GENERAL[0]!, gift, ...GENERAL.slice(1)])];
    expect(scoringsOf(lines).map(({ rows }) => sumOf(rows, 2))).toEqual([[13, 9]]);
  });
});

describe('what a scoring would pay now', () => {
  it('has a row for every place one may look into', () => {
    expect(meterRows(viewOf(3)).map((row) => [row.places, row.points, row.counts])).toEqual([
      [['north'], [0, 6], [1, 2]],
      [['south'], [0, 0], [0, 0]],
    ]);
  });
});
