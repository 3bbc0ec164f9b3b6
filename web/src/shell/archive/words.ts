/** How things of the archive are called: in the words of its room, and in those of the games. */
import { cardMessage, type Args } from '../../i18n/fluent';
import { gameName, inRoom, saidBy, texts } from '../../i18n/texts.svelte';

export function say(id: string, args: Args = {}): string {
  return inRoom('archive', id, args);
}

/** Whether the words have come: until then there is nothing to show. */
export const furnished = () => texts.room('archive') !== undefined;

/** A number as the reader writes it, to one decimal. */
export const counted = (amount: number): string =>
  new Intl.NumberFormat(texts.messages.language, { maximumFractionDigits: 1, useGrouping: false }).format(amount);

export interface Kind {
  game: string;
  players: number;
  bots: boolean;
}

export function kindName({ game, players, bots }: Kind): string {
  return say('kind', { game: gameName(game), players, bots: bots ? 'yes' : 'no' });
}

export const keyOf = ({ game, players, bots }: Kind): string => `${game}/${players}/${bots ? 'bots' : 'people'}`;

export const levelName = (level: string): string => saidBy('', `bots-level-${level}`, 'name') || level;

/** What this Castillo does not know any more has no name. */
export const cardName = (game: string, id: string): string => saidBy(game, cardMessage(id), 'name');

export const regionName = (game: string, id: string): string =>
  texts.of(game)?.names('place', id) ? texts.of(game)!.named('place', id) : '';

export const sourceName = (game: string, source: string): string => saidBy(game, source, 'name');
