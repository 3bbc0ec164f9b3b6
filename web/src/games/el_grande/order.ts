/** The turn order, once all have played their power cards. */
import type { GrandeView } from './view';

export function orderOf(view: GrandeView): number[] | null {
  const played = view.board.cards.filter((card) => card.kind === 'power');
  return played.length < view.scores.length ? null : view.order;
}
