/** The cards that lie on the table, in the order in which they are shown. */
import { reference } from '../../shell/state/reference.svelte';
import { laidOut } from './targets';
import type { CardView, GrandeView } from './view';

/** Cards that are laid out to choose from, then those of the round: of stacks in their order, else in the order of the turns. */
export function actionCards(view: GrandeView): CardView[] {
  const asCard = (id: string): CardView => ({
    id,
    card: id,
    kind: 'action',
    rule: '',
    special: true,
    place: reference.values(id, view.setup).place ?? null,
  });
  const bySize = (a: CardView, b: CardView) => (a.stack ?? 0) - (b.stack ?? 0) || (b.stack ? 0 : (b.place ?? 0) - (a.place ?? 0));
  return [...laidOut(view).map(asCard), ...view.board.cards.filter((card) => card.kind !== 'power').sort(bySize)];
}
