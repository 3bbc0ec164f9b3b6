/** Pinch, drag and wheel on the map, with one finger or two; a tap is left to whoever stands under it. */
import type { Point } from './point';

export interface Moves {
  zoom(factor: number, at: Point): void;
  pan(dx: number, dy: number): void;
  /** A finger rested on the spot. */
  hold(at: Point): void;
}

const SLACK = 6;
const HOLD = 480;

export function gestures(node: Element, moves: Moves) {
  const fingers = new Map<number, Point>();
  let travelled = 0;
  let timer = 0;

  const local = (event: { clientX: number; clientY: number }): Point => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const spread = () => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const middle = (): Point => {
    const all = [...fingers.values()];
    return { x: all.reduce((sum, at) => sum + at.x, 0) / all.length, y: all.reduce((sum, at) => sum + at.y, 0) / all.length };
  };
  const down = (event: PointerEvent) => {
    fingers.set(event.pointerId, local(event));
    travelled = 0;
    clearTimeout(timer);
    if (event.pointerType !== 'mouse') timer = window.setTimeout(() => moves.hold(local(event)), HOLD);
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = local(event);
    const wide = spread();
    const from = middle();
    fingers.set(event.pointerId, now);
    travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (travelled > SLACK) clearTimeout(timer);
    if (fingers.size === 2 && wide > 0) {
      const to = middle();
      moves.pan(to.x - from.x, to.y - from.y);
      moves.zoom(spread() / wide, to);
    } else if (fingers.size === 1 && travelled > SLACK) {
      moves.pan(now.x - before.x, now.y - before.y);
    }
  };
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    clearTimeout(timer);
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    moves.zoom(Math.exp(-event.deltaY * 0.0016), local(event));
  };
  /** The end of a drag is no click. */
  const click = (event: Event) => {
    if (travelled > SLACK * 2) event.stopPropagation();
  };

  const on = node.addEventListener.bind(node) as (name: string, act: (event: never) => void, options?: AddEventListenerOptions) => void;
  on('pointerdown', down);
  on('pointermove', move);
  on('pointerup', up);
  on('pointercancel', up);
  on('pointerleave', up);
  on('wheel', wheel, { passive: false });
  on('click', click, { capture: true });
  return { destroy: () => clearTimeout(timer) };
}
