/** The reader's texts, loaded when the language is chosen. Everything that shows words reads them here. */
import type { EventMessage, Language, TextMessage } from '../generated/types';
import { Messages, type Args, type Names } from './fluent';

const OWN = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });

class Texts {
  messages = $state.raw(new Messages('en', []));
  ready = $state(false);
  private cache = new Map<Language, Messages>();

  async load(language: Language): Promise<void> {
    const known = this.cache.get(language) ?? (await this.fetch(language));
    this.cache.set(language, known);
    this.messages = known;
    this.ready = true;
  }

  private async fetch(language: Language): Promise<Messages> {
    const own = OWN[`./${language}.ftl`];
    const [mine, theirs] = await Promise.all([own ? own() : '', gameTexts(language)]);
    return new Messages(language, [theirs, mine]);
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
