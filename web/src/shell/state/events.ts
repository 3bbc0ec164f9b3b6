/** Motion from events: what travelled, and what points were given. Understands only the argument names every event may carry. */
import type { EventMessage } from '../../generated/types';

/** A piece or marker on its way. */
export interface Flight {
  id: number;
  /** The owner's seat of a piece; null for a figure of the game. */
  owner: number | null;
  count: number;
  marker: string;
  from: string;
  to: string;
  delay: number;
  ms: number;
}

/** How flights go: how long each takes, how much later the next sets out, and when the first. */
export interface Pace {
  ms: number;
  stagger: number;
  delay: number;
}

/** Points that rise from a place. */
export interface Flyer {
  id: number;
  place: string;
  seat: number;
  points: number;
  row: number;
}

const FLIGHT_MS = 280;
const USUAL: Pace = { ms: FLIGHT_MS, stagger: 110, delay: 0 };
const MOST_FLIGHTS = 10;

type Ref = Record<string, unknown> | undefined;

const nameIn = (ref: unknown, what: string): string => {
  const name = (ref as Ref)?.[what];
  return typeof name === 'string' ? name : '';
};
const placeOf = (ref: unknown): string => nameIn(ref, 'place');
const seatOf = (ref: unknown): number | null => {
  const seat = (ref as Ref)?.seat;
  return typeof seat === 'number' ? seat : null;
};

let next = 1;

/** What travels in these events, one after the other. */
export function flightsOf(events: readonly EventMessage[], pace: Pace = USUAL, speed = 1): Flight[] {
  const [ms, stagger, delay] = [pace.ms / speed, pace.stagger / speed, pace.delay / speed];
  const found: Flight[] = [];
  for (const event of events) {
    const { from, to, owner, count, marker } = event.args;
    if (!to || (!from && !marker) || found.length >= MOST_FLIGHTS) continue;
    const name = marker ? nameIn(marker, 'marker') : '';
    if (!name && seatOf(owner) === null) continue;
    found.push({
      id: next++,
      owner: seatOf(owner),
      count: typeof count === 'number' ? count : 1,
      marker: name,
      from: placeOf(from),
      to: placeOf(to),
      delay: delay + found.length * stagger,
      ms,
    });
  }
  return found.filter((flight) => flight.from !== flight.to);
}

/** The points these events gave, by place and seat. */
export function flyersOf(events: readonly EventMessage[]): Flyer[] {
  const found: Flyer[] = [];
  for (const event of events) {
    const points = event.args.points;
    const place = placeOf(event.args.place);
    if (!Array.isArray(points) || !place) continue;
    let row = 0;
    points.forEach((given, seat) => {
      if (typeof given === 'number' && given > 0) found.push({ id: next++, place, seat, points: given, row: row++ });
    });
  }
  return found;
}

/** The seat an event speaks of: who did it, or whose pieces they are; -1: it speaks of nobody, or of several. */
export function speaksOf(event: EventMessage): number {
  const { seat, owner } = event.args;
  return Array.isArray(event.args.points) ? -1 : (seatOf(seat) ?? seatOf(owner) ?? -1);
}

/** The places these events touched, and where the map grows, its cells. */
export function touchedBy(events: readonly EventMessage[]): Set<string> {
  const touched = new Set<string>();
  for (const event of events) {
    if (typeof event.args.at === 'string') touched.add(event.args.at);
    for (const name of ['from', 'to', 'place']) {
      const place = placeOf(event.args[name]);
      if (place) touched.add(place);
    }
  }
  return touched;
}
