import { describe, expect, it } from 'vitest';
import { beside, type Box } from './beside';

const free: Box = { left: 250, top: 120, right: 1100, bottom: 880 };
const card = { width: 270, height: 130 };
const box = (left: number, top: number, width = 150, height = 150): Box => ({ left, top, right: left + width, bottom: top + height });
const lies = ({ x, y }: { x: number; y: number }, on: Box) =>
  x < on.right && x + card.width > on.left && y < on.bottom && y + card.height > on.top;

describe('a card beside its place', () => {
  it.each([box(300, 150), box(900, 160), box(600, 700), box(260, 130, 700, 400)])('never lies on it: %o', (place) => {
    const at = beside(place, card, free);
    expect(lies(at, place)).toBe(false);
    expect(at.x >= free.left && at.x + card.width <= free.right && at.y >= free.top && at.y + card.height <= free.bottom).toBe(true);
  });

  it('takes the side with more room, and leaves pieces free where it can', () => {
    expect(beside(box(300, 400), card, free).x).toBe(464);
    const pieces = [box(464, 380, 270, 180)];
    expect(lies(beside(box(300, 400), card, free, pieces), pieces[0]!)).toBe(false);
  });

  it('stands at the foot where it speaks of no place', () => {
    expect(beside(null, card, free)).toEqual({ x: 540, y: 750 });
  });
});
