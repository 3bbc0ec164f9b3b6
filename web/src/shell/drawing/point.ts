/** A point of the window, in pixels, or of a drawing, in its own units. */
export interface Point {
  x: number;
  y: number;
}
