/** Shapes on the chart: outlines as points, a grid that knows who owns which spot, rectangles. */
import type { Point } from '../../../shell/drawing/point';

export type { Point };

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Outline = Point[];

/** The outlines of an SVG path made of M, L and Z. */
export function outlines(path: string): Outline[] {
  return path
    .split('M')
    .filter(Boolean)
    .map((part) =>
      part
        .replace('Z', '')
        .split('L')
        .map((pair) => {
          const [x = 0, y = 0] = pair.split(',').map(Number);
          return { x, y };
        }),
    );
}

/** A path that looks like a small island: an ellipse with a quiet wobble. */
export function islandPath(x: number, y: number, rx: number, ry: number, corners = 72): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI;
    const wobble = 1 + 0.035 * Math.sin(angle * 3 + 1) + 0.025 * Math.cos(angle * 7) + 0.012 * Math.sin(angle * 23);
    return `${(x + rx * wobble * Math.cos(angle)).toFixed(1)},${(y + ry * wobble * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

export function overlap(a: Rect, b: Rect, gap = 0): boolean {
  return a.x < b.x + b.w + gap && b.x < a.x + a.w + gap && a.y < b.y + b.h + gap && b.y < a.y + a.h + gap;
}

export function centreOf(rect: Rect): Point {
  return { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
}

/** Which x positions an outline crosses at a height, in order. */
function crossings(shape: Outline[], y: number): number[] {
  const found: number[] = [];
  for (const outline of shape) {
    for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
      const a = outline[i]!;
      const b = outline[j]!;
      if (a.y > y !== b.y > y) found.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
    }
  }
  return found.sort((p, q) => p - q);
}

export function inside(shape: Outline[], point: Point): boolean {
  return crossings(shape, point.y).filter((x) => x < point.x).length % 2 === 1;
}

const STEP = 6;
const LEFT = -240;
const TOP = -150;
const COLUMNS = 280;
const ROWS = 220;

/** A grid over the chart that counts how much of a rectangle lies inside one shape. */
export class Grid {
  private readonly sums = new Int32Array((COLUMNS + 1) * (ROWS + 1));

  constructor(shapes: Outline[][]) {
    const marks = new Uint8Array(COLUMNS * ROWS);
    for (const shape of shapes) fill(marks, shape);
    for (let row = 0; row < ROWS; row++) {
      let line = 0;
      for (let column = 0; column < COLUMNS; column++) {
        line += marks[row * COLUMNS + column]!;
        this.sums[(row + 1) * (COLUMNS + 1) + column + 1] = this.sums[row * (COLUMNS + 1) + column + 1]! + line;
      }
    }
  }

  /** The share of a rectangle that lies inside, 0 to 1. */
  share(rect: Rect): number {
    const left = column(rect.x);
    const right = Math.max(left + 1, column(rect.x + rect.w));
    const top = row(rect.y);
    const bottom = Math.max(top + 1, row(rect.y + rect.h));
    const at = (c: number, r: number) => this.sums[r * (COLUMNS + 1) + c]!;
    const count = at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
    return count / ((right - left) * (bottom - top));
  }
}

function column(x: number): number {
  return Math.min(COLUMNS - 1, Math.max(0, Math.round((x - LEFT) / STEP)));
}

function row(y: number): number {
  return Math.min(ROWS - 1, Math.max(0, Math.round((y - TOP) / STEP)));
}

function fill(marks: Uint8Array, shape: Outline[]): void {
  for (let r = 0; r < ROWS; r++) {
    const xs = crossings(shape, TOP + (r + 0.5) * STEP);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const from = Math.max(0, Math.ceil((xs[i]! - LEFT) / STEP - 0.5));
      const to = Math.min(COLUMNS, Math.ceil((xs[i + 1]! - LEFT) / STEP - 0.5));
      if (from < to) marks.fill(1, r * COLUMNS + from, r * COLUMNS + to);
    }
  }
}
