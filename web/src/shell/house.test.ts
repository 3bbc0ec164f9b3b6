import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games';

const SOURCE = join(import.meta.dirname, '..');
/** Everything that is there for any game. */
const COMMON = ['App.svelte', 'main.ts', 'a11y', 'i18n', 'net', 'shell'];

function files(path: string): string[] {
  const found = readdirSync(join(SOURCE, path), { withFileTypes: true });
  return found.flatMap((entry) => (entry.isDirectory() ? files(join(path, entry.name)) : [join(path, entry.name)]));
}

const common = COMMON.flatMap((path) => (path.includes('.') ? [path] : files(path))).filter((path) => !path.includes('.test.'));
const textOf = (path: string) => readFileSync(join(SOURCE, path), 'utf8');
/** Words that belong to one game: its name and what stands on its board. */
const OWN_WORDS = [
  ...GAMES,
  'caballero',
  'aragon',
  'castilla',
  'galicia',
  'sevilla',
  'province',
  'power-card',
  'veto',
  "'king'",
  "'disc'",
  "'court'",
];

describe('the shell', () => {
  it('is looked at', () => expect(common.length).toBeGreaterThan(80));

  it.each(common)('%s names no game', (path) => {
    const text = textOf(path).toLowerCase();
    expect(OWN_WORDS.filter((word) => text.includes(word))).toEqual([]);
  });

  it('knows games by their registry alone', () => {
    const imports = common.flatMap((path) =>
      [...textOf(path).matchAll(/from '([^']*\/games[^']*)'/g)].map((found) => `${path}: ${found[1]}`),
    );
    expect(imports.filter((line) => !line.endsWith('/games'))).toEqual([]);
  });

  it('is not told by one game of another', () => {
    for (const game of GAMES) {
      const others = GAMES.filter((other) => other !== game);
      const text = files(join('games', game)).map(textOf).join('\n');
      expect(others.filter((other) => text.includes(other))).toEqual([]);
    }
  });
});
