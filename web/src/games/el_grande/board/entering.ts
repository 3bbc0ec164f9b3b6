/** Who has just gone in where nobody may look: it was said aloud, and is shown as long as one hears it. */

/** Who put how many into a place, in the order in which it happened. */
export type Trail = readonly (readonly [seat: number, count: number])[];

export interface Entry {
  seat: number;
  count: number;
}

/** What a trail tells that an earlier one did not; nothing where it is another trail, or a shorter one. */
export function newcomers(before: Trail, now: Trail): Entry | null {
  const same = before.every(([seat, count], i) => now[i]?.[0] === seat && now[i][1] === count);
  const seat = now.at(-1)?.[0];
  if (!same || now.length <= before.length || seat === undefined) return null;
  const count = now.slice(before.length).reduce((sum, [who, many]) => sum + (who === seat ? many : 0), 0);
  return { seat, count };
}
