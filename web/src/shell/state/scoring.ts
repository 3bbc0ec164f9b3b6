/** What events and meters tell of scorings. Understands only names that every game's events may carry: `place` (with `other`, where two are
 * scored together), `counts`, `points`, `parts` and `how`. */
import type { EventMessage, LogLine, TextMessage } from '../../generated/types';
import type { GameView } from '../view';

/** One part of what was paid, in words and by seat. */
export interface Part {
  text: TextMessage;
  points: number[];
}

/** What one place paid, or would. */
export interface Row {
  /** The places that were scored, two where they count together; none for points that no place paid. */
  places: string[];
  /** What the places are, where the game tells kinds apart. */
  kind: string;
  /** What the row is called, where that is not its places' name. */
  name?: string;
  /** What counted, by seat. */
  counts: number[];
  points: number[];
  parts: Part[];
}

/** A general scoring that was. */
export interface Scoring {
  round: number;
  rows: Row[];
}

export function numbersOf(value: unknown): number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}

export const pointsOf = (event: EventMessage): number[] => numbersOf(event.args.points);
export const countsOf = (event: EventMessage): number[] => numbersOf(event.args.counts);
export const isGeneral = (event: EventMessage): boolean => event.args.how === 'general' && isScored(event);

export function placeOf(ref: unknown): string {
  const place = (ref as { place?: unknown } | null | undefined)?.place;
  return typeof place === 'string' ? place : '';
}

/** Whether an event tells of a place that was scored, with its arithmetic. */
export function isScored(event: EventMessage): boolean {
  return Array.isArray(event.args.parts) && Array.isArray(event.args.points) && placeOf(event.args.place) !== '';
}

export function partsIn(value: unknown): Part[] {
  return Array.isArray(value) ? (value as [TextMessage, number[]][]).map(([text, points]) => ({ text, points })) : [];
}

export const partsOf = (event: EventMessage): Part[] => partsIn(event.args.parts);

/** The parts of one seat, with what each gave it. */
export function partsFor(parts: readonly Part[], seat: number): [number, TextMessage][] {
  return parts.flatMap(({ text, points }) => (points[seat] ? [[points[seat], text] as [number, TextMessage]] : []));
}

export function rowOf(event: EventMessage): Row {
  const places = [placeOf(event.args.place), placeOf(event.args.other)].filter(Boolean);
  const kind = typeof event.args.kind === 'string' ? event.args.kind : '';
  return { places, kind, counts: countsOf(event), points: pointsOf(event), parts: partsOf(event) };
}

/** The rows of a general scoring among these events: its places, and whatever else gave points meanwhile. */
export function rowsOf(events: readonly EventMessage[]): Row[] {
  const during = events.slice(events.findIndex(isGeneral), events.findLastIndex(isGeneral) + 1);
  return events.some(isGeneral) ? during.filter((event) => Array.isArray(event.args.points)).map(rowOf) : [];
}

/** The general scorings that were, oldest first; one may fill several entries, where something is asked in between. */
export function scoringsOf(lines: readonly LogLine[]): Scoring[] {
  const found = new Map<number, Map<string, Row>>();
  let round = 0;
  for (const line of lines) {
    const rows = found.get(round) ?? new Map<string, Row>();
    for (const row of rowsOf(line.events)) {
      const key = row.places.join();
      const before = key ? undefined : rows.get(key);
      rows.set(key, before ? { ...row, points: added(before.points, row.points) } : row);
    }
    if (rows.size > 0) found.set(round, rows);
    round = line.round; // a line tells of the round after it
  }
  return [...found].map(([round, rows]) => ({ round, rows: [...rows.values()] }));
}

/** What a general scoring would pay now, in the order of the board's places; a place nobody may look into has no row. */
export function meterRows(view: GameView): Row[] {
  return view.board.places.flatMap(({ id, kind }) => {
    const meter = view.meter?.[id];
    if (!meter) return [];
    const counts = view.scores.map((_, seat) =>
      view.board.stacks.filter((stack) => stack.place === id && stack.owner === seat).reduce((n, stack) => n + stack.count, 0),
    );
    return [{ places: [id], kind, counts, points: meter.general ?? meter.now, parts: partsIn(meter.parts) }];
  });
}

/** Whether nobody may look into a place of a view: the meter is silent about it. */
export function isClosed(view: GameView, place: string): boolean {
  return view.meter !== undefined && view.board.places.some(({ id }) => id === place) && !view.meter[place];
}

export function added(one: readonly number[], other: readonly number[]): number[] {
  return one.map((n, seat) => n + (other[seat] ?? 0));
}

export function sumOf(rows: readonly Row[], players: number): number[] {
  return rows.reduce(
    (sum, row) => added(sum, row.points),
    Array.from({ length: players }, () => 0),
  );
}
