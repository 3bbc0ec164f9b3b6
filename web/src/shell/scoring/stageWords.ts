/** What is said of a scoring: its beats and its result, in whole sentences for readers and in short ones for the card. */
import { named, ofGame, say, sayEvent, t, texts } from '../../i18n/texts.svelte';
import { countsBefore, gainsAt, rowsUpTo, viewAt, type Beat, type Play } from '../state/beats';
import { partsFor, type Row } from '../state/scoring';

const seatName = (seat: number, names: string[]) => texts.messages.seat(seat, names);

export function rowName(row: Row): string {
  return row.name ?? (row.places.map((place) => named('place', place)).join(' + ') || t('stage-other'));
}

/** What a beat is called: the game may have a word for a place that opens, and for what happens in between. */
export function titleOf(beat: Beat, game: string): string {
  if (!beat.row) return ofGame(game, 'stage-between') || t('stage-between');
  return (beat.opens && ofGame(game, `stage-${beat.row.places[0]}`)) || rowName(beat.row);
}

/** "6 first place + 2 King + 2 home"; a single part without its number. */
export function sumInWords(row: Row, seat: number, names: string[]): string {
  const parts = partsFor(row.parts, seat);
  return parts.length === 1 ? say(parts[0]![1], names) : parts.map(([n, text]) => `${n} ${say(text, names)}`).join(' + ');
}

/** Those who are in a row, the best paid first. */
export function seatsIn(row: Row): number[] {
  const weight = (seat: number) => (row.points[seat] ?? 0) * 100 + (row.counts[seat] ?? 0);
  return row.points
    .map((_, seat) => seat)
    .filter((seat) => weight(seat) > 0)
    .sort((a, b) => weight(b) - weight(a));
}

/** Who led alone before, if what happened meanwhile has changed that. */
export function ledBefore(play: Play, row: Row, names: string[]): string {
  const before = countsBefore(play, row.places[0] ?? '');
  const [then, now] = [alone(before), alone(row.counts)];
  if (row.places.length !== 1 || then < 0 || now < 0 || then === now) return '';
  return t('stage-before', { name: seatName(then, names), more: before[then], fewer: before[now] ?? 0 });
}

function alone(counts: readonly number[]): number {
  const most = Math.max(0, ...counts);
  const seats = counts.flatMap((n, seat) => (n === most && most > 0 ? [seat] : []));
  return seats.length === 1 ? seats[0]! : -1;
}

/** A beat as a sentence. */
export function beatSays(beat: Beat, names: string[]): string {
  const { row } = beat;
  if (!row) return beat.events.map((event) => sayEvent(event, names)).join(' ');
  const paid = seatsIn(row).filter((seat) => row.points[seat]);
  const shares = paid.map((seat) => {
    const parts = sumInWords(row, seat, names);
    const who = row.counts[seat] ? t('stage-here', { name: seatName(seat, names), count: row.counts[seat] }) : seatName(seat, names);
    const points = t('points', { points: row.points[seat] });
    return parts ? t('stage-share', { name: `${who}:`, points, parts }) : `${who}: ${points}`;
  });
  return `${rowName(row)}. ${shares.length > 0 ? `${shares.join('; ')}.` : t('stage-nobody')}`;
}

/** The result as readers hear it: who got how much, and who leads. */
export function resultSays(play: Play, names: string[]): string {
  const points = texts.messages.shares(gainsAt(play, play.beats.length), names);
  return `${t('stage-result', { points })} ${leadSays(viewAt(play, play.beats.length - 1).scores, names)}`;
}

function leadSays(scores: readonly number[], names: string[]): string {
  const points = Math.max(...scores);
  const leaders = scores.flatMap((n, seat) => (n === points ? [seatName(seat, names)] : []));
  if (leaders.length === 1) return t('stage-leads', { name: leaders[0], points });
  return t('stage-lead-together', { names: leaders.join(', '), points });
}

/** The result in a line: who took the lead, and the largest sum. */
export function resultInShort(play: Play, names: string[]): string {
  const end = play.beats.length;
  const [then, now] = [alone(viewAt(play, -1).scores), alone(viewAt(play, end - 1).scores)];
  const best = rowsUpTo(play, end)
    .rows.flatMap((row) => row.points.map((points, seat) => ({ row, seat, points })))
    .sort((a, b) => b.points - a.points)[0];
  return [
    ...(now >= 0 && now !== then ? [t('stage-took-lead', { name: seatName(now, names) })] : []),
    ...(best && best.points > 0
      ? [t('stage-largest', { place: rowName(best.row), parts: wholeSum(best.row, best.seat, names), name: seatName(best.seat, names) })]
      : []),
  ].join(' ');
}

function wholeSum(row: Row, seat: number, names: string[]): string {
  const parts = partsFor(row.parts, seat).map(([n, text]) => `${n} ${say(text, names)}`);
  return parts.length > 1 ? parts.join(' + ') : String(row.points[seat]);
}
