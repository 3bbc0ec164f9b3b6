/** The shape of the table: how its parts are laid out, told by the window's size alone. The areas are in table.css. */
import type { Insets } from './drawing/insets';

/** Wide: panels float over the board. Tall: one column, panels are tabs. Short: a column at each side of the board. */
export type Shape = 'wide' | 'tall' | 'short';

export function shapeOf(width: number, height: number): Shape {
  if (height < 600 && width >= 640) return 'short';
  return width < 900 ? 'tall' : 'wide';
}

/** What the floating panels leave of the board; `below` is what the hand takes, `above` what bar and prompt do. */
export function insetsOf(shape: Shape, width: number, below: number, above = 148): Insets {
  if (shape !== 'wide') return { top: 4, right: 4, bottom: 4, left: 4 };
  return { top: above, right: width >= 1600 ? 412 : 324, bottom: below, left: 256 };
}
