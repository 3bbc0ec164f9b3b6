/** Pinch, drag and wheel on the map, with one finger or two; a tap is left to whoever stands under it, a finger that rests looks. */
import { toasts } from '../state/toasts.svelte';
import { keep, kept } from '../state/settings.svelte';
import { Press } from './looks';
import type { Point } from './point';

export interface Moves {
  zoom(factor: number, at: Point): void;
  pan(dx: number, dy: number): void;
  /** A finger rested on the spot. */
  hold(at: Point): void;
  /** What a finger that rests shows, said once to whoever only ever taps. */
  advice?: () => string;
}

/** The tap after which the advice is given, once on a device. */
const TAPS = 3;

export function gestures(node: Element, moves: Moves) {
  const fingers = new Map<number, Point>();
  const press = new Press();
  let dragged = false;

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
    const at = local(event);
    fingers.set(event.pointerId, at);
    press.begin(at, event.pointerType === 'mouse' || fingers.size > 1 ? null : () => moves.hold(at));
    dragged = fingers.size > 1;
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = local(event);
    const wide = spread();
    const from = middle();
    fingers.set(event.pointerId, now);
    if (press.move(now)) dragged = true;
    if (fingers.size === 2 && wide > 0) {
      const to = middle();
      moves.pan(to.x - from.x, to.y - from.y);
      moves.zoom(spread() / wide, to);
    } else if (fingers.size === 1 && dragged && !press.looked) {
      moves.pan(now.x - before.x, now.y - before.y);
    }
  };
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    press.end();
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    moves.zoom(Math.exp(-event.deltaY * 0.0016), local(event));
  };
  /** The end of a drag is no click, nor is that of a look. */
  const click = (event: Event) => {
    if (dragged) event.stopPropagation();
    else if ((event as PointerEvent).pointerType === 'touch' && moves.advice) advise(moves.advice);
  };
  const menu = (event: Event) => press.looked && event.preventDefault();

  const on = node.addEventListener.bind(node) as (name: string, act: (event: never) => void, options?: AddEventListenerOptions) => void;
  on('pointerdown', down);
  on('pointermove', move);
  on('pointerup', up);
  on('pointercancel', up);
  on('pointerleave', up);
  on('wheel', wheel, { passive: false });
  on('click', click, { capture: true });
  on('contextmenu', menu);
  return { destroy: () => press.end() };
}

function advise(says: () => string): void {
  const taps = Number(kept('taps') ?? 0) + 1;
  if (taps <= TAPS) keep('taps', String(taps));
  if (taps === TAPS && says()) toasts.say(says());
}
