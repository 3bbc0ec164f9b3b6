/** Where a card stands beside what it speaks of: never over it, as long as there is room elsewhere. */
import type { Point } from '../drawing/point';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 14;
/** How much worse it is to lie on what one speaks of than on other things. */
const OWN = 1000;

/** The upper left corner of a card inside what is free, with as few other things under it as can be; without a place to stand beside, at the foot, in the middle. */
export function beside(
  place: Box | null,
  { width, height }: { width: number; height: number },
  free: Box,
  things: readonly Box[] = [],
): Point {
  const within = (x: number, y: number): Point => ({
    x: Math.max(free.left, Math.min(x, free.right - width)),
    y: Math.max(free.top, Math.min(y, free.bottom - height)),
  });
  if (!place) return within((free.left + free.right - width) / 2, free.bottom - height);
  const middle = { x: (place.left + place.right - width) / 2, y: (place.top + place.bottom - height) / 2 };
  const spots = [
    within(place.right + GAP, middle.y),
    within(place.left - GAP - width, middle.y),
    within(middle.x, place.bottom + GAP),
    within(middle.x, place.top - GAP - height),
    within(free.right, free.bottom),
    within(free.left, free.bottom),
    within(free.right, free.top),
    within(free.left, free.top),
  ];
  const covered = ({ x, y }: Point, box: Box) => common(x, x + width, box.left, box.right) * common(y, y + height, box.top, box.bottom);
  const over = (at: Point) => OWN * covered(at, place) + things.reduce((sum, thing) => sum + covered(at, thing), 0);
  const room = ({ x }: Point) => (x >= middle.x ? free.right - place.right : place.left - free.left);
  const sides = spots.slice(0, 2).sort((a, b) => room(b) - room(a));
  return [...sides, ...spots.slice(2)].reduce((best, spot) => (over(spot) < over(best) ? spot : best));
}

function common(a: number, b: number, c: number, d: number): number {
  return Math.max(0, Math.min(b, d) - Math.max(a, c));
}
