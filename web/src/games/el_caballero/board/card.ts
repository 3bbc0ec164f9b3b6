/** How a caballero card is filled: what counts leans to its land, and the rest stands where there is room. */
import type { Point } from '../../../shell/drawing/point';
import type { Side } from '../view';
import { stepTo } from './grid';

export interface CardLayout {
  /** How far numbers that count lean to their land. */
  lean: number;
  /** The freest corner, in steps from the middle. */
  first: Point;
  castle: Point;
  crown: Point;
}

const CORNERS: readonly Point[] = [
  { x: -1, y: 1 },
  { x: -1, y: -1 },
  { x: 1, y: 1 },
  { x: 1, y: -1 },
];

/** In a box of 100 by 100; `land` are the sides that face land. */
export function layoutOf(land: readonly Side[], ships: readonly Side[]): CardLayout {
  const [first, second] = [...CORNERS].sort((a, b) => crowd(a, land, ships) - crowd(b, land, ships)) as [Point, Point];
  const several = land.length > 1;
  const lean = several ? 26 : 8;
  const hero = land[0] ? stepTo(land[0]) : { x: 0, y: 0 };
  return {
    lean,
    first,
    castle: { x: 50 + second.x * 30, y: 51 + second.y * 29 },
    crown: several ? { x: 50 + first.x * 14, y: 39 + first.y * 14 } : { x: 50 + hero.x * lean, y: 27 + hero.y * lean },
  };
}

/** A corner is the freer, the farther it is from land, and then from ships. */
function crowd(corner: Point, land: readonly Side[], ships: readonly Side[]): number {
  const pull = (side: Side) => stepTo(side).x * corner.x + stepTo(side).y * corner.y;
  return land.reduce((sum, side) => sum + 3 * pull(side), 0) + ships.reduce((sum, side) => sum + pull(side), 0);
}
