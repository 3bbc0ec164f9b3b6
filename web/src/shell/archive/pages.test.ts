import { expect, it } from 'vitest';
import type { GamesMessage, TableAtAGlance } from '../../generated/types';
import { Pages } from './pages.svelte';

const game = (id: string) => ({ id }) as TableAtAGlance;

it('has every page once, in order, until there is none', async () => {
  const answers: Record<string, GamesMessage> = {
    '': { games: [game('c'), game('b')], next: '2.b' },
    '2.b': { games: [game('a')], next: '' },
  };
  const pages = new Pages((before) => Promise.resolve(answers[before]!));
  await pages.begin();
  await pages.more();
  await pages.more();
  expect(pages.games.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(pages.next).toBe('');
});

it('does not take an answer to what is not asked any more', async () => {
  const answer: ((found: GamesMessage) => void)[] = [];
  const pages = new Pages(() => new Promise((done) => answer.push(done)));
  const [first, second] = [pages.begin(), pages.begin()];
  answer[1]!({ games: [game('new')], next: '' });
  answer[0]!({ games: [game('old')], next: 'old' });
  await Promise.all([first, second]);
  expect(pages.games.map(({ id }) => id)).toEqual(['new']);
});

it('keeps what there is where the next page does not come', async () => {
  let down = false;
  const pages = new Pages(() => (down ? Promise.reject(new Error()) : Promise.resolve({ games: [game('a')], next: '1.a' })));
  await pages.begin();
  down = true;
  await pages.more();
  expect([pages.games.length, pages.next, pages.failed]).toEqual([1, '1.a', true]);
});
