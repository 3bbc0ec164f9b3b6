import { describe, expect, it } from 'vitest';
import { Grid, inside, islandPath, outlines, overlap } from './geometry';
import { nearestTo } from '../../../shell/drawing/keys';
import { fit, freeOf, panned, toChart, toScreen, zoomed } from '../../../shell/drawing/camera';
import { SEAS } from './camera';

const SQUARE = outlines('M0,0L60,0L60,60L0,60Z');

describe('shapes', () => {
  it('reads a path', () =>
    expect(SQUARE).toEqual([
      [
        { x: 0, y: 0 },
        { x: 60, y: 0 },
        { x: 60, y: 60 },
        { x: 0, y: 60 },
      ],
    ]));
  it('knows inside from outside', () => {
    expect(inside(SQUARE, { x: 30, y: 30 })).toBe(true);
    expect(inside(SQUARE, { x: 90, y: 30 })).toBe(false);
  });
  it('measures the share of a rectangle', () => {
    const grid = new Grid([SQUARE]);
    expect(grid.share({ x: 6, y: 6, w: 48, h: 48 })).toBe(1);
    expect(grid.share({ x: 30, y: 0, w: 60, h: 60 })).toBeCloseTo(0.5, 1);
    expect(grid.share({ x: 300, y: 300, w: 60, h: 60 })).toBe(0);
  });
  it('draws islands that close', () => expect(islandPath(0, 0, 10, 10)).toMatch(/^M.*Z$/));
  it('sees overlaps', () => {
    expect(overlap({ x: 0, y: 0, w: 2, h: 2 }, { x: 1, y: 1, w: 2, h: 2 })).toBe(true);
    expect(overlap({ x: 0, y: 0, w: 2, h: 2 }, { x: 2, y: 0, w: 2, h: 2 })).toBe(false);
  });
});

describe('the camera', () => {
  const insets = { top: 0, right: 0, bottom: 0, left: 0 };
  const fitting = fit(100, 100, insets, { x: 0, y: 0, w: 200, h: 100 });
  it('knows what the panels leave free, which may be more than it must show', () =>
    expect(freeOf(fitting, 100, 100, insets)).toEqual({ x: 0, y: -50, w: 200, h: 200 }));
  it('fits', () => expect(fitting).toEqual({ scale: 0.5, x: 0, y: -50 }));
  it('goes there and back', () => {
    const point = { x: 37, y: 12 };
    expect(toChart(fitting, toScreen(fitting, point))).toEqual(point);
  });
  it('keeps the point under the finger while it zooms, and never goes farther than the fitting view', () => {
    const at = { x: 20, y: 30 };
    const near = zoomed(fitting, fitting, 2, at);
    expect(toChart(near, at)).toEqual(toChart(fitting, at));
    expect(zoomed(near, fitting, 0.1, at)).toBe(fitting);
  });
  it('pans', () => expect(panned({ scale: 1, x: 0, y: 0 }, 10, 5, SEAS)).toEqual({ scale: 1, x: -10, y: -5 }));
});

describe('arrow keys', () => {
  it('go to the nearest thing in their direction', () => {
    const spots = [
      { x: 10, y: 0 },
      { x: 5, y: 50 },
      { x: -10, y: 0 },
    ];
    expect(nearestTo({ x: 0, y: 0 }, spots, [1, 0])).toBe(0);
    expect(nearestTo({ x: 0, y: 0 }, spots, [0, 1])).toBe(1);
    expect(nearestTo({ x: 0, y: 0 }, spots, [0, -1])).toBe(-1);
  });
});
