import { describe, expect, it } from 'vitest';
import type { GameMessage } from '../../generated/types';
import { seatsFor, toggled, whyNotModule } from './newTable';

const module = (id: string, needs: string[] = []) => ({ id, needs, combines_with: [], not_recommended_with: [] });
const game: GameMessage = {
  id: 'g',
  least_players: 2,
  most_players: 5,
  implied: 'base',
  modules: [module('base'), module('one'), module('two'), module('more', ['one'])],
  allowed_sets: [['base'], ['base', 'one'], ['base', 'two'], ['base', 'one', 'more']],
  options: [],
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
