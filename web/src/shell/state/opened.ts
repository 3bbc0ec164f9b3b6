/** From here to a table that somebody opens: its first state comes with the answer, and need not be asked for again. */
import type { TableState } from '../../generated/types';
import { router } from './router.svelte';
import { sentenceOf } from './sentence';
import { toasts } from './toasts.svelte';

let opened: TableState | null = null;

/** Opens a table and goes there; whether that was possible. */
export async function goToNew(act: () => Promise<TableState>): Promise<boolean> {
  try {
    opened = await act();
  } catch (error) {
    toasts.say(sentenceOf(error), 'refusal');
    return false;
  }
  router.go(`/table/${opened.table.id}`);
  return true;
}

/** The first state of a table that was opened just now; once. */
export function justOpened(id: string): TableState | null {
  const found = opened?.table.id === id ? opened : null;
  opened = null;
  return found;
}
