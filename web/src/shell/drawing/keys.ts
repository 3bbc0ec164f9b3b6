/** Arrow keys on the map: the nearest thing in that direction. */

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Spotted {
  x: number;
  y: number;
}

/** The index of the nearest spot in a direction, or -1. Going aside costs more than going straight. */
export function nearestTo(from: Spotted, spots: Spotted[], [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, i) => {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    const cost = along + aside * 2;
    if (along > 1 && cost < least) [best, least] = [i, cost];
  });
  return best;
}

/** The next thing to focus: lit pieces and all places. */
export function nextTarget(root: Element, current: Element, key: string): SVGElement | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const all = [...root.querySelectorAll<SVGElement>('[data-target][tabindex]')].filter((node) => node !== current);
  const index = nearestTo(
    middle(current),
    all.map((node) => middle(node)),
    direction,
  );
  return all[index] ?? null;
}

function middle(node: Element): Spotted {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
