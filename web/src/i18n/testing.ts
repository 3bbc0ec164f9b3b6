/** For tests: a server that says what lies in the sources, also of Three Towers, a game of the tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { GAMES } from '../games';

const ROOT = join(import.meta.dirname, '../../..');
const PACKAGE = join(ROOT, 'src/castillo');

export function fromRoot(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

function below(folder: string, language: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return below(path, language);
    return [`${language}.ftl`, 'names.ftl'].some((name) => path.endsWith(`/texts/${name}`)) ? [readFileSync(path, 'utf8')] : [];
  });
}

/** The folders with the texts of a game, or with those that belong to none. */
function folders(game: string | null): string[] {
  if (game) return [join(ROOT, game === 'towers' ? 'tests/towers' : `src/castillo/${game}`)];
  const rooms = readdirSync(PACKAGE, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !GAMES.includes(entry.name));
  return rooms.map((entry) => join(PACKAGE, entry.name));
}

/** Answers for whoever asks for texts; and, by their path, whatever else is asked for. */
export function serveTexts(others: Record<string, unknown> = {}): void {
  vi.stubGlobal('fetch', (path: string) => {
    if (path in others) return Promise.resolve(new Response(JSON.stringify(others[path])));
    const { pathname, searchParams } = new URL(path, 'http://castillo');
    const said = folders(searchParams.get('game')).flatMap((folder) => below(folder, pathname.split('/').at(-1)!));
    return Promise.resolve(new Response(said.join('\n')));
  });
}
