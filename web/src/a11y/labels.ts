/** Names for those who listen: every place and stack, and a summary of the whole board. */
import { named, say, t, texts } from '../i18n/texts.svelte';
import { isOwned } from '../shell/drawing/markers';
import { isClosed } from '../shell/state/scoring';
import type { GameView, MarkerView, PlaceView } from '../shell/view';

type Names = readonly string[];

/** What owners and markers are called, where a game has more to say of them than their names. */
export interface Words {
  owner: (view: GameView, owner: number, names: Names) => string;
  marker: (marker: MarkerView, names: Names, count?: number) => string;
}

export const PLAIN_WORDS: Words = {
  owner: (_view, owner, names) => seatName(owner, names),
  marker: (marker, names, count = 1) => {
    const owner = isOwned(marker) ? ` (${seatName(marker.owner!, names)})` : '';
    return named('marker', marker.id) + owner + times(count);
  },
};

export function seatName(seat: number, names: Names): string {
  return texts.messages.seat(seat, names);
}

export function times(count: number): string {
  return count > 1 ? ` ×${count}` : '';
}

/** Who stands in a place, in one phrase. */
export function whoIs(view: GameView, place: string, names: Names, words = PLAIN_WORDS): string {
  const stacks = view.board.stacks.filter((stack) => stack.place === place).sort((a, b) => b.count - a.count);
  const pieces = stacks.map((stack) => `${words.owner(view, stack.owner, names)} ${stack.count}`);
  const markers = markersOf(view, place).map((marker) => words.marker(marker, names));
  const once = [...new Set(markers)].map((label) => label + times(markers.filter((other) => other === label).length));
  const hidden = isClosed(view, place) ? [t('a11y-closed')] : [];
  return [...hidden, ...pieces, ...once].join(', ') || t('a11y-empty');
}

/** The markers that concern a place: in it, joining it with another, or lying on one that is there. */
export function markersOf(view: GameView, place: string): MarkerView[] {
  const here = view.board.markers.filter((m) => m.place === place || (m.seat === undefined && m.places?.includes(place)));
  return [...here, ...view.board.markers.filter((m) => here.some((other) => other.id === m.on))];
}

export function placeLabel(view: GameView, place: PlaceView, names: Names, lit: boolean, words = PLAIN_WORDS): string {
  const who = whoIs(view, place.id, names, words);
  const parts = [t('a11y-place', { place: named('place', place.id), values: place.values?.join(', ') ?? '', who })];
  const option = lit ? view.decision?.options.find((o) => o.target === place.id) : undefined;
  const reason = lit ? undefined : (view.decision?.why_not[place.id] ?? place.closed);
  if (option) parts.push(say(option.text, names));
  if (reason) parts.push(say(reason, names));
  return parts.join(' ');
}

/** The whole board as a few sentences. */
export function boardSummary(view: GameView, names: Names, words = PLAIN_WORDS): string {
  const scores = view.scores.map((score, seat) => `${seatName(seat, names)} ${score}`).join(', ');
  const places = view.board.places.map((place) => `${named('place', place.id)}: ${whoIs(view, place.id, names, words)}.`);
  return [t('a11y-scores', { scores }), ...places].join(' ');
}
