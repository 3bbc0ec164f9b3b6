/** What the pieces of a seat look like: a shape and a letter; the inks are in app.css. */

/** The owner of pieces that belong to nobody. */
export const NOBODY = 5;
export const LETTERS = ['R', 'B', 'G', 'Y', 'P', 'I'] as const;

/** Seat shapes in a box of 2 by 2 around the middle, drawn so that all look equally large. */
const SHAPES = [
  'M0,-0.94A0.94,0.94 0 1 1 -0.001,-0.94Z',
  'M-0.8,-0.86H0.8Q0.86,-0.86 0.86,-0.8V0.8Q0.86,0.86 0.8,0.86H-0.8Q-0.86,0.86 -0.86,0.8V-0.8Q-0.86,-0.86 -0.8,-0.86Z',
  'M-0.09,-1.02Q0,-1.16 0.09,-1.02L1.1,0.74Q1.16,0.9 1,0.9H-1Q-1.16,0.9 -1.1,0.74Z',
  'M-0.08,-1.08Q0,-1.14 0.08,-1.08L1.08,-0.08Q1.14,0 1.08,0.08L0.08,1.08Q0,1.14 -0.08,1.08L-1.08,0.08Q-1.14,0 -1.08,-0.08Z',
  'M-0.54,-0.92H0.54L1.06,0L0.54,0.92H-0.54L-1.06,0Z',
  'M-0.42,-1H0.42V-0.42H1V0.42H0.42V1H-0.42V0.42H-1V-0.42H-0.42Z',
] as const;

export function shapeOf(seat: number): string {
  return SHAPES[seat] ?? SHAPES[5];
}

/** How far below the middle a number must stand to look centred in its shape. */
export function sinkOf(seat: number): number {
  return seat === 2 ? 0.3 : 0;
}

export function letterOf(seat: number): string {
  return LETTERS[seat] ?? '?';
}
