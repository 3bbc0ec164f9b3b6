/** What is told of a finished game, as it comes: at once what needs no guessing, then the chances as they are worked out. */
import type { AwardMessage, ChanceMessage, EndingMessage } from '../../generated/types';
import { api } from '../../net/api';

/** Milliseconds after which is asked again where the bots were too busy, and how often. */
const AGAIN = 3000;
const TRIES = 20;

export class Ending {
  told = $state.raw<EndingMessage | null>(null);
  chances = $state.raw<ChanceMessage | null>(null);
  /** Nobody can tell now. */
  failed = $state(false);
  private stopped = false;

  constructor(
    private readonly id: string,
    private readonly token: string,
  ) {}

  /** All awards, once the chances are known; before, those that need none. */
  readonly awards = $derived.by((): AwardMessage[] => (this.chances?.done ? this.chances.awards : (this.told?.awards ?? [])));

  open(): void {
    this.stopped = false;
    void api.ending(this.id, this.token).then(
      (told) => (this.told = told),
      () => (this.failed = true),
    );
    void this.ask();
  }

  close(): void {
    this.stopped = true;
  }

  /** Asks until everything is known, or nobody answers any more. */
  async ask(): Promise<void> {
    this.failed = false;
    for (let refused = 0; !this.stopped && !this.chances?.done;) {
      try {
        this.chances = await api.chances(this.id, this.token);
      } catch {
        if (++refused >= TRIES) {
          this.failed = true;
          return;
        }
        await new Promise((done) => setTimeout(done, AGAIN));
      }
    }
  }
}
