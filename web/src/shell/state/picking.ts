/** Picking a hand: which cards are in it, and which actions lead from one hand to another. */
import type { PickerView, SetupView } from '../../generated/types';
import { forget, keep, kept } from './settings.svelte';

/** The hand as the marks say it. */
export function handOf(picker: PickerView): Set<string> {
  return new Set(picker.cards.filter((card) => card.marked !== picker.leaves_out).map((card) => card.id));
}

/** The actions that turn the marks into a hand: marks go back before others come. */
export function actionsTo(picker: PickerView, hand: ReadonlySet<string>): number[] {
  const wanted = (id: string) => hand.has(id) !== picker.leaves_out;
  const back = picker.cards.filter((card) => card.marked && !wanted(card.id)).map((card) => card.unmark);
  const on = picker.cards.filter((card) => !card.marked && wanted(card.id)).map((card) => card.mark);
  return [...back, ...on];
}

/** A set that one has played with before, if these cards allow it. */
export function lastHand(picker: PickerView, setup: SetupView): string[] | null {
  const pool = new Set(picker.cards.map((card) => card.id));
  const cards = (kept(keyOf(setup)) ?? '').split(' ').filter((id) => pool.has(id));
  return cards.length === picker.size ? cards : null;
}

export function rememberHand(setup: SetupView, hand: Iterable<string>): void {
  keep(keyOf(setup), [...hand].join(' '));
}

/** What one had chosen so far when the page was left, if anything. */
export function draftOf(picker: PickerView, draft: string): Set<string> | null {
  const cards = kept(`draft.${draft}`)?.split(' ');
  return cards ? new Set(picker.cards.map((card) => card.id).filter((id) => cards.includes(id))) : null;
}

export function keepDraft(draft: string, hand: Iterable<string>): void {
  keep(`draft.${draft}`, [...hand].join(' '));
}

export function dropDraft(draft: string): void {
  forget(`draft.${draft}`);
}

function keyOf(setup: SetupView): string {
  return `hand.${setup.game}.${setup.modules.join('+')}`;
}
