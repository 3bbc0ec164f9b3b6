import { beforeAll, describe, expect, it } from 'vitest';
import { serveTexts } from '../../i18n/testing';
import { texts } from '../../i18n/texts.svelte';
import { cardLabel, summary } from './a11y';
import { areasByEdge } from './board/chart';
import type { AreaView, CaballeroView, CardOnMap } from './view';
import { cellName, reads } from './words';

const area = (id: string, kind: 'land' | 'water', value: number, edges: AreaView['edges'], ships?: number[]) =>
  ({ id, kind, value, edges, tiles: value, closed: false, points: [], ships }) as unknown as AreaView;
const areas = [
  area('land-a', 'land', 2, [[1, 0, 'n']]),
  area('land-b', 'land', 5, [[2, 2, 'n']]),
  area('water-a', 'water', 3, [[2, -1, 'w']], [1, 0]),
  area('water-b', 'water', 4, [[9, 9, 'w']], [0, 0]),
];
const card: CardOnMap = { seat: 0, x: 1, y: -1, face: 'back', turn: 1, castle: true, ships: ['e'], grande: false };

describe('names for those who listen', () => {
  beforeAll(async () => {
    serveTexts();
    await texts.load('en');
    await texts.need('el_caballero');
    texts.show('el_caballero');
  });

  it('say where a cell is, from the start tile', () => {
    expect([cellName(2, -1), cellName(-3, 0), cellName(0, 0)]).toEqual(['2 east 1 north', '3 west', 'the start tile']);
    expect([reads('at', '0,4'), reads('origin', '-1,1'), reads('side', '0,4'), reads('at', 'court')]).toEqual([
      '4 south',
      '1 west 1 south',
      undefined,
      undefined,
    ]);
  });

  it('say of a card what it counts, and what stands on it', () => {
    expect(cardLabel(card, areasByEdge(areas), ['Teresa'])).toBe('Teresa: 6 on land a, ship (east), castle');
    expect(cardLabel({ ...card, x: 5, y: 5, ships: [], castle: false }, areasByEdge(areas), ['Teresa'])).toBe(
      'Teresa: on water alone, 5 east 5 south',
    );
  });

  it('sum up: regions by value, waters with ships, own cards', () => {
    const places = areas.map(({ id, value }) => ({ id, values: [value] }));
    const view = { areas, seat: 0, scores: [7, 3], board: { places, stacks: [], markers: [] }, table: { cards: [card] } };
    const told = summary(view as unknown as CaballeroView, ['Teresa', 'Pedro']);
    expect(told).toMatch(/Teresa 7, Pedro 3.*land b.*land a.*water a.*Teresa: 6 on land a/);
    expect(told).not.toContain('water b');
  });
});
