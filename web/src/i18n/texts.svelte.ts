/** The reader's texts, loaded when the language is chosen. Everything that shows words reads them here. */
import type { EventMessage, Language, TextMessage } from '../generated/types';
import { Messages, type Args, type Names, type Reads } from './fluent';

const OWN = import.meta.glob<string>(['./*.ftl', '../games/*/texts/*.ftl'], { query: '?raw', import: 'default' });

class Texts {
  messages = $state.raw(new Messages('en', []));
  ready = $state(false);
  private cache = new Map<Language, Messages>();
  private preferred: readonly string[] = [];
  private reads: Reads | undefined;

  async load(language: Language): Promise<void> {
    const known = this.cache.get(language) ?? (await this.fetch(language));
    this.cache.set(language, known);
    known.prefer(this.preferred, this.reads);
    this.messages = known;
    this.ready = true;
  }

  /** Names are meant as these owners give them: a game and its modules; some words the game says in its own way. */
  prefer(owners: readonly string[], reads?: Reads): void {
    this.preferred = owners;
    this.reads = reads;
    this.messages.prefer(owners, reads);
  }

  private async fetch(language: Language): Promise<Messages> {
    const own = Object.keys(OWN).filter((path) => path.endsWith(`/${language}.ftl`));
    const sources = await Promise.all([gameTexts(language), ...own.map((path) => OWN[path]!())]);
    return new Messages(language, sources);
  }
}

async function gameTexts(language: Language): Promise<string> {
  try {
    const answer = await fetch(`/api/texts/${language}`);
    return answer.ok ? await answer.text() : '';
  } catch {
    return '';
  }
}

export const texts = new Texts();

/** The page's own words: `t('play-now')` is `page-play-now`. */
export function t(id: string, args: Args = {}): string {
  return texts.messages.message(`page-${id}`, args);
}

/** What the page says of a game: `<game>-page-<id>`; nothing where it has nothing to say. */
export function ofGame(game: string, id: string, args: Args = {}): string {
  const key = `${game}-page-${id}`;
  return texts.messages.has(key) ? texts.messages.message(key, args) : '';
}

/** What a note of a module's lesson says (`text`), or is called (`name`). */
export function lessonText(module: string, note: string, part: 'name' | 'text'): string {
  return texts.messages.message(`${module}-lesson-${note}`, {}, part);
}

/** A game's name. */
export function gameName(game: string): string {
  return texts.messages.has(`${game}-game`, 'name') ? texts.messages.message(`${game}-game`, {}, 'name') : game;
}

/** A module's name. */
export function moduleName(module: string): string {
  const key = [`${module}-module`, `${module}-game`].find((one) => texts.messages.has(one, 'name'));
  return key ? texts.messages.message(key, {}, 'name') : module;
}

/** A letter or two that stand for a module: its own sign, or the first letter of its name. */
export function moduleSign(module: string): string {
  const own = `${module}-module`;
  return texts.messages.has(own, 'sign') ? texts.messages.message(own, {}, 'sign') : moduleName(module).slice(0, 1);
}

export function say(text: TextMessage, names: Names = []): string {
  return texts.messages.render(text, names);
}

export function sayEvent(event: EventMessage, names: Names = []): string {
  return texts.messages.render({ key: event.kind, args: event.args }, names);
}

export function about(kind: string, id: string): string {
  return texts.messages.about(kind, id);
}

export function named(kind: string, id: string): string {
  return texts.messages.named(kind, id);
}
