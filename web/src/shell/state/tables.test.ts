import { describe, expect, it } from 'vitest';
import type { SeatMessage, TableAtAGlance } from '../../generated/types';
import { isMyTurn, outcomeOf, sorted } from './tables';

const seat = (number: number, more: Partial<SeatMessage> = {}) => ({ number, kind: 'person', yours: number === 0, ...more }) as SeatMessage;

function table(id: string, more: Partial<TableAtAGlance> = {}): TableAtAGlance {
  const seats = [seat(0), seat(1)];
  const rest = { state: 'playing', waiting: [1], scores: [0, 0], winners: [], updated: 0, time_left: null, asked: null };
  return { id, seats, ...rest, ...more } as TableAtAGlance;
}
const mine = (id: string, more: Partial<TableAtAGlance> = {}) => table(id, { waiting: [0], ...more });
const foreign = (id: string, more: Partial<TableAtAGlance> = {}) => table(id, { seats: [seat(1), seat(2)], ...more });
const ids = (tables: TableAtAGlance[]) => tables.map(({ id }) => id).join(' ');

describe('lists of tables', () => {
  it('begin with the clock that runs out first, then with whoever waits longest, then with bots', () => {
    const bots = [seat(0), seat(1, { kind: 'bot' })];
    const { turn } = sorted(
      [
        mine('old-bots', { seats: bots, updated: 1 }),
        mine('bots', { seats: bots, updated: 9 }),
        mine('late', { updated: 5 }),
        mine('early', { updated: 3 }),
        mine('day', { time_left: 80_000, updated: 1 }),
        mine('hour', { time_left: 3000, updated: 8 }),
      ],
      [],
    );
    expect(ids(turn)).toBe('hour day early late bots old-bots');
  });

  it('have each table once, whoever lists it', () => {
    const own = [mine('a'), table('b'), table('c', { state: 'waiting' }), table('d', { state: 'over' }), table('e', { state: 'aside' })];
    const found = sorted(own, [...own, foreign('f'), foreign('g', { state: 'waiting' }), table('h')]);
    expect(ids(found.turn)).toBe('a');
    expect(ids(found.others)).toBe('b');
    expect(ids(found.gathering)).toBe('c');
    expect(ids(found.finished)).toBe('d e');
    expect(ids(found.open)).toBe('g');
    expect(ids(found.watch)).toBe('f');
  });

  it('are mine where I opened a table and do not sit there', () => {
    const opened = foreign('a', { yours: true });
    const found = sorted([opened], [opened]);
    expect([ids(found.others), ids(found.watch)]).toEqual(['a', '']);
  });

  it('show the newest first where nobody waits', () => {
    const { others, finished } = sorted(
      [
        table('a', { updated: 1 }),
        table('b', { updated: 2 }),
        table('c', { state: 'over', updated: 1 }),
        table('d', { state: 'over', updated: 5 }),
      ],
      [],
    );
    expect([ids(others), ids(finished)]).toEqual(['b a', 'd c']);
  });
});

describe('my turn', () => {
  it('is when a seat of mine is waited for', () => expect([isMyTurn(mine('a')), isMyTurn(table('b'))]).toEqual([true, false]));
  it('is not while a bot stands in, or when the game is over', () => {
    expect(isMyTurn(mine('a', { seats: [seat(0, { away: true }), seat(1)] }))).toBe(false);
    expect(isMyTurn(mine('b', { seats: [seat(0, { resigned: true }), seat(1)] }))).toBe(false);
    expect(isMyTurn(mine('c', { state: 'over' }))).toBe(false);
  });
});

describe('how a game went', () => {
  const over = (scores: number[], winners: number[]) =>
    outcomeOf(table('a', { state: 'over', seats: scores.map((_, i) => seat(i)), scores, winners }));
  it('is a win, a shared one, or a place', () => {
    expect(over([118, 114], [0])).toEqual({ place: 1, points: 118, others: 114, shared: false });
    expect(over([90, 90, 80], [0, 1])).toEqual({ place: 1, points: 90, others: 90, shared: true });
    expect(over([80, 90, 95], [2])?.place).toBe(3);
  });
  it('is no win where a tie was broken for another', () => expect(over([90, 90], [1])?.place).toBe(2));
  it('is nothing for those who watched, or where all agreed to end it', () => {
    expect(over([3, 4], [])).toBeNull();
    expect(outcomeOf(foreign('a', { winners: [1] }))).toBeNull();
  });
});
