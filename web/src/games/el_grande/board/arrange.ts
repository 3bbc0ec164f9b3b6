/**
 * Arranges names, shields and pieces on the chart so that nothing overlaps, at any scale.
 *
 * Sizes are given in screen pixels and turned into chart units, so that counts stay readable on a phone. Names and shields come first
 * and depend on the scale alone; pieces follow, one block per place, split into single pieces where a block finds no room.
 */
import { overlap, centreOf, inside, type Point, type Rect, type Grid } from './geometry';
import { gridsOf, type Site } from './sites';

export interface Size {
  w: number;
  h: number;
}

export interface Item extends Size {
  key: string;
  /** Figures (King, Grandes, markers) stand in rows above the stacks. */
  figure: boolean;
}

export interface Spot {
  key: string;
  rect: Rect;
  /** Where a line leads to, if the piece had to stand outside its place. */
  leader: Point | null;
}

interface Block extends Size {
  cells: { key: string; rect: Rect }[];
}

const GAP = 3;
const REACH = 340;
/** What it costs to stand outside one's place, and on somebody else's land, in chart units of distance. */
const AWAY = 260;
const FOREIGN = 900;

const rings = new Map<number, [number, number, number][]>();

/** Steps around a point, the nearest first: dx, dy and their distance. */
function around(step: number): [number, number, number][] {
  const known = rings.get(step);
  if (known) return known;
  const found: [number, number, number][] = [];
  for (let dy = -REACH; dy <= REACH; dy += step) {
    for (let dx = -REACH; dx <= REACH; dx += step) found.push([dx, dy, Math.hypot(dx, dy)]);
  }
  found.sort((a, b) => a[2] - b[2]);
  rings.set(step, found);
  return found;
}

/** Rows of items, each centred, with a small gap. */
export function flow(rows: Item[][], unit: number): Block {
  const gap = GAP * unit;
  const widths = rows.map((row) => row.reduce((sum, item) => sum + item.w * unit + gap, -gap));
  const w = Math.max(0, ...widths);
  const cells: Block['cells'] = [];
  let y = 0;
  rows.forEach((row, i) => {
    const h = Math.max(...row.map((item) => item.h * unit));
    let x = (w - widths[i]!) / 2;
    for (const item of row) {
      const size = { w: item.w * unit, h: item.h * unit };
      cells.push({ key: item.key, rect: { x, y: y + h - size.h, ...size } });
      x += size.w + gap;
    }
    y += h + gap;
  });
  return { w, h: Math.max(0, y - gap), cells };
}

/** Items in a number of rows of nearly equal length, the longer ones first. */
export function inRows(items: Item[], rows: number): Item[][] {
  const out: Item[][] = [];
  let from = 0;
  for (let left = rows; left > 0 && from < items.length; left--) {
    const length = Math.ceil((items.length - from) / left);
    out.push(items.slice(from, from + length));
    from += length;
  }
  return out;
}

/** The ways to set out the items of a place, the widest first. */
function variants(items: Item[], unit: number): Block[] {
  const figures = items.filter((item) => item.figure);
  const stacks = items.filter((item) => !item.figure);
  const found: Block[] = [flow([items], unit)];
  for (let rows = 1; rows <= Math.max(1, stacks.length); rows++) {
    for (let tops = 1; tops <= Math.max(1, Math.min(3, figures.length)); tops++) {
      found.push(flow([...inRows(figures, tops), ...inRows(stacks, rows)], unit));
    }
  }
  return found;
}

export class Arranger {
  /** `bounds` is what a fitting window shows: nothing is set outside of it. */
  constructor(
    readonly sites: Map<string, Site>,
    private readonly bounds: Rect,
    private readonly grids: { own: Map<string, Grid>; all: Grid } = gridsOf(sites),
  ) {}

  /** Spots for the titles (name and shield) of all places; they depend on nothing but the scale. */
  titles(sizes: Map<string, { name: Size; shield: Size }>, unit: number): Map<string, Spot> {
    const taken: Rect[] = [];
    const spots = new Map<string, Spot>();
    for (const site of this.tightFirst()) {
      const size = sizes.get(site.id);
      if (!size) continue;
      const name = { key: `${site.id}:name`, figure: false, ...size.name };
      const shield = { key: `${site.id}:shield`, figure: false, ...size.shield };
      const blocks = [flow([[name], [shield]], unit), flow([[shield, name]], unit)];
      const best = this.best(site, blocks, site.title, taken, unit, site.afloat ? 0 : AWAY);
      for (const cell of best.cells) {
        taken.push(cell.rect);
        spots.set(cell.key, { ...cell, leader: null });
      }
    }
    return spots;
  }

  /** Spots for all pieces, given what is already taken (the titles). */
  pieces(items: Map<string, Item[]>, titles: Iterable<Spot>, unit: number): Map<string, Spot> {
    const taken = [...titles].map((spot) => spot.rect);
    const spots = new Map<string, Spot>();
    for (const site of this.tightFirst()) {
      const here = items.get(site.id) ?? [];
      if (here.length === 0) continue;
      for (const cell of this.settle(site, here, taken, unit)) {
        taken.push(cell.rect);
        spots.set(cell.key, { ...cell, leader: this.leader(site, cell.rect) });
      }
    }
    return spots;
  }

  /** Spots for things in a row, as near to a point as what is taken allows. */
  row(items: Item[], wish: Point, taken: Rect[], unit: number): Spot[] {
    const block = flow([items], unit);
    const found = around(Math.max(6, Math.round(4 * unit)))
      .map(([dx, dy]) => ({ x: wish.x - block.w / 2 + dx, y: wish.y - block.h / 2 + dy, w: block.w, h: block.h }))
      .find((rect) => within(rect, this.bounds) && !taken.some((other) => overlap(rect, other, unit)));
    const cells = found ? block.cells.map((cell) => ({ key: cell.key, rect: moved(cell.rect, found) })) : settled(block, wish);
    return cells.map((cell) => ({ ...cell, leader: null }));
  }

  /** One block if it finds room at home, else figures and stacks apart, else one by one. */
  private settle(site: Site, items: Item[], taken: Rect[], unit: number): Block['cells'] {
    const whole = this.best(site, variants(items, unit), site.pieces, taken, unit);
    if (whole.away < 0.25) return whole.cells;
    const parts = this.apart(site, [items.filter((i) => i.figure), items.filter((i) => !i.figure)], taken, unit);
    const single = this.apart(
      site,
      items.map((item) => [item]),
      taken,
      unit,
    );
    return [whole, parts, single].sort((a, b) => a.cost - b.cost)[0]!.cells;
  }

  private apart(site: Site, groups: Item[][], taken: Rect[], unit: number): { cells: Block['cells']; cost: number } {
    const here = [...taken];
    const cells: Block['cells'] = [];
    let cost = 15 * groups.length;
    for (const group of groups.filter((g) => g.length > 0)) {
      const found = this.best(site, variants(group, unit), site.pieces, here, unit);
      const share = group.length / groups.flat().length;
      cost += found.cost * share;
      cells.push(...found.cells);
      here.push(...found.cells.map((cell) => cell.rect));
    }
    return { cells, cost };
  }

  /** The block and position that cost least: near the wish, at home, on nobody else's land, over nothing that stands there. */
  private best(site: Site, blocks: Block[], wish: Point, taken: Rect[], unit: number, outside = AWAY) {
    const own = this.grids.own.get(site.id)!;
    let best = { cost: Infinity, away: 1, cells: [] as Block['cells'] };
    blocks.forEach((block, nth) => {
      for (const [dx, dy, distance] of around(Math.max(6, Math.round(4 * unit)))) {
        const far = distance + nth * 2;
        if (far >= best.cost) break;
        const rect = { x: wish.x - block.w / 2 + dx, y: wish.y - block.h / 2 + dy, w: block.w, h: block.h };
        if (!within(rect, this.bounds)) continue;
        const away = 1 - own.share(rect);
        if (far + away * outside >= best.cost) continue;
        const foreign = this.grids.all.share(rect) - (1 - away);
        const cost = far + away * outside + foreign * FOREIGN;
        if (cost >= best.cost || taken.some((other) => overlap(rect, other, unit))) continue;
        best = { cost, away, cells: block.cells.map((cell) => ({ key: cell.key, rect: moved(cell.rect, rect) })) };
      }
    });
    return best.cells.length > 0 ? best : { ...best, cells: settled(blocks[0]!, wish) };
  }

  private leader(site: Site, rect: Rect): Point | null {
    const own = this.grids.own.get(site.id)!;
    if (own.share(rect) > 0.34 || inside(site.shape, centreOf(rect))) return null;
    return nearest(site, centreOf(rect));
  }

  /** Small places choose first. */
  private tightFirst(): Site[] {
    return [...this.sites.values()].sort((a, b) => room(a) - room(b));
  }
}

/** Where there is no room at all, things stand where they would like to. */
function settled(block: Block, wish: Point): Block['cells'] {
  const by = { x: wish.x - block.w / 2, y: wish.y - block.h / 2, w: block.w, h: block.h };
  return block.cells.map((cell) => ({ key: cell.key, rect: moved(cell.rect, by) }));
}

function within(rect: Rect, bounds: Rect): boolean {
  return rect.x >= bounds.x && rect.y >= bounds.y && rect.x + rect.w <= bounds.x + bounds.w && rect.y + rect.h <= bounds.y + bounds.h;
}

function moved(rect: Rect, by: Rect): Rect {
  return { ...rect, x: rect.x + by.x, y: rect.y + by.y };
}

function room(site: Site): number {
  return Math.abs(site.shape.reduce((sum, outline) => sum + area(outline), 0));
}

function area(outline: Point[]): number {
  return outline.reduce((sum, p, i) => {
    const q = outline[(i + 1) % outline.length]!;
    return sum + (p.x * q.y - q.x * p.y) / 2;
  }, 0);
}

/** A point a little inside the shape, nearest to another. */
function nearest(site: Site, from: Point): Point {
  let best = site.pieces;
  let shortest = Infinity;
  for (const outline of site.shape) {
    for (const point of outline) {
      const length = Math.hypot(point.x - from.x, point.y - from.y);
      if (length < shortest) [best, shortest] = [point, length];
    }
  }
  const towards = Math.hypot(site.pieces.x - best.x, site.pieces.y - best.y) || 1;
  const deep = Math.min(16, towards);
  return { x: best.x + ((site.pieces.x - best.x) / towards) * deep, y: best.y + ((site.pieces.y - best.y) / towards) * deep };
}
