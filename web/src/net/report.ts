/** Tells whoever runs the server what failed here: a few times for each page load, each fault once. */
import type { Trouble } from '../generated/types';

const MOST = 5;
const told = new Set<string>();

/** Where the page stood when something failed. */
export const whereabouts = { page: '', table: '', n: 0 };

export function report(part: string, error: unknown): void {
  console.error(`${part} failed:`, error);
  const trouble = troubleOf(part, error);
  const mark = `${part} ${trouble.error}`;
  if (told.size >= MOST || told.has(mark)) return;
  told.add(mark);
  const request = { method: 'POST', keepalive: true, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(trouble) };
  fetch('/api/trouble', request).catch(() => undefined);
}

export function troubleOf(part: string, error: unknown): Trouble {
  const known = error instanceof Error;
  const sentence = known ? `${error.name}: ${error.message}` : String(error);
  return { part, error: sentence.slice(0, 300), stack: (known ? (error.stack ?? '') : '').slice(0, 3000), ...whereabouts };
}

/** Errors that no part of the page caught. Those without an error, such as a late ResizeObserver's, are no faults. */
export function watch(page: Window): void {
  page.addEventListener('error', (event) => {
    if (event.error) report('script', event.error);
  });
  page.addEventListener('unhandledrejection', (event) => report('promise', event.reason));
}
