/** Pure steps of the table's state, so that they can be tested without a server. */
import type { EventMessage, LogLine, News, Presence, TableMessage } from '../../generated/types';
import type { GameView } from '../view';

/** Old and new lines as one list by number; a line that comes twice is kept once. */
export function mergeLines(old: readonly LogLine[], more: readonly LogLine[]): LogLine[] {
  if (more.length === 0) return old as LogLine[];
  const known = new Map([...old, ...more].map((line) => [lineKey(line), line]));
  return [...known.values()].sort((a, b) => a.n - b.n || a.at - b.at);
}

/** A secret entry of one's own shares its number with the public one before it. */
export function lineKey(line: LogLine): string {
  return `${line.n}/${line.what}/${line.at}`;
}

/** Whether a message shows that earlier ones were missed: the last entry whose views are known, or -1, was `heard`. */
export function isBehind(news: News | Presence, heard: number): boolean {
  if (news.type === 'presence') return news.table.state !== 'waiting' && news.table.n > heard;
  return heard >= 0 && Math.min(...news.lines.map((line) => line.n)) > heard + 1;
}

/** What seats are called at this table. */
export function seatNames(table: TableMessage | null): string[] {
  return table?.seats.map((seat) => seat.name) ?? [];
}

/** The view to show: the seat in hand while it is asked, else another of one's own seats that is, else the same as before. */
export function viewToShow(views: readonly GameView[], seat: number | null): GameView | undefined {
  const asked = (view: GameView) => view.decision !== null && !view.decision.answered;
  const current = views.find((view) => view.seat === seat);
  if (current && asked(current)) return current;
  return views.find(asked) ?? current ?? views[0];
}

/** Whether a device must be handed over before this view may be seen. */
export function mustHandOver(views: readonly GameView[], before: number | null, after: number | null): boolean {
  return views.length > 1 && after !== null && before !== after;
}

/** The lines since one of these seats last chose something. */
export function sinceOwn(lines: readonly LogLine[], seats: readonly number[], seen: number): LogLine[] {
  const last = lines.findLast((line) => line.what === 'choose' && seats.includes(line.seat));
  const from = Math.max(last?.n ?? 0, seen);
  return lines.filter((line) => line.n > from);
}

/** How much an event matters in a short account: points before figures, figures before many pieces, those before few, and whatever else lies somewhere last. */
export function weight(event: EventMessage): number {
  const { points, marker, count, to, at } = event.args;
  if (Array.isArray(points)) return 100 + Math.max(0, ...points.map(Number));
  if (marker) return 60;
  if (typeof count === 'number' && (to || at)) return 10 + count;
  return at ? 5 : 0;
}

/** Events that differ only in how many they count, one after the other or not, as one. */
export function summed(events: readonly EventMessage[]): EventMessage[] {
  const found = new Map<string, EventMessage>();
  for (const event of events) {
    const { count, ...rest } = event.args;
    const key = typeof count === 'number' ? JSON.stringify([event.kind, rest]) : String(found.size);
    const before = found.get(key);
    found.set(key, before ? { ...before, args: { ...before.args, count: Number(before.args.count) + Number(count) } } : event);
  }
  return [...found.values()];
}

/** The most telling events, in the order in which they happened. */
export function highlights(lines: readonly LogLine[], most = 3): EventMessage[] {
  const events = summed(lines.flatMap((line) => line.events));
  const ranked = events.map((event, i) => ({ event, i, weight: weight(event) })).filter((e) => e.weight > 0);
  const best = ranked.sort((a, b) => b.weight - a.weight || b.i - a.i).slice(0, most);
  return best.sort((a, b) => a.i - b.i).map((e) => e.event);
}

/** Points by seat, round and place of scoring, for the chart after the game. */
export interface Source {
  round: number;
  /** The place scored, or what else gave points. */
  source: string;
  how: string;
  points: number[];
}

export function sourcesOf(lines: readonly LogLine[]): Source[] {
  return lines.flatMap((line) =>
    line.events
      .filter((event) => Array.isArray(event.args.points))
      .map((event) => ({
        round: line.round,
        source: (event.args.place as { place?: string } | undefined)?.place ?? event.kind,
        how: typeof event.args.how === 'string' ? event.args.how : '',
        points: event.args.points as number[],
      })),
  );
}
