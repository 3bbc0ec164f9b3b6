/** A tile as a drawing: its faces, its coasts, and where things stand on it. Depends on its id and turn alone. */
import type { Point } from '../../../shell/drawing/point';
import type { Side, Terrain } from '../view';
import { coast, smooth, xy } from './coast';
import { CELL, CORNERS, SIDES, turned } from './grid';
import { between, seeded } from './random';

/** The edges of each pattern, clockwise from its north. */
const PATTERNS: Record<string, string> = {
  'open-sea': 'WWWW',
  cape: 'LWWW',
  coast: 'LLWW',
  isthmus: 'LWLW',
  bay: 'LLLW',
  inland: 'LLLL',
};

/** Where things stand on land and on water of an unturned tile; the first is for a symbol or a badge. */
const SPOTS: Record<string, Record<Terrain, [number, number][]>> = {
  'open-sea': { land: [], water: [[50, 50], [20, 24], [78, 20], [24, 80], [80, 76]] },
  cape: { land: [[50, 22], [26, 11], [75, 12]], water: [[50, 76], [18, 58], [84, 60], [24, 90], [78, 90]] },
  coast: { land: [[69, 31], [40, 14], [86, 62], [88, 12]], water: [[31, 69], [13, 40], [60, 88], [12, 90]] },
  isthmus: { land: [[50, 50], [50, 12], [48, 90], [76, 10]], water: [[13, 50], [87, 50]] },
  bay: { land: [[71, 50], [46, 12], [50, 90], [86, 16], [87, 85]], water: [[17, 50]] },
  inland: { land: [[50, 50], [20, 22], [80, 20], [18, 54], [50, 82], [22, 84], [82, 78], [52, 18], [83, 48]], water: [] },
}; // prettier-ignore

const SQUARE = 'M0,0H100V100H0Z';

/** One area's part of a tile. */
export interface Face {
  terrain: Terrain;
  sides: Side[];
  outline: string;
  /** What is painted: water lies under the land. */
  ground: string;
  /** Where its symbol or badge stands. */
  spot: Point;
}

export interface Ornament extends Point {
  terrain: Terrain;
  /** Which of the drawings. */
  kind: number;
}

export interface TileDrawing {
  faces: Face[];
  coasts: string[];
  ornaments: Ornament[];
}

export function patternOf(id: string): string {
  return id.replace(/-\d+$/, '');
}

/** What a tile shows on each side as it lies. */
export function edgesOf(id: string, turn: number): Terrain[] {
  const pattern = PATTERNS[patternOf(id)] ?? 'WWWW';
  return SIDES.map((_, side) => (pattern[(side - turn + 4) % 4] === 'L' ? 'land' : 'water'));
}

/** The water sides that belong together, each run clockwise; none where all is one terrain. */
export function runsOf(edges: Terrain[]): number[][] {
  const starts = edges.flatMap((edge, side) => (edge === 'water' && edges[(side + 3) % 4] === 'land' ? [side] : []));
  return starts.map((start) => {
    const run = [start];
    while (edges[(run.at(-1)! + 1) % 4] === 'water') run.push((run.at(-1)! + 1) % 4);
    return run;
  });
}

/** Coasts belong to the piece: they turn with it. */
export function coastOf(id: string, turn: number, run: number[]): Point[] {
  const last = run.at(-1)!;
  const home = (last - turn + 4) % 4;
  return coast(run.length, last, patternOf(id) === 'isthmus', `${id} ${home}`);
}

const drawn = new Map<string, TileDrawing>();

export function drawTile(id: string, turn: number): TileDrawing {
  const name = `${id} ${turn}`;
  const known = drawn.get(name) ?? draw(id, turn);
  drawn.set(name, known);
  return known;
}

function draw(id: string, turn: number): TileDrawing {
  const edges = edgesOf(id, turn);
  const shores = runsOf(edges).map((run) => ({ run, points: coastOf(id, turn, run) }));
  const spots = SPOTS[patternOf(id)] ?? SPOTS['open-sea']!;
  const spot = (terrain: Terrain, index = 0): Point => {
    const [x, y] = spots[terrain][index] ?? [50, 50];
    return turned({ x, y }, turn);
  };
  const coasts = shores.map(({ run, points }) => `M${xy(CORNERS[run[0]!]!)}${smooth(points)}`);
  return {
    faces: facesOf(edges, shores, spot),
    coasts,
    ornaments: ornamentsOf(
      id,
      turn,
      shores.flatMap((shore) => shore.points),
    ),
  };
}

interface Shore {
  run: number[];
  points: Point[];
}

function facesOf(edges: Terrain[], shores: Shore[], spot: (terrain: Terrain, index?: number) => Point): Face[] {
  const sides = (numbers: number[]) => numbers.map((side) => SIDES[side]!);
  if (shores.length === 0) return [{ terrain: edges[0]!, sides: [...SIDES], outline: SQUARE, ground: SQUARE, spot: spot(edges[0]!) }];
  const dry = [0, 1, 2, 3].filter((side) => edges[side] === 'land');
  const land = landOutline(shores);
  const waters = shores.map(({ run, points }): Face => {
    const back = [...run].reverse().map((side) => `L${xy(CORNERS[side]!)}`);
    const half = [[0, 0], [50, 0], [50, CELL], [0, CELL]].map(([x, y]) => xy(turned({ x: x!, y: y! }, run.at(-1)! - 3))); // prettier-ignore
    const place = shores.length === 1 ? spot('water') : turned({ x: 13, y: 50 }, run.at(-1)! - 3);
    return {
      terrain: 'water',
      sides: sides(run),
      outline: `M${xy(CORNERS[run[0]!]!)}${smooth(points)}${back.join('')}Z`,
      ground: shores.length === 1 ? SQUARE : `M${half.join('L')}Z`,
      spot: place,
    };
  });
  return [...waters, { terrain: 'land', sides: sides(dry), outline: land, ground: land, spot: spot('land') }];
}

/** Clockwise around the tile: straight along land, along the coast past water. */
function landOutline(shores: Shore[]): string {
  const first = shores[0]!.run[0]!;
  let path = `M${xy(CORNERS[first]!)}`;
  let side = first;
  do {
    const shore = shores.find(({ run }) => run[0] === side);
    path += shore ? smooth(shore.points) : `L${xy(CORNERS[(side + 1) % 4]!)}`;
    side = ((shore?.run.at(-1) ?? side) + 1) % 4;
  } while (side !== first);
  return `${path}Z`;
}

export const RELIEFS = 5;
export const WAVES = 3;

/** Hills, woods and waves, upright whatever the turn; not across the coast. The first of each terrain stands where a symbol would. */
function ornamentsOf(id: string, turn: number, shore: Point[]): Ornament[] {
  const random = seeded(`ornament ${id}`);
  const spots = SPOTS[patternOf(id)] ?? SPOTS['open-sea']!;
  return (['land', 'water'] as const).flatMap((terrain) =>
    spots[terrain].flatMap(([x, y]) => {
      const kind = Math.floor(random() * (terrain === 'land' ? RELIEFS : WAVES));
      const skip = random() < 0.15;
      const spot = turned({ x: x + between(random, -4, 4), y: y + between(random, -4, 4) }, turn);
      const at = { x: Math.min(88, Math.max(12, spot.x)), y: Math.min(92, Math.max(8, spot.y)) };
      const wet = shore.some((point) => Math.abs(point.x - at.x) < 11 && Math.abs(point.y - at.y) < 8);
      return skip || wet ? [] : [{ ...at, terrain, kind }];
    }),
  );
}
