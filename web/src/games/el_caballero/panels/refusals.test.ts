import { describe, expect, it } from 'vitest';
import { refusals, refusalsOf } from './refusals.svelte';

const TIE = { key: 'el_caballero-why-tie', args: { other: { seat: 2 }, count: 4 } };
const DEAR = { key: 'el_caballero-why-too_dear', args: { price: 8, count: 3 } };
const OWES = { key: 'el_caballero-why-owes', args: { other: { seat: 1 } } };

describe('refusals', () => {
  it('name the seat whose total would be the same, and no other', () => {
    const reasons = { 'card 2,0 4': TIE, 'card 2,0 8': DEAR, 'raise 2,0 5': OWES, 'card 2,0 1': null };
    expect(refusalsOf({ reasons, meant: {} }).map(({ number, rival }) => [number, rival])).toEqual([
      [4, 2],
      [8, null],
      [5, null],
    ]);
  });

  it('show a card that lies one way once, in the words of options', () => {
    const reasons = { 'card 2,0 4n + grande': TIE, 'card 2,0 3w + grande': TIE };
    const said = refusalsOf({ reasons, meant: { 'card 2,0 3w + grande': 'card 2,0 4n + grande' } });
    expect(said).toEqual([{ number: 4, side: 'n', reason: TIE, rival: 2 }]);
  });

  it('are forgotten when the hand moves on', async () => {
    let answer: (said: { reasons: Record<string, typeof TIE>; meant: Record<string, string> }) => void = () => undefined;
    const stop = refusals.look('card 2,0 4', () => new Promise((resolve) => (answer = resolve)));
    stop();
    answer({ reasons: { 'card 2,0 4': TIE }, meant: {} });
    await Promise.resolve();
    expect(refusals.found).toEqual([]);
  });
});
