/** What notes of lessons point at, as selectors. */

const AREAS: Record<string, string> = { hand: '.hand-area', cards: '.cards-area', ask: '.prompt, .reaction' };

/** `seat:2`, an area of the table, the target of an option, a marker or what a tip tells about; what is not on the page is passed over. */
export function ways(at: readonly string[]): string[] {
  return at.map((what) => {
    const [kind, id] = what.split(':');
    if (kind === 'seat' && id) return `[data-seat-anchor="${id}"]`;
    const name = `"${what.replace(/["\\]/g, '\\$&')}"`;
    return AREAS[what] ?? `[data-target=${name}], [data-marker=${name}], [data-about=${name}]`;
  });
}
