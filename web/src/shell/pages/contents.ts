/** The contents of the rules: books (a game, its expansions) and their chapters, in the order of the text. */
import type { GameMessage, RuleReference } from '../../generated/types';

export interface Chapter {
  /** The id of its first page. */
  id: string;
  title: string;
  pages: RuleReference[];
}

export interface Book {
  /** A module; a game's own rules are one book with those of the module it always has. */
  module: string;
  chapters: Chapter[];
}

export function contentsOf(game: GameMessage, pages: readonly RuleReference[]): Book[] {
  const books: Book[] = [];
  for (const page of pages) {
    const module = page.module === game.id ? game.implied : page.module;
    let book = books.find((one) => one.module === module);
    if (!book) books.push((book = { module, chapters: [] }));
    const last = book.chapters.at(-1);
    if (last && belongs(page, last)) last.pages.push(page);
    else book.chapters.push({ id: page.id, title: page.title, pages: [page] });
  }
  for (const { chapters } of books) for (const chapter of chapters) chapter.title = titleOf(chapter);
  return books;
}

/** EG-5.12 belongs to the chapter that EG-5, or EG-5.1, began; single rules without parts, such as, stay together. */
function belongs(page: RuleReference, { pages }: Chapter): boolean {
  const [first] = pages;
  if (!first || lettersOf(page.rule) !== lettersOf(first.rule)) return false;
  if (numberOf(page.rule) === numberOf(first.rule)) return true;
  return isSingle(page.rule) && pages.every(({ rule }) => isSingle(rule) && rule.includes('-')) && hasNoHead(page.rule);
}

const lettersOf = (rule: string) => rule.split('-')[0]!;
const numberOf = (rule: string) => rule.split('-')[1]?.split('.')[0] ?? '';
const isSingle = (rule: string) => !rule.includes('.');
/** Rules numbered with two figures are a list, not chapters. */
const hasNoHead = (rule: string) => /-\d\d$/.test(rule);

/** A chapter is called as its first page where that speaks for all of it. */
function titleOf({ pages }: Chapter): string {
  const [first] = pages;
  return !first ? '' : pages.length === 1 || (!first.rule.includes('.') && !hasNoHead(first.rule)) ? first.title : `${first.title} …`;
}
