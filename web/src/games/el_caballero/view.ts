/** What a view of this game holds: the part of every game, and its own. */
import type { BoardView, CardView as AnyCardView, GameView } from '../../shell/view';

export type { DecisionView, MarkerView, OptionView, PlaceView } from '../../shell/view';

export type Side = 'n' | 'e' | 's' | 'w';
export type Terrain = 'land' | 'water';
export type Symbol = 'gold' | 'fish';

/** A tile on the map: `turn` counts quarter turns clockwise. */
export interface TileView {
  id: string;
  x: number;
  y: number;
  turn: number;
}

/** A caballero card on the map; it shows 1 to 4 (front) or 5 to 8 (back) clockwise from its own north. */
export interface CardOnMap {
  seat: number;
  x: number;
  y: number;
  face: 'front' | 'back';
  turn: number;
  castle: boolean;
  ships: Side[];
  grande: boolean;
}

export interface AlcaldeView {
  seat: number;
  x: number;
  y: number;
  kind: Terrain;
  edge: Side;
  ship: boolean;
}

/** Everything that lies on the table. */
export interface TableView {
  round: number;
  scores: number[];
  courts: number[];
  stage: 'power_cards' | 'turns' | 'over';
  start_player: number;
  /** By seat: the power card of this round. */
  played: (number | null)[];
  hands: number[][];
  /** Tiles that may be taken. */
  display: string[];
  tiles: TileView[];
  cards: CardOnMap[];
  stock: { ships: number; castles: number };
  court_ships: number[];
  alcaldes: AlcaldeView[];
  /** What was done in this turn, in the notation of options. */
  turn: { seat: number; done: string[] } | null;
}

/** A region or a water: which sides of which tiles it has, and what it would pay each seat. */
export interface AreaView {
  id: string;
  kind: Terrain;
  edges: [number, number, Side][];
  tiles: number;
  value: number;
  /** Caballeros by seat, on land. */
  totals?: number[];
  /** Ships by seat, on water. */
  ships?: number[];
  closed: boolean;
  points: number[];
}

/** What can still be done in this turn, as far as numbers say it. */
export interface LeftView {
  supply: number;
  tiles: number;
  cards: number;
  ships: number;
  castles: number;
  grande: boolean;
  /** Whether a tie must be broken by a second card. */
  owes: boolean;
}

export interface CardView extends AnyCardView {
  /** Of a power card. */
  value?: number;
  supply?: number;
  special?: boolean;
  in_play?: boolean;
}

export interface CaballeroNumbers extends Record<string, unknown> {
  round: number;
  track: number[];
  scoring: number[];
  court: number[];
  capacity: number[];
  /** Caballero cards that each seat has left. */
  cards: number[];
  court_ships: number[];
  ships: number;
  castles: number;
  hand: number[];
  /** Tiles still face down. */
  tiles: number;
  start_player: number;
  order: number[];
}

export interface CaballeroView extends GameView {
  board: BoardView & { cards: CardView[]; numbers: CaballeroNumbers };
  hand: string[];
  table: TableView;
  areas: AreaView[];
  /** Gold and fish by tile; plain tiles are missing. */
  symbols: Record<string, Symbol>;
  left: LeftView | null;
}
