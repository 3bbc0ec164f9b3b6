/** The arrangement of one view at one scale: a plain function, so that it can be tested without a screen. */
import type { BoardView } from '../view';
import type { Arranger, Spot } from './arrange';
import { borderOf, isJoint, linesOf, type Line } from './joints';
import { overlap, type Rect } from './geometry';
import { around, traysOf, type Tray } from './trays';
import { chipSize, itemsOf, nameSize, shieldSize } from './pieces';

export interface Scene {
  chip: number;
  unit: number;
  titles: Map<string, Spot>;
  pieces: Map<string, Spot>;
  trays: Tray[];
  lines: Line[];
  /** What markers between places and those on them stand on. */
  planks: Rect[];
}

/** The sizes of a caballero, in pixels, for a map that is crowded. */
const SMALLER = [18.5, 17];

/** Scales in steps, so that a pinch does not set everything out anew at every pixel. */
export function steady(scale: number, fitting: number): number {
  const steps = Math.round(Math.log(scale / fitting) / Math.log(1.12));
  return fitting * 1.12 ** steps;
}

export function titlesOf(arranger: Arranger, board: BoardView, name: (id: string) => string, scale: number): Map<string, Spot> {
  const chip = chipSize(scale);
  const sizes = new Map(
    board.places.map((place) => [place.id, { name: nameSize(name(place.id), chip), shield: shieldSize(place.values.length, chip) }]),
  );
  return arranger.titles(sizes, 1 / scale);
}

/** The pieces as large as the scale wishes, or smaller, down to what can still be read, where they would lie on one another. */
export function sceneOf(arranger: Arranger, board: BoardView, titles: Map<string, Spot>, scale: number): Scene {
  let scene = arranged(arranger, board, titles, scale, chipSize(scale));
  for (const chip of SMALLER) {
    if (chip >= scene.chip || apart([...titles.values(), ...scene.pieces.values()])) continue;
    scene = arranged(arranger, board, titles, scale, chip);
  }
  return scene;
}

function apart(spots: Spot[]): boolean {
  return !spots.some((one, i) => spots.slice(i + 1).some((other) => overlap(one.rect, other.rect, -0.01)));
}

function arranged(arranger: Arranger, board: BoardView, titles: Map<string, Spot>, scale: number, chip: number): Scene {
  const items = itemsOf(board, chip);
  const unit = 1 / scale;
  const between: Spot[] = [];
  const planks: Rect[] = [];
  for (const marker of board.markers.filter(isJoint)) {
    const [one, other] = marker.places!.map((place) => arranger.sites.get(place));
    const taken = [...titles.values(), ...between].map((spot) => spot.rect);
    if (!one || !other) continue;
    const row = arranger.row(items.get(marker.id) ?? [], borderOf(one, other), taken, unit);
    planks.push(around(row, 3 * unit));
    between.push(...row);
  }
  const pieces = arranger.pieces(items, [...titles.values(), ...between], unit);
  for (const spot of between) pieces.set(spot.key, spot);
  return { chip, unit, titles, pieces, trays: traysOf(items, pieces, unit), lines: linesOf(board, pieces, arranger.sites), planks };
}
