/** What a strong bot thinks of a seat's decisions, as it comes. It may be left, and is taken up where it was. */
import type { ReviewedMove, ReviewMessage } from '../../generated/types';
import { api } from '../../net/api';

export type Grade = ReviewedMove['grade'];
export const GRADES: Grade[] = ['best', 'good', 'doubtful', 'costly'];
export const SIGNS: Record<Grade, string> = { best: '★', good: '✓', doubtful: '?!', costly: '?' };

/** Milliseconds after which is asked again where the bots were too busy, and how often. */
const AGAIN = 3000;
const TRIES = 40;

export class Analysis {
  /** By seat. */
  private known = $state.raw<ReadonlyMap<number, ReviewMessage>>(new Map());
  /** Whose decisions are looked at. */
  seat = $state(0);
  on = $state(false);
  /** Nobody can tell now. */
  failed = $state(false);
  private asking = 0;

  constructor(
    private readonly id: string,
    private readonly token: string,
    private readonly wait = (ms: number) => new Promise((done) => setTimeout(done, ms)),
  ) {}

  get told(): ReviewMessage | null {
    return this.on ? (this.known.get(this.seat) ?? null) : null;
  }

  /** From 0 to 1, how much of it is known. */
  get progress(): number {
    return this.told?.done ? 1 : this.told && this.told.expected > 0 ? this.told.moves.length / this.told.expected : 0;
  }

  /** The move that led to a moment. */
  at(n: number): ReviewedMove | null {
    return this.told?.moves.find((move) => move.n === n) ?? null;
  }

  count(grade: Grade): number {
    return this.told?.moves.filter((move) => move.grade === grade).length ?? 0;
  }

  /** The next move of these grades, from the first again after the last. */
  next(n: number, grades: readonly Grade[]): number | null {
    const moves = this.told?.moves.filter((move) => grades.includes(move.grade)).map((move) => move.n) ?? [];
    return moves.find((move) => move > n) ?? moves[0] ?? null;
  }

  open(seat: number): void {
    [this.seat, this.on] = [seat, true];
    void this.ask();
  }

  close(): void {
    this.asking++;
    this.on = false;
  }

  /** Nobody waits any more; what is known stays. */
  leave(): void {
    this.asking++;
  }

  /** Asks until everything is known, or nobody answers any more. */
  async ask(): Promise<void> {
    const asking = ++this.asking;
    const { seat } = this;
    this.failed = false;
    for (let refused = 0; asking === this.asking && !this.known.get(seat)?.done;) {
      try {
        const told = await api.review(this.id, seat, this.token);
        this.known = new Map([...this.known, [seat, told]]);
        refused = 0;
      } catch {
        if (++refused >= TRIES) {
          this.failed = asking === this.asking;
          return;
        }
        await this.wait(AGAIN);
      }
    }
  }
}
