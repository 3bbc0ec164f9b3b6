/** My tables, known on every page: how many of them wait for me stands in the title and in the icon. */
import type { TableAtAGlance } from '../../generated/types';
import { api } from '../../net/api';
import { keep, kept } from './settings.svelte';
import { isMyTurn } from './tables';

/** Milliseconds between two looks. */
const AGAIN = 20_000;

class Mine {
  tables = $state.raw<TableAtAGlance[]>([]);
  /** Whether this browser had tables when it last looked: then the first page keeps their room. */
  readonly expected = kept('tables') === 'yes';
  private looking: Promise<void> | null = null;
  /** The table that is being looked at, which knows better than a list. */
  private here = $state.raw<{ id: string; turn: boolean } | null>(null);

  readonly waiting = $derived(
    this.tables.filter((table) => table.id !== this.here?.id && isMyTurn(table)).length + (this.here?.turn ? 1 : 0),
  );

  start(): () => void {
    const look = () => void this.look();
    const timer = setInterval(look, AGAIN);
    const back = () => document.hidden || look();
    document.addEventListener('visibilitychange', back);
    look();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
    };
  }

  /** Asks for them; while an answer is on its way, for that one. */
  look(): Promise<void> {
    this.looking ??= this.ask().finally(() => (this.looking = null));
    return this.looking;
  }

  private async ask(): Promise<void> {
    try {
      this.tables = await api.myTables();
      keep('tables', this.tables.length > 0 ? 'yes' : 'no');
    } catch {
      // what was known stays; the next look may do better
    }
  }

  /** A table that is open says itself whether it waits for me. */
  at(id: string, turn: boolean): void {
    if (this.here?.id !== id || this.here.turn !== turn) this.here = { id, turn };
  }

  leave(): void {
    this.here = null;
  }
}

export const mine = new Mine();
