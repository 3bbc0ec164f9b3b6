/** The options of a turn as the page groups them: what is taken in hand, where it goes, and how it lies there. */
import type { DecisionView, OptionView, Side } from './view';

/** What can be taken in hand. */
export type What = 'tile' | 'card' | 'raise' | 'ship' | 'castle' | 'move' | 'withdraw' | 'alcalde' | 'grande';
/** Whether a Grande comes with a card: set on it from the stock, or moved onto it. */
export type Company = '' | 'grande' | 'move grande';

export interface Choice {
  option: OptionView;
  what: What;
  /** Which: a tile (`coast-2`), or what is moved from where (`ship 2,0 e`, `ship court`, `castle 2,0`, `grande 2,0`). */
  piece: string;
  /** Where: a cell (`2,0`), its side (`2,0 e`), part of a tile (`1,1 land`, `1,1 water e`), or `court`. */
  spot: string;
  /** Quarter turns of a tile. */
  turn: number;
  /** The number that a card shows to its land; on water alone, to a tile. */
  number: number;
  side: Side | '';
  company: Company;
}

const CELL = String.raw`-?\d+,-?\d+`;

/** How each notation is read: the names of its groups are those of a choice. */
const NOTATIONS: [What, RegExp][] = [
  ['tile', new RegExp(`^tile (?<piece>\\S+) (?<spot>${CELL}) r(?<turn>\\d)$`)],
  ['card', new RegExp(`^card (?<spot>${CELL}) w?(?<number>\\d)(?<side>[nesw])?(?: \\+ (?<company>grande|move grande)\\b.*)?$`)],
  ['raise', new RegExp(`^raise (?<spot>${CELL}) (?<number>\\d)$`)],
  ['ship', new RegExp(`^ship (?<spot>${CELL} [nesw])$`)],
  ['castle', new RegExp(`^castle (?<spot>${CELL})$`)],
  ['withdraw', new RegExp(`^withdraw (?<spot>${CELL})$`)],
  ['move', new RegExp(`^move (?<piece>ship court|ship ${CELL} [nesw]|castle ${CELL}|grande ${CELL}) > (?<spot>${CELL}(?: [nesw])?)$`)],
  ['alcalde', new RegExp(`^alcalde (?<spot>${CELL} (?:land|water [nesw]))$`)],
  ['grande', new RegExp(`^grande (?<spot>${CELL})$`)],
];

function read(option: OptionView): Choice | null {
  const choice = choiceOf(option.notation);
  return choice && { ...choice, option, side: sideIn(option) };
}

/** What a notation says, be it offered or not. */
export function choiceOf(notation: string): Omit<Choice, 'option'> | null {
  const back = /^ship-to-court (.*)$/.exec(notation);
  const plain = { piece: '', spot: '', turn: 0, number: 0, side: '' as Side | '', company: '' as Company };
  if (back) return { ...plain, what: 'move', piece: `ship ${back[1]}`, spot: 'court' };
  for (const [what, pattern] of NOTATIONS) {
    const { piece = '', spot = '', turn = 0, number = 0, side = '', company = '' } = pattern.exec(notation)?.groups ?? {};
    const lies = { turn: Number(turn), number: Number(number), side: side as Side | '', company: company as Company };
    if (spot) return { what, piece, spot, ...lies };
  }
  return null;
}

function sideIn(option: OptionView): Side | '' {
  const side = option.text.args.side;
  return typeof side === 'string' && /^[nesw]$/.test(side) ? (side as Side) : '';
}

const known = new WeakMap<DecisionView, Choice[]>();

/** What can be done with things taken in hand; ending the turn and taking the supply are not among it. */
export function choicesOf(decision: DecisionView | null): Choice[] {
  if (!decision) return [];
  let choices = known.get(decision);
  if (!choices) {
    choices = decision.options.flatMap((option) => read(option) ?? []);
    known.set(decision, choices);
  }
  return choices;
}

/** The cell of a spot, or null at the Court. */
export function cellOf(spot: string): { x: number; y: number } | null {
  const found = /(-?\d+),(-?\d+)/.exec(spot);
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

/** The side that a spot is on, if it is on one. */
export function sideOf(spot: string): Side | '' {
  return (/ ([nesw])$/.exec(spot)?.[1] ?? '') as Side | '';
}

/** What an option costs, as it says itself. */
export function priceOf(option: OptionView): number {
  return Number(option.text.args.price);
}

/** With whom an option leaves a tie that a second card must break; null with nobody. */
export function rivalOf(option: OptionView): number | null {
  const rival = option.text.args.rival as { seat: number } | undefined;
  return rival?.seat ?? null;
}
