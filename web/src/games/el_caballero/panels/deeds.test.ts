import { describe, expect, it } from 'vitest';
import type { What } from '../choices';
import type { AreaView, CaballeroView } from '../view';
import { leftUndone, tokensOf } from './deeds';
import { changesOf } from './outlook.svelte';

const LEFT = { supply: 0, tiles: 1, cards: 2, ships: 2, castles: 2, grande: true, owes: false };

/** A turn of seat 0, with so many at the Court. */
function turn(court: number, left: Partial<typeof LEFT> = {}, done: string[] = []): CaballeroView {
  return {
    active: 0,
    left: { ...LEFT, ...left },
    board: { numbers: { court: [court, 5], cards: [6, 6], ships: 12, castles: 12 } },
    table: { turn: { seat: 0, done }, cards: [] },
  } as unknown as CaballeroView;
}
const can =
  (...whats: What[]) =>
  (what: What) =>
    whats.includes(what);
const PRICES = { ship: 2, castle: 1, move: 1 };

describe('the tokens of a turn', () => {
  it('are lit where something is possible, with what was done and what is left', () => {
    const tokens = tokensOf(turn(7, { cards: 1 }, ['card 1,0 4', 'supply']), can('tile', 'raise'), PRICES);
    expect(tokens.map((token) => token.id)).toEqual(['tile', 'card', 'ship', 'castle', 'withdraw', 'move']);
    expect(tokens.filter((token) => token.lit).map((token) => token.id)).toEqual(['tile', 'card']);
    expect(tokens[1]!.times).toEqual({ most: 2, done: 1 });
  });

  it('say why not', () => {
    const why = (view: CaballeroView, id: What) => tokensOf(view, can(), PRICES).find((token) => token.id === id)!.why?.id;
    expect(why(turn(1), 'ship')).toBe('too_dear');
    expect(why(turn(7, { ships: 0 }), 'ship')).toBe('two_ships');
    expect(why(turn(7), 'ship')).toBe('-no-berth');
    expect(why(turn(0), 'card')).toBe('court_empty');
    expect(why(turn(7, { tiles: 0 }), 'tile')).toBe('tile_laid');
    expect(why(turn(7, { owes: true }), 'withdraw')).toBe('-must-break');
  });

  it('are more with the expansion', () => {
    const tokens = tokensOf(turn(7), can('grande'), { ...PRICES, alcalde: 1, grande: 2 });
    expect(tokens.slice(6).map((token) => [token.id, token.price, token.lit])).toEqual([
      ['alcalde', 1, false],
      ['grande', 2, true],
    ]);
  });

  it('are none outside a turn', () => {
    expect(tokensOf({ ...turn(7), left: null }, can(), PRICES)).toEqual([]);
  });
});

describe('the end of a turn', () => {
  it('is asked about when something dear is left undone', () => {
    expect(leftUndone(turn(7, { supply: 3 }), can())?.id).toBe('end-without-supply');
    expect(leftUndone(turn(7), can('card'))).toEqual({ id: 'end-without-cards', args: { cards: 2, count: 7 } });
    expect(leftUndone(turn(1), can('card'))).toBeNull();
    expect(leftUndone(turn(7), can())).toBeNull();
  });
});

describe('what would follow', () => {
  const area = (id: string, edges: AreaView['edges'], points: number[]): AreaView => ({
    id,
    kind: 'land',
    edges,
    tiles: edges.length,
    value: edges.length,
    closed: false,
    points,
  });

  it('joins areas, and says who gains', () => {
    const [one, two] = [area('a', [[0, 0, 'n']], [2, 0]), area('b', [[2, 0, 'n']], [0, 2])];
    const whole = area('a', [...one.edges, [1, 0, 'n'], ...two.edges], [6, 3]);
    const fresh = area('c', [[5, 5, 's']], [0, 0]);
    const option = { action: 1, notation: '', verb: 'tile', target: '', text: { key: '', args: {} } };
    const changes = changesOf({ option, before: [one, two], after: [whole, fresh], thrownOut: [], withdrawn: null });
    expect(changes.map((change) => change.from.length)).toEqual([2, 0]);
    expect(changes[0]!.points).toEqual([4, 1]);
  });
});
