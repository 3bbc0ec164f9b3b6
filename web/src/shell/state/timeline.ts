/** Where turns and rounds begin in a log, and how to go from one to the next. A line tells of the round and turn after it. */
import type { LogLine } from '../../generated/types';
import { isScored } from './scoring';

/** Moments in a row that belong together: those of a turn, or of what is done between turns (`active` is -1 then). */
export interface Turn {
  from: number;
  to: number;
  round: number;
  active: number;
}

export interface Timeline {
  last: number;
  turns: Turn[];
  /** The rounds, in the same way; one that is not played yet is not there. */
  rounds: Turn[];
  /** Moments that a scoring led to. */
  scorings: number[];
}

export function timelineOf(lines: readonly LogLine[], last: number): Timeline {
  const turns: Turn[] = [];
  const rounds: Turn[] = [];
  for (const { n, round, active } of lines) {
    if (turns.at(-1)?.round !== round || turns.at(-1)?.active !== active) begin(turns, { from: n, to: n, round, active });
    if (rounds.at(-1)?.round !== round) begin(rounds, { from: n, to: n, round, active: -1 });
    turns.at(-1)!.to = rounds.at(-1)!.to = n;
  }
  const scorings = lines.filter((line) => line.events.some(isScored)).map((line) => line.n);
  return { last, turns, rounds, scorings: [...new Set(scorings)] };
}

/** Two that begin at the same moment are one: that of the last line. */
function begin(found: Turn[], next: Turn): void {
  if (found.at(-1)?.from === next.from) found.pop();
  found.push(next);
}

export function turnAt(turns: readonly Turn[], n: number): Turn | undefined {
  return turns.findLast((turn) => turn.from <= n);
}

/** Where the next begins, or the end. */
export function nextOf(turns: readonly Turn[], n: number, last: number): number {
  return turns.find((turn) => turn.from > n)?.from ?? last;
}

/** Where this one began, or the one before it, from its very beginning. */
export function previousOf(turns: readonly Turn[], n: number): number {
  return turns.findLast((turn) => turn.from < n)?.from ?? 0;
}

export function nextIn(moments: readonly number[], n: number): number | null {
  return moments.find((moment) => moment > n) ?? null;
}
