import { beforeEach, describe, expect, it } from 'vitest';
import { hold } from '../hold.svelte';
import type { CaballeroView, DecisionView, OptionView } from '../view';
import { lesson } from './lesson';

const LEFT = { supply: 6, tiles: 1, cards: 2, ships: 2, castles: 2, grande: true, owes: false };

function view(
  notations: string[],
  more: { done?: string[]; round?: number; left?: Partial<typeof LEFT>; stage?: string } = {},
): CaballeroView {
  const options = notations.map((notation, action): OptionView => ({
    action,
    notation,
    verb: notation.split(' ')[0]!,
    target: '',
    text: { key: '', args: {} },
  }));
  const decision = { seat: 0, number: 1, options } as unknown as DecisionView;
  return {
    decision: notations.length > 0 ? decision : null,
    left: { ...LEFT, ...more.left },
    areas: [],
    board: { numbers: { scoring: [4, 7] } },
    table: { stage: more.stage ?? 'turns', round: more.round ?? 1, courts: [5, 5], turn: { seat: 0, done: more.done ?? [] } },
  } as unknown as CaballeroView;
}
function told(shown: CaballeroView): string | undefined {
  hold.see(shown);
  return lesson(shown)?.id;
}

const TILE = 'tile cape-1 1,0 r0';
const CARD = 'card 2,0 4';

describe('the guided game', () => {
  beforeEach(() => {
    hold.see(null);
    hold.drop();
  });

  it('goes from the power card to the end of the turn', () => {
    expect(told(view(['power 3'], { stage: 'power_cards' }))).toBe('power');
    expect(told(view(['supply', TILE, CARD]))).toBe('supply');
    expect(told(view([TILE, CARD]))).toBe('tile');
    expect(told(view([CARD, 'ship 2,0 e', 'end'], { done: ['supply', TILE], left: { tiles: 0 } }))).toBe('card');
    expect(told(view([CARD, 'ship 2,0 e', 'castle 2,0', 'end'], { done: [TILE, CARD], left: { tiles: 0 } }))).toBe('ship');
    expect(told(view(['castle 2,0', 'end'], { done: [TILE, CARD, 'ship 2,0 e'] }))).toBe('castle');
    expect(told(view(['raise 2,0 6', 'end'], { done: [TILE, CARD] }))).toBe('raise');
    expect(told(view(['end'], { done: [TILE] }))).toBe('end');
  });

  it('speaks of what is held first', () => {
    const shown = view([TILE, CARD]);
    hold.see(shown);
    hold.take('tile', 'cape-1');
    expect(lesson(shown)).toEqual({ id: 'places', at: '' });
    hold.rest('1,0');
    expect(lesson(shown)?.id).toBe('lay');
    hold.take('card');
    expect(lesson(shown)?.id).toBe('card-place');
  });

  it('says what a tie asks for, and what a scoring was', () => {
    expect(told(view([CARD], { left: { owes: true } }))).toBe('owes');
    expect(told(view([], { round: 2 }))).toBe('wait');
    expect(told(view([], { round: 5 }))).toBe('scored');
  });
});
