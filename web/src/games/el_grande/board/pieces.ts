/** What stands on the map, and how much room each takes on the screen. */
import type { BoardView, MarkerView, StackView } from '../view';
import { isOwned } from '../../../shell/drawing/markers';
import { NOBODY } from '../../../shell/drawing/seats';
import type { Item, Size } from './arrange';
import { isJoint } from './joints';

/** How many owners sit side by side on a marker. */
export const BENCH = 3;

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
export function holderOf(board: Pick<BoardView, 'numbers'>): number | null {
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
