import { describe, expect, it } from 'vitest';
import { spent } from './spent';
import type { GrandeView } from './view';

const view = (seat: number | null, taken_back: unknown[] = [], hand: string[] = []) =>
  ({
    seat,
    hand,
    scores: [0, 0],
    trail: {
      power_cards: [
        [0, 'p/9'],
        [1, 'p/4'],
        [0, 'p/2'],
      ],
      taken_back,
    },
  }) as unknown as GrandeView;

describe('spent power cards', () => {
  it('are those that everyone saw', () => expect(spent(view(null))).toEqual([['p/9', 'p/2'], ['p/4']]));
  it('come back where one may know which', () => expect(spent(view(0, [[0, 2, 'p/9']]))).toEqual([['p/2'], ['p/4']]));
  it('stay where one may not', () => expect(spent(view(1, [[0, 2, null]]))).toEqual([['p/9', 'p/2'], ['p/4']]));
});
