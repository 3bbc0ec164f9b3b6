import { describe, expect, it } from 'vitest';
import { fit } from '../../../shell/drawing/camera';
import type { CaballeroView } from '../view';
import { frameOf, spotsNear } from './places';
import { steady } from './viewpoint';

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
