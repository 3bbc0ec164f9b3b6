/** Colours, times of day and time zones, as a profile holds them. */
import type { Profile } from '../../generated/types';

/** Any, then those of the seats in their order. */
export const COLOURS: NonNullable<Profile['colour']>[] = ['', 'red', 'blue', 'green', 'yellow', 'purple'];

/** Minutes after midnight as a field for times wants them: `22:05`. */
export function atTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** All time zones that the browser knows, and those that are meant, whether or not it lists them. */
export function zones(...meant: string[]): string[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...meant])].filter(Boolean).sort();
}
