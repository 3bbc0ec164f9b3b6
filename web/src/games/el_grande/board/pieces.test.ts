import { describe, expect, it } from 'vitest';
import { isBeside } from '../../../shell/drawing/markers';
import { figuresOf, flagsOf, flagsOn, holderOf, restOf, seatedOn } from './pieces';
import { laden } from './testing';

describe('caballeros on seats', () => {
  const { board } = laden();
  const at = (id: string) => board.stacks.find((one) => one.id === id)!;

  it('are shown by their seats and no more by their stack', () => {
    expect(restOf(board, at('1@hall'))).toBe(0);
    expect(restOf(board, at('0@deck'))).toBe(2);
    expect(restOf(board, at('0@galicia'))).toBe(1);
    expect(restOf(board, at('2@hold'))).toBe(2);
  });

  it('need no flag where a marker tells the same', () => {
    expect(flagsOf(board, at('0@deck'))).toEqual([]);
    expect(flagsOf(board, at('0@galicia'))).toEqual(['bearer']);
  });

  it('take their flag along: where a marker shows who it is, the stack does not', () => {
    const { board: other } = laden();
    const bench = other.markers.find((one) => one.id === 'bench')!;
    bench.badges = { '0': ['bearer'] };
    expect(flagsOn(bench, 0)).toEqual(['bearer']);
    expect(flagsOn(bench, 5)).toEqual([]);
    expect(
      flagsOf(
        other,
        other.stacks.find((one) => one.id === '0@galicia')!,
      ),
    ).toEqual([]);
  });

  it('sit on a bench by owner, the last ones nobody’s', () => {
    expect(seatedOn(board.markers.find((one) => one.id === 'bench')!)).toEqual([
      { owner: 0, count: 3 },
      { owner: 5, count: 1 },
    ]);
  });
});

describe('tokens', () => {
  it('of a kind lie together, those that are carried with their owner', () => {
    const found = figuresOf(laden().board).filter(({ marker }) => marker.kind === 'crates');
    expect(found.map(({ marker, count }) => [marker.id, count])).toEqual([
      ['crates-1', 2],
      ['crates-3', 1],
    ]);
  });

  it('lie beside the board if they lie before nobody', () => {
    expect(
      laden()
        .board.markers.filter(isBeside)
        .map((marker) => marker.id),
    ).toEqual(['boat', 'scoreboard-8_4_0']);
  });
});

describe('what belongs to nobody', () => {
  it('counts for whoever holds it', () => {
    const { board } = laden();
    expect(holderOf(board)).toBeNull();
    board.numbers.black_holder = 2;
    expect(holderOf(board)).toBe(2);
  });
});
