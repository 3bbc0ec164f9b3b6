/** What is to be done with what is held, in one sentence; empty while nothing is. */
import { named, say } from '../../../i18n/texts.svelte';
import { hold } from '../hold.svelte';
import { word } from '../words';

const SIDES = ['n', 'e', 's', 'w'];

export function saying(names: string[]): string {
  const { held, spot, option } = hold;
  if (!held) return '';
  if (held.what === 'tile') {
    if (spot) return word(spot.fits ? 'tile-fits' : 'tile-turns', { where: named('side', SIDES[held.turn]!) });
    const fits = hold.spots.filter((one) => one.fits).length;
    return word('tile-places', { fits, turned: hold.spots.length - fits });
  }
  if (spot && (held.what === 'card' || held.what === 'raise')) return word(spot.side ? 'choose-number' : 'choose-side');
  if (option) return say(option.text, names);
  return word(held.what === 'move' && !held.piece ? 'held-pick' : `held-${held.what}`);
}
