/** How a finished game went, in a sentence: for me, or for whoever won. */
import type { TableAtAGlance } from '../../generated/types';
import { t, texts } from '../../i18n/texts.svelte';
import { seatNames } from '../state/reducers';
import { outcomeOf } from '../state/tables';

export function resultOf(table: TableAtAGlance): string {
  if (table.state === 'aside') return t('table-aside');
  const outcome = outcomeOf(table);
  if (outcome?.shared) return t('came-shared', { points: outcome.points });
  if (outcome?.place === 1) return t('came-first', { points: outcome.points, others: outcome.others });
  if (outcome) return t('came', { place: outcome.place, players: table.players, points: outcome.points });
  const names = seatNames(table);
  const winners = table.winners.map((seat) => texts.messages.seat(seat, names));
  if (winners.length === 0) return table.scores.length > 0 ? t('ended') : t('table-over');
  return t(winners.length > 1 ? 'win-shared' : 'wins', { names: winners.join(', ') });
}
