/** The games that bring parts of their own to the page, each loaded when it is first wanted. */
import type { Component } from 'svelte';
import type { GamePage } from '../shell/game';

interface Entry {
  page: () => Promise<unknown>;
  /** A picture of the game for the first page. */
  picture: () => Promise<{ default: Component }>;
  /** What a card of the reference looks like, where words do not show it. */
  card?: () => Promise<{ default: Component<{ card: string }> }>;
}

const ENTRIES: Record<string, Entry> = {
  el_grande: {
    page: async () => (await import('./el_grande')).page,
    picture: () => import('./el_grande/Chart.svelte'),
  },
  el_caballero: {
    page: async () => (await import('./el_caballero')).page,
    picture: () => import('./el_caballero/Chart.svelte'),
    card: () => import('./el_caballero/CardPicture.svelte'),
  },
};

/** The games that are drawn here. */
export const GAMES = Object.keys(ENTRIES);

/** A game's parts; a game without an entry has the plain ones. */
export async function pageOf(game: string): Promise<GamePage> {
  const page = await (ENTRIES[game]?.page() ?? import('../shell/plain').then((plain) => plain.page));
  return page as GamePage; // a game's parts are given views of that game alone
}

/** The picture of a game; of the first, while nobody knows yet which there are. */
export async function pictureOf(game: string): Promise<Component | null> {
  return (await ENTRIES[game || GAMES[0]!]?.picture())?.default ?? null;
}

/** What draws the cards of a game in the reference; null where words are enough. */
export async function cardPictureOf(game: string): Promise<Component<{ card: string }> | null> {
  return (await ENTRIES[game]?.card?.())?.default ?? null;
}
