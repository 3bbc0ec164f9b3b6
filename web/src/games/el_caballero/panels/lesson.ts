/** The guided game: which note is shown now, and what it points at. Notes follow what is done, not a script. */
import type { CoachNote } from '../../../shell/game';
import { hold } from '../hold.svelte';
import type { CaballeroView } from '../view';
import { dialling } from './keys';
import { refusals } from './refusals.svelte';

const TOKEN = (id: string) => `[data-token=${id}]`;

export function lesson(view: CaballeroView): CoachNote | null {
  const { decision, left, table } = view;
  if (!decision) return { id: table.round > scored(view) ? 'scored' : 'wait', at: '' };
  if (table.stage === 'power_cards') return { id: table.round > 1 ? 'power-again' : 'power', at: '.hand' };
  return left ? (inHand() ?? turn(view)) : null;
}

/** The first round after a scoring. */
function scored({ board }: CaballeroView): number {
  return board.numbers.scoring[0] ?? 0;
}

/** What is held is spoken of first. */
function inHand(): CoachNote | null {
  const { held, spot } = hold;
  if (!held) return null;
  if (held.what === 'tile') return spot ? { id: 'lay', at: '[data-confirm], [data-fit]' } : { id: 'places', at: '' };
  if (dialling()) {
    const tied = refusals.found.some((refusal) => refusal.rival !== null);
    return { id: tied ? 'tie' : 'number', at: '.dial' };
  }
  return held.what === 'card' ? { id: 'card-place', at: '' } : null;
}

/** What is worth doing next: each kind of deed once in a turn. */
function turn({ left, table, decision }: CaballeroView): CoachNote {
  const did = (verb: string) => table.turn?.done.some((deed) => deed.startsWith(verb)) ?? false;
  if (left!.owes) return { id: 'owes', at: TOKEN('card') };
  if (decision!.options.some((option) => option.verb === 'supply')) return { id: 'supply', at: '[data-option=supply]' };
  if (left!.tiles > 0 && hold.can('tile') && !did('tile')) return { id: 'tile', at: '.display' };
  if (!did('card') && hold.can('card')) return { id: 'card', at: TOKEN('card') };
  if (!did('ship') && hold.can('ship')) return { id: 'ship', at: TOKEN('ship') };
  if (!did('castle') && hold.can('castle')) return { id: 'castle', at: TOKEN('castle') };
  if (!did('raise') && hold.can('raise')) return { id: 'raise', at: '.board .card.lit' };
  return { id: table.round > 1 ? 'end-again' : 'end', at: '[data-option=end]' };
}
