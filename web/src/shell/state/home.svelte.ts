/** What the first page is laid out by. It is shown when all of that is here, so that nothing moves. */
import type { TableAtAGlance } from '../../generated/types';
import { texts } from '../../i18n/texts.svelte';
import { api } from '../../net/api';
import { catalogue } from './catalogue.svelte';
import { mine } from './mine.svelte';

class Home {
  /** Tables that anybody may join or watch. */
  listed = $state.raw<TableAtAGlance[]>([]);
  /** Whether everything has come, or will not. */
  known = $state(false);

  /** The games there are, the reader's tables and those of others, and the words that they are told in. */
  async look(): Promise<void> {
    const [, , found] = await Promise.allSettled([catalogue.load(), mine.look(), api.openTables()]);
    if (found.status === 'fulfilled') this.listed = found.value;
    const told = [...mine.tables, ...this.listed].map(({ game }) => game);
    if (catalogue.game) told.push(catalogue.game.id);
    await Promise.allSettled([...new Set(told)].map((game) => texts.need(game)));
    this.known = true;
  }
}

export const home = new Home();
