/** A point of the window, in pixels, or of a drawing, in its own units. */
export interface Point {
  x: number;
  y: number;
}

/** The spots near a point, the nearest first, with how far they are. */
export function spotsNear(point: Point, spots: readonly { key: string; at: Point }[], within: number): { key: string; far: number }[] {
  return spots
    .map(({ key, at }) => ({ key, far: Math.hypot(at.x - point.x, at.y - point.y) }))
    .filter(({ far }) => far <= within)
    .sort((a, b) => a.far - b.far);
}
