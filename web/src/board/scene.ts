/** The arrangement of one view at one scale: a plain function, so that it can be tested without a screen. */
import type { BoardView } from '../generated/types';
import type { Arranger, Spot } from './arrange';
import { traysOf, type Tray } from './trays';
import { chipSize, itemsOf, nameSize, shieldSize } from './pieces';

export interface Scene {
  chip: number;
  unit: number;
  titles: Map<string, Spot>;
  pieces: Map<string, Spot>;
  trays: Tray[];
}

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

export function sceneOf(arranger: Arranger, board: BoardView, titles: Map<string, Spot>, scale: number): Scene {
  const chip = chipSize(scale);
  const items = itemsOf(board, chip);
  const pieces = arranger.pieces(items, titles.values(), 1 / scale);
  return { chip, unit: 1 / scale, titles, pieces, trays: traysOf(items, pieces, 1 / scale) };
}
