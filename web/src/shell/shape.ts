/** The shape of the table: how its parts are laid out, told by the window's size alone. The areas are in table.css. */
import type { Insets } from './drawing/insets';

/**
 * Wide: panels float over the board. Middle: so they do, but the seats are a ribbon above it. Tall: one column, panels lie in a sheet
 * below the board. Short: a column at each side of the board, or, where it is not wide either, the seats above it. Tiny: everything below
 * each other, to be scrolled through.
 */
export type Shape = 'wide' | 'middle' | 'tall' | 'short' | 'tiny';

export function shapeOf(width: number, height: number): Shape {
  if (height < 600) return width >= 640 ? 'short' : 'tiny';
  if (width < 900) return 'tall';
  return width < 1100 ? 'middle' : 'wide';
}

/** Whether panels float over the board; else there is little room, and fingers need more of it. */
export function isRoomy(shape: Shape): boolean {
  return shape === 'wide' || shape === 'middle';
}

/** Whether the panels beside the board are tabs of one sheet: on a tall window from 700 pixels on they lie in two columns. */
export function hasTabs(shape: Shape, width: number): boolean {
  return !isRoomy(shape) && !(shape === 'tall' && width >= 700);
}

/** Pixels of the bar over the board; in the middle shape the board begins below it. */
export const BAR = 52;

/** What the floating panels leave of the board; `below` is what the hand takes, `above` what bar and prompt do. */
export function insetsOf(shape: Shape, width: number, below: number, above: number): Insets {
  if (!isRoomy(shape)) return { top: 4, right: 4, bottom: 4, left: 4 };
  if (shape === 'middle') return { top: above - BAR, right: 300, bottom: below, left: 12 };
  return { top: above, right: width >= 1600 ? 412 : 324, bottom: below, left: 256 };
}
