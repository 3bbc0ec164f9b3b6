/** Times as people say them: how long ago, and how long still. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was, for a list; after a week the date. Both times are seconds. */
export function ago(at: number, now: number, language: string): string {
  const passed = Math.max(0, now - at);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (passed < HOUR) return relative.format(-Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return relative.format(-Math.floor(passed / HOUR), 'hour');
  if (passed < 7 * DAY) return relative.format(-Math.floor(passed / DAY), 'day');
  const year = new Date(at * 1000).getFullYear() === new Date(now * 1000).getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year }).format(at * 1000);
}

/** How long something still lasts, roughly: days, hours or minutes, rounded down. */
export function lasting(seconds: number, language: string): string {
  const [size, unit] = seconds >= 2 * DAY ? [DAY, 'day'] : seconds >= HOUR ? [HOUR, 'hour'] : [MINUTE, 'minute'];
  const words = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return words.format(Math.max(0, Math.floor(seconds / size)));
}

/** Day and hour, by the reader's clock. */
export function dated(at: string | number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at));
}

/** A running clock, to the second. */
export function ticking(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(whole / HOUR), Math.floor(whole / MINUTE) % 60, whole % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
