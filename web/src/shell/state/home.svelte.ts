/** What the first page is laid out by. It is shown when all of that is here, so that nothing moves. */
import type { Component } from 'svelte';
import type { HouseMessage, TableAtAGlance } from '../../generated/types';
import { texts } from '../../i18n/texts.svelte';
import { api } from '../../net/api';
import { catalogue } from './catalogue.svelte';
import { mine } from './mine.svelte';

class Home {
  /** Tables that anybody may join or watch. */
  listed = $state.raw<TableAtAGlance[]>([]);
  /** What the host says to the reader, if anything, and what shows it. */
  says = $state.raw<{ house: HouseMessage; News: Component<{ house: HouseMessage }> } | null>(null);
  /** Whether it is known what the host says: that stands above all else. */
  heard = $state(false);
  /** Whether everything has come, or will not. */
  known = $state(false);
  private looking: Promise<void> | null = null;

  /** Asks for everything; while answers are on their way, for those. */
  look(): Promise<void> {
    this.looking ??= this.ask().finally(() => (this.looking = null));
    return this.looking;
  }

  /** The games there are, the reader's tables and those of others, the words that they are told in, and what the host says. */
  private async ask(): Promise<void> {
    const heard = this.hear();
    const [, , found] = await Promise.allSettled([catalogue.load(), mine.look(), api.openTables(), heard]);
    if (found.status === 'fulfilled') this.listed = found.value;
    const told = [...mine.tables, ...this.listed].map(({ game }) => game);
    if (catalogue.game) told.push(catalogue.game.id);
    await Promise.allSettled([...new Set(told)].map((game) => texts.need(game)));
    this.known = true;
  }

  /** What the host says, when that which shows it and its words have come. */
  private async hear(): Promise<void> {
    try {
      const house = await api.house();
      const speaks = house.announced !== 0 || house.banned !== null || house.reports !== null;
      const [shown] = speaks ? await Promise.all([import('../hosting/News.svelte'), texts.enter('hosting')]) : [];
      this.says = shown ? { house, News: shown.default } : null;
    } catch {
      // what was known stays
    } finally {
      this.heard = true;
    }
  }
}

export const home = new Home();
