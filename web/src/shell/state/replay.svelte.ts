/** Moments of the past, one by one or as a film since one's last turn. */
import type { EventMessage, LogLine, MomentMessage } from '../../generated/types';

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
  /** A film ends by itself. */
  film: boolean;
}

export class Replay {
  private screening = $state.raw<Screening | null>(null);

  constructor(private readonly past: Past) {}

  get moment(): MomentMessage | null {
    return this.screening?.moment ?? null;
  }

  get filming(): boolean {
    return this.screening?.film ?? false;
  }

  async goTo(n: number, film = this.filming): Promise<void> {
    const moment = await this.past.ask(Math.max(0, Math.min(n, this.past.last())));
    if (moment) this.screening = { moment, film };
  }

  /** One step on from the moment shown, with what moves in it. */
  async stepOn(): Promise<void> {
    const n = (this.moment?.n ?? 0) + 1;
    const events = this.past
      .lines()
      .filter((line) => line.n === n)
      .flatMap((line) => line.events);
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
