import { describe, expect, it } from 'vitest';
import { countsBefore, gainsAt, playOf, rowsUpTo, viewAt } from './beats';
import { GENERAL, moved, scored, viewOf } from './testing';

const play = playOf(viewOf(3), viewOf(4), GENERAL);
const standing = (at: number) => viewAt(play, at).board.stacks.map((stack) => `${stack.id} ${stack.count}`);

describe('a general scoring', () => {
  it('has a beat for each place, and one for what happens in between', () => {
    expect(play.beats.map((beat) => beat.row?.places[0] ?? null)).toEqual(['tower', null, 'north', 'south']);
    expect([play.general, play.ends, play.round, play.next]).toEqual([true, true, 3, 4]);
  });

  it('takes its time where there is more to see', () => {
    expect(play.beats.map((beat) => beat.ms)).toEqual([3200, 3600, 1350, 350]);
    expect(play.beats.map((beat) => beat.opens)).toEqual([true, false, false, false]);
  });

  it('is never long, however many places there are', () => {
    const many = Array.from({ length: 30 }, (_, i) => scored(`area-${i}`, [1, 1], 'general', ['first', 2, 1]));
    const beats = playOf({ ...viewOf(3), meter: undefined }, viewOf(4), many).beats;
    expect(beats.reduce((sum, beat) => sum + beat.ms, 0)).toBeCloseTo(12_000);
  });

  it('opens what was hidden, and lets those inside go where they say', () => {
    expect(standing(-1)).toEqual(['0@north 1', '1@north 2']);
    expect(standing(0)).toEqual(['0@north 1', '1@north 2', '0@tower 2', '1@tower 1']);
    expect(standing(1)).toEqual(['0@north 3', '1@north 2']);
    expect(countsBefore(play, 'north')).toEqual([1, 2]);
  });

  it('adds up: the ledger is what the scores grow by', () => {
    expect([0, 1, 2, 3].map((at) => viewAt(play, at).scores)).toEqual([
      [15, 23],
      [15, 23],
      [23, 27],
      [23, 27],
    ]);
    expect(gainsAt(play, 3)).toEqual([13, 7]);
    expect(rowsUpTo(play, 0).todo.map((row) => row.places)).toEqual([['north'], ['south']]);
  });

  it('asks nothing while it is shown', () => {
    expect([viewAt(play, 1).decision, viewAt(play, 1).waiting]).toEqual([null, []]);
  });

  it('goes on after a question in the middle, with what was paid before', () => {
    const first = playOf(viewOf(3), viewOf(3), GENERAL.slice(0, 3));
    expect(first.ends).toBe(false);
    const rest = playOf(viewOf(3), viewOf(4), GENERAL.slice(3), rowsUpTo(first, 9).rows);
    expect(gainsAt(rest, 9)).toEqual([13, 7]);
  });

  it('keeps a special scoring that came just before out of its ledger', () => {
    const before = [moved(1, 'shore', 'south', 1), scored('south', [0, 1], 'special', ['first', 0, 5])];
    const both = playOf(viewOf(3), viewOf(4), [...before, ...GENERAL]);
    expect(both.beats.map((beat) => beat.general)).toEqual([false, true, true, true, true]);
    expect(gainsAt(both, 9)).toEqual([13, 7]);
  });
});

describe('any other scoring', () => {
  it('is played in small', () => {
    const small = playOf(viewOf(3), viewOf(3), [scored('north', [1, 2], 'special', ['first', 0, 6])]);
    expect([small.general, small.beats.length]).toEqual([false, 1]);
  });
});
