import { describe, expect, it } from 'vitest';
import type { GameView, MarkerView, OptionView, StackView } from '../generated/types';
import { figuresOf, flagsOf, flagsOn, holderOf, isBeside, restOf, seatedOn } from './pieces';
import { asks, laidOut, litBy, shownBy, within } from './targets';
import { crowded } from './testing';

const stack = (owner: number, place: string, count: number, ...badges: string[]): StackView => ({
  id: `${owner}@${place}`,
  place,
  owner,
  kind: 'caballero',
  count,
  badges,
});
const option = (target: string, verb = 'pick', action = 1): OptionView => ({
  action,
  notation: target,
  verb,
  target,
  text: { key: '', args: {} },
});

/** A board with seats, tokens and a bench; and what lies beside it. */
function laden(...targets: string[]): GameView {
  const board = crowded({ seats: 3, court: 'aragon' });
  board.places.push(...['hall', 'deck', 'shore'].map((id) => ({ ...board.places[0]!, id })));
  board.stacks = [
    stack(1, 'hall', 2, 'throne', 'stool'),
    stack(0, 'deck', 3, 'helm', 'crates'),
    stack(0, 'galicia', 4, 'bench', 'bearer'),
    stack(5, 'galicia', 1, 'bench'),
    stack(2, 'hold', 2),
  ];
  const markers: MarkerView[] = [
    { id: 'throne', kind: 'office', place: 'hall', values: [2], owner: 1 },
    { id: 'stool', kind: 'office', place: 'hall', values: [1], owner: 1 },
    { id: 'helm', kind: 'office', place: 'deck', values: [3], owner: 0 },
    { id: 'crates-1', kind: 'crates', place: 'shore', values: [4] },
    { id: 'crates-2', kind: 'crates', place: 'shore', values: [4] },
    { id: 'crates-3', kind: 'crates', place: 'deck', values: [4], owner: 0 },
    { id: 'bench', kind: 'bench', place: 'galicia', values: [6], counts: [3, 0, 0, 1] },
    { id: 'boat', kind: 'boat', seat: null, holds: 'hold' },
    { id: 'scoreboard-8_4_0', kind: 'scoreboard', place: null, values: [8, 4, 0] },
    { id: 'veto-1', kind: 'veto', seat: 1 },
  ];
  board.markers.push(...markers);
  const decision = { options: targets.map((target, i) => option(target, 'pick', i)), why_not: {}, picker: null };
  return { board, decision, seat: 0, hand: [], used: null, scores: [0, 0, 0] } as unknown as GameView;
}

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

describe('what shows a target', () => {
  const view = laden('1@hall#stool', '0@deck', '0@deck#helm', '0@galicia#bench', 'crates', '2@hold', '1@hall#throne+crates');

  it.each([
    ['1@hall#stool', 'stool'],
    ['1@hall#throne+crates', 'throne'],
    ['0@deck', '0@deck'],
    ['0@deck#crates', '0@deck'],
    ['0@deck#helm', 'helm'],
    ['0@galicia#bench', 'bench'],
    ['0@galicia#bearer', '0@galicia'],
    ['crates', 'crates-1'],
    ['2@hold', 'boat'],
    ['1@hall', 'throne'],
    ['aragon', 'aragon'],
  ])('%s is shown by %s', (target, shown) => expect(shownBy(view, target)).toBe(shown));

  it('can be clicked there, and no button is needed', () => {
    const lit = litBy(view);
    expect([...lit.byTarget.keys()].sort()).toEqual(['0@deck', 'bench', 'boat', 'crates-1', 'helm', 'stool', 'throne']);
    expect(lit.buttons).toEqual([]);
    expect(asks(view)).toBe('board');
  });

  it('can be reached through its place', () => {
    const lit = litBy(view);
    expect(within(view, lit, 'deck').map((one) => one.target)).toEqual(['0@deck', '0@deck#helm']);
    expect(within(view, lit, 'shore').map((one) => one.target)).toEqual(['crates']);
    expect(within(view, lit, 'aragon')).toEqual([]);
  });
});

describe('cards that lie nowhere', () => {
  const options = ['held', 'spent', 'new', 'other'].map((card) => option(card, 'card'));
  const view = { ...laden(), hand: ['held'], used: [['spent']], decision: { options } } as unknown as GameView;

  it('are laid out to choose from', () => {
    expect(laidOut(view)).toEqual(['new', 'other']);
    expect(litBy(view).buttons).toEqual([]);
    expect(asks({ ...view, hand: [], used: [] })).toBe('cards');
  });
  it('are not, where a hand is picked', () => {
    expect(laidOut({ ...view, decision: { options, picker: {} } } as unknown as GameView)).toEqual([]);
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
