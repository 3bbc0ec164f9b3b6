/** The rules of all games in the reader's language, loaded when first looked at. */
import type { Language, RuleReference } from '../../generated/types';
import { api } from '../../net/api';
import { catalogue } from './catalogue.svelte';

const loaded = new Map<Language, Promise<RuleReference[]>>();

export const rulebook = {
  of(language: Language): Promise<RuleReference[]> {
    const known = loaded.get(language) ?? catalogue.ofEach((game) => api.rules(language, game)).catch(() => []);
    loaded.set(language, known);
    return known;
  },

  /** The page of a rule, or of the rule it belongs to: EG-5.12, else EG-5. */
  find(pages: readonly RuleReference[], rule: string): RuleReference | undefined {
    const exact = pages.find((page) => page.rule === rule);
    if (exact) return exact;
    const parent = rule.replace(/\.[^.]*$/, '');
    return parent === rule ? undefined : this.find(pages, parent);
  },
};
