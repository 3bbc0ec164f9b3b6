/** What the player holds. It is only the page's grouping of the options: nothing is sent before the last click. */
import { untrack } from 'svelte';
import { cellOf, choicesOf, type Choice, type Company, type What } from './choices';
import type { CaballeroView, OptionView, Side } from './view';

export interface Held {
  what: What;
  /** The tile, or what is moved from where; empty where it needs no name, or is to be picked up yet. */
  piece: string;
  /** Quarter turns of the tile. */
  turn: number;
  /** The spot it lies on for now; empty while it is in the hand. */
  at: string;
  /** The number a card shows. */
  number: number;
  /** The side on which it shows it, where that is to be chosen. */
  side: Side | '';
  company: Company;
}

/** A place for what is held. */
export interface Spot {
  key: string;
  /** Whether it may lie there as it is held. */
  fits: boolean;
  /** How often it is to be turned until it fits: 1, 2 or -1 quarters. */
  quarters: number;
  /** The turns in which a tile fits. */
  turns: number[];
  /** The side of a card that would count; empty where there is only water. */
  side: Side | '';
  choices: Choice[];
}

const EMPTY = { piece: '', turn: 0, at: '', number: 0, side: '' as Side | '', company: '' as Company };
const SIDES: Side[] = ['n', 'e', 's', 'w'];
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8];
/** Of a notation, everything before the number of a card, and the number with its side. */
const SHOWN = /^(\S+ \S+ w?)\d[nesw]?/;
const LOOKS: Record<string, number> = { 'open-sea': 1, isthmus: 2, inland: 1 };

/** In how many turns a tile looks different. */
export function looksOf(tile: string): number {
  return LOOKS[tile.replace(/-\d+$/, '')] ?? 4;
}

export class Hold {
  private view = $state.raw<CaballeroView | null>(null);
  private inHand = $state.raw<Held | null>(null);
  /** Whether what is held was drawn here with the button down, and goes where that is let go. */
  dragged = false;
  /** Quarters by which the tile was turned last. */
  spun = 0;
  /** A tile of the display that is looked at: its places are shown faintly. */
  glanced = $state('');

  /** The turn that is asked for; null while nothing is. */
  readonly decision = $derived(this.view?.decision ?? null);
  readonly choices: Choice[] = $derived(choicesOf(this.decision));
  readonly held: Held | null = $derived(this.inHand);
  readonly spots: Spot[] = $derived.by(() => this.findSpots());
  /** The spot that what is held lies on for now. */
  readonly spot: Spot | null = $derived(this.spots.find((spot) => spot.key === this.inHand?.at) ?? null);
  /** What the dial shows and does not offer, one notation in each line; empty without a dial. */
  readonly others: string = $derived(this.findOthers().join('\n'));
  /** What would be chosen by one more click. */
  readonly option: OptionView | null = $derived.by(() => this.ready()?.option ?? null);

  /** A view to choose from; what was held for another question is let go. */
  see(view: CaballeroView | null): void {
    const old = untrack(() => this.view)?.decision;
    const now = view?.decision;
    this.view = view;
    if (old?.number !== now?.number || old?.seat !== now?.seat) this.inHand = null;
  }

  /** Whether something can be done with it now. */
  can(what: What, piece = ''): boolean {
    return this.choices.some((choice) => choice.what === what && (!piece || choice.piece === piece));
  }

  /** Takes something in hand; what was held is put back. Taking it again puts it back. */
  take(what: What, piece = '', at = ''): void {
    const same = this.inHand?.what === what && this.inHand.piece === piece;
    if ((same && !at) || !this.can(what, piece)) {
      this.drop();
      return;
    }
    const turn = same ? this.inHand!.turn : 0;
    this.inHand = { ...EMPTY, what, piece, turn };
    if (at) this.rest(at);
  }

  drop(): void {
    this.inHand = null;
  }

  /** Lays what is held on a spot, or with '' takes it off; a card shows the lowest number that is allowed. */
  rest(at: string): void {
    const held = this.inHand;
    if (!held || held.at === at) return;
    const spot = this.spots.find((one) => one.key === at);
    if (at && !spot) return;
    const first = lowest(spot?.choices ?? [], held.company);
    this.inHand = { ...held, at, number: first?.number ?? 0, side: first?.side ?? '', company: first?.company ?? held.company };
  }

  /** Picks up what is to be moved. */
  lift(piece: string): void {
    if (this.can('move', piece)) this.inHand = { ...EMPTY, what: 'move', piece };
  }

  /** Turns the tile one way or the other, only through turns that fit where it lies. */
  turnBy(step: 1 | -1): void {
    const held = this.inHand;
    if (held?.what !== 'tile') return;
    const looks = looksOf(held.piece);
    const turns = this.spot?.turns ?? SIDES.map((_, turn) => turn).slice(0, looks);
    for (let quarters = 1; quarters <= looks; quarters++) {
      const turn = (held.turn + (step * quarters + 4 * looks)) % looks;
      if (turns.includes(turn)) {
        this.spun = step * quarters;
        return void (this.inHand = { ...held, turn });
      }
    }
  }

  /** Turns the tile until it fits where it lies. */
  turnToFit(): void {
    if (this.inHand && this.spot && !this.spot.fits) this.turnBy(this.spot.quarters < 0 ? -1 : 1);
  }

  /** The numbers of the dial where a card lies for now. */
  get numbers(): number[] {
    return [...new Set(this.spot?.choices.map((choice) => choice.number).filter(Boolean) ?? [])].sort((a, b) => a - b);
  }

  /** The ways a card may lie under a Grande, where it may face several lands: its highest number, and on which side. */
  get faces(): Choice[] {
    const company = this.inHand?.company;
    const choices = this.spot?.choices.filter((choice) => company && choice.company === company) ?? [];
    return choices.sort((a, b) => a.number - b.number || SIDES.indexOf(a.side as Side) - SIDES.indexOf(b.side as Side));
  }

  /** Lets the card show a number, where that is allowed; with `side`, there. */
  show(number: number, side: Side | '' = ''): void {
    const held = this.inHand;
    if (!held) return;
    const found = (this.spot?.choices ?? []).filter((choice) => choice.number === number && (!side || choice.side === side));
    const choice = found.find((one) => one.company === held.company) ?? found[0];
    if (choice) this.inHand = { ...held, number, side: choice.side, company: choice.company };
  }

  /** The next number that is allowed, or the one before. */
  step(by: 1 | -1): void {
    const held = this.inHand;
    const { faces, numbers } = this;
    const face = faces[faces.findIndex(({ number, side }) => number === held?.number && side === held.side) + by];
    const next = faces.length > 0 ? face?.number : numbers[numbers.indexOf(held?.number ?? 0) + by];
    if (next) this.show(next, face?.side);
  }

  /** Takes in hand what an option would do, so that one more click does it. */
  suggest(option: OptionView): void {
    const choice = this.choices.find((one) => one.option.notation === option.notation);
    this.inHand = null;
    if (!choice) return;
    const { what, piece, turn, spot: at, number, side, company } = choice;
    this.inHand = { what, piece, turn, at, number, side, company };
  }

  /** The places of a tile that is only looked at. */
  placesOf(tile: string): string[] {
    return [...new Set(this.choices.filter((choice) => choice.what === 'tile' && choice.piece === tile).map((choice) => choice.spot))];
  }

  /** The ways a Grande may come with the card where it lies for now. */
  get companies(): Company[] {
    return [...new Set(this.spot?.choices.map((choice) => choice.company) ?? [])];
  }

  bring(company: Company): void {
    const held = this.inHand;
    const found = (this.spot?.choices ?? []).filter((choice) => choice.company === company);
    const choice = found.find((one) => one.number === held?.number) ?? found[0];
    if (held && choice) this.inHand = { ...held, company, number: choice.number, side: choice.side };
  }

  /** What can be seen of a number that is offered where the card lies; undefined if it is not. */
  offered(number: number): Choice | undefined {
    const found = this.spot?.choices.filter((choice) => choice.number === number) ?? [];
    return found.find((choice) => choice.company === this.inHand?.company) ?? found[0];
  }

  /** The notations of the dial that are not offered; where the side is to be chosen, on every side. */
  private findOthers(): string[] {
    const held = this.inHand;
    const choices = this.spot?.choices.filter((choice) => choice.company === held?.company) ?? [];
    const pattern = choices[0]?.option.notation;
    if (!pattern || (held?.what !== 'card' && held?.what !== 'raise')) return [];
    const sides = held.company ? SIDES : [''];
    const all = NUMBERS.slice(0, this.spot!.side ? 8 : 4).flatMap((number) => sides.map((side) => `${number}${side}`));
    const offered = new Set(choices.map((choice) => choice.option.notation));
    return all.map((shown) => pattern.replace(SHOWN, `$1${shown}`)).filter((notation) => !offered.has(notation));
  }

  private findSpots(): Spot[] {
    const held = this.inHand;
    if (!held) return [];
    const picking = held.what === 'move' && !held.piece;
    const found = new Map<string, Choice[]>();
    for (const choice of this.choices) {
      if (choice.what !== held.what || (choice.piece !== held.piece && !picking)) continue;
      const key = picking ? choice.piece : choice.spot;
      found.set(key, [...(found.get(key) ?? []), choice]);
    }
    return [...found].map(([key, choices]) => this.spotOf(held, key, choices));
  }

  private spotOf(held: Held, key: string, choices: Choice[]): Spot {
    const turns = choices.map((choice) => choice.turn);
    const tile = held.what === 'tile';
    const fits = !tile || turns.includes(held.turn);
    const quarters = fits ? 0 : ([1, -1, 2].find((step) => turns.includes((held.turn + step + 4) % looksOf(held.piece))) ?? 0);
    const onWater = choices.every((choice) => choice.what === 'card' && choice.option.notation.includes(' w'));
    const side = held.what === 'raise' ? this.sideOfLand(key) : onWater ? '' : (choices[0]?.side ?? '');
    return { key, fits, quarters, turns, side, choices };
  }

  /** Where the land of a card lies. */
  private sideOfLand(cell: string): Side | '' {
    const at = cellOf(cell);
    const lands = this.view?.areas.filter((area) => area.kind === 'land').flatMap((area) => area.edges) ?? [];
    return (
      SIDES.find((side) => {
        const [x, y, other] = acrossFrom(at?.x ?? 0, at?.y ?? 0, side);
        return lands.some(([u, v, s]) => u === x && v === y && s === other);
      }) ?? ''
    );
  }

  private ready(): Choice | undefined {
    const held = this.inHand;
    const choices = this.spot?.choices;
    if (!held || !choices || (held.what === 'move' && !held.piece)) return undefined;
    if (held.what === 'tile') return choices.find((choice) => choice.turn === held.turn);
    return choices.find(({ number, side, company }) => number === held.number && side === held.side && company === held.company);
  }
}

/** The edge that a cell's side meets: that of the neighbour. */
export function acrossFrom(x: number, y: number, side: Side): [number, number, Side] {
  if (side === 'n') return [x, y - 1, 's'];
  if (side === 's') return [x, y + 1, 'n'];
  return side === 'e' ? [x + 1, y, 'w'] : [x - 1, y, 'e'];
}

function lowest(choices: Choice[], company: Company): Choice | undefined {
  const alike = choices.filter((choice) => choice.company === company);
  return (alike.length > 0 ? alike : choices).reduce<Choice | undefined>(
    (least, choice) => (!least || choice.number < least.number ? choice : least),
    undefined,
  );
}

/** What is held at the table that is shown. */
export const hold = new Hold();
