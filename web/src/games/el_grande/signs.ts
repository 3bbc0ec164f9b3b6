/** What lies in a place and counts when it is scored: the King, and a scoreboard. */
import { named } from '../../i18n/texts.svelte';
import type { RowSign } from '../../shell/game';
import { isScoreboard } from './board/pieces';
import type { GrandeView } from './view';

export function signsOn(view: GrandeView, places: readonly string[]): RowSign[] {
  const here = view.board.markers.filter((marker) => marker.place && places.includes(marker.place));
  const signs = here.flatMap((marker): RowSign[] => {
    if (marker.kind === 'king') return [{ sign: 'crown', name: named('marker', marker.id) }];
    return isScoreboard(marker) ? [{ sign: 'shield', name: named('marker', marker.id) }] : [];
  });
  return signs.filter((one, i) => signs.findIndex(({ sign }) => sign === one.sign) === i);
}
