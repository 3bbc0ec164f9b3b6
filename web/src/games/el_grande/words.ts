/** What the page says of this game: `word('map')` is `el_grande-page-map`. */
import { ofGame } from '../../i18n/texts.svelte';
import type { Args } from '../../i18n/fluent';

export function word(id: string, args: Args = {}): string {
  return ofGame('el_grande', id, args);
}
