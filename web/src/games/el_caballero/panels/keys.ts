/** The keys of a turn: what they take in hand, wherever the focus is. */
import type { What } from '../choices';
import { hold } from '../hold.svelte';
import type { CaballeroView } from '../view';

const TAKES: Record<string, What> = { c: 'card', h: 'ship', k: 'castle', w: 'withdraw', v: 'move', a: 'alcalde', g: 'grande' };

/** The keys, for the list of them: `<game>-page-key-<id>`. */
export const KEYS: [key: string, id: string][] = [
  ['T', 'supply'],
  ['1 … 5', 'tile'],
  ['R', 'turn'],
  ['N', 'place'],
  ['C', 'card'],
  ['1 … 8', 'number'],
  ['H', 'ship'],
  ['K', 'castle'],
  ['W', 'withdraw'],
  ['V', 'move'],
  ['A', 'alcalde'],
  ['G', 'grande'],
  ['E', 'end'],
  ['0', 'fit'],
];

/** Whether a card lies somewhere and its number is to be chosen. */
export function dialling(): boolean {
  return hold.spot !== null && (hold.held?.what === 'card' || hold.held?.what === 'raise');
}

/** A card is laid; where that is in hand already, one is raised. */
export function takeCard(): void {
  const raises = !hold.can('card') || (hold.held?.what === 'card' && hold.can('raise'));
  hold.take(raises ? 'raise' : 'card');
}

/** Does what a key means; whether it means something. */
export function press({ key, shiftKey }: KeyboardEvent, view: CaballeroView): boolean {
  const letter = key.toLowerCase();
  const take = TAKES[letter];
  if (/^[1-8]$/.test(key)) {
    const tile = view.table.display[Number(key) - 1];
    if (dialling()) hold.show(Number(key));
    else if (tile) hold.take('tile', tile);
  } else if (letter === 'r') hold.turnBy(shiftKey ? -1 : 1);
  else if (letter === 'c') takeCard();
  else if (take) hold.take(take);
  else return false;
  return true;
}
