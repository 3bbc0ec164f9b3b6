/** Points by what they came from, in the order in which the game tells it. */
import type { SourceMessage } from '../../generated/types';
import { added } from '../state/scoring';

export interface Gain {
  /** The text that names it. */
  key: string;
  points: number[];
  rounds: Map<number, number[]>;
}

export function gainsOf(sources: readonly SourceMessage[]): Gain[] {
  const found = new Map<string, Gain>();
  for (const { gain, round, points } of sources) {
    const known: Gain = found.get(gain) ?? { key: gain, points: points.map(() => 0), rounds: new Map<number, number[]>() };
    known.points = added(known.points, points);
    known.rounds.set(round, added(points, known.rounds.get(round) ?? []));
    found.set(gain, known);
  }
  return [...found.values()];
}

/** All points of a round, by seat. */
export function pointsIn(gains: readonly Gain[], round: number): number[] {
  const nothing = (gains[0]?.points ?? []).map(() => 0);
  return gains.reduce((sum, gain) => added(sum, gain.rounds.get(round) ?? []), nothing);
}

/** The rounds in which there were points. */
export function roundsOf(gains: readonly Gain[]): number[] {
  return [...new Set(gains.flatMap((gain) => [...gain.rounds.keys()]))].sort((a, b) => a - b);
}
