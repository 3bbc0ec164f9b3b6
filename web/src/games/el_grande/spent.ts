/** Power cards that are spent: one's own as they are, those of others as everyone saw them played and taken back. */
import type { GrandeView } from './view';

type Played = [seat: number, card: string];
type TakenBack = [seat: number, after: number, card: string | null];

export function spent(view: GrandeView): string[][] {
  const trail = view.trail as { power_cards?: Played[]; taken_back?: TakenBack[] };
  return view.scores.map((_, seat) => {
    const cards = (trail.power_cards ?? []).filter(([who]) => who === seat).map(([, card]) => card);
    for (const [who, , card] of trail.taken_back ?? []) {
      if (who === seat && card && cards.includes(card)) cards.splice(cards.lastIndexOf(card), 1);
    }
    return seat === view.seat ? cards.filter((card) => !view.hand.includes(card)) : cards;
  });
}
