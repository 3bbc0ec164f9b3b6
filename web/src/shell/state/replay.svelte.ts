/** Moments of the past, one by one or as a film since one's last turn. */
import type { EventMessage, LogLine, MomentMessage } from '../../generated/types';
import { playOf, type Play, type Scene } from './beats';
import { isGeneral, isScored } from './scoring';

export interface Past {
  /** How far the table's log goes. */
  last: () => number;
  lines: () => readonly LogLine[];
  /** The moment as one may know it, or nothing, when that was refused and said. */
  ask: (n: number) => Promise<MomentMessage | null>;
  fly: (events: EventMessage[]) => Promise<void>;
  land: () => void;
  rise: (events: EventMessage[]) => void;
}

interface Screening {
  moment: MomentMessage;
  /** A scoring on the way to that moment, and its beat. */
  scene: Scene | null;
  /** A film ends by itself. */
  film: boolean;
}

export class Replay {
  /** How much faster than usual it is shown. */
  speed = $state(1);
  private screening = $state.raw<Screening | null>(null);

  constructor(private readonly past: Past) {}

  get moment(): MomentMessage | null {
    return this.screening?.moment ?? null;
  }

  get scene() {
    return this.screening?.scene ?? null;
  }

  /** Which beat of a scoring is shown, counted from 1; none is 0. */
  get beat(): number {
    return this.scene ? this.scene.at + 1 : 0;
  }

  get filming(): boolean {
    return this.screening?.film ?? false;
  }

  /** Shows a moment, or a beat of the scoring that led to it. */
  async goTo(n: number, film = this.filming, beat = 0): Promise<void> {
    const there = Math.max(0, Math.min(n, this.past.last()));
    const moment = this.moment?.n === there ? this.moment : await this.past.ask(there);
    const play = moment && beat > 0 && there > 0 ? await this.playTo(moment) : null;
    const scene = play && beat <= play.beats.length ? { play, at: beat - 1, result: false } : null;
    if (moment) this.screening = { moment, film, scene };
  }

  /** Goes where an address says: `93.4` is the fourth beat of the scoring that led to moment 93. */
  async goToAddress(at: string): Promise<void> {
    const [n = 0, beat = 0] = at.split('.').map((part) => Number(part) || 0);
    await this.goTo(n, false, beat);
  }

  /** The scoring that led to a moment. */
  private async playTo(moment: MomentMessage): Promise<Play | null> {
    if (this.scene && this.moment?.n === moment.n) return this.scene.play;
    const events = this.eventsOf(moment.n);
    const before = events.some(isScored) ? await this.past.ask(moment.n - 1) : null;
    return before && playOf(before.view, moment.view, events);
  }

  private eventsOf(n: number): EventMessage[] {
    return this.past
      .lines()
      .filter((line) => line.n === n)
      .flatMap((line) => line.events);
  }

  /** One step back: a beat of a scoring is one. */
  async stepBack(): Promise<void> {
    const n = this.moment?.n ?? 0;
    await (this.beat > 1 ? this.goTo(n, undefined, this.beat - 1) : this.goTo(n - 1));
  }

  /** One step on from the moment shown, with what moves in it; every beat of a scoring is one. */
  async stepOn(): Promise<void> {
    if (this.scene) {
      const { play, at } = this.scene;
      return this.goTo(this.moment!.n, undefined, at + 1 < play.beats.length ? this.beat + 1 : 0);
    }
    const n = (this.moment?.n ?? 0) + 1;
    const events = this.eventsOf(n);
    if (events.some(isGeneral) || events.filter(isScored).length > 1) {
      await this.past.fly(events.slice(0, events.findIndex(isScored)));
      this.past.land();
      return this.goTo(n, undefined, 1);
    }
    await this.past.fly(events);
    this.past.land();
    if (!this.moment) return;
    await this.goTo(n);
    this.past.rise(events);
  }

  /** Back to the table as it is. */
  leave(): void {
    this.screening = null;
  }
}
