/** All cards with their values, loaded once; a table's own card sheet goes before them. */
import type { CardReference, SetupView } from '../generated/types';
import { cardMessage } from '../i18n/fluent';
import { texts } from '../i18n/texts.svelte';
import { api } from '../net/api';

class Reference {
  cards = $state.raw<Map<string, CardReference>>(new Map());
  private asked = false;

  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      this.cards = new Map((await api.cards()).map((card) => [card.key, card]));
    } catch {
      this.asked = false;
    }
  }

  values(key: string, setup?: SetupView): Record<string, number> {
    const own = setup?.sheet[key] ?? setup?.sheet[key.split('/').slice(1).join('/')] ?? {};
    return { ...this.cards.get(key)?.values, ...own };
  }

  /** What a card says, with its numbers. */
  text(key: string, setup?: SetupView): string {
    const id = cardMessage(key);
    return texts.messages.has(id, 'text') ? texts.messages.message(id, this.values(key, setup), 'text') : '';
  }
}

export const reference = new Reference();
