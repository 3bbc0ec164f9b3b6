/** What is fetched with the first word at a table: what the server is asked, and the words of all this. */
import type { ReportWish, SaidMessage, SayWish, SilencedMessage, TalkMessage } from '../../generated/types';
import { ByGame } from '../../net/byGame.svelte';
import { ask } from '../../net/api';
import { Messages, type Args } from '../../i18n/fluent';
import { texts } from '../../i18n/texts.svelte';
import type { Language } from '../../generated/types';
import { sentenceOf } from '../state/sentence';
import { toasts } from '../state/toasts.svelte';
import { Talk, type Room } from './talk.svelte';

const FILES = import.meta.glob<string>('./texts/*.ftl', { query: '?raw', import: 'default' });
const words = new ByGame<Messages, [Language]>(
  async (_, language) => new Messages(language, [(await FILES[`./texts/${language}.ftl`]?.()) ?? '']),
);

/** The words of talk: `w('say')` is `talk-say`; nothing before they have come. */
export function w(id: string, args: Args = {}): string {
  return words.of('', texts.messages.language as Language)?.message(`talk-${id}`, args) ?? '';
}

const get = <T>(path: string) => ask<T>('GET', path);
const post = <T>(path: string, body: unknown) => ask<T>('POST', path, body);

/** How somebody's words are read aloud; before the words of signs have come, a sign says nothing. */
function aloud(said: SaidMessage): string {
  const text = said.emote ? w(`emote-${said.emote}`) : said.text;
  return w('aloud', { name: said.name, text }) || `${said.name}: ${text}`;
}

async function tried<T>(act: () => Promise<T>): Promise<T | null> {
  try {
    return await act();
  } catch (error) {
    toasts.say(sentenceOf(error), 'refusal');
    return null;
  }
}

/** From now on what is said at a table is heard. */
export function begin(id: string, token: string): Talk {
  const talk = new Talk(id, token);
  talk.aloud = aloud;
  return talk;
}

/** The last messages of a room, or those before the first that is known. */
export async function load(talk: Talk, room?: Room, earlier = false): Promise<void> {
  const before = earlier ? talk.said.find((said) => said.room === room)?.id : undefined;
  const wishes = { room, before, token: talk.token || undefined };
  const query = new URLSearchParams(
    Object.entries(wishes).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  const page = await tried(() => get<TalkMessage>(`/tables/${talk.id}/talk?${query}`));
  if (!page) return;
  talk.rooms = page.rooms;
  talk.silenced = page.silenced;
  const more = new Set(talk.more);
  if (page.more) more.add(page.room);
  else more.delete(page.room);
  talk.more = more;
  talk.take(page.messages);
}

const link = (talk: Talk) => (talk.token ? `?token=${talk.token}` : '');

/** Says something; whether that was possible. */
export async function say(talk: Talk, wish: SayWish): Promise<boolean> {
  const said = await tried(() => post<SaidMessage>(`/tables/${talk.id}/talk${link(talk)}`, wish));
  if (said) talk.hear(said);
  return said !== null;
}

export async function silence(talk: Talk, message: number): Promise<void> {
  const now = await tried(() => post<SilencedMessage[]>(`/tables/${talk.id}/silence${link(talk)}`, { message }));
  if (now) await again(talk);
}

export async function hearAgain(talk: Talk, who: string): Promise<void> {
  const now = await tried(() => post<SilencedMessage[]>('/me/silenced', { who }));
  if (now) await again(talk);
}

/** Whom one hears has changed: everything is asked for anew. */
async function again(talk: Talk): Promise<void> {
  talk.said = [];
  for (const room of talk.rooms) await load(talk, room);
}

export async function report(talk: Talk, wish: ReportWish): Promise<void> {
  if (await tried(() => post(`/tables/${talk.id}/report${link(talk)}`, wish))) toasts.say(w('reported'));
}
