/** Power cards that were played, as the log tells it; a choice that was taken back is none. */
import type { LogLine } from '../../generated/types';
import type { CaballeroView } from './view';

export function spent(view: CaballeroView, lines: readonly LogLine[]): string[][] {
  const choices: string[][][] = view.scores.map(() => []);
  for (const line of lines) {
    if (line.what === 'take_back') choices[line.seat]?.pop();
    else if (line.what === 'choose') choices[line.seat]?.push(line.events.flatMap(cardIn));
  }
  return choices.map((seat) => seat.flat());
}

function cardIn({ kind, args }: LogLine['events'][number]): string[] {
  const card = (args.card as { card?: unknown } | undefined)?.card;
  return kind === 'el_caballero-log-power_card_played' && typeof card === 'string' ? [card] : [];
}
