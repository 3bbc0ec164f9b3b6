import { expect, it } from 'vitest';
import type { LogLine } from '../../generated/types';
import { spent } from './spent';
import type { CaballeroView } from './view';

const line = (seat: number, what: string, ...cards: string[]) =>
  ({
    seat,
    what,
    events: cards.map((card) => ({ kind: 'el_caballero-log-power_card_played', args: { card: { card } } })),
  }) as unknown as LogLine;

it('knows the power cards that were played, without those taken back', () => {
  const lines = [
    line(-1, 'start'),
    line(0, 'choose', 'p/8'),
    line(1, 'choose', 'p/3'),
    line(1, 'take_back'),
    line(1, 'choose', 'p/5'),
    line(0, 'choose'),
  ];
  expect(spent({ scores: [0, 0] } as CaballeroView, lines)).toEqual([['p/8'], ['p/5']]);
});
