/** What happened since one was last here, and what of the board it touched. */
import { touchedBy } from './events';
import type { LogLine } from '../../generated/types';
import { highlights, sinceOwn } from './reducers';
import { isGeneral } from './scoring';
import { keep, kept } from './settings.svelte';

/** Fewer lines than this are no news. */
const WORTH_TELLING = 4;

export class Since {
  news = $state.raw<LogLine[]>([]);
  marked = $state.raw<ReadonlySet<string>>(new Set());

  /** The last general scoring that was missed. */
  missed = $state.raw<LogLine | null>(null);

  constructor(private readonly id: string) {}

  /** Compares the log with what these seats had seen. */
  lookBack(lines: readonly LogLine[], seats: readonly number[]): void {
    const seen = kept(`seen.${this.id}`);
    const news = seats.length > 0 && seen !== null ? sinceOwn(lines, seats, Number(seen)) : [];
    this.missed = seen === null ? null : (lines.findLast((line) => line.n > Number(seen) && line.events.some(isGeneral)) ?? null);
    if (news.length < WORTH_TELLING || highlights(news).length === 0) return;
    this.news = news;
    this.marked = touchedBy(news.flatMap((line) => line.events));
  }

  /** Everything up to here was seen. */
  remember(n: number): void {
    keep(`seen.${this.id}`, String(n));
  }

  unmark(): void {
    this.marked = new Set();
  }

  dismiss(): void {
    this.news = [];
    this.missed = null;
    this.unmark();
  }
}
