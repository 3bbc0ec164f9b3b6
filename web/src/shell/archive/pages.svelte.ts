/** Finished games that come by pages: the first when something is looked for, more when they are wanted. */
import type { GamesMessage, TableAtAGlance } from '../../generated/types';

export class Pages {
  games = $state.raw<TableAtAGlance[]>([]);
  /** Where the next page begins; empty: there is none. */
  next = $state('');
  /** Whether the first page has come, or could not. */
  loaded = $state(false);
  failed = $state(false);
  private asked = 0;

  constructor(private readonly ask: (before: string) => Promise<GamesMessage>) {}

  /** All anew: what was looked for has changed. */
  async begin(): Promise<void> {
    await this.take('', []);
  }

  async more(): Promise<void> {
    if (this.next) await this.take(this.next, this.games);
  }

  /** An answer to what is not asked any more is not wanted. */
  private async take(before: string, known: TableAtAGlance[]): Promise<void> {
    const asked = ++this.asked;
    try {
      const found = await this.ask(before);
      if (asked !== this.asked) return;
      [this.games, this.next, this.failed] = [[...known, ...found.games], found.next, false];
    } catch {
      if (asked === this.asked) this.failed = true;
    }
    if (asked === this.asked) this.loaded = true;
  }
}
