/** Where the reader is: the path and the question mark's part of the address. */

export interface Route {
  page: string;
  id: string;
  token: string;
  /** What of a table is shown: its end, its board; empty where the address does not say. */
  part: string;
  query: URLSearchParams;
}

/** Parts of a table with an address of their own. */
const PARTS = ['end', 'board'];

export function routeOf(path: string, search: string): Route {
  const words = path.split('/').filter(Boolean).map(decodeURIComponent);
  const part = ['table', 'watch'].includes(words[0] ?? '') && words.length > 2 && PARTS.includes(words.at(-1)!) ? words.pop()! : '';
  const [page = '', id = '', token = ''] = words;
  return { page, id, token, part, query: new URLSearchParams(search) };
}

class Router {
  route = $state.raw<Route>(routeOf('/', ''));

  start(): void {
    this.read();
    addEventListener('popstate', () => this.read());
    addEventListener('click', (event) => this.follow(event));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  private read(): void {
    this.route = routeOf(location.pathname, location.search);
  }

  /** Links inside the page stay inside the page. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api') || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
