/** A scoring told beat by beat: what each beat shows, and for how long. Knows no game: it reads events. */
import type { EventMessage } from '../../generated/types';
import type { GameView } from '../view';
import { isClosed, isGeneral, isScored, partsFor, placeOf, rowOf, sumOf, type Row } from './scoring';
import { unfold } from './unfold';

/** One thing to look at: a place that is scored, or what happens between two of them. */
export interface Beat {
  /** Of the events, so many have happened when it is shown. */
  upTo: number;
  /** What happens in it. */
  events: EventMessage[];
  /** What is scored in it; nothing where only something happens. */
  row: Row | null;
  /** Whether it belongs to a general scoring, with whatever else gave points in the middle of it. */
  general: boolean;
  /** Whether it opens what nobody could look into. */
  opens: boolean;
  ms: number;
}

/** A scoring to be played: the view before it, and its beats. */
export interface Play {
  before: GameView;
  events: readonly EventMessage[];
  beats: Beat[];
  /** A general scoring has a ledger and a result; any other is played in small. */
  general: boolean;
  /** Whether it ends here: a general scoring may go on after a question. */
  ends: boolean;
  round: number;
  /** The round after it; none where the game is over. */
  next: number | null;
  /** What the same scoring paid before a question that came in the middle of it. */
  earlier: Row[];
}

/** A scoring that is shown: its beat, or its result. */
export interface Scene {
  play: Play;
  at: number;
  result: boolean;
}

/** What is to be looked at; nothing before the first beat, and in the result. */
export function beatOf({ play, at, result }: Scene): Beat | null {
  return result ? null : (play.beats[at] ?? null);
}

const [PLACE, BONUS, NOBODY, OPENING, BETWEEN] = [1100, 250, 350, 3200, 3600];
/** More places than these shrink to so many milliseconds together; those that pay one seat then pass quickly. */
const [MANY, TOGETHER] = [9, 12_000];

/** What a step plays in which places are scored; `after` is the view it leads to. */
export function playOf(before: GameView, after: GameView, events: readonly EventMessage[], earlier: Row[] = []): Play {
  const round = roundOf(before);
  const general = events.some(isGeneral);
  const ends = after.over || roundOf(after) !== round;
  return {
    before,
    events,
    beats: beatsOf(before, events),
    general,
    ends,
    round,
    next: after.over ? null : roundOf(after),
    earlier: general ? earlier : [],
  };
}

export function roundOf(view: GameView): number {
  return Number(view.board.numbers.round ?? 0);
}

function beatsOf(before: GameView, events: readonly EventMessage[]): Beat[] {
  const first = events.findIndex(isScored);
  const last = events.findLastIndex(isScored);
  const beats: Beat[] = [];
  let between: EventMessage[] = [];
  events.slice(first, last + 1).forEach((event, i) => {
    const upTo = first + i + 1;
    if (!isScored(event) && !Array.isArray(event.args.points)) {
      between.push(event);
      return;
    }
    const begun = beats.some((beat) => beat.general);
    if (between.some(moves)) beats.push({ upTo: upTo - 1, events: between, row: null, general: begun, opens: false, ms: BETWEEN });
    between = [];
    const opens = isClosed(before, placeOf(event.args.place)) && !beats.some((beat) => beat.opens);
    const general = isGeneral(event) || (begun && !isScored(event));
    beats.push({ upTo, events: [event], row: rowOf(event), general, opens, ms: lasts(rowOf(event), opens) });
  });
  return inTime(beats);
}

const moves = (event: EventMessage): boolean => Boolean(event.args.to ?? event.args.place);

function lasts(row: Row, opens: boolean): number {
  if (opens) return OPENING;
  if (!row.points.some((n) => n > 0)) return NOBODY;
  return PLACE + (row.points.some((_, seat) => partsFor(row.parts, seat).length > 1) ? BONUS : 0);
}

function inTime(beats: Beat[]): Beat[] {
  const places = beats.filter((beat) => beat.row && !beat.opens);
  if (places.length <= MANY) return beats;
  const quick = (beat: Beat) => (beat.row!.points.filter((n) => n > 0).length < 2 ? NOBODY : beat.ms);
  const all = places.reduce((sum, beat) => sum + quick(beat), 0);
  return beats.map((beat) => (places.includes(beat) ? { ...beat, ms: quick(beat) * Math.min(1, TOGETHER / all) } : beat));
}

/** The view at a beat; before the first, when the scoring is about to begin. */
export function viewAt(play: Play, at: number): GameView {
  const upTo = play.beats[at]?.upTo ?? play.events.findIndex(isScored);
  return { ...unfold(play.before, play.events.slice(0, upTo)), decision: null, waiting: [], active: -1 };
}

/** What was there before the first beat, by seat: what happened meanwhile may have changed who leads. */
export function countsBefore(play: Play, place: string): number[] {
  const { stacks } = unfold(play.before, play.events.slice(0, play.events.findIndex(isScored))).board;
  return play.before.scores.map((_, seat) =>
    stacks.filter((stack) => stack.place === place && stack.owner === seat).reduce((n, stack) => n + stack.count, 0),
  );
}

/** The ledger's rows up to a beat, and those of places that are yet to come. */
export function rowsUpTo(play: Play, at: number): { rows: Row[]; todo: Row[] } {
  const rowOf = (beat: Beat) => (beat.general && beat.row ? [beat.row] : []);
  const [done, later] = [play.beats.slice(0, at + 1).flatMap(rowOf), play.beats.slice(at + 1).flatMap(rowOf)];
  return { rows: [...play.earlier, ...done], todo: later.filter((row) => row.places.length > 0) };
}

/** What the seats have got so far. */
export function gainsAt(play: Play, at: number): number[] {
  return sumOf(rowsUpTo(play, at).rows, play.before.scores.length);
}
