import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Messages, type Args } from './fluent';

/** A text, and what the engine says it says. */
interface Golden {
  key: string;
  args: Args;
  names?: string[];
  says: Record<string, string>;
}

const ROOT = join(import.meta.dirname, '../../..');
const golden = JSON.parse(readFileSync(join(ROOT, 'tests/golden/sentences.json'), 'utf8')) as Golden[];

function texts(folder: string, language: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return texts(path, language);
    return [`${language}.ftl`, 'names.ftl'].some((name) => path.endsWith(`/texts/${name}`)) ? [readFileSync(path, 'utf8')] : [];
  });
}

describe.each(['en', 'de', 'nl', 'fr'])('what the engine says in %s', (language) => {
  const messages = new Messages(language, texts(join(ROOT, 'src/castillo'), language));
  it.each(golden)('$key is what the page says', ({ key, args, names, says }) => {
    expect(messages.render({ key, args }, names)).toBe(says[language]);
  });
});
