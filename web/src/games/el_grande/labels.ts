/** What is said of pieces and markers to those who listen. */
import { seatName, times, type Words } from '../../a11y/labels';
import { named, t } from '../../i18n/texts.svelte';
import { word } from './words';
import { isOwned } from '../../shell/drawing/markers';
import { NOBODY } from '../../shell/drawing/seats';
import { flagsOn, holderOf, seatedOn } from './board/pieces';
import type { GrandeView, MarkerView, StackView } from './view';

type Names = readonly string[];

export const WORDS: Words = {
  /** What belongs to nobody counts for whoever holds it. */
  owner: (view, owner, names) => {
    const holder = holderOf(view.board);
    return owner === NOBODY && holder !== null
      ? word('counts-for', { owner: seatName(owner, names), name: seatName(holder, names) })
      : seatName(owner, names);
  },
  /** A marker, whose it is, and who stands on it. */
  marker: (marker, names, count = 1) => {
    const owner = isOwned(marker) ? ` (${seatName(marker.owner!, names)}${flags(marker, marker.owner!)})` : '';
    const seated = seatedOn(marker).map((some) => `${seatName(some.owner, names)} ${some.count}${flags(marker, some.owner)}`);
    const on = marker.counts ? ` (${[...seated, `/ ${marker.values?.[0] ?? ''}`].join(', ')})` : '';
    return named('marker', marker.id) + owner + on + times(count);
  },
};

function flags(marker: MarkerView, seat: number): string {
  return flagsOn(marker, seat)
    .map((badge) => ` ${named('kind', badge)}`)
    .join('');
}

export function stackLabel(view: GrandeView, stack: StackView, names: Names): string {
  const badges = stack.badges.map((badge) => named('kind', badge)).join(', ');
  const owner = WORDS.owner(view, stack.owner, names);
  return t('a11y-stack', { owner, count: stack.count, place: named('place', stack.place), badges });
}
