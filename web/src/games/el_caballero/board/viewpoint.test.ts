import { describe, expect, it } from 'vitest';
import { fit } from '../../../shell/drawing/camera';
import type { CaballeroView } from '../view';
import { spotsNear } from '../../../shell/drawing/point';
import { frameAround, frameOf } from './places';
import { steady, within } from './viewpoint';

const OPENING = { width: 1000, height: 800, insets: { top: 0, right: 0, bottom: 0, left: 0 } };
const frame = (w: number, h = w) => ({ x: -w / 2, y: -h / 2, w, h });
const fitting = (w: number) => fit(OPENING.width, OPENING.height, OPENING.insets, frame(w), 1.2);

describe('the camera', () => {
  it('stays while the map grows inside the window', () => {
    const first = fitting(300);
    expect(steady(first, fitting(600), frame(600), OPENING)).toBe(first);
    expect(steady(first, fitting(900), frame(900), OPENING)).toEqual(fitting(900));
  });

  it('comes back where the map has become much smaller', () => {
    const far = fitting(1600);
    expect(steady(far, fitting(1400), frame(1400), OPENING)).toBe(far);
    expect(steady(far, fitting(500), frame(500), OPENING)).toEqual(fitting(500));
  });
});

describe('what is scored', () => {
  const opening = { ...OPENING, insets: { top: 100, right: 300, bottom: 0, left: 100 } };
  const near = { scale: 2, x: 0, y: 0 };
  const seen = (camera: typeof near, x: number, y: number) => ({ x: (x - camera.x) * camera.scale, y: (y - camera.y) * camera.scale });

  it('moves nothing where it is in sight', () => {
    expect(within(near, { x: 60, y: 60, w: 200, h: 200 }, opening)).toBe(near);
  });

  it('comes into what the panels leave free, no farther than it must', () => {
    const camera = within(near, { x: -400, y: 800, w: 100, h: 100 }, opening);
    expect(camera.scale).toBe(2);
    expect(seen(camera, -400, 900)).toEqual({ x: 100, y: 800 });
  });

  it('is seen from farther away where it is too large', () => {
    const camera = within(near, { x: 0, y: 0, w: 600, h: 100 }, opening);
    expect(seen(camera, 0, 0).x).toBeCloseTo(100);
    expect(seen(camera, 600, 0).x).toBeCloseTo(700);
  });

  it('is an area with the cards that lie against it', () => {
    const land = { id: 'land-a', edges: [[0, 0, 'e']] };
    const water = { id: 'water-a', edges: [[0, 0, 'w'], [3, 0, 'n']] }; // prettier-ignore
    const cards = [{ x: 1, y: 0 }, { x: 5, y: 5 }]; // prettier-ignore
    const view = { table: { cards }, areas: [land, water] } as unknown as CaballeroView;
    expect(frameAround(view, ['land-a'])).toEqual({ x: -12, y: -12, w: 224, h: 124 });
    expect(frameAround(view, ['water-a'])).toEqual({ x: -12, y: -12, w: 424, h: 124 });
    expect(frameAround(view, ['granada'])).toBeNull();
  });
});

describe('the frame', () => {
  it('has the free cells around tiles, and cards without any', () => {
    const view = { table: { tiles: [{ x: 0, y: 0 }], cards: [{ x: 1, y: 0 }] } } as unknown as CaballeroView;
    const margin = -100 - frameOf(view).x;
    expect(frameOf(view)).toEqual({ x: -100 - margin, y: -100 - margin, w: 300 + 2 * margin, h: 300 + 2 * margin });
  });
});

describe('a finger', () => {
  it('takes the nearest spot, and none that is far away', () => {
    const spots = [
      { key: 'near', at: { x: 20, y: 0 } },
      { key: 'nearer', at: { x: 0, y: 10 } },
      { key: 'far', at: { x: 90, y: 0 } },
    ];
    expect(spotsNear({ x: 0, y: 0 }, spots, 28).map(({ key }) => key)).toEqual(['nearer', 'near']);
  });
});
