/** A map for a picture of the game: tiles as they might lie after a few rounds, with cards beside them. */
import type { AreaView, CardOnMap, Side, Symbol, TileView } from '../view';
import { across, key } from './grid';
import { drawTile } from './tile';

const TILES: [id: string, x: number, y: number, turn: number][] = [
  ['cape-4', 0, 0, 0],
  ['coast-8', -1, 0, 3],
  ['coast-5', 1, 0, 0],
  ['inland-3', -2, 0, 0],
  ['coast-6', -2, -1, 2],
  ['bay-6', -2, 1, 0],
  ['cape-12', -3, -1, 1],
  ['isthmus-3', 0, 1, 1],
  ['cape-2', -3, 1, 0],
  ['open-sea-1', -4, 1, 0],
  ['cape-1', -4, 2, 3],
  ['isthmus-1', -1, 1, 1],
  ['isthmus-6', -5, 2, 1],
  ['isthmus-2', 0, 2, 1],
  ['cape-9', 1, 1, 3],
  ['open-sea-2', -4, 3, 0],
  ['cape-11', -3, 3, 2],
  ['bay-2', -1, -1, 0],
];
export const TILES_SHOWN: TileView[] = TILES.map(([id, x, y, turn]) => ({ id, x, y, turn }));

export const SYMBOLS_SHOWN: Record<string, Symbol> = {
  'coast-8': 'gold',
  'inland-3': 'gold',
  'coast-6': 'gold',
  'cape-12': 'fish',
  'isthmus-6': 'gold',
  'cape-9': 'fish',
  'cape-11': 'fish',
};

const plain = { face: 'front' as const, castle: false, ships: [] as Side[], grande: false };
export const CARDS_SHOWN: CardOnMap[] = [
  { ...plain, seat: 0, x: 1, y: -1, turn: 2, castle: true },
  { ...plain, seat: 0, x: 0, y: 3, turn: 3, castle: true },
  { ...plain, seat: 0, x: 1, y: 2, turn: 2, ships: ['n'] },
  { ...plain, seat: 1, x: -4, y: -1, turn: 1, castle: true, ships: ['e'] },
  { ...plain, seat: 1, x: -4, y: 0, turn: 2 },
  { ...plain, seat: 1, x: 2, y: 0, turn: 0, castle: true },
  { ...plain, seat: 1, x: -2, y: 2, turn: 3 },
  { ...plain, seat: 2, x: -3, y: 2, turn: 2, castle: true, ships: ['n', 'w'] },
  { ...plain, seat: 2, x: -2, y: -2, turn: 2 },
  { ...plain, seat: 3, x: -5, y: 1, turn: 3 },
];

/** The areas of a map that no game speaks of: faces that go on into each other over an edge. */
export function joined(tiles: readonly TileView[]): AreaView[] {
  const faces = tiles.flatMap((tile) => drawTile(tile.id, tile.turn).faces.map((face) => ({ tile, face })));
  const at = new Map(faces.flatMap((laid) => laid.face.sides.map((side) => [key(laid.tile.x, laid.tile.y, side), laid] as const)));
  const seen = new Set<(typeof faces)[0]>();
  return faces.flatMap((start): AreaView[] => {
    const found = seen.has(start) ? [] : [start];
    for (const laid of found) {
      seen.add(laid);
      const near = laid.face.sides.flatMap((side) => at.get(across(laid.tile.x, laid.tile.y, side)) ?? []);
      found.push(...near.filter((other, i) => !found.includes(other) && near.indexOf(other) === i));
    }
    if (found.length === 0) return [];
    const edges = found.flatMap(({ tile, face }) => face.sides.map((side): [number, number, Side] => [tile.x, tile.y, side]));
    const id = `${start.face.terrain}-${start.tile.id} ${start.face.sides[0]}`;
    return [{ id, kind: start.face.terrain, edges, tiles: found.length, value: found.length, closed: false, points: [] }];
  });
}
