import { describe, expect, it } from 'vitest';
import { Arranger } from './arrange';
import { fit } from '../../../shell/drawing/camera';
import { frameFor } from './camera';
import { overlap } from './geometry';
import { borderOf, linesOf } from './joints';
import { sceneOf, titlesOf } from './scene';
import { sitesOf } from './sites';
import { crowded, REGION_NAMES } from './testing';

const sites = sitesOf(Object.keys(REGION_NAMES));
const frame = frameFor(sites.values());

function laden(w: number, h: number) {
  const board = crowded({ seats: 5, court: 'aragon' });
  board.markers.push(
    { id: 'bridge', kind: 'bridge', places: ['aragon', 'valencia'], owner: 1 },
    { id: 'pact-0', kind: 'pact', place: 'galicia', places: ['galicia', 'granada'] },
    { id: 'pact-1', kind: 'pact', place: 'granada', places: ['galicia', 'granada'] },
  );
  board.stacks.push({ id: '1@bridge', place: 'bridge', owner: 1, kind: 'caballero', count: 1, badges: [] });
  const { scale } = fit(w, h, { top: 4, right: 4, bottom: 4, left: 4 }, frame);
  const arranger = new Arranger(sites, frame);
  return sceneOf(
    arranger,
    board,
    titlesOf(arranger, board, (id) => REGION_NAMES[id] ?? id, scale),
    scale,
  );
}

describe('markers that join places', () => {
  it('stand on the border', () => {
    const { x, y } = borderOf(sites.get('aragon')!, sites.get('valencia')!);
    expect(x).toBeGreaterThan(700);
    expect(x).toBeLessThan(900);
    expect(y).toBeGreaterThan(380);
    expect(y).toBeLessThan(560);
  });

  it.each([
    [390, 388],
    [900, 700],
  ])('cover nothing and carry who stands on them, at %i by %i', (w, h) => {
    const scene = laden(w, h);
    const [plank] = scene.planks;
    for (const key of ['bridge', '1@bridge']) expect(overlap(plank!, scene.pieces.get(key)!.rect)).toBe(true);
    const others = [...scene.titles, ...scene.pieces].filter(([key]) => !key.includes('bridge'));
    const covered = others.filter(([, spot]) =>
      ['bridge', '1@bridge'].some((key) => overlap(scene.pieces.get(key)!.rect, spot.rect, -0.01)),
    );
    expect(covered.map(([key]) => key)).toEqual([]);
  });

  it('are joined once, sign to sign', () => {
    const scene = laden(900, 700);
    expect(scene.lines.map((line) => line.key)).toEqual(['pact-0:granada']);
    expect(linesOf({ places: [], stacks: [], markers: [], cards: [], numbers: {} }, scene.pieces, sites)).toEqual([]);
  });
});
