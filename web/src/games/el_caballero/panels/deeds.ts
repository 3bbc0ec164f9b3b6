/** What can be done in a turn, at a glance: one token for each kind of deed, lit where something is possible. */
import type { What } from '../choices';
import type { CaballeroView } from '../view';

export interface Token {
  id: What;
  /** The key that takes it in hand. */
  key: string;
  lit: boolean;
  /** How often it may be done in this turn, and how often it was; null where nothing limits it. */
  times: { most: number; done: number } | null;
  /** What it costs, in caballeros; null where that depends. */
  price: number | null;
  /** Why it is pale: a text of the game, or, with a `-` before it, of the page. */
  why: { id: string; args: Record<string, unknown> } | null;
}

export interface Prices {
  ship?: number;
  castle?: number;
  move?: number;
  alcalde?: number;
  grande?: number;
}

type Can = (what: What) => boolean;
type Why = [id: string, args?: Record<string, unknown>];

/** The tokens of a turn; the last two only where the game has such pieces. */
export function tokensOf(view: CaballeroView, can: Can, prices: Prices): Token[] {
  const left = view.left;
  if (!left) return [];
  const seat = view.active;
  const { numbers } = view.board;
  const court = numbers.court[seat] ?? 0;
  const done = view.table.turn?.done ?? [];
  const count = (...verbs: string[]) => done.filter((notation) => verbs.includes(notation.split(' ')[0]!)).length;
  const dear = (price = 0): Why[] => (court < price ? [['too_dear', { price, count: court }]] : []);
  const cards = view.table.cards.filter((card) => card.seat === seat);
  const spent = (n: number, id: string): Why[] => (n === 0 ? [[id]] : []);
  const token = (id: What, key: string, lit: boolean, price: number | null, times: Token['times'], ...whys: Why[][]): Token => {
    const [first] = left.owes && id !== 'card' ? [['-must-break'] as Why] : whys.flat();
    return { id, key, lit, price, times, why: lit || !first ? null : { id: first[0], args: first[1] ?? {} } };
  };
  const times = (rest: number, ...verbs: string[]) => ({ most: rest + count(...verbs), done: count(...verbs) });
  return [
    token('tile', '1', can('tile'), null, times(left.tiles, 'tile'), spent(left.tiles, 'tile_laid'), [['-no-tile-fits']]),
    token('card', 'C', can('card') || can('raise'), null, times(left.cards, 'card', 'raise'), spent(left.cards, 'two_cards'), [
      ...spent(court, 'court_empty'),
      ...spent(numbers.cards[seat] ?? 0, 'no_card_left'),
      ['-no-card-place'],
    ]),
    token('ship', 'H', can('ship'), prices.ship ?? null, times(left.ships, 'ship'), spent(left.ships, 'two_ships'), [
      ...spent(numbers.ships, 'no_ship_left'),
      ...dear(prices.ship),
      ['-no-berth'],
    ]),
    token('castle', 'K', can('castle'), prices.castle ?? null, times(left.castles, 'castle'), spent(left.castles, 'two_castles'), [
      ...spent(numbers.castles, 'no_castle_left'),
      ...dear(prices.castle),
      ['-no-card-for-castle'],
    ]),
    token('withdraw', 'W', can('withdraw'), 0, null, [['-nothing-to-withdraw']]),
    token('move', 'V', can('move'), prices.move ?? null, null, dear(prices.move), [['-nothing-to-move']]),
    ...(prices.alcalde === undefined
      ? []
      : [token('alcalde', 'A', can('alcalde'), prices.alcalde, null, dear(prices.alcalde), [['-no-closed-area']])]),
    ...(prices.grande === undefined
      ? []
      : [
          token('grande', 'G', can('grande'), prices.grande, null, dear(prices.grande), [
            [cards.some((card) => card.grande) ? '-grande-out' : '-no-card-for-grande'],
          ]),
        ]),
  ];
}

/** Caballeros at the Court from which on it is dear to end the turn with card actions left. */
const DEAR = 4;

/** What is left undone that one may regret: a message of the page, or nothing. */
export function leftUndone(view: CaballeroView, can: Can): { id: string; args: Record<string, number> } | null {
  const left = view.left;
  if (!left) return null;
  if (left.supply > 0) return { id: 'end-without-supply', args: { count: left.supply } };
  const court = view.board.numbers.court[view.active] ?? 0;
  if (court < DEAR || !(can('card') || can('raise'))) return null;
  return { id: 'end-without-cards', args: { cards: left.cards, count: court } };
}
