/** Which part of the chart must be seen. */
import type { Frame } from '../../../shell/drawing/camera';
import type { Insets } from '../../../shell/drawing/insets';
import type { Rect } from './geometry';

/** What must be visible when the map fits the window. */
export const SPAIN: Frame = { x: 84, y: 44, w: 1040, h: 850 };
/** Where the upper left corner of the window may be. */
export const SEAS: Frame = { x: -300, y: -200, w: 1600, h: 1200 };

/** Whether what the panels leave free is no wider than high. */
export function isTall(width: number, height: number, insets: Insets): boolean {
  return width - insets.left - insets.right < 1.15 * (height - insets.top - insets.bottom);
}

/** The frame that holds the map and whatever lies beyond it. */
export function frameFor(sites: Iterable<{ extent: Rect | null }>): Frame {
  const all = [SPAIN, ...[...sites].flatMap((site) => site.extent ?? [])];
  const left = Math.min(...all.map((rect) => rect.x));
  const top = Math.min(...all.map((rect) => rect.y));
  const right = Math.max(...all.map((rect) => rect.x + rect.w));
  const bottom = Math.max(...all.map((rect) => rect.y + rect.h));
  return { x: left, y: top, w: right - left, h: bottom - top };
}
