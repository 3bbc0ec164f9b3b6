/** El Caballero's parts of the page. */
import type { GamePage } from '../../shell/game';
import Track from '../../shell/panels/Track.svelte';
import { summary } from './a11y';
import Board from './board/Board.svelte';
import Deeds from './panels/Deeds.svelte';
import Hand from './panels/Hand.svelte';
import { KEYS } from './panels/keys';
import PlaceDetails from './panels/PlaceDetails.svelte';
import { saying } from './panels/saying';
import SeatBrief from './panels/SeatBrief.svelte';
import SeatDetails from './panels/SeatDetails.svelte';
import TableCards from './panels/TableCards.svelte';
import ThingDetails from './panels/ThingDetails.svelte';
import { hold } from './hold.svelte';
import { ledger } from './ledger';
import { spent } from './spent';
import { lights } from './targets';
import type { CaballeroView } from './view';
import { reads } from './words';

export const page: GamePage<CaballeroView> = {
  Board,
  Course: Track,
  Hand,
  Cards: TableCards,
  SeatDetails,
  SeatBrief,
  PlaceDetails,
  ThingDetails,
  Deeds,
  saying,
  suggest: (option) => hold.suggest(option),
  ledger,
  spent,
  lights,
  reads,
  summary,
  keys: KEYS,
  promptHeight: 230,
  /** The cards sink when they are not needed. */
  handHeight: (view) => (view.table.stage === 'power_cards' ? 102 : 54),
};
