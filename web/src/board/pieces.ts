/** What pieces look like: a shape, a letter and an ink per seat, and how much room each takes on the screen. */
import type { BoardView, MarkerView, StackView } from '../generated/types';
import type { Item, Size } from './arrange';
import { isJoint } from './joints';

/** The owner of pieces that belong to nobody. */
export const NOBODY = 5;
/** How many owners sit side by side on a marker. */
export const BENCH = 3;
export const LETTERS = ['R', 'B', 'G', 'Y', 'P', 'I'] as const;

/** Seat shapes in a box of 2 by 2 around the middle, drawn so that all look equally large. */
const SHAPES = [
  'M0,-0.94A0.94,0.94 0 1 1 -0.001,-0.94Z',
  'M-0.8,-0.86H0.8Q0.86,-0.86 0.86,-0.8V0.8Q0.86,0.86 0.8,0.86H-0.8Q-0.86,0.86 -0.86,0.8V-0.8Q-0.86,-0.86 -0.8,-0.86Z',
  'M-0.09,-1.02Q0,-1.16 0.09,-1.02L1.1,0.74Q1.16,0.9 1,0.9H-1Q-1.16,0.9 -1.1,0.74Z',
  'M-0.08,-1.08Q0,-1.14 0.08,-1.08L1.08,-0.08Q1.14,0 1.08,0.08L0.08,1.08Q0,1.14 -0.08,1.08L-1.08,0.08Q-1.14,0 -1.08,-0.08Z',
  'M-0.54,-0.92H0.54L1.06,0L0.54,0.92H-0.54L-1.06,0Z',
  'M-0.42,-1H0.42V-0.42H1V0.42H0.42V1H-0.42V0.42H-1V-0.42H-0.42Z',
] as const;

export function shapeOf(seat: number): string {
  return SHAPES[seat] ?? SHAPES[5];
}

/** How far below the middle a number must stand to look centred in its shape. */
export function sinkOf(seat: number): number {
  return seat === 2 ? 0.3 : 0;
}

export function letterOf(seat: number): string {
  return LETTERS[seat] ?? '?';
}

/** The size of a caballero on the screen, in pixels, for a scale in pixels per chart unit. */
export function chipSize(scale: number): number {
  return Math.max(20, Math.min(34, 8 + 30 * scale));
}

export function figureSize(marker: MarkerView, chip: number, count = 1): Size {
  if (marker.kind === 'king') return { w: chip * 0.98, h: chip * 1.7 };
  if (marker.kind === 'grande') return { w: chip * 1.14, h: chip * 1.42 };
  if (marker.kind === 'office') return { w: chip * 1.04, h: chip * 1.5 };
  if (marker.counts) {
    const seated = seatedOn(marker).length;
    return { w: chip * (1.9 + 0.8 * Math.min(BENCH, seated)), h: chip * (0.26 + 0.82 * Math.max(1, Math.ceil(seated / BENCH))) };
  }
  return { w: chip * (count > 1 || isOwned(marker) ? 1.24 : 0.94), h: chip * 0.94 };
}

/** A scoreboard is shown by the shield of its place. */
export function isScoreboard(marker: MarkerView): boolean {
  return marker.kind === 'scoreboard';
}

/** Markers that stand on the map as figures of their own. */
export function isFigure(marker: MarkerView): boolean {
  return (Boolean(marker.place) || isJoint(marker)) && !isScoreboard(marker);
}

/** Markers beside the board, before nobody. */
export function isBeside(marker: MarkerView): boolean {
  return !marker.place && !marker.places && !marker.on && !isOwned(marker) && (marker.seat ?? null) === null;
}

export function isOwned(marker: MarkerView): boolean {
  return (marker.owner ?? null) !== null;
}

export interface Figured {
  marker: MarkerView;
  count: number;
}

/** The figures on the map; tokens of a kind that lie in one place, or are carried there by one owner, are one figure. */
export function figuresOf(board: BoardView): Figured[] {
  const found = new Map<string, Figured>();
  for (const marker of board.markers.filter(isFigure)) {
    const token = marker.values && /-\d+$/.test(marker.id);
    const key = token ? `${marker.kind} ${marker.place} ${marker.owner ?? ''}` : marker.id;
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { marker, count: 1 });
  }
  return [...found.values()];
}

/** Who stands on a marker: owners with their numbers. The last count is of those who belong to nobody. */
export function seatedOn(marker: MarkerView): { owner: number; count: number }[] {
  const counts = marker.counts ?? [];
  return counts.map((count, i) => ({ owner: i === counts.length - 1 ? NOBODY : i, count })).filter((some) => some.count > 0);
}

/** For whom the pieces that belong to nobody count now. */
export function holderOf(board: BoardView): number | null {
  const holder = board.numbers.black_holder;
  return typeof holder === 'number' ? holder : null;
}

/** The markers that show caballeros of a stack where they are: a badge is called like its marker. */
export function showing(board: BoardView, stack: StackView): MarkerView[] {
  return board.markers.filter(
    (marker) =>
      marker.place === stack.place &&
      stack.badges.includes(marker.id) &&
      (marker.counts ? seatedOn(marker).some((some) => some.owner === stack.owner) : marker.owner === stack.owner),
  );
}

/** How many of a stack no marker shows. */
export function restOf(board: BoardView, stack: StackView): number {
  const shown = showing(board, stack).map((marker) => seatedOn(marker).find((some) => some.owner === stack.owner)?.count ?? 1);
  return Math.max(0, stack.count - shown.reduce((sum, count) => sum + count, 0));
}

/** The badges of a stack that no marker shows, itself or with one who stands on it. */
export function flagsOf(board: BoardView, stack: StackView): string[] {
  const here = board.markers.filter((marker) => marker.place === stack.place);
  const marked = new Set(here.flatMap((marker) => [marker.id, marker.kind, ...flagsOn(marker, stack.owner)]));
  return stack.badges.filter((badge) => !marked.has(badge));
}

/** What one of an owner's caballeros on a marker is besides. */
export function flagsOn(marker: MarkerView, owner: number): string[] {
  return marker.badges?.[owner] ?? [];
}

/** Everything that stands on the places, the King first, then other figures, then the stacks, largest first. What stands on a
 * marker between places (a bridge) is found under that marker. */
export function itemsOf(board: BoardView, chip: number): Map<string, Item[]> {
  const found = new Map<string, Item[]>();
  const add = (place: string, item: Item) => found.set(place, [...(found.get(place) ?? []), item]);
  const figures = figuresOf(board).sort((a, b) => rank(a.marker) - rank(b.marker));
  for (const { marker, count } of figures) {
    add(marker.place ?? marker.id, { key: marker.id, figure: true, ...figureSize(marker, chip, count) });
  }
  const stacks = board.stacks.filter((stack) => restOf(board, stack) > 0);
  for (const stack of stacks.sort((a, b) => b.count - a.count || a.owner - b.owner)) {
    const extra = flagsOf(board, stack).length * 0.42 * chip;
    add(stack.place, { key: stack.id, figure: false, w: chip + extra, h: chip });
  }
  return found;
}

function rank(marker: MarkerView): number {
  if (marker.kind === 'king') return -1;
  return marker.kind === 'office' ? 8 : (marker.owner ?? 9);
}

/** The room a name takes; an estimate that does not need a screen. */
export function nameSize(name: string, chip: number): Size {
  const font = nameFont(chip);
  return { w: name.length * font * 0.47 + 6, h: font * 1.15 };
}

export function nameFont(chip: number): number {
  return Math.max(12, Math.min(17, chip * 0.56));
}

export function shieldSize(values: number, chip: number): Size {
  return { w: Math.max(30, chip * 0.5 * Math.max(2, values) + 6), h: Math.max(19, chip * 0.78) };
}
