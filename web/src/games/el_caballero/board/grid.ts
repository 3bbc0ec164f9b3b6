/** The grid of the map: cells of 100 by 100, sides clockwise from the north. */
import type { Point } from '../../../shell/drawing/point';
import type { Side } from '../view';

export const CELL = 100;
export const SIDES: readonly Side[] = ['n', 'e', 's', 'w'];
export const STEPS: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];
/** The corner where a side begins, going clockwise. */
export const CORNERS: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
];

export function key(x: number, y: number, side: Side | '' = ''): string {
  return side ? `${x},${y} ${side}` : `${x},${y}`;
}

/** A point of a cell after so many quarter turns clockwise. */
export function turned(point: Point, turns: number): Point {
  let { x, y } = point;
  for (let i = (turns + 8) % 4; i > 0; i--) [x, y] = [CELL - y, x];
  return { x, y };
}

export function stepTo(side: Side): Point {
  return STEPS[SIDES.indexOf(side)]!;
}

/** The edge that a cell's side meets: that of the neighbour. */
export function across(x: number, y: number, side: Side): string {
  const step = stepTo(side);
  return key(x + step.x, y + step.y, SIDES[(SIDES.indexOf(side) + 2) % 4]);
}

/** The number that a card shows on a side: clockwise from its own north, 1 to 4 on its front and 5 to 8 on its back. */
export function numberAt(side: Side, turn: number, face: 'front' | 'back'): number {
  return ((SIDES.indexOf(side) - turn + 4) % 4) + (face === 'back' ? 5 : 1);
}

/** How a card lies that shows a number on a side. */
export function lyingWith(number: number, side: Side): { face: 'front' | 'back'; turn: number } {
  return { face: number > 4 ? 'back' : 'front', turn: (SIDES.indexOf(side) - ((number - 1) % 4) + 4) % 4 };
}
