/** A finger that rests on something only looks at it; lifted sooner it acts. */
import type { Point } from './point';

/** Milliseconds after which a press is a look, and pixels a finger may travel meanwhile. */
export const HOLD = 350;
export const SLACK = 10;

/** Milliseconds after a finger is lifted in which its click comes. */
const LATE = 80;

/** The click that ends a look is none, wherever it falls: what was opened may lie under the finger by now. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const stop = () => setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), LATE);
  window.addEventListener('click', swallow, { capture: true });
  for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, stop, { capture: true, once: true });
}

export class Press {
  /** Whether this press has become a look. */
  looked = false;
  private timer = 0;
  private from: Point = { x: 0, y: 0 };

  /** A press that cannot become a look has none. */
  begin(at: Point, look: (() => void) | null): void {
    this.end();
    this.from = at;
    this.looked = false;
    if (!look) return;
    this.timer = window.setTimeout(() => {
      this.looked = true;
      swallowClick();
      if ('vibrate' in navigator) navigator.vibrate(10);
      look();
    }, HOLD);
  }
  /** Whether it went too far to rest. */
  move(at: Point): boolean {
    const far = Math.hypot(at.x - this.from.x, at.y - this.from.y) > SLACK;
    if (far && !this.looked) this.end();
    return far;
  }
  end(): void {
    clearTimeout(this.timer);
  }
}

/** For what is pressed with a finger outside the board: a card that says what it does when it is held. With null it only acts. */
export function looks(node: HTMLElement, look: (() => void) | null) {
  const press = new Press();
  const at = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y });
  const down = (event: PointerEvent) => {
    press.begin(at(event), event.pointerType === 'mouse' ? null : look && (() => look?.()));
  };
  const move = (event: PointerEvent) => press.move(at(event));
  const up = () => press.end();
  const menu = (event: Event) => press.looked && event.preventDefault();
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  for (const end of ['pointerup', 'pointercancel', 'pointerleave']) node.addEventListener(end, up);
  node.addEventListener('contextmenu', menu);
  return { update: (next: (() => void) | null) => (look = next), destroy: () => press.end() };
}
