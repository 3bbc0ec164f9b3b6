/** What the page says of this game: `word('map')` is `el_caballero-page-map`. */
import { ofGame } from '../../i18n/texts.svelte';
import type { Args } from '../../i18n/fluent';

export function word(id: string, args: Args = {}): string {
  return ofGame('el_caballero', id, args);
}

/** A cell as one would point at it from the start tile: "2 east, 1 north". */
export function cellName(x: number, y: number): string {
  const parts = [
    ...(x ? [word(x > 0 ? 'east' : 'west', { count: Math.abs(x) })] : []),
    ...(y ? [word(y > 0 ? 'south' : 'north', { count: Math.abs(y) })] : []),
  ];
  return parts.join(', ') || word('start-tile');
}
