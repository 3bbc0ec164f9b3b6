import type { TableMessage } from '../../generated/types';

/** Whether there is anybody at a table to talk to, or to hear. */
export function talks(table: TableMessage): boolean {
  const others = table.seats.some((seat) => seat.kind === 'person' && !seat.yours);
  return table.talk && others;
}
