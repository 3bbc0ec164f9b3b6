import { describe, expect, it } from 'vitest';
import { Arranger } from './arrange';
import { fit, freeOf } from '../../../shell/drawing/camera';
import { frameFor, isTall, SPAIN } from './camera';
import { overlap, type Rect } from './geometry';
import { sceneOf, titlesOf } from './scene';
import { sitesOf } from './sites';
import { crowded, REGION_NAMES, type Crowd } from './testing';

const SCREENS = [
  { name: 'phone', w: 390, h: 388, insets: { top: 4, right: 4, bottom: 4, left: 4 } },
  { name: 'desktop', w: 1280, h: 800, insets: { top: 148, right: 324, bottom: 102, left: 256 } },
  { name: 'large', w: 1920, h: 1080, insets: { top: 148, right: 412, bottom: 102, left: 256 } },
];
/** Other shapes of the table. */
const MORE = [
  { name: 'phone where cards are chosen', w: 390, h: 260, insets: { top: 4, right: 4, bottom: 4, left: 4 } },
  { name: 'low window', w: 452, h: 390, insets: { top: 4, right: 4, bottom: 4, left: 4 } },
  { name: 'window at 200 %', w: 430, h: 396, insets: { top: 4, right: 4, bottom: 4, left: 4 } },
  { name: 'small window at 200 %, where pieces grow smaller', w: 350, h: 306, insets: { top: 4, right: 4, bottom: 4, left: 4 } },
  { name: 'tablet upright', w: 820, h: 650, insets: { top: 4, right: 4, bottom: 4, left: 4 } },
  { name: 'tablet', w: 1024, h: 640, insets: { top: 96, right: 300, bottom: 102, left: 12 } },
];
const DESKTOP = SCREENS.find((screen) => screen.name === 'desktop')!;

function overlaps(crowd: Crowd, screen: (typeof SCREENS)[number]): string[] {
  const board = crowded(crowd);
  const sites = sitesOf(
    board.places.map((place) => place.id),
    isTall(screen.w, screen.h, screen.insets),
  );
  const frame = frameFor(sites.values());
  const camera = fit(screen.w, screen.h, screen.insets, frame);
  const { scale } = camera;
  const arranger = new Arranger(sites, freeOf(camera, screen.w, screen.h, screen.insets));
  const titles = titlesOf(arranger, board, (id) => REGION_NAMES[id] ?? id, scale);
  const scene = sceneOf(arranger, board, titles, scale);
  expect(scene.pieces.size).toBe(board.stacks.length + board.markers.length);
  const rects: [string, Rect][] = [...scene.titles, ...scene.pieces].map(([key, spot]) => [key, spot.rect]);
  return rects.flatMap(([a, one], i) => rects.slice(i + 1).flatMap(([b, other]) => (overlap(one, other, -0.01) ? [`${a} ${b}`] : [])));
}

describe.each(SCREENS)('the scene on a $name', (screen) => {
  it.each(Object.keys(REGION_NAMES).filter((id) => id !== 'castillo'))('has no overlaps with all figures in %s', (court) => {
    expect(overlaps({ seats: 5, court }, screen)).toEqual([]);
  });

  it.each([2, 3, 4, 5])('has no overlaps with %i seats', (seats) => {
    expect(overlaps({ seats, court: 'valencia' }, screen)).toEqual([]);
  });

  it('has no overlaps with badges', () => {
    expect(overlaps({ seats: 5, court: 'pais_vasco', badges: true }, screen)).toEqual([]);
  });
});

it.each(MORE)('the scene on a $name has no overlaps', (screen) => {
  expect(overlaps({ seats: 5, court: 'pais_vasco', badges: true }, screen)).toEqual([]);
});

describe('places the chart does not know', () => {
  it('get an island, and still nothing overlaps', () => {
    const extra = ['atlantis', 'thule', 'ophir', 'cipango'];
    expect(sitesOf(extra).get('thule')!.island).toBe(true);
    expect(overlaps({ seats: 4, court: 'galicia', extra }, DESKTOP)).toEqual([]);
  });
});

describe('places beyond the nine regions', () => {
  const BASE = Object.keys(REGION_NAMES);

  it.each([...SCREENS, ...MORE.filter((screen) => screen.h > 300)])('have room on a $name', (screen) => {
    expect(overlaps({ seats: 3, court: 'francia', extra: ['francia', 'ship', 'america', 'africa'] }, screen)).toEqual([]);
    expect(overlaps({ seats: 3, court: 'portugal', extra: ['portugal'] }, screen)).toEqual([]);
  });

  it('widen the frame; without them it stays what it is', () => {
    const plain = frameFor(sitesOf(BASE).values());
    expect(plain).toEqual({ x: SPAIN.x, y: SPAIN.y, w: 1082, h: SPAIN.h });
    expect(frameFor(sitesOf(BASE, true).values())).toEqual(plain);
    const wide = frameFor(sitesOf([...BASE, 'america']).values());
    const tall = frameFor(sitesOf([...BASE, 'america'], true).values());
    expect(wide.w).toBeGreaterThan(plain.w + 200);
    expect(tall.w).toBeLessThan(plain.w + 30);
    expect(tall.h).toBeGreaterThan(plain.h);
  });
});

describe('a window with no room', () => {
  it('still shows everything', () => {
    const tiny = { name: 'tiny', w: 120, h: 90, insets: { top: 0, right: 0, bottom: 0, left: 0 } };
    expect(overlaps({ seats: 2, court: 'aragon' }, tiny)).toBeInstanceOf(Array);
  });
});
