import { describe, expect, it } from 'vitest';
import type { GameMessage, RuleReference } from '../../generated/types';
import { contentsOf } from './contents';

const game = { id: 'g', implied: 'base' } as GameMessage;
const page = (module: string, rule: string): RuleReference => ({ id: `${module}-${rule}`, rule, module, title: `T ${rule}`, text: '' });
const PAGES = [
  page('g', 'R'),
  page('base', 'R-1'),
  page('base', 'R-1.1'),
  page('base', 'R-2.1'),
  page('g', 'R-2.2'),
  page('g', 'R-3'),
  page('base', 'R-3.1'),
  page('base', 'R-3.12'),
  page('g', 'Q-01'),
  page('g', 'Q-02'),
  page('more', 'M-1'),
  page('more', 'M-2'),
];

describe('the contents of the rules', () => {
  const books = contentsOf(game, PAGES);
  it('have the order of the text', () => expect(books.flatMap((book) => book.chapters.flatMap((chapter) => chapter.pages))).toEqual(PAGES));
  it('are one book for the game and what it always has, and one for each expansion', () =>
    expect(books.map((book) => book.module)).toEqual(['base', 'more']));
  it('have chapters, called as the page that begins them', () =>
    expect(books.map((book) => book.chapters.map(({ title, pages }) => `${title}: ${pages.length}`))).toEqual([
      ['T R: 1', 'T R-1: 2', 'T R-2.1 …: 2', 'T R-3: 3', 'T Q-01 …: 2'],
      ['T M-1: 1', 'T M-2: 1'],
    ]));
});
