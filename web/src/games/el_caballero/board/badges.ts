/** What areas say of themselves on the map, and where: badges keep their size on the screen, and never lie over each other. */
import type { Point } from '../../../shell/drawing/point';
import type { AlcaldeView, AreaView, CardOnMap, Symbol } from '../view';
import { facing, type Edges, type LaidFace } from './chart';
import { across, CELL, key, STEPS, SIDES, stepTo } from './grid';

export interface Badge {
  area: AreaView;
  /** Where it may stand, the best first. */
  spots: Point[];
  /** What it pays: first and second on land, each ship on water. */
  values: number[];
  /** Seats by what they have, where that is worth saying. */
  standings: [number, number][];
}

/** A badge as it is drawn: so large, at one of its spots, with what there is room for. */
export interface Shown {
  area: AreaView;
  at: Point;
  size: number;
  values: number[];
  standings: [number, number][];
  /** No more than its first number: where tiles are hardly larger than a badge. */
  bare: boolean;
}

type Form = Omit<Shown, 'at' | 'area'>;

/** Something that a badge should not hide; `weight` says how much. */
export interface Thing {
  x: number;
  y: number;
  w: number;
  h: number;
  weight: number;
}

/** Where areas have something to say: not a plain tile that nobody contests, nor a water without ships. */
export function badgesOf(
  faces: readonly LaidFace[],
  areas: readonly AreaView[],
  cards: readonly CardOnMap[],
  edges: Edges,
  paysOf: (area: AreaView) => number[],
): Badge[] {
  const cardsBy = new Map<string, number>();
  for (const card of cards)
    for (const area of new Set(facing(card.x, card.y, edges).values())) cardsBy.set(area.id, (cardsBy.get(area.id) ?? 0) + 1);
  return areas.flatMap((area) => {
    const counts = area.totals ?? area.ships ?? [];
    const present = counts.flatMap((count, seat): [number, number][] => (count > 0 ? [[seat, count]] : []));
    const dull = area.kind === 'land' ? area.value === 1 && present.length < 2 : present.length === 0;
    if (dull) return [];
    const worth = area.kind === 'land' && (present.length > 1 || (present.length === 1 && (cardsBy.get(area.id) ?? 0) > 1));
    const standings = worth ? present.sort((a, b) => b[1] - a[1]) : [];
    return [{ area, spots: spotsOf(area, faces, edges), values: paysOf(area).filter((value) => value > 0), standings }];
  });
}

/** A little beside a spot, where something stands on it. */
const ASIDE: Point[] = [
  { x: 0, y: 0 },
  { x: 0, y: -20 },
  { x: 0, y: 20 },
  { x: -20, y: 0 },
  { x: 20, y: 0 },
];

/** The middles of an area's faces and of the seams between them, nearest to its own middle first. */
function spotsOf(area: AreaView, faces: readonly LaidFace[], edges: Edges): Point[] {
  const own = faces
    .filter((laid) => laid.area === area)
    .map(({ tile, face }) => ({ x: tile.x * CELL + face.spot.x, y: tile.y * CELL + face.spot.y }));
  const seams = area.edges.flatMap(([x, y, side]) => {
    if ((side !== 'e' && side !== 's') || edges.get(across(x, y, side)) !== area) return [];
    const step = STEPS[SIDES.indexOf(side)]!;
    return [{ x: (x + 0.5 + step.x / 2) * CELL, y: (y + 0.5 + step.y / 2) * CELL }];
  });
  const middle = own.reduce((sum, at) => ({ x: sum.x + at.x / own.length, y: sum.y + at.y / own.length }), { x: 0, y: 0 });
  const far = (at: Point) => Math.hypot(at.x - middle.x, at.y - middle.y);
  return [...own.flatMap((at) => ASIDE.map((step) => ({ x: at.x + step.x, y: at.y + step.y }))), ...seams].sort((a, b) => far(a) - far(b));
}

/** What stands on the map already. */
export function thingsOn(
  cards: readonly CardOnMap[],
  alcaldes: readonly AlcaldeView[],
  faces: readonly LaidFace[],
  symbols: Record<string, Symbol>,
): Thing[] {
  const around = (x: number, y: number, w: number, h: number, weight: number) => ({ x: x - w / 2, y: y - h / 2, w, h, weight });
  const seen = new Set<string>();
  return [
    ...cards.flatMap((card) => [
      around((card.x + 0.5) * CELL, (card.y + 0.5) * CELL, 90, 90, 3),
      around((card.x + 0.5) * CELL, (card.y + 0.5) * CELL, 56, 56, 4), // its number
      ...card.ships.map((side) => {
        const step = stepTo(side);
        return around((card.x + 0.5) * CELL + step.x * 47, (card.y + 0.5) * CELL + step.y * 47, 34, 34, 2);
      }),
    ]),
    ...faces.flatMap(({ tile, face }) => {
      const [x, y] = [tile.x * CELL + face.spot.x, tile.y * CELL + face.spot.y];
      const mayor = alcaldes.some(
        (one) => key(one.x, one.y) === key(tile.x, tile.y) && one.kind === face.terrain && face.sides.includes(one.edge),
      );
      const symbol = symbols[tile.id];
      const home = symbol && face.terrain === (symbol === 'gold' ? 'land' : 'water') && !seen.has(tile.id);
      if (home) seen.add(tile.id);
      return [...(mayor ? [around(x, y, 30, 44, 2)] : []), ...(home ? [around(x, y, 28, 18, 0.7)] : [])];
    }),
  ];
}

/** Pixels of a badge's parts. */
const [HIGH, LOW, CHIP, WATER] = [27, 21, 25, 42];
export const SMALL = 0.8;

export function widthOf(kind: AreaView['kind'], values: number[], bare: boolean): number {
  if (bare) return 7 + 9 * String(values[0] ?? 0).length;
  return kind === 'land' ? 13 + 19 * Math.max(1, values.length) : WATER;
}

/** Pixels of a tile below which badges are bare. */
const TINY = 34;

/** From the most it could say to the least. */
function formsOf({ area, values, standings }: Badge, far: boolean, tiny: boolean): Form[] {
  const form = (size: number, said: number[], seats: [number, number][] = [], bare = false): Form => ({
    size,
    values: said,
    standings: seats,
    bare,
  });
  const first = values.slice(0, 1);
  const least = [...(tiny ? [] : [form(SMALL, first)]), form(SMALL, first, [], true)];
  if (far) return least;
  if (area.kind === 'water') return [form(1, first), ...least];
  const full = standings.length > 0 ? [form(1, values, standings), form(SMALL, first, standings)] : [];
  return [...full, form(1, values), form(SMALL, values), ...least];
}

/** The box of a badge whose middle is here; `unit` is a pixel. */
function boxOf(area: AreaView, { size, values, standings, bare }: Form, at: Point, unit: number): Thing {
  const w = Math.max(widthOf(area.kind, values, bare), standings.length * CHIP) * size * unit;
  const h = ((bare ? LOW : HIGH) + (standings.length > 0 ? CHIP : 0)) * size * unit;
  return { x: at.x - w / 2, y: at.y - (bare ? LOW / 2 : 13) * size * unit, w, h, weight: 20 };
}

function shared(a: Thing, b: Thing): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** How much of a badge may lie over other things before it says less, and before it is left out: what hovering says is never lost. */
const [CROWDED, TOO_MUCH] = [0.35, 1.1];
/** What it costs to stand at a spot that is not the best. */
const LATER = 0.004;

/** The badges as there is room for them: the most valuable areas choose first. */
export function arrange(badges: readonly Badge[], things: readonly Thing[], unit: number, far: boolean): Shown[] {
  const taken = [...things];
  const worth = (badge: Badge) => (badge.values[0] ?? 0) + (badge.area.kind === 'land' ? 0.5 : 0);
  const shown: Shown[] = [];
  for (const badge of [...badges].sort((a, b) => worth(b) - worth(a))) {
    const places = formsOf(badge, far, CELL / unit < TINY).map((form) => best(badge, form, taken, unit));
    const found = places.find(({ cost }) => cost < CROWDED) ?? places.at(-1)!;
    if (found.cost > TOO_MUCH) continue;
    taken.push(found.box);
    shown.push({ area: badge.area, at: found.at, ...found.form });
  }
  return shown;
}

/** The spot where a badge hides least; of two alike the first. */
function best(badge: Badge, form: Form, taken: readonly Thing[], unit: number): { at: Point; box: Thing; form: Form; cost: number } {
  const tried = badge.spots.map((at, i) => {
    const box = boxOf(badge.area, form, at, unit);
    const hidden = taken.reduce((sum, thing) => sum + thing.weight * shared(box, thing), 0) / (box.w * box.h);
    return { at, box, form, cost: hidden + i * LATER };
  });
  return tried.reduce((least, one) => (one.cost < least.cost ? one : least));
}
