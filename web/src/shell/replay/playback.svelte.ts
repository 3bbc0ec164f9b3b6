/** A replay as it is played: steps, turns, rounds, the film and how fast it goes, and what is told of the game beside it. */
import type { TurningMessage } from '../../generated/types';
import { Ending } from '../ending/ending.svelte';
import { turningOf } from '../ending/turns';
import { router } from '../state/router.svelte';
import type { TableStore } from '../state/table.svelte';
import { nextIn, nextOf, previousOf, timelineOf, turnAt, type Timeline } from '../state/timeline';
import { Analysis } from './analysis.svelte';

export const SPEEDS = [0.5, 1, 2, 4];
/** Milliseconds between two steps of a film. */
const PAUSE = 700;
/** Key presses that may wait while pieces fly. */
const MOST_WAITING = 3;

export class Playback {
  playing = $state(false);
  /** Whether the link to this moment is shown. */
  sharing = $state(false);
  readonly analysis: Analysis;
  readonly ending: Ending;
  private shows = 0;
  private waiting = 0;
  private under: Promise<void> = Promise.resolve();
  private known: { lines: unknown; last: number; timeline: Timeline } | null = null;

  constructor(readonly store: TableStore) {
    this.analysis = new Analysis(store.id, store.token);
    this.ending = new Ending(store.id, store.token);
  }

  get n(): number {
    return this.store.replay.moment?.n ?? 0;
  }

  get beat(): number {
    return this.store.replay.beat;
  }

  get last(): number {
    return this.store.table?.n ?? 0;
  }

  get over(): boolean {
    return this.store.table?.state === 'over';
  }

  /** Where this moment is, in an address. */
  get at(): string {
    return `${this.n}${this.beat ? `.${this.beat}` : ''}`;
  }

  get timeline(): Timeline {
    const [lines, last] = [this.store.lines, this.last];
    if (this.known?.lines !== lines || this.known.last !== last) this.known = { lines, last, timeline: timelineOf(lines, last) };
    return this.known.timeline;
  }

  /** Whose game this is told as: one's own, or that of whoever won. */
  get subject(): number {
    const { mine, live } = this.store;
    return mine[0] ?? live?.winners[0] ?? 0;
  }

  get turning(): TurningMessage[] {
    return turningOf(this.ending.chances?.turning ?? [], this.analysis.on ? this.analysis.seat : this.subject);
  }

  // -- going somewhere -----------------------------------------------------------------------------------

  go(n: number, beat = 0): void {
    this.act(() => this.store.replay.goTo(n, undefined, beat));
  }

  step(by: 1 | -1): void {
    this.act(() => (by > 0 ? this.store.replay.stepOn() : this.store.replay.stepBack()));
  }

  turn(by: 1 | -1): void {
    this.act(() => this.store.replay.goTo(this.beyond(by, this.timeline.turns)));
  }

  round(by: 1 | -1): void {
    this.act(() => this.store.replay.goTo(this.beyond(by, this.timeline.rounds)));
  }

  private beyond(by: 1 | -1, turns: Timeline['turns']): number {
    return by > 0 ? nextOf(turns, this.n, this.last) : previousOf(turns, this.n);
  }

  get hasScoring(): boolean {
    return nextIn(this.timeline.scorings, this.n) !== null;
  }

  /** The next scoring, from its first beat on. */
  scoring(): void {
    this.act(async () => {
      const n = nextIn(this.timeline.scorings, this.n);
      if (n !== null) await this.store.replay.goTo(n, undefined, 1);
    });
  }

  /** One after the other, each from where the one before it led; pieces on their way arrive at once. Whoever goes somewhere stops the film. */
  private act(moving: () => Promise<void>): void {
    this.pause();
    if (this.waiting >= MOST_WAITING) return;
    this.waiting++;
    this.store.motion.skip();
    this.under = this.under.then(moving).finally(() => this.waiting--);
  }

  // -- the film ------------------------------------------------------------------------------------------

  pause(): void {
    this.playing = false;
    this.shows++;
  }

  film(): void {
    if (this.playing) this.pause();
    else void this.play();
  }

  /** Plays on to the end, or until it is stopped; what was missed ends in the present. */
  async play(): Promise<void> {
    const show = ++this.shows;
    const { replay } = this.store;
    this.playing = true;
    if (this.n >= this.last && !this.beat) await replay.goTo(0);
    while (show === this.shows && replay.moment && (this.n < this.last || this.beat)) {
      await replay.stepOn();
      const beat = replay.scene?.play.beats[replay.scene.at];
      await new Promise((done) => setTimeout(done, (beat?.ms ?? PAUSE) / replay.speed));
    }
    if (show !== this.shows) return;
    this.playing = false;
    if (replay.filming) this.leave();
  }

  leave(): void {
    this.pause();
    this.analysis.leave();
    this.store.replay.leave();
    router.go(this.store.path, true);
  }

  // -- analysis ------------------------------------------------------------------------------------------

  /** Turns the analysis on, or off; nothing is told of a running game. */
  analyse(seat = this.subject): void {
    if (!this.over) return;
    if (this.analysis.on && this.analysis.seat === seat) this.analysis.close();
    else this.analysis.open(seat);
  }

  /** The next move that cost something. */
  costly(): void {
    const n = this.analysis.next(this.n, ['doubtful', 'costly']);
    if (n !== null) this.go(n);
  }

  /** The turning point that this moment belongs to. */
  get turningHere(): TurningMessage | undefined {
    return this.turning.find((point) => point.n === this.n);
  }

  get turnHere() {
    return turnAt(this.timeline.turns, Math.max(0, this.n - 1));
  }
}

const playbacks = new WeakMap<TableStore, Playback>();

/** The one playback of a table: the parts of the replay share it, and it is there again when somebody comes back. */
export function playbackOf(store: TableStore): Playback {
  const known = playbacks.get(store) ?? new Playback(store);
  playbacks.set(store, known);
  return known;
}
