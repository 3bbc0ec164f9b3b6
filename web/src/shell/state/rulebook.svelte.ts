/** The rules of each game in the reader's language, loaded when they are first looked at. */
import type { Language, RuleReference } from '../../generated/types';
import { api } from '../../net/api';
import { ByGame } from '../../net/byGame.svelte';

export const rulebook = new ByGame<RuleReference[], [Language]>((game, language) => api.rules(language, game));

/** The page of a rule, or of the rule it belongs to: EG-5.12, else EG-5. */
export function ruleIn(pages: readonly RuleReference[], rule: string): RuleReference | undefined {
  const exact = pages.find((page) => page.rule === rule);
  if (exact) return exact;
  const parent = rule.replace(/\.[^.]*$/, '');
  return parent === rule ? undefined : ruleIn(pages, parent);
}
