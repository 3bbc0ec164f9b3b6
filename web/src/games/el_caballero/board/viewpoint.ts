/** Where the map is looked at from while it grows. */
import { toScreen, type Camera, type Frame } from '../../../shell/drawing/camera';
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
