/** The cards of a game, with their values, and the signs of its markers; a table's own card sheet goes before them. */
import type { CardReference, SetupView, SignMessage } from '../../generated/types';
import { cardMessage, plain } from '../../i18n/fluent';
import { saidBy, texts } from '../../i18n/texts.svelte';
import { api } from '../../net/api';
import { ByGame } from '../../net/byGame.svelte';

/** A game, and the card sheet of a table where one is meant. */
type Printed = Pick<SetupView, 'game'> & Partial<SetupView>;

class Reference {
  private readonly games = new ByGame(async (game) => {
    const [cards, signs] = await Promise.all([api.cards(game), api.signs(game)]);
    return { cards: new Map(cards.map((card) => [card.key, card])), signs: new Map(signs.map((sign) => [sign.kind, sign])) };
  });

  cards(game: string): ReadonlyMap<string, CardReference> {
    return this.games.of(game)?.cards ?? new Map<string, CardReference>();
  }

  /** How a marker of this table is drawn: it may have a sign of its own, else it has that of its kind. */
  sign(marker: { id: string; kind: string }): SignMessage | undefined {
    const signs = this.games.of(texts.game)?.signs;
    return signs?.get(plain(marker.id)) ?? signs?.get(marker.kind);
  }

  values(key: string, { game, sheet }: Printed): Record<string, number> {
    const own = sheet?.[key] ?? sheet?.[key.split('/').slice(1).join('/')] ?? {};
    return { ...this.cards(game).get(key)?.values, ...own };
  }

  /** What a card says, with its numbers. */
  text(key: string, of: Printed): string {
    return this.attribute(key, 'text', of);
  }

  /** What a card does: its text without the numbers that are shown beside it anyway. */
  special(key: string, of: Printed): string {
    return this.attribute(key, 'special', of) || this.text(key, of);
  }

  /** Whether a card of this table says more than its numbers. */
  hasSpecial(key: string): boolean {
    return texts.messages.has(cardMessage(key), 'special');
  }

  private attribute(key: string, name: string, of: Printed): string {
    return saidBy(of.game, cardMessage(key), name, this.values(key, of));
  }
}

export const reference = new Reference();
