/** What was foreseen of a scoring. */
import type { ForeseenView } from '../../generated/types';
import { rowsUpTo, type Scene } from '../state/beats';

/** Whoever learns has this seat. */
const LEARNER = 0;

/** Whether a place has paid by now what was foreseen, or more. */
export function cameTrue({ place, points }: ForeseenView, { play, at }: Scene): boolean {
  return rowsUpTo(play, at).rows.some((row) => row.places.includes(place) && (row.points[LEARNER] ?? 0) >= points);
}
