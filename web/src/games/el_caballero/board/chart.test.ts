import { describe, expect, it } from 'vitest';
import type { AreaView, Side, TileView } from '../view';
import { arrange, badgesOf, thingsOn, widthOf } from './badges';
import { areasByEdge, facesOn, knotsOf, landSides, seamsOf, tintsOf } from './chart';
import { joined, TILES_SHOWN } from './picture';
import { lyingWith, numberAt, SIDES } from './grid';
import { coastOf, drawTile, edgesOf, runsOf } from './tile';

const PATTERNS = ['open-sea', 'cape', 'coast', 'isthmus', 'bay', 'inland'];
const CORNERS = ['0,0', '100,0', '100,100', '0,100'];

function tile(id: string, x: number, y: number, turn = 0): TileView {
  return { id, x, y, turn };
}
function area(id: string, kind: 'land' | 'water', edges: [number, number, Side][], more: Partial<AreaView> = {}): AreaView {
  const tiles = new Set(edges.map(([x, y]) => `${x},${y}`)).size;
  return { id, kind, edges, tiles, value: tiles, closed: false, points: [0, 0], ...more };
}

describe('a tile', () => {
  it('turns its edges clockwise', () => {
    expect(edgesOf('cape-1', 0)).toEqual(['land', 'water', 'water', 'water']);
    expect(edgesOf('cape-1', 1)).toEqual(['water', 'land', 'water', 'water']);
  });

  it('has one water, or two that an isthmus parts', () => {
    expect(PATTERNS.map((name) => drawTile(`${name}-1`, 0).faces.filter((face) => face.terrain === 'water').length)).toEqual([
      1, 1, 1, 2, 1, 0,
    ]);
  });

  it.each(PATTERNS)('%s: every side belongs to one face', (name) => {
    for (const turn of [0, 1, 2, 3]) {
      const { faces } = drawTile(`${name}-2`, turn);
      expect(faces.flatMap((face) => face.sides).sort()).toEqual([...SIDES].sort());
      for (const face of faces) for (const side of face.sides) expect(edgesOf(`${name}-2`, turn)[SIDES.indexOf(side)]).toBe(face.terrain);
    }
  });

  it('is drawn the same again, and unlike another of its pattern', () => {
    const edges = edgesOf('coast-3', 0);
    expect(coastOf('coast-3', 0, runsOf(edges)[0]!)).toEqual(coastOf('coast-3', 0, runsOf(edges)[0]!));
    expect(coastOf('coast-3', 0, runsOf(edges)[0]!)).not.toEqual(coastOf('coast-4', 0, runsOf(edges)[0]!));
  });
});

describe('coasts', () => {
  it.each(['cape-1', 'coast-5', 'isthmus-2', 'bay-9'])('of %s run from corner to corner, on the diagonal, inside the tile', (id) => {
    for (const turn of [0, 1, 2, 3]) {
      for (const run of runsOf(edgesOf(id, turn))) {
        const points = coastOf(id, turn, run);
        const ends = [points[0]!, points.at(-1)!];
        expect(ends.map(({ x, y }) => `${x},${y}`)).toEqual([CORNERS[run[0]!], CORNERS[(run.at(-1)! + 1) % 4]]);
        expect(points.every(({ x, y }) => x >= -1 && x <= 101 && y >= -1 && y <= 101)).toBe(true);
        for (const [end, next] of [
          [points[0]!, points[4]!],
          [points.at(-1)!, points.at(-5)!],
        ] as const) {
          const slope = Math.abs((next.x - end.x) / (next.y - end.y));
          expect(slope).toBeGreaterThan(0.5);
          expect(slope).toBeLessThan(2);
        }
      }
    }
  });

  it('turn with their tile', () => {
    const [north] = runsOf(edgesOf('cape-4', 0));
    const [east] = runsOf(edgesOf('cape-4', 1));
    const quarter = coastOf('cape-4', 0, north!).map(({ x, y }) => [100 - y, x]);
    coastOf('cape-4', 1, east!).forEach(({ x, y }, i) => {
      expect(x).toBeCloseTo(quarter[i]![0]!);
      expect(y).toBeCloseTo(quarter[i]![1]!);
    });
  });
});

describe('tints', () => {
  it('differ where areas meet at a corner, and older areas keep theirs', () => {
    const one = area('land-inland-1', 'land', [[0, 0, 'n']]);
    const two = area('land-inland-2', 'land', [[1, 1, 'n']]);
    const found = tintsOf([one, two]);
    expect(found.get(one.id)).not.toBe(found.get(two.id));
    expect(tintsOf([one]).get(one.id)).toBe(found.get(one.id));
  });

  it('of four waters around a corner are four', () => {
    const cells: [number, number][] = [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ];
    const waters = cells.map(([x, y], i) => area(`water-${i}`, 'water', [[x, y, 'n']]));
    expect(new Set(tintsOf(waters).values()).size).toBe(4);
  });
});

describe('knots', () => {
  it('are tied where land touches land at a corner alone', () => {
    expect(knotsOf([tile('inland-1', 0, 0), tile('inland-2', 1, 1)])).toEqual([{ x: 1, y: 1 }]);
  });

  it('are not tied where nothing could be misread', () => {
    expect(knotsOf([tile('inland-1', 0, 0)])).toEqual([]);
    expect(knotsOf([tile('inland-1', 0, 0), tile('inland-2', 1, 0)])).toEqual([]);
    expect(knotsOf([tile('inland-1', 0, 0), tile('inland-2', 1, 0), tile('inland-3', 1, 1), tile('open-sea-1', 0, 1)])).toEqual([]);
  });

  it('are tied at the X of four coasts', () => {
    const four = [tile('coast-1', 0, 0, 0), tile('coast-2', 1, 0, 3), tile('coast-3', 1, 1, 2), tile('coast-4', 0, 1, 1)];
    expect(knotsOf(four)).toContainEqual({ x: 1, y: 1 });
  });
});

describe('the map', () => {
  const tiles = [tile('inland-1', 0, 0), tile('bay-1', 1, 0, 3)];
  const land = area(
    'land-inland-1',
    'land',
    [...SIDES.map((side): [number, number, Side] => [0, 0, side]), [1, 0, 'n'], [1, 0, 'e'], [1, 0, 'w']],
    {
      totals: [4, 2],
    },
  );
  const water = area('water-bay-1', 'water', [[1, 0, 's']], { ships: [0, 0] });
  const edges = areasByEdge([land, water]);
  const faces = facesOn(tiles, [land, water], edges);

  it('knows the area of every face', () => {
    expect(faces.map(({ area: own }) => own?.id)).toEqual(['land-inland-1', 'water-bay-1', 'land-inland-1']);
    expect(faces[0]!.tint).toBe(faces[2]!.tint);
  });

  it('has seams between tiles and a rim around them', () => {
    const { seams, rim } = seamsOf(tiles);
    expect(seams).toBe('M100,4v92');
    expect(rim.match(/M/g)).toHaveLength(6);
  });

  it('says what contested land pays, and nothing of a water without ships', () => {
    const badges = badgesOf(faces, [land, water], [], edges, () => [4, 2]);
    expect(badges.map((badge) => [badge.area.id, badge.values, badge.standings])).toEqual([
      [
        'land-inland-1',
        [4, 2],
        [
          [0, 4],
          [1, 2],
        ],
      ],
    ]);
  });

  it('sets badges apart, by their size on the screen, and says less where there is little room', () => {
    const spots = [0, 30, 60].map((y) => ({ x: 0, y }));
    const badge = (id: string, value: number) => ({ area: area(id, 'land', []), spots, values: [value, 1], standings: [] });
    const shown = arrange([badge('less', 4), badge('more', 6)], [], 1, false);
    expect(shown.map((one) => [one.area.id, one.at.y, one.values])).toEqual([
      ['more', 0, [6, 1]],
      ['less', 30, [4, 1]],
    ]);
    expect(arrange([badge('less', 4), badge('more', 6)], [], 1, true).map((one) => one.values)).toEqual([[6], [4]]);
    expect(arrange([badge('less', 4), badge('more', 6)], [], 9, false)).toHaveLength(1);
  });

  it('is bare of all but a number where tiles are hardly larger than a badge', () => {
    const badge = { area: area('one', 'water', []), spots: [{ x: 0, y: 0 }], values: [12], standings: [] };
    expect([30, 40].map((pixels) => arrange([badge], [], 100 / pixels, true)[0]!.bare)).toEqual([true, false]);
    expect([9, 12].map((value) => widthOf('land', [value], true))).toEqual([16, 25]);
  });

  it('keeps badges off cards', () => {
    const card = { seat: 0, x: 0, y: 0, face: 'front' as const, turn: 0, castle: false, ships: ['e' as const], grande: false };
    const things = thingsOn([card], [], [], {});
    expect(things).toHaveLength(3); // the card, its number, its ship
    const badge = { area: area('one', 'land', []), spots: [50, 140].map((x) => ({ x, y: 50 })), values: [4, 2], standings: [] };
    expect(arrange([badge], things, 1, false).map(({ at }) => at.x)).toEqual([140]);
  });

  it('of the picture has edges that match', () => {
    const all = joined(TILES_SHOWN);
    const sides = all.flatMap((one) => one.edges.map((edge) => edge.join()));
    expect(new Set(sides).size).toBe(sides.length);
    expect(sides).toHaveLength(TILES_SHOWN.length * 4);
    for (const { id, x, y, turn } of TILES_SHOWN) {
      const east = TILES_SHOWN.find((other) => other.x === x + 1 && other.y === y);
      const south = TILES_SHOWN.find((other) => other.x === x && other.y === y + 1);
      if (east) expect(edgesOf(east.id, east.turn)[3]).toBe(edgesOf(id, turn)[1]);
      if (south) expect(edgesOf(south.id, south.turn)[0]).toBe(edgesOf(id, turn)[2]);
    }
  });

  it('knows which side of a card counts', () => {
    expect(landSides({ x: -1, y: 0 }, edges)).toEqual(['e']);
    expect(landSides({ x: 1, y: 1 }, edges)).toEqual([]);
  });
});

describe('a card', () => {
  it('shows its numbers clockwise', () => {
    expect(SIDES.map((side) => numberAt(side, 0, 'front'))).toEqual([1, 2, 3, 4]);
    expect(SIDES.map((side) => numberAt(side, 1, 'back'))).toEqual([8, 5, 6, 7]);
  });

  it('is turned so that a number faces a side', () => {
    for (const side of SIDES) {
      for (let number = 1; number <= 8; number++) {
        const { turn, face } = lyingWith(number, side);
        expect(numberAt(side, turn, face)).toBe(number);
      }
    }
  });
});
