/** The clockwork of a scoring on stage: beats one after the other, stopped, stepped, hurried or skipped; then the result, which waits. */
import type { EventMessage } from '../../generated/types';
import { viewAt, type Play } from './beats';

/** Milliseconds for which the result waits to be left. */
export const LINGER = 12_000;
/** Before the first beat, the table gives way. */
const CURTAIN = 400;

export class Stage {
  play = $state.raw<Play | null>(null);
  /** The beat that is shown; -1 while the table gives way. */
  at = $state(-1);
  result = $state(false);
  paused = $state(false);
  fast = $state(false);
  /** Whether the reader goes step by step: then each is said. */
  stepping = $state(false);
  /** Whether the result is being read. */
  private held = false;
  /** The last general scoring, to be shown again. */
  last = $state.raw<Play | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private left: (() => void) | null = null;

  /** Whether pieces are still on their way in this beat. */
  private moving = $state(false);

  /** @param fly lets what happens between two places be seen, as long as it takes; @param pace how much faster than usual everything goes */
  constructor(
    private readonly fly: (events: EventMessage[]) => Promise<void> = () => Promise.resolve(),
    private readonly pace: () => number = () => 1,
  ) {}

  /** The table as it is in this beat. */
  readonly view = $derived.by(() => (this.play ? viewAt(this.play, this.moving ? this.at - 1 : this.at) : null));
  readonly beat = $derived.by(() => (this.result ? null : (this.play?.beats[this.at] ?? null)));

  /** Plays a scoring; done when it has been left. */
  async perform(play: Play): Promise<void> {
    this.leave();
    [this.play, this.at, this.result] = [play, -1, false];
    [this.paused, this.fast, this.stepping, this.held] = [false, false, false, false];
    const left = new Promise<void>((done) => (this.left = done));
    if (this.pace() === Infinity) this.skip();
    else this.wait(play.general ? CURTAIN : 0);
    await left;
  }

  pause(): void {
    if (this.result) return;
    this.paused = !this.paused;
    this.stepping = false;
    if (this.paused) clearTimeout(this.timer);
    else this.next();
  }

  /** One beat on or back; the clockwork stands still then. */
  step(by: 1 | -1): void {
    if (!this.play) return;
    clearTimeout(this.timer);
    this.moving = false;
    [this.paused, this.stepping] = [true, true];
    if (by > 0) this.next();
    else if (this.result) [this.result, this.at] = [false, this.play.beats.length - 1];
    else this.at = Math.max(0, this.at - 1);
  }

  hurry(): void {
    this.fast = !this.fast;
  }

  /** Straight to the result; where there is none, or it is shown, away. */
  skip(): void {
    if (!this.play) return;
    clearTimeout(this.timer);
    if (this.result) {
      this.leave();
      return;
    }
    this.moving = false;
    [this.at, this.paused] = [this.play.beats.length - 1, false];
    this.finish();
  }

  /** While the result is read, it stays. */
  hold(yes: boolean): void {
    if (this.held === yes) return;
    this.held = yes;
    if (this.result) this.linger();
  }

  leave(): void {
    clearTimeout(this.timer);
    this.play = null;
    this.result = false;
    const left = this.left;
    this.left = null;
    left?.();
  }

  again(): void {
    if (this.last && !this.play) void this.perform(this.last);
  }

  private wait(ms: number): void {
    clearTimeout(this.timer);
    if (this.paused) return;
    this.timer = setTimeout(() => this.next(), ms / ((this.fast ? 2 : 1) * this.pace()));
  }

  private next(): void {
    const { play } = this;
    if (!play || this.result) return;
    if (this.at + 1 >= play.beats.length) {
      this.finish();
      return;
    }
    this.at += 1;
    this.wait(play.beats[this.at]!.ms);
    if (!play.beats[this.at]!.row) void this.move(this.at);
  }

  private async move(at: number): Promise<void> {
    this.moving = true;
    await this.fly(this.play!.beats[at]!.events);
    if (this.at === at) this.moving = false;
  }

  private finish(): void {
    if (!this.play?.general || !this.play.ends) {
      this.leave();
      return;
    }
    this.result = true;
    this.linger();
  }

  /** A result that is read, or that was stepped to, is not taken away. */
  private linger(): void {
    clearTimeout(this.timer);
    if (!this.held && !this.paused) this.timer = setTimeout(() => this.leave(), LINGER / Math.min(1, this.pace()));
  }
}
