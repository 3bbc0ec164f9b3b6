/** El Grande's parts of the page. */
import type { GamePage } from '../../shell/game';
import Track from '../../shell/panels/Track.svelte';
import { reference } from '../../shell/state/reference.svelte';
import Board from './board/Board.svelte';
import { WORDS } from './labels';
import { notations } from './notation';
import Hand from './panels/Hand.svelte';
import PlaceDetails from './panels/PlaceDetails.svelte';
import Reserve from './panels/Reserve.svelte';
import SeatBrief from './panels/SeatBrief.svelte';
import SeatDetails from './panels/SeatDetails.svelte';
import Strip from './panels/Strip.svelte';
import TableCards from './panels/TableCards.svelte';
import { signsOn } from './signs';
import { spent } from './spent';
import { lights } from './targets';
import type { GrandeView } from './view';

export const page: GamePage<GrandeView> = {
  Board,
  Beside: Reserve,
  Strip,
  Course: Track,
  Hand,
  Cards: TableCards,
  SeatDetails,
  SeatBrief,
  PlaceDetails,
  Answer: () => import('./panels/Dial.svelte'),
  Between: () => import('./panels/Discs.svelte'),
  signs: signsOn,
  spent,
  lights,
  words: WORDS,
  notations,
  stops: (event) => event.kind === 'el_grande-log-vetoed',
  /** Cards that say what they do are taller. */
  handHeight: (view) => (view.hand.some((key) => reference.hasSpecial(key)) ? 132 : 102),
};
