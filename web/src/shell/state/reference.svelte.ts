/** The cards of a game or of all, with their values, and the signs of markers, loaded once; a table's own card sheet goes before them. */
import type { CardReference, SetupView, SignMessage } from '../../generated/types';
import { cardMessage, plain } from '../../i18n/fluent';
import { texts } from '../../i18n/texts.svelte';
import { api } from '../../net/api';
import { catalogue } from './catalogue.svelte';

class Reference {
  cards = $state.raw<Map<string, CardReference>>(new Map());
  signs = $state.raw<Map<string, SignMessage>>(new Map());
  private readonly asked = new Set<string>();

  /** Those of one game; without one, of all. */
  async load(game = ''): Promise<void> {
    if (this.asked.has(game)) return;
    this.asked.add(game);
    try {
      const [cards, signs] = await Promise.all([game ? api.cards(game) : catalogue.ofEach((one) => api.cards(one)), api.signs()]);
      this.cards = new Map([...this.cards, ...cards.map((card) => [card.key, card] as const)]);
      this.signs = new Map(signs.map((sign) => [sign.kind, sign]));
    } catch {
      this.asked.delete(game);
    }
  }

  /** How a marker is drawn: it may have a sign of its own, else it has that of its kind. */
  sign(marker: { id: string; kind: string }): SignMessage | undefined {
    return this.signs.get(plain(marker.id)) ?? this.signs.get(marker.kind);
  }

  values(key: string, setup?: SetupView): Record<string, number> {
    const own = setup?.sheet[key] ?? setup?.sheet[key.split('/').slice(1).join('/')] ?? {};
    return { ...this.cards.get(key)?.values, ...own };
  }

  /** What a card says, with its numbers. */
  text(key: string, setup?: SetupView): string {
    return this.attribute(key, 'text', setup);
  }

  /** What a card does: its text without the numbers that are shown beside it anyway. */
  special(key: string, setup?: SetupView): string {
    return this.attribute(key, 'special', setup) || this.text(key, setup);
  }

  /** Whether a card says more than its numbers. */
  hasSpecial(key: string): boolean {
    return texts.messages.has(cardMessage(key), 'special');
  }

  private attribute(key: string, name: string, setup?: SetupView): string {
    const id = cardMessage(key);
    return texts.messages.has(id, name) ? texts.messages.message(id, this.values(key, setup), name) : '';
  }
}

export const reference = new Reference();
