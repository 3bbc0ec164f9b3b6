/** From screen to chart and back: which part of the chart the window shows. */
import type { Point, Rect } from './geometry';

export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** What must be visible when the map fits the window. */
export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Camera {
  /** Pixels per chart unit. */
  scale: number;
  /** The chart point in the upper left corner of the window. */
  x: number;
  y: number;
}

export const SPAIN: Frame = { x: 84, y: 44, w: 1040, h: 850 };
const CLOSEST = 4;

/** Whether what the panels leave free is no wider than high. */
export function isTall(width: number, height: number, insets: Insets): boolean {
  return width - insets.left - insets.right < 1.15 * (height - insets.top - insets.bottom);
}

/** The frame as large as possible inside what the panels leave free. */
export function fit(width: number, height: number, insets: Insets, frame: Frame): Camera {
  const w = Math.max(80, width - insets.left - insets.right);
  const h = Math.max(80, height - insets.top - insets.bottom);
  const scale = Math.min(w / frame.w, h / frame.h);
  return {
    scale,
    x: frame.x + frame.w / 2 - (insets.left + w / 2) / scale,
    y: frame.y + frame.h / 2 - (insets.top + h / 2) / scale,
  };
}

/** Nearer or farther around a point of the window; never farther than the fitting view. */
export function zoomed(camera: Camera, fitting: Camera, factor: number, at: Point): Camera {
  const scale = Math.min(fitting.scale * CLOSEST, Math.max(fitting.scale, camera.scale * factor));
  const x = camera.x + at.x / camera.scale - at.x / scale;
  const y = camera.y + at.y / camera.scale - at.y / scale;
  return scale <= fitting.scale * 1.01 ? fitting : { scale, x, y };
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return {
    scale: camera.scale,
    x: Math.min(1300, Math.max(-300, camera.x - dx / camera.scale)),
    y: Math.min(1000, Math.max(-200, camera.y - dy / camera.scale)),
  };
}

export function toChart(camera: Camera, point: Point): Point {
  return { x: camera.x + point.x / camera.scale, y: camera.y + point.y / camera.scale };
}

export function toScreen(camera: Camera, point: Point): Point {
  return { x: (point.x - camera.x) * camera.scale, y: (point.y - camera.y) * camera.scale };
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
