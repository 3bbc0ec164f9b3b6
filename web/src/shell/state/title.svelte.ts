/** The title of the window, its icon and the app's: what page it is, and how many tables wait. */

class Title {
  says = $state('');
  /** How many tables wait for me. */
  waiting = $state(0);

  readonly whole = $derived([this.waiting > 0 ? `(${this.waiting})` : '', this.says || 'Castillo'].filter(Boolean).join(' '));
  readonly icon = $derived(iconWith(this.waiting));

  /** Puts both where the browser shows them. */
  apply(page: Document): void {
    page.title = this.whole;
    const link = page.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link && link.getAttribute('href') !== this.icon) link.href = this.icon;
    void this.count();
  }

  /** Where the page is installed as an app, the number stands at its icon as well. */
  private async count(): Promise<void> {
    try {
      await navigator.setAppBadge(this.waiting);
    } catch {
      // not installed, not allowed, or a browser that has no such thing
    }
  }
}

const PLAIN = '/icon.svg';
const TOWER = 'M18 52V24h-3V12h6v5h5v-5h12v5h5v-5h6v12h-3v28H38V42a6 6 0 0 0-12 0v10z';

/** The tower, with a number at its foot where there is one. */
export function iconWith(number: number): string {
  if (number === 0) return PLAIN;
  const said = number > 9 ? '9+' : String(number);
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#2c2118"/>` +
    `<path d="${TOWER}" fill="#f3e7cd"/><circle cx="45" cy="45" r="19" fill="#6d42ee"/>` +
    `<text x="45" y="55" font-family="sans-serif" font-size="${said.length > 1 ? 22 : 29}" font-weight="700" text-anchor="middle" fill="#fff">${said}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

export const title = new Title();
