/** The numbers of a board that a game has a name for: single ones, and those that each seat has one of. */
import { named, texts } from '../../i18n/texts.svelte';
import type { GameView } from '../view';

export interface NamedNumber {
  id: string;
  name: string;
  value: number;
}

export function numbersOf(view: GameView): NamedNumber[] {
  return known(view, (value) => value);
}

export function numbersOfSeat(view: GameView, seat: number): NamedNumber[] {
  return known(view, (value) => (Array.isArray(value) && value.length === view.scores.length ? (value[seat] as unknown) : undefined));
}

function known(view: GameView, pick: (value: unknown) => unknown): NamedNumber[] {
  return Object.entries(view.board.numbers).flatMap(([id, given]) => {
    const value = pick(given);
    return typeof value === 'number' && texts.messages.names('number', id) ? [{ id, name: named('number', id), value }] : [];
  });
}
