import { beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../generated/types';
import type { Args } from './fluent';
import { fromRoot, serveTexts } from './testing';
import { texts } from './texts.svelte';

/** A text of a game, and what the engine says it says. */
interface Golden {
  game: string;
  key: string;
  args: Args;
  names?: string[];
  says: Record<string, string>;
}

const golden = JSON.parse(fromRoot('tests/golden/sentences.json')) as Golden[];

describe.each(['en', 'de', 'nl', 'fr'] satisfies Language[])('what the engine says in %s', (language) => {
  beforeAll(async () => {
    serveTexts();
    await texts.load(language);
  });
  it.each(golden)('$key is what the page says', async ({ game, key, args, names, says }) => {
    expect((await texts.need(game)).render({ key, args }, names)).toBe(says[language]);
  });
});
