/** Pieces that found no room at home stand together on a tray, with one line that leads home. */
import type { Item, Spot } from './arrange';
import type { Point, Rect } from './geometry';
import { overlap } from './geometry';

export interface Tray {
  place: string;
  rect: Rect;
  leader: Point;
}

const NEAR = 7;
const PADDING = 3;

export function traysOf(items: Map<string, Item[]>, spots: Map<string, Spot>, unit: number): Tray[] {
  const trays: Tray[] = [];
  for (const [place, here] of items) {
    const away = here.map((item) => spots.get(item.key)).filter((spot): spot is Spot => Boolean(spot?.leader));
    for (const group of grouped(away, NEAR * unit)) {
      trays.push({ place, rect: around(group, PADDING * unit), leader: group[0]!.leader! });
    }
  }
  return trays;
}

/** Spots that stand close together, as groups. */
function grouped(spots: Spot[], gap: number): Spot[][] {
  const groups: Spot[][] = [];
  for (const spot of spots) {
    const touching = groups.filter((group) => group.some((other) => overlap(spot.rect, other.rect, gap)));
    for (const group of touching) groups.splice(groups.indexOf(group), 1);
    groups.push([...touching.flat(), spot]);
  }
  return groups;
}

/** A rectangle around spots. */
export function around(group: Spot[], padding: number): Rect {
  const left = Math.min(...group.map((spot) => spot.rect.x)) - padding;
  const top = Math.min(...group.map((spot) => spot.rect.y)) - padding;
  const right = Math.max(...group.map((spot) => spot.rect.x + spot.rect.w)) + padding;
  const bottom = Math.max(...group.map((spot) => spot.rect.y + spot.rect.h)) + padding;
  return { x: left, y: top, w: right - left, h: bottom - top };
}
