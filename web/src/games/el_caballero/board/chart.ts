/** The map as a whole: which face belongs to which area, in which tint, and where corners must not be misread. */
import type { Point } from '../../../shell/drawing/point';
import type { AreaView, Side, Terrain, TileView } from '../view';
import { across, CELL, key, SIDES, STEPS } from './grid';
import { drawTile, edgesOf, type Face } from './tile';

export const TINTS: Record<Terrain, number> = { land: 9, water: 4 };

/** A face where it lies. */
export interface LaidFace {
  key: string;
  tile: TileView;
  face: Face;
  area: AreaView | undefined;
  tint: string;
}

export type Edges = ReadonlyMap<string, AreaView>;

/** Areas by the edges they have: `2,0 e`. */
export function areasByEdge(areas: readonly AreaView[]): Edges {
  return new Map(areas.flatMap((area) => area.edges.map(([x, y, side]) => [key(x, y, side), area] as const)));
}

export function facesOn(tiles: readonly TileView[], areas: readonly AreaView[], edges: Edges): LaidFace[] {
  const tints = tintsOf(areas);
  return tiles.flatMap((tile) =>
    drawTile(tile.id, tile.turn).faces.map((face) => {
      const area = edges.get(key(tile.x, tile.y, face.sides[0]));
      return {
        key: `${tile.id} ${face.sides[0]}`,
        tile,
        face,
        area,
        tint: (area && tints.get(area.id)) ?? `${face.terrain}-${face.terrain === 'land' ? 9 : 0}`,
      };
    }),
  );
}

/** One tint for each area, by age: older areas keep theirs. Areas that meet at a corner differ, as far as there are tints. */
export function tintsOf(areas: readonly AreaView[]): Map<string, string> {
  const found = new Map<string, string>();
  const cells = areas.map((area) => area.edges.map(([x, y]) => ({ x, y })));
  areas.forEach((area, i) => {
    const close = areas
      .slice(0, i)
      .filter((other, j) => other.kind === area.kind && cells[i]!.some((a) => cells[j]!.some((b) => meet(a, b))));
    const names = Array.from({ length: TINTS[area.kind] }, (_, n) => `${area.kind}-${n}`);
    const taken = close.map((other) => found.get(other.id));
    const used = [...found.values()];
    const times = (all: (string | undefined)[], name: string) => all.filter((one) => one === name).length;
    const cost = (name: string) => times(taken, name) * 100 + (area.kind === 'land' ? times(used, name) : 0);
    found.set(
      area.id,
      names.reduce((best, name) => (cost(name) < cost(best) ? name : best)),
    );
  });
  return found;
}

function meet(a: Point, b: Point): boolean {
  return Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2;
}

/** Grid corners where two parts of one terrain touch without being joined around them. */
export function knotsOf(tiles: readonly TileView[]): Point[] {
  const at = new Map(tiles.map((tile) => [key(tile.x, tile.y), edgesOf(tile.id, tile.turn)]));
  const corners = new Map(
    tiles.flatMap(({ x, y }) => [0, 1].flatMap((u) => [0, 1].map((v) => [key(x + u, y + v), { x: x + u, y: y + v }] as const))),
  );
  return [...corners.values()].filter(({ x, y }) =>
    isKnot([at.get(key(x - 1, y - 1)), at.get(key(x, y - 1)), at.get(key(x, y)), at.get(key(x - 1, y))]),
  );
}

/** The four cells around a corner, clockwise from the north-west. */
function isKnot(cells: (Terrain[] | undefined)[]): boolean {
  const here = cells.filter(Boolean).length;
  if (here < 2 || (here === 2 && Boolean(cells[0]) !== Boolean(cells[2]))) return false;
  /** What a cell shows on the two rays at the corner: the one before it, clockwise, and the one after. */
  const pairs = cells.map((edges, i) => edges && ([edges[(i + 2) % 4], edges[(i + 1) % 4]] as const));
  const rays = [0, 1, 2, 3].map((i) => pairs[i]?.[1] ?? pairs[(i + 1) % 4]?.[0]);
  const joined = [0, 1, 2, 3].map((i) => Boolean(pairs[(i + 1) % 4]) && rays[i] === rays[(i + 1) % 4]);
  const parts = (terrain: Terrain) => rays.filter((ray, i) => ray === terrain && !joined[(i + 3) % 4]).length;
  return parts('land') > 1 || parts('water') > 1;
}

/** The dotted lines between tiles, by which one counts them, and the rim of the map. */
export function seamsOf(tiles: readonly TileView[]): { seams: string; rim: string } {
  const cells = new Set(tiles.map((tile) => key(tile.x, tile.y)));
  let [seams, rim] = ['', ''];
  for (const { x, y } of tiles) {
    if (cells.has(key(x + 1, y))) seams += `M${(x + 1) * CELL},${y * CELL + 4}v92`;
    if (cells.has(key(x, y + 1))) seams += `M${x * CELL + 4},${(y + 1) * CELL}h92`;
    SIDES.forEach((_, side) => {
      const step = STEPS[side]!;
      if (cells.has(key(x + step.x, y + step.y))) return;
      rim += step.y ? `M${x * CELL},${(y + (step.y > 0 ? 1 : 0)) * CELL}h100` : `M${(x + (step.x > 0 ? 1 : 0)) * CELL},${y * CELL}v100`;
    });
  }
  return { seams, rim };
}

/** The areas that the sides of a cell meet. */
export function facing(x: number, y: number, edges: Edges): Map<Side, AreaView> {
  return new Map(SIDES.flatMap((side) => (edges.has(across(x, y, side)) ? [[side, edges.get(across(x, y, side))!] as const] : [])));
}

/** The sides of a card that face land. */
export function landSides(card: { x: number; y: number }, edges: Edges): Side[] {
  return [...facing(card.x, card.y, edges)].flatMap(([side, area]) => (area.kind === 'land' ? [side] : []));
}
