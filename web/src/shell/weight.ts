/** How much weight answers have: of the buttons at most one is solid, some stand beside the question as plain text. Knows no game: options
 * say whether they do something (an act), do nothing more (a stop) or stand beside the question (an aside). */
import type { Lit } from './targets';
import type { DecisionView, OptionView } from './view';

export const weightOf = (option: OptionView): 'act' | 'stop' | 'aside' => option.weight ?? 'act';

const ORDER = ['act', 'stop', 'aside'];

/** Doing something goes before doing nothing, and what stands beside the question comes last. */
export function ordered(buttons: readonly OptionView[]): OptionView[] {
  return [...buttons].sort((one, other) => ORDER.indexOf(weightOf(one)) - ORDER.indexOf(weightOf(other)));
}

/** The one button that is solid. Where something is lit on board, hand or display, that is the main thing and no button is; of several
 * acts none is, unless the engine names one; where there is nothing to do, the first way to stop is. */
export function mainOf(decision: DecisionView | null, lit: Lit): OptionView | null {
  const named = lit.buttons.find((option) => option.action === decision?.main);
  if (named) return named;
  const acts = lit.buttons.filter((option) => weightOf(option) === 'act');
  const shown = [...lit.byTarget.values()].flat().filter((option) => weightOf(option) === 'act' && !acts.includes(option));
  if (shown.length > 0) return null;
  if (acts.length > 0) return acts.length === 1 ? acts[0]! : null;
  return lit.buttons.find((option) => weightOf(option) === 'stop') ?? null;
}
