/** The card that is held, as it would lie on its spot. */
import type { Held, Spot } from '../hold.svelte';
import type { CaballeroView, CardOnMap } from '../view';
import { lyingWith } from './grid';

export function cardLying(view: CaballeroView, held: Held | null, spot: Spot): CardOnMap | null {
  const [x, y] = spot.key.split(',').map(Number) as [number, number];
  const lying = view.table.cards.find((card) => card.x === x && card.y === y);
  const side = held?.side || spot.side;
  if (!held?.number || !side) return lying ?? null;
  const fresh = { seat: view.decision?.seat ?? 0, x, y, castle: false, ships: [], grande: held.company !== '' };
  return { ...(lying ?? fresh), ...lyingWith(held.number, side) };
}
