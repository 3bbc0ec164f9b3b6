/** Where the places of a game lie on the chart. Regions the chart does not know get an island in the sea. */
import map from './map.json';
import { Grid, islandPath, outlines, type Outline, type Point, type Rect } from './geometry';

export interface Site {
  id: string;
  path: string;
  shape: Outline[];
  /** Where the name would like to stand, and where the pieces would. */
  title: Point;
  pieces: Point;
  tint: number;
  island: boolean;
  /** A place on the water: its name may stand beside it. */
  afloat: boolean;
  /** What a fitting window shows of it, if it lies beyond the map of the nine regions. */
  extent: Rect | null;
}

/** Good spots found by eye; a region without one uses the middle of its largest circle. */
const SPOTS: Record<string, [Point, Point]> = {
  galicia: [at(222, 132), at(222, 205)],
  pais_vasco: [at(420, 128), at(655, 178)],
  aragon: [at(782, 222), at(780, 318)],
  cataluna: [at(962, 228), at(948, 296)],
  castilla_la_vieja: [at(455, 212), at(455, 300)],
  castilla_la_nueva: [at(560, 430), at(560, 520)],
  valencia: [at(778, 548), at(750, 668)],
  sevilla: [at(385, 668), at(372, 745)],
  granada: [at(590, 668), at(585, 745)],
  portugal: [at(205, 420), at(205, 560)],
  francia: [at(800, 40), at(930, 70)],
  africa: [at(560, 980), at(760, 985)],
  america: [at(-85, 220), at(-85, 300)],
  ship: [at(-82, 846), at(-80, 764)],
};

/** What a fitting window shows of places beyond the nine regions. */
const EXTENTS: Record<string, Rect> = {
  portugal: { x: 64, y: 232, w: 290, h: 544 },
  francia: { x: 700, y: -12, w: 400, h: 200 },
  africa: { x: 340, y: 890, w: 720, h: 144 },
  america: { x: -190, y: 60, w: 230, h: 500 },
  ship: { x: -186, y: 590, w: 250, h: 290 },
};
const VESSELS = new Set(['ship']);

/** Where a window is no wider than high, the far shores lie in the corners. */
const TALL: Record<string, { spots: [Point, Point]; extent: Rect }> = {
  francia: { spots: [at(800, 0), at(930, 70)], extent: { x: 700, y: -64, w: 400, h: 200 } },
  america: { spots: [at(122, 838), at(130, 930)], extent: { x: 64, y: 790, w: 160, h: 250 } },
  africa: { spots: [at(420, 985), at(560, 990)], extent: { x: 340, y: 890, w: 720, h: 150 } },
  ship: { spots: [at(262, 0), at(500, 4)], extent: { x: 330, y: -64, w: 330, h: 130 } },
};

const TINTS: Record<string, number> = {
  galicia: 0,
  pais_vasco: 1,
  aragon: 2,
  cataluna: 3,
  castilla_la_vieja: 4,
  castilla_la_nueva: 5,
  valencia: 6,
  sevilla: 7,
  granada: 8,
  portugal: 3,
  francia: 0,
  america: 6,
  africa: 3,
  ship: 5,
};

/** Free water: first the place of a tower in the east, then west, south and north. */
const WATERS: Point[] = [at(1010, 700), at(-60, 330), at(-60, 640), at(760, 900), at(1130, 300), at(420, -20), at(80, 900), at(1180, 860)];
const ISLAND = at(104, 92);

function at(x: number, y: number): Point {
  return { x, y };
}

type Shapes = Record<string, string>;
const REGIONS = map.regions as Record<string, { path: string; x: number; y: number }>;
const SCENERY = map.scenery as Shapes;
/** Drawn by us: the far shores, and a neighbour's coast with more room on it. */
const BEYOND = map.beyond as Shapes;
const BEYOND_TALL: Shapes = { ...BEYOND, ...map.beyond_tall };

/** The sites of the places in play, in their order, for a wide window or a tall one. */
export function sitesOf(ids: readonly string[], tall = false): Map<string, Site> {
  const found = new Map<string, Site>();
  let water = 0;
  for (const id of ids) {
    const known = REGIONS[id]?.path ?? (tall ? BEYOND_TALL : BEYOND)[id] ?? (SPOTS[id] ? SCENERY[id] : undefined);
    found.set(id, known ? land(id, known, tall) : island(id, WATERS[water++ % WATERS.length]!));
  }
  return found;
}

function land(id: string, path: string, tall = false): Site {
  const centre = REGIONS[id];
  const turned = tall ? TALL[id] : undefined;
  const [title, pieces] = turned?.spots ??
    SPOTS[id] ?? [at(centre?.x ?? 600, (centre?.y ?? 475) - 30), at(centre?.x ?? 600, (centre?.y ?? 475) + 30)];
  return {
    id,
    path,
    shape: outlines(path),
    title,
    pieces,
    tint: TINTS[id] ?? 9,
    island: false,
    afloat: VESSELS.has(id),
    extent: turned?.extent ?? EXTENTS[id] ?? null,
  };
}

function island(id: string, centre: Point): Site {
  const path = islandPath(centre.x, centre.y, ISLAND.x, ISLAND.y);
  const title = at(centre.x, centre.y + ISLAND.y * 0.8);
  const pieces = at(centre.x + 46, centre.y - 6);
  const extent = { x: pieces.x - 110, y: pieces.y - 100, w: 220, h: 210 };
  return { id, path, shape: outlines(path), title, pieces, tint: 9, island: true, afloat: true, extent };
}

/** Scenery: the neighbours that are no places of this game. */
export function sceneryFor(ids: readonly string[]): [string, string][] {
  return Object.entries(SCENERY).filter(([id]) => !ids.includes(id));
}

/** For every site a grid of its own shape, and one of all of them together. */
export function gridsOf(sites: Map<string, Site>): { own: Map<string, Grid>; all: Grid } {
  const own = new Map([...sites].map(([id, site]) => [id, new Grid([site.shape])] as const));
  return { own, all: new Grid([...sites.values()].map((site) => site.shape)) };
}

/** Every region of the chart, for pictures without a game. */
export function chartRegions(): Site[] {
  return Object.entries(REGIONS).map(([id, region]) => land(id, region.path));
}

export function islandAt(x: number, y: number): Site {
  return island('island', at(x, y));
}
