/** Names for those who listen: every place and stack, and a summary of the whole board. */
import type { GameView, MarkerView, PlaceView, StackView } from '../generated/types';
import { flagsOn, holderOf, isOwned, NOBODY, seatedOn } from '../board/pieces';
import { named, say, t, texts } from '../i18n/texts.svelte';

export function seatName(seat: number, names: readonly string[]): string {
  return texts.messages.seat(seat, names);
}

/** What belongs to nobody counts for whoever holds it. */
function ownerName(owner: number, names: readonly string[], holder: number | null): string {
  return owner === NOBODY && holder !== null
    ? t('counts-for', { owner: seatName(owner, names), name: seatName(holder, names) })
    : seatName(owner, names);
}

export function stackLabel(stack: StackView, names: readonly string[], holder: number | null = null): string {
  const badges = stack.badges.map((badge) => named('kind', badge)).join(', ');
  return t('a11y-stack', { owner: ownerName(stack.owner, names, holder), count: stack.count, place: named('place', stack.place), badges });
}

/** Who stands in a place, in one phrase. */
export function whoIs(view: GameView, place: string, names: readonly string[]): string {
  const stacks = view.board.stacks.filter((stack) => stack.place === place).sort((a, b) => b.count - a.count);
  const pieces = stacks.map((stack) => `${ownerName(stack.owner, names, holderOf(view.board))} ${stack.count}`);
  const markers = markersOf(view, place).map((marker) => markerLabel(marker, names));
  const times = markers.map((label) => markers.filter((other) => other === label).length);
  const once = markers
    .map((label, i) => (times[i]! > 1 ? `${label} ×${times[i]}` : label))
    .filter((label, i, all) => all.indexOf(label) === i);
  return [...pieces, ...once].join(', ') || t('a11y-empty');
}

/** A marker, whose it is, and who stands on it. */
export function markerLabel(marker: MarkerView, names: readonly string[], count = 1): string {
  const flags = (seat: number) =>
    flagsOn(marker, seat)
      .map((badge) => ` ${named('kind', badge)}`)
      .join('');
  const owner = isOwned(marker) ? ` (${seatName(marker.owner!, names)}${flags(marker.owner!)})` : '';
  const seated = seatedOn(marker).map((some) => `${seatName(some.owner, names)} ${some.count}${flags(some.owner)}`);
  const on = marker.counts ? ` (${[...seated, `/ ${marker.values?.[0] ?? ''}`].join(', ')})` : '';
  return named('marker', marker.id) + owner + on + (count > 1 ? ` ×${count}` : '');
}

/** The markers that concern a place: in it, joining it with another, or lying on one that is there. */
export function markersOf(view: GameView, place: string): MarkerView[] {
  const here = view.board.markers.filter((m) => m.place === place || (m.seat === undefined && m.places?.includes(place)));
  return [...here, ...view.board.markers.filter((m) => here.some((other) => other.id === m.on))];
}

export function placeLabel(view: GameView, place: PlaceView, names: readonly string[], lit: boolean): string {
  const parts = [t('a11y-place', { place: named('place', place.id), values: place.values.join(', '), who: whoIs(view, place.id, names) })];
  if (lit) {
    const option = view.decision?.options.find((o) => o.target === place.id);
    if (option) parts.push(say(option.text, names));
  } else if (view.decision?.why_not[place.id]) {
    parts.push(say(view.decision.why_not[place.id]!, names));
  } else if (place.closed) {
    parts.push(say(place.closed, names));
  }
  return parts.join(' ');
}

/** The whole board as a few sentences. */
export function boardSummary(view: GameView, names: readonly string[]): string {
  const scores = view.scores.map((score, seat) => `${seatName(seat, names)} ${score}`).join(', ');
  const places = view.board.places.map((place) => `${named('place', place.id)}: ${whoIs(view, place.id, names)}.`);
  return [t('a11y-scores', { scores }), ...places].join(' ');
}
