/** Markers that join places: one that stands between two, or a line from one place to others. */
import type { BoardView, MarkerView } from '../../../generated/types';
import type { Spot } from './arrange';
import { centreOf, type Point } from './geometry';
import type { Site } from './sites';

/** Points of two outlines that are as near as this are their border. */
const NEAR = 7;

/** A marker that stands on a border instead of in a place. */
export function isJoint(marker: MarkerView): boolean {
  return !marker.place && (marker.places?.length ?? 0) > 1;
}

/** The middle of the border between two sites; of two that do not touch, the point halfway between them. */
export function borderOf(one: Site, other: Site): Point {
  const theirs = other.shape.flat();
  const shared = one.shape.flat().filter((p) => theirs.some((q) => Math.hypot(p.x - q.x, p.y - q.y) < NEAR));
  if (shared.length === 0) return { x: (one.pieces.x + other.pieces.x) / 2, y: (one.pieces.y + other.pieces.y) / 2 };
  const mean = { x: sum(shared.map((p) => p.x)) / shared.length, y: sum(shared.map((p) => p.y)) / shared.length };
  return shared.reduce((best, p) => (away(p, mean) < away(best, mean) ? p : best));
}

export interface Line {
  key: string;
  from: Point;
  to: Point;
}

/** From a marker to what it joins its place with: to a marker of its kind there, or else to the pieces' spot. */
export function linesOf(board: BoardView, spots: Map<string, Spot>, sites: Map<string, Site>): Line[] {
  return board.markers.flatMap((marker) => {
    const [home, ...others] = marker.places ?? [];
    const from = spots.get(marker.id);
    if (!from || !marker.place || marker.place !== home) return [];
    return others.flatMap((place) => {
      const twin = board.markers.find((m) => m.kind === marker.kind && m.place === place);
      const spot = twin && spots.get(twin.id);
      const to = spot ? centreOf(spot.rect) : sites.get(place)?.pieces;
      return to ? [{ key: `${marker.id}:${place}`, from: centreOf(from.rect), to }] : [];
    });
  });
}

function sum(numbers: number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

function away(p: Point, q: Point): number {
  return Math.hypot(p.x - q.x, p.y - q.y);
}
