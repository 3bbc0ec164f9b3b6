/** The reader's texts, those of a game loaded when it is shown. Everything that shows words reads them here. */
import type { EventMessage, Language, TextMessage } from '../generated/types';
import { ByGame } from '../net/byGame.svelte';
import { Messages, type Args, type Names, type Reads } from './fluent';

const PAGES = import.meta.glob<string>(['./*.ftl', './rooms/*/*.ftl', '../games/*/texts/*.ftl'], { query: '?raw', import: 'default' });

class Texts {
  ready = $state(false);
  /** The game of the table that is looked at. */
  game = $state('');
  private language = $state<Language>('en');
  private reads = $state.raw<Reads | undefined>();
  private readonly wanted = new Set<string>();
  private readonly found = new ByGame<Messages, [Language]>((game, language) => this.fetch(game, language));
  private readonly none = new Messages('en', []);
  /** Rooms of the page that come later have texts of their own. */
  private readonly entered = new Set<string>();
  private readonly rooms = new ByGame<Messages, [Language]>((room, language) => this.furnish(room, language));

  /** Those of the game of this table; elsewhere those that belong to no game. */
  readonly messages = $derived.by(() => {
    const found = this.of(this.game) ?? this.of('') ?? this.none;
    found.reads = this.reads;
    return found;
  });

  /** Those of a game and those that belong to none; undefined until they have come. */
  of(game: string): Messages | undefined {
    this.wanted.add(game);
    return this.found.of(game, this.language);
  }

  need(game: string): Promise<Messages> {
    return this.found.need(game, this.language);
  }

  /** Those of a room of the page; undefined until they have come. */
  room(room: string): Messages | undefined {
    this.entered.add(room);
    return this.rooms.of(room, this.language);
  }

  /** Asks for those of a room, before it is shown. */
  enter(room: string): Promise<Messages> {
    this.entered.add(room);
    return this.rooms.need(room, this.language);
  }

  /** Speaks a language, once whatever was said so far can be said in it. */
  async load(language: Language): Promise<void> {
    await this.found.need('', language);
    const rooms = [...this.entered].map((room) => this.rooms.need(room, language));
    await Promise.allSettled([...[...this.wanted].map((game) => this.found.need(game, language)), ...rooms]);
    this.language = language;
    this.ready = true;
  }

  /** At a table: whose words are meant, and how that game says some of them in its own way. */
  show(game: string, reads?: Reads): void {
    this.game = game;
    this.reads = reads;
  }

  private async furnish(room: string, language: Language): Promise<Messages> {
    const page = PAGES[`./rooms/${room}/${language}.ftl`];
    return new Messages(language, [(await page?.()) ?? '']);
  }

  private async fetch(game: string, language: Language): Promise<Messages> {
    const page = PAGES[game ? `../games/${game}/texts/${language}.ftl` : `./${language}.ftl`];
    const [engine, own, shared] = await Promise.all([
      engineTexts(game, language),
      page?.() ?? '',
      game ? this.found.need('', language) : null,
    ]);
    return new Messages(language, [engine, own, ...(shared?.sources ?? [])]);
  }
}

/** What the engine says of a game, or beside all games: without that, the page still says its own. */
async function engineTexts(game: string, language: Language): Promise<string> {
  try {
    const answer = await fetch(`/api/texts/${language}${game && `?game=${game}`}`);
    if (answer.ok) return await answer.text();
    throw new Error(answer.statusText);
  } catch (error) {
    if (game) throw error;
    return '';
  }
}

export const texts = new Texts();

/** The page's own words: `t('play-now')` is `page-play-now`. */
export function t(id: string, args: Args = {}): string {
  return texts.messages.message(`page-${id}`, args);
}

/** The words of a room of the page: `inRoom('account', 'mail')` is `account-mail`. */
export function inRoom(room: string, id: string, args: Args = {}): string {
  return texts.room(room)?.message(`${room}-${id}`, args) ?? '';
}

/** What a game says, or any may say; nothing where it has nothing to say, or before its texts have come. */
export function saidBy(game: string, key: string, attribute = '', args: Args = {}): string {
  const words = texts.of(game);
  return words?.has(key, attribute) ? words.message(key, args, attribute) : '';
}

/** What the page says of a game: `<game>-page-<id>`. */
export function ofGame(game: string, id: string, args: Args = {}): string {
  return saidBy(game, `${game}-page-${id}`, '', args);
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
export function moduleName(game: string, module: string): string {
  return saidBy(game, `${module}-module`, 'name') || saidBy(game, `${module}-game`, 'name');
}

/** A letter or two that stand for a module: its own sign, or the first letter of its name. */
export function moduleSign(game: string, module: string): string {
  return saidBy(game, `${module}-module`, 'sign') || moduleName(game, module).slice(0, 1);
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
