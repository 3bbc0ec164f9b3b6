import { describe, expect, it } from 'vitest';
import type { GameMessage } from '../../generated/types';
import { optionsOf, presetOf, seatsFor, toggled, unusual, whyNotModule } from './newTable';

const module = (id: string, needs: string[] = []) => ({ id, needs, combines_with: [], not_recommended_with: [] });
const game: GameMessage = {
  id: 'g',
  least_players: 2,
  most_players: 5,
  implied: 'base',
  modules: [module('base'), module('one'), module('two'), module('more', ['one'])],
  allowed_sets: [['base'], ['base', 'one'], ['base', 'two'], ['base', 'one', 'more']],
  options: [
    { name: 'rounds', values: [9, 6], default: 9, seats: false, rule: 'R-1', module: '' },
    { name: 'comfort', values: [true, false], default: true, seats: false, rule: '', module: '' },
    { name: 'more', values: [1, 2], default: 1, seats: false, rule: 'R-2', module: 'one' },
  ],
  presets: [
    { id: 'book', modules: ['base'], options: {} },
    { id: 'short', modules: ['base'], options: { rounds: 6 } },
    { id: 'everything', modules: ['base', 'one', 'more'], options: {} },
  ],
  lessons: [],
};

describe('modules', () => {
  it('can be added where the set is allowed', () => {
    expect(whyNotModule(game, ['base'], 'one')).toBeNull();
    expect(toggled(game, ['base'], 'one')).toEqual(['base', 'one']);
  });
  it('say what they need', () => expect(whyNotModule(game, ['base'], 'more')).toEqual({ kind: 'needs', modules: ['one'] }));
  it('say what they do not go with', () =>
    expect(whyNotModule(game, ['base', 'one'], 'two')).toEqual({ kind: 'not-with', modules: ['one'] }));
  it('take with them what needs them', () => expect(toggled(game, ['base', 'one', 'more'], 'one')).toEqual(['base']));
});

describe('presets', () => {
  const usual = { rounds: 9, comfort: true, more: 1 };
  it('have every option', () => expect(optionsOf(game, game.presets[1])).toEqual({ ...usual, rounds: 6 }));
  it('are known by modules and rules', () => {
    expect(presetOf(game, { modules: ['base'], options: usual })?.id).toBe('book');
    expect(presetOf(game, { modules: ['base'], options: { ...usual, rounds: 6 } })?.id).toBe('short');
    expect(presetOf(game, { modules: ['base', 'more', 'one'], options: usual })?.id).toBe('everything');
    expect(presetOf(game, { modules: ['base', 'one', 'more'], options: { ...usual, rounds: 6 } })).toBeUndefined();
  });
  it('do not care for comfort, or for the options of modules that are not there', () =>
    expect(presetOf(game, { modules: ['base'], options: { rounds: 9, comfort: false, more: 2 } })?.id).toBe('book'));
  it('leave what is not as usual to be told', () => {
    expect(unusual(game, { modules: ['base', 'one'], options: { rounds: 6, comfort: false, more: 2 } })).toEqual(['rounds: 6', 'more: 2']);
    expect(unusual(game, { modules: ['base'], options: usual })).toEqual([]);
  });
});

describe('seats', () => {
  it('are mine and bots', () =>
    expect(seatsFor([], 3, ['easy', 'medium']).map((seat) => `${seat.kind} ${seat.level}`)).toEqual([
      'me medium',
      'bot medium',
      'bot medium',
    ]));
  it('keep what was wished for', () =>
    expect(seatsFor([{ kind: 'hot', name: 'A' }], 2, []).map((seat) => seat.kind)).toEqual(['hot', 'bot']));
});
