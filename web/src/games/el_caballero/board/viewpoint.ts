/** Where the map is looked at from while it grows. */
import { leftBy, toScreen, type Camera, type Frame } from '../../../shell/drawing/camera';
import type { Insets } from '../../../shell/drawing/insets';

export interface Opening {
  width: number;
  height: number;
  insets: Insets;
}

/** How much nearer a fitting view must be before one goes there: after a look at the past, or where cards have gone. */
const NEARER = 1.5;

/** The camera stays as it is while the map grows inside the window; else the fitting one is taken. */
export function steady(kept: Camera | null, fitting: Camera, frame: Frame, { width, height, insets }: Opening): Camera {
  if (!kept || fitting.scale > kept.scale * NEARER) return fitting;
  const [from, to] = [toScreen(kept, frame), toScreen(kept, { x: frame.x + frame.w, y: frame.y + frame.h })];
  const inside =
    from.x >= insets.left - 1 && from.y >= insets.top - 1 && to.x <= width - insets.right + 1 && to.y <= height - insets.bottom + 1;
  return inside ? kept : fitting;
}

/** The camera from which a frame lies inside what the panels leave free: the same where it does already, else as little elsewhere as can be. */
export function within(camera: Camera, frame: Frame, { width, height, insets }: Opening): Camera {
  const free = leftBy(insets, width, height);
  const scale = Math.min(camera.scale, free.w / frame.w, free.h / frame.h);
  const along = (from: number, before: number, room: number, at: number, length: number) => {
    const first = from + (before + room / 2) / camera.scale - room / 2 / scale; // what is free begins here in the drawing
    const shift = Math.min(0, at - first) + Math.max(0, at + length - (first + room / scale));
    return first + shift - before / scale;
  };
  const x = along(camera.x, insets.left, free.w, frame.x, frame.w);
  const y = along(camera.y, insets.top, free.h, frame.y, frame.h);
  const near = (a: number, b: number) => Math.abs(a - b) * camera.scale < 0.5;
  return scale === camera.scale && near(x, camera.x) && near(y, camera.y) ? camera : { scale, x, y };
}
