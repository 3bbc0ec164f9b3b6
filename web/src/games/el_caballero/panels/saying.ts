/** What is to be done with what is held, in one sentence; empty while nothing is. */
import { seatName } from '../../../a11y/labels';
import { named, say } from '../../../i18n/texts.svelte';
import { rivalOf } from '../choices';
import { hold } from '../hold.svelte';
import { word } from '../words';
import { outlookNow } from './outlook.svelte';

const SIDES = ['n', 'e', 's', 'w'];

export function saying(names: string[]): string {
  const { held, spot, option } = hold;
  if (!held) return '';
  if (held.what === 'tile') {
    const gone = outlookNow()?.thrownOut.map((card) => seatName(card.seat.seat, names)) ?? [];
    if (gone.length > 0) return word('tile-throws-out', { count: gone.length, names: gone.join(', ') });
    if (spot) return word(spot.fits ? 'tile-fits' : 'tile-turns', { where: named('side', SIDES[held.turn]!) });
    const fits = hold.spots.filter((one) => one.fits).length;
    return word('tile-places', { fits, turned: hold.spots.length - fits });
  }
  if (spot && (held.what === 'card' || held.what === 'raise')) {
    const rival = option && rivalOf(option);
    if (rival !== null) return `${word('would-tie', { name: seatName(rival, names) })} ${word('must-break')}`;
    return word(spot.side ? 'choose-number' : 'choose-side');
  }
  if (option) return say(option.text, names);
  return word(held.what === 'move' && !held.piece ? 'held-pick' : `held-${held.what}`);
}
