/** Where spots lie on the map, and what lies where. */
import type { Point } from '../../../shell/drawing/point';
import type { Frame } from '../../../shell/drawing/camera';
import { cellOf, sideOf } from '../choices';
import type { CaballeroView, Side, Terrain } from '../view';
import { layoutOf } from './card';
import { areasByEdge, facing, landSides } from './chart';
import { CELL, stepTo } from './grid';
import { drawTile } from './tile';

/** How a spot is drawn: a whole cell, a card, the side of a cell, or part of a tile. */
export type Shape = 'cell' | 'card' | 'side' | 'face';

export interface Place {
  /** The corner of its cell. */
  corner: Point;
  /** Its own middle. */
  at: Point;
  side: Side | '';
  shape: Shape;
}

const HALF = CELL / 2;
const MARGIN = 12;

/** Where a spot lies; null for the Court, which is not on the map. */
export function placeOf(spot: string, view: CaballeroView, free: boolean): Place | null {
  const cell = cellOf(spot);
  if (!cell) return null;
  const corner = { x: cell.x * CELL, y: cell.y * CELL };
  const middle = { x: corner.x + HALF, y: corner.y + HALF };
  const terrain = / (land|water)/.exec(spot)?.[1] as Terrain | undefined;
  const side = sideOf(spot);
  const tile = view.table.tiles.find(({ x, y }) => x === cell.x && y === cell.y);
  if (tile) {
    const faces = drawTile(tile.id, tile.turn).faces;
    const face = faces.find((one) => (side ? one.sides.includes(side) : one.terrain === terrain)) ?? faces[0]!;
    return { corner, at: { x: corner.x + face.spot.x, y: corner.y + face.spot.y }, side, shape: 'face' };
  }
  const piece = pieceOn(spot, cell, view);
  if (piece) return { corner, at: { x: corner.x + piece.x, y: corner.y + piece.y }, side, shape: 'face' };
  if (!side) return { corner, at: middle, side, shape: free ? 'cell' : 'card' };
  const step = stepTo(side);
  return { corner, at: { x: middle.x + step.x * 47, y: middle.y + step.y * 47 }, side, shape: 'side' };
}

/** Where on its card a castle or a Grande stands that may be picked up. */
function pieceOn(spot: string, cell: Point, { table, areas }: CaballeroView): Point | null {
  const kind = /^(castle|grande) /.exec(spot)?.[1];
  const card = table.cards.find(({ x, y }) => x === cell.x && y === cell.y);
  if (!kind || !card) return null;
  const { castle, crown } = layoutOf(landSides(card, areasByEdge(areas)), card.ships);
  return kind === 'castle' ? castle : crown;
}

/** Tiles with the free cells around them, and cards, with a margin: what a fitting map shows. */
export function frameOf({ table: { tiles, cards } }: CaballeroView): Frame {
  const reach = (axis: 'x' | 'y') => {
    const all = [...tiles.flatMap((tile) => [tile[axis] - 1, tile[axis] + 1]), ...cards.map((card) => card[axis])];
    return [Math.min(...all) * CELL - MARGIN, (Math.max(...all) + 1) * CELL + MARGIN] as const;
  };
  const [[left, right], [top, bottom]] = [reach('x'), reach('y')];
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** Areas with the cards that lie against them, with a margin; null where there are none of them. */
export function frameAround({ table, areas }: CaballeroView, ids: readonly string[]): Frame | null {
  const own = areas.filter((area) => ids.includes(area.id));
  if (own.length === 0) return null;
  const edges = areasByEdge(own);
  const beside = table.cards.filter((card) => facing(card.x, card.y, edges).size > 0);
  const cells = [...own.flatMap((area) => area.edges.map(([x, y]) => ({ x, y }))), ...beside];
  const [xs, ys] = [cells.map(({ x }) => x * CELL), cells.map(({ y }) => y * CELL)];
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x, y, w: Math.max(...xs) + CELL + MARGIN - x, h: Math.max(...ys) + CELL + MARGIN - y };
}
