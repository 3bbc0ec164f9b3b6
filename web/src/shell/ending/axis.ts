/** Where the moments of a game lie on a chart: rounds are equally wide, a general scoring has a band of its own at their end. */
import type { LogLine } from '../../generated/types';
import { isGeneral } from '../state/scoring';

/** How wide the band of a general scoring is, and what comes before the first round; a round is 1. */
const [BAND, BEFORE] = [0.28, 0.4];

/** A part of the axis, from 0 to 1, with the moments in it. */
export interface Stretch {
  round: number;
  general: boolean;
  from: number;
  to: number;
  first: number;
  last: number;
}

export interface Axis {
  stretches: Stretch[];
  /** Where a moment lies, from 0 to 1. */
  x: (n: number) => number;
  /** The moment that lies there. */
  n: (x: number) => number;
}

export function axisOf(lines: readonly LogLine[]): Axis {
  const stretches = placed(stretchesOf(lines));
  const last = stretches.at(-1);
  const x = (n: number) => {
    const at = stretches.find((one) => n <= one.last) ?? last;
    if (!at || n < at.first) return at?.from ?? 0;
    return at.from + ((n - at.first + 1) / (at.last - at.first + 1)) * (at.to - at.from);
  };
  const n = (share: number) => {
    const at = stretches.find((one) => share <= one.to) ?? last;
    if (!at) return 0;
    const part = (share - at.from) / (at.to - at.from);
    return Math.round(at.first - 1 + Math.min(1, Math.max(0, part)) * (at.last - at.first + 1));
  };
  return { stretches, x, n };
}

interface Raw {
  round: number;
  general: boolean;
  first: number;
  last: number;
}

/** A line tells of the round after it: what it brought belongs to the round before. */
function stretchesOf(lines: readonly LogLine[]): Raw[] {
  const out: Raw[] = [];
  let round = lines[0]?.round ?? 0;
  for (const line of lines.slice(1)) {
    const general = line.events.some(isGeneral);
    const current = out.at(-1);
    if (current?.round !== round || (general && !current.general)) out.push({ round, general, first: line.n, last: line.n });
    else current.last = Math.max(current.last, line.n);
    round = line.round;
  }
  return out;
}

function placed(raw: readonly Raw[]): Stretch[] {
  const width = (one: Raw) => (one.general ? BAND : one.round === 0 ? BEFORE : 1);
  const whole = raw.reduce((sum, one) => sum + width(one), 0);
  let from = 0;
  return raw.map((one) => {
    const stretch = { ...one, from, to: from + width(one) / whole };
    from = stretch.to;
    return stretch;
  });
}

/** The rounds, each with the middle of its stretch. */
export function roundsOf(axis: Axis): { round: number; at: number }[] {
  const plain = axis.stretches.filter(
    (one, i, all) => !one.general && one.round > 0 && all.findIndex((other) => other.round === one.round) === i,
  );
  return plain.map(({ round, from, to }) => ({ round, at: (from + to) / 2 }));
}

/** The last value of each round, for those who read a table. */
export function byRound<V>(axis: Axis, moments: readonly number[], values: readonly V[]): { round: number; value: V }[] {
  const ends = new Map(axis.stretches.map((one) => [one.round, one.last]));
  return [...ends].flatMap(([round, last]) => {
    const at = moments.findLastIndex((n) => n <= last);
    return at < 0 ? [] : [{ round, value: values[at]! }];
  });
}
