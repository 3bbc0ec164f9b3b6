/** The ledger's rows as a game wants them told. */
import type { GamePage } from '../game';
import type { Row } from '../state/scoring';

/** @param now whether they are what a scoring would pay now */
export function folded(page: GamePage, rows: Row[], now = false): Row[] {
  return page.ledger?.(rows, now) ?? rows;
}
