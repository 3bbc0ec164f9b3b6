/** The coasts of a tile: they run from corner to corner and leave each corner on the diagonal, so that neighbours' coasts meet. */
import type { Point } from '../../../shell/drawing/point';
import { turned } from './grid';
import { between, seeded } from './random';

/** The way of a coast past 1, 2 or 3 water sides of which the last is the west. */
const GUIDES: Record<number, [number, number][]> = {
  1: [
    [0, 100],
    [11, 91],
    [30, 75],
    [44, 50],
    [30, 25],
    [11, 9],
    [0, 0],
  ],
  2: [
    [100, 100],
    [88, 89],
    [70, 72],
    [51, 51],
    [30, 29],
    [12, 11],
    [0, 0],
  ],
  3: [
    [100, 0],
    [91, 12],
    [75, 36],
    [50, 49],
    [25, 36],
    [9, 12],
    [0, 0],
  ],
};
const ROUGHNESS = [0.17, 0.2];
/** An isthmus has two coasts, which must not meet. */
const NARROW = 0.68;

/** A coast past so many water sides; `last` is the side where they end, as the tile lies, and the noise is the tile's own. */
export function coast(sides: number, last: number, narrow: boolean, seed: string): Point[] {
  const random = seeded(seed);
  const depth = between(random, 0.88, 1.1) * (narrow ? NARROW : 1);
  const sway = between(random, -5, 5);
  let points = GUIDES[sides]!.map(([x, y], i) => bent({ x, y }, sides, 1 - Math.abs(i - 3) / 3, depth, sway, random));
  for (const rough of ROUGHNESS) points = displaced(points, rough, random);
  return points.map((point) => turned(point, last - 3));
}

/** The guide's point moved inwards, outwards or aside: not at all at the corners. */
function bent(point: Point, sides: number, inner: number, depth: number, sway: number, random: () => number): Point {
  const grow = 1 + (depth - 1) * inner;
  const bend = (sway * 2 + between(random, -5, 5)) * inner;
  if (sides === 1) return { x: point.x * grow, y: point.y + sway * inner };
  if (sides === 2) return { x: point.x + bend, y: point.y - bend };
  return { x: point.x + sway * inner, y: point.y * grow };
}

/** A point is put between every two, pushed aside; near the corners only a little. */
function displaced(points: Point[], rough: number, random: () => number): Point[] {
  const out = [points[0]!];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    const push = (random() + random() + random() - 1.5) * 2 * rough * (i === 1 || i === points.length - 1 ? 0.4 : 1);
    out.push({ x: (a.x + b.x) / 2 - (b.y - a.y) * push, y: (a.y + b.y) / 2 + (b.x - a.x) * push }, b);
  }
  return out;
}

/** From the first point (not written) to the last; curves through the middles take the edge off the noise. */
export function smooth(points: Point[]): string {
  let out = '';
  for (let i = 1; i < points.length - 1; i++) {
    const [a, b] = [points[i]!, points[i + 1]!];
    const end = i === points.length - 2 ? b : { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    out += `Q${xy(a)} ${xy(end)}`;
  }
  return out;
}

export function xy({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;
}
