/** From screen to drawing and back: which part of a drawing the window shows. */
import type { Insets } from './insets';
import type { Point } from './point';

/** A part of a drawing. */
export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Camera {
  /** Pixels per unit of the drawing. */
  scale: number;
  /** The point in the upper left corner of the window. */
  x: number;
  y: number;
}

const CLOSEST = 4;

/** The frame as large as possible inside what the panels leave free, but never larger than `most` pixels a unit. */
export function fit(width: number, height: number, insets: Insets, frame: Frame, most = Infinity): Camera {
  const { w, h } = leftBy(insets, width, height);
  const scale = Math.min(w / frame.w, h / frame.h, most);
  return {
    scale,
    x: frame.x + frame.w / 2 - (insets.left + w / 2) / scale,
    y: frame.y + frame.h / 2 - (insets.top + h / 2) / scale,
  };
}

/** The part of the drawing that the panels leave free. */
export function freeOf(camera: Camera, width: number, height: number, insets: Insets): Frame {
  const { w, h } = leftBy(insets, width, height);
  return { ...toChart(camera, { x: insets.left, y: insets.top }), w: w / camera.scale, h: h / camera.scale };
}

/** Pixels the panels leave free, or a little where there are none. */
export function leftBy(insets: Insets, width: number, height: number): { w: number; h: number } {
  return { w: Math.max(80, width - insets.left - insets.right), h: Math.max(80, height - insets.top - insets.bottom) };
}

/** Nearer or farther around a point of the window; never farther than the fitting view. */
export function zoomed(camera: Camera, fitting: Camera, factor: number, at: Point): Camera {
  const scale = Math.min(fitting.scale * CLOSEST, Math.max(fitting.scale, camera.scale * factor));
  const x = camera.x + at.x / camera.scale - at.x / scale;
  const y = camera.y + at.y / camera.scale - at.y / scale;
  return scale <= fitting.scale * 1.01 ? fitting : { scale, x, y };
}

/** Moved by pixels; the upper left corner of the window stays within a frame. */
export function panned(camera: Camera, dx: number, dy: number, within: Frame): Camera {
  return {
    scale: camera.scale,
    x: Math.min(within.x + within.w, Math.max(within.x, camera.x - dx / camera.scale)),
    y: Math.min(within.y + within.h, Math.max(within.y, camera.y - dy / camera.scale)),
  };
}

export function toChart(camera: Camera, point: Point): Point {
  return { x: camera.x + point.x / camera.scale, y: camera.y + point.y / camera.scale };
}

export function toScreen(camera: Camera, point: Point): Point {
  return { x: (point.x - camera.x) * camera.scale, y: (point.y - camera.y) * camera.scale };
}
