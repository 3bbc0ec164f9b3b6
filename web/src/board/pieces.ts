/** What pieces look like: a shape, a letter and an ink per seat, and how much room each takes on the screen. */
import type { BoardView, MarkerView } from '../generated/types';
import type { Item, Size } from './arrange';
import { isJoint } from './joints';

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

export function figureSize(kind: string, chip: number): Size {
  if (kind === 'king') return { w: chip * 0.98, h: chip * 1.7 };
  if (kind === 'grande') return { w: chip * 1.14, h: chip * 1.42 };
  return { w: chip * 0.94, h: chip * 0.94 };
}

/** Markers that stand on the map as figures of their own; a marker with values is shown by the shield of its place. */
export function isFigure(marker: MarkerView): boolean {
  return (Boolean(marker.place) || isJoint(marker)) && !marker.values;
}

/** Everything that stands on the places, the King first, then other figures, then the stacks, largest first. What stands on a
 * marker between places (a bridge) is found under that marker. */
export function itemsOf(board: BoardView, chip: number): Map<string, Item[]> {
  const found = new Map<string, Item[]>();
  const add = (place: string, item: Item) => found.set(place, [...(found.get(place) ?? []), item]);
  const figures = board.markers.filter(isFigure).sort((a, b) => rank(a) - rank(b));
  for (const marker of figures) {
    add(marker.place ?? marker.id, { key: marker.id, figure: true, ...figureSize(marker.kind, chip) });
  }
  for (const stack of [...board.stacks].sort((a, b) => b.count - a.count || a.owner - b.owner)) {
    const extra = stack.badges.length * 0.42 * chip;
    add(stack.place, { key: stack.id, figure: false, w: chip + extra, h: chip });
  }
  return found;
}

function rank(marker: MarkerView): number {
  return marker.kind === 'king' ? -1 : (marker.owner ?? 9);
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
