/** The parts of a game that brings none of its own. */
import type { GamePage } from '../game';
import Board from './Board.svelte';
import Cards from './Cards.svelte';
import Course from './Course.svelte';
import Hand from './Hand.svelte';
import PlaceDetails from './PlaceDetails.svelte';
import SeatDetails from './SeatDetails.svelte';

export const page: GamePage = { Board, Course, Hand, Cards, SeatDetails, PlaceDetails };
