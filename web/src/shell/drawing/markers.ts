/** Where markers lie, as far as that can be told of any game's. */
import type { MarkerView } from '../view';

export function isOwned(marker: MarkerView): boolean {
  return (marker.owner ?? null) !== null;
}

/** Markers beside the board, before nobody. */
export function isBeside(marker: MarkerView): boolean {
  return !marker.place && !marker.places && !marker.on && !isOwned(marker) && (marker.seat ?? null) === null;
}
