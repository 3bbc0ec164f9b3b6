/** What the page says of this game: `word('map')` is `el_caballero-page-map`. */
import { named, ofGame } from '../../i18n/texts.svelte';
import type { Args } from '../../i18n/fluent';
import { cellOf, sideOf } from './choices';

export function word(id: string, args: Args = {}): string {
  return ofGame('el_caballero', id, args);
}

/** A cell as one would point at it from the start tile: "2 east 1 north". */
export function cellName(x: number, y: number): string {
  const parts = [
    ...(x ? [word(x > 0 ? 'east' : 'west', { count: Math.abs(x) })] : []),
    ...(y ? [word(y > 0 ? 'south' : 'north', { count: Math.abs(y) })] : []),
  ];
  return parts.join(' ') || word('start-tile');
}

/** What is to be moved, and from where. */
export function pieceName(piece: string): string {
  const [kind = ''] = piece.split(' ');
  const cell = cellOf(piece);
  const side = sideOf(piece);
  if (!cell) return word('piece-at-court', { kind });
  return word('piece-at', { kind, at: cellName(cell.x, cell.y), side: side ? named('side', side) : '' });
}

/** Texts speak of cells as notations do (`2,-1`); people read where that is. */
export function reads(name: string, said: string): string | undefined {
  const cell = name === 'at' || name === 'origin' ? cellOf(said) : null;
  return cell ? cellName(cell.x, cell.y) : undefined;
}
