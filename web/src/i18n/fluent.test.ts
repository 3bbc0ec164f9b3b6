import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games';
import { cardMessage, Messages } from './fluent';

const SOURCE = `
kernel-seat-0 = Red
kernel-seat-1 = Blue
kernel-share = { $seat } { $number }
kernel-share-nobody = nobody
kernel-place =
    .in = in { $name }
    .into = to { $name }
    .from = from { $name }
base-place-aragon =
    .name = Aragón
el_grande-place-castillo =
    .name = Castillo
    .into = into the Castillo
el_grande-marker-grande =
    .name = Grande
base-card-move_4 =
    .name = Grand Manoeuvre
    .text = Move up to { $up_to }.
x-went = { $owner } went { $from_from } { $to_into }.
x-scored = { $place }: { $points }
x-shown = Face up: { $cards }
x-outer = Before. { $step }
x-kind-bearer =
    .name = bearer
x-pick = the { $kind }
`;
const words = new Messages('en', [SOURCE]);

describe('texts', () => {
  it('name references', () => {
    expect(words.nameOf({ place: 'aragon' })).toBe('Aragón');
    expect(words.nameOf({ seat: 1 })).toBe('Blue');
    expect(words.nameOf({ seat: 1 }, ['', 'Inés'])).toBe('Inés');
    expect(words.nameOf({ card: 'base/1/move_4' })).toBe('Grand Manoeuvre');
    expect(words.nameOf({ marker: 'grande-2' })).toBe('Grande');
  });
  it('are said in the way of a game, where it has one', () => {
    const own = new Messages('en', [`${SOURCE}\nx-laid = A card at { $at }, { $kind }.`]);
    own.reads = (name, word) => (name === 'at' ? `east of ${word}` : undefined);
    expect(own.render({ key: 'x-laid', args: { at: '2,0', kind: 'bearer' } })).toBe('A card at east of 2,0, bearer.');
    own.reads = undefined;
    expect(own.render({ key: 'x-laid', args: { at: '2,0', kind: 'bearer' } })).toBe('A card at 2,0, bearer.');
  });
  it('use prepositions, the place’s own where it has one', () => {
    expect(words.render({ key: 'x-went', args: { owner: { seat: 0 }, from: { place: 'aragon' }, to: { place: 'castillo' } } })).toBe(
      'Red went from Aragón into the Castillo.',
    );
  });
  it('say points by seat', () => {
    expect(words.render({ key: 'x-scored', args: { place: { place: 'aragon' }, points: [4, 0] } })).toBe('Aragón: Red 4');
    expect(words.shares([0, 0])).toBe('nobody');
  });
  it('name cards in lists, nested texts and words of their own', () => {
    expect(words.render({ key: 'x-shown', args: { cards: ['base/1/move_4', 'other'] } })).toBe('Face up: Grand Manoeuvre, other');
    expect(words.render({ key: 'x-outer', args: { step: { key: 'x-pick', args: { kind: 'bearer' } } } })).toBe('Before. the bearer');
  });
  it('say a time as the reader does', () => {
    const until = new Messages('de', ['x-until = Bis { $until }\n']);
    expect(until.render({ key: 'x-until', args: { until: '2026-11-20T12:00Z' } })).toMatch(/^Bis 20\. November 2026 um \d\d:00$/);
    expect(until.render({ key: 'x-until', args: { until: '2026' } })).toBe('Bis 2026');
  });
  it('show a gap as its key', () => expect(words.render({ key: 'x-nothing', args: {} })).toBe('x-nothing'));
  it('name a thing as whoever comes first does', () => {
    const two = new Messages('en', ['one-place-gate =\n    .name = Gate\n', 'two-place-gate =\n    .name = Door\n']);
    expect(two.named('place', 'gate')).toBe('Gate');
    expect([two.names('place', 'gate'), two.names('place', 'river')]).toEqual([true, false]);
  });
  it('call a numbered thing by a name of its own, or else as its kind', () => {
    const some = new Messages('en', ['x-place-isle =\n    .name = Isle\nx-place-isle-2 =\n    .name = Farewell\n']);
    expect(['isle-2', 'isle-3', 'isle'].map((id) => some.named('place', id))).toEqual(['Farewell', 'Isle', 'Isle']);
  });
  it('find a card’s message', () => expect(cardMessage('base/power/power_5')).toBe('base-card-power_5'));
});

const folder = import.meta.dirname;
const LANGUAGES = ['en', 'de', 'nl', 'fr'];
const read = (path: string) => readFileSync(path, 'utf8');
const ids = (from: string, language: string) =>
  [...read(join(from, `${language}.ftl`)).matchAll(/^([\w-]+) =/gm)].map((found) => found[1]!).sort();

function sources(from: string): string[] {
  return readdirSync(from, { withFileTypes: true }).flatMap((entry) => {
    const path = join(from, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.includes('.test.') ? [read(path)] : [];
  });
}

/** Where the page's own words are, with the word that says them and the beginning of their ids. */
const OWNERS = [
  { name: 'the page', texts: folder, source: join(folder, '..'), says: 't', prefix: 'page-', least: 100 },
  ...GAMES.map((game) => {
    const home = join(folder, '../games', game);
    return { name: game, texts: join(home, 'texts'), source: home, says: 'word', prefix: `${game}-page-`, least: 20 };
  }),
  ...readdirSync(join(folder, 'rooms')).map((room) => {
    const source = join(folder, '../shell', room);
    return { name: `the room ${room}`, texts: join(folder, 'rooms', room), source, says: 'say', prefix: `${room}-`, least: 5 };
  }),
];

describe.each(OWNERS)('the words of $name', ({ texts, source, says, prefix, least }) => {
  it.each(LANGUAGES)('are all there in %s', (language) => expect(ids(texts, language)).toEqual(ids(texts, 'en')));

  it.each(LANGUAGES)('are good Fluent in %s', (language) => {
    const messages = new Messages(language, [read(join(texts, `${language}.ftl`))]);
    for (const id of ids(texts, language)) expect([messages.has(id), id.startsWith(prefix)], id).toEqual([true, true]);
  });

  it('are all that are used', () => {
    const calls = new RegExp(`\\b${says}\\('([\\w-]+)'`, 'g');
    const used = sources(source).flatMap((text) => [...text.matchAll(calls)].map((match) => prefix + match[1]!));
    const known = new Set(ids(texts, 'en'));
    expect(used.length).toBeGreaterThan(least);
    expect(used.filter((id) => !known.has(id))).toEqual([]);
  });
});
