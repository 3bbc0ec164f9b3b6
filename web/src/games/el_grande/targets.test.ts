import { describe, expect, it } from 'vitest';
import { asks, litBy, within, type Lights } from '../../shell/targets';
import { laden, option } from './board/testing';
import { laidOut, lights } from './targets';
import type { GrandeView } from './view';

const any = lights as Lights;

describe('what shows a target', () => {
  const view = laden('1@hall#stool', '0@deck', '0@deck#helm', '0@galicia#bench', 'crates', '2@hold', '1@hall#throne+crates');

  it.each([
    ['1@hall#stool', 'stool'],
    ['1@hall#throne+crates', 'throne'],
    ['0@deck', '0@deck'],
    ['0@deck#crates', '0@deck'],
    ['0@deck#helm', 'helm'],
    ['0@galicia#bench', 'bench'],
    ['0@galicia#bearer', '0@galicia'],
    ['crates', 'crates-1'],
    ['2@hold', 'boat'],
    ['1@hall', 'throne'],
    ['aragon', 'aragon'],
  ])('%s is shown by %s', (target, shown) => expect(lights.shownBy!(view, target)).toBe(shown));

  it('can be clicked there, and no button is needed', () => {
    const lit = litBy(view, any);
    expect([...lit.byTarget.keys()].sort()).toEqual(['0@deck', 'bench', 'boat', 'crates-1', 'helm', 'stool', 'throne']);
    expect(lit.buttons).toEqual([]);
    expect(asks(view, any)).toBe('board');
  });

  it('can be reached through its place', () => {
    const lit = litBy(view, any);
    expect(within(view, lit, 'deck').map((one) => one.target)).toEqual(['0@deck', '0@deck#helm']);
    expect(within(view, lit, 'shore').map((one) => one.target)).toEqual(['crates']);
    expect(within(view, lit, 'aragon')).toEqual([]);
  });
});

describe('cards that lie nowhere', () => {
  const options = ['held', 'spent', 'new', 'other'].map((card) => option(card, 'card'));
  const view = { ...laden(), hand: ['held'], used: [['spent']], decision: { options } } as unknown as GrandeView;

  it('are laid out to choose from', () => {
    expect(laidOut(view)).toEqual(['new', 'other']);
    expect(litBy(view, any).buttons).toEqual([]);
    expect(asks({ ...view, hand: [], used: [] } as GrandeView, any)).toBe('cards');
  });
  it('are not, where a hand is picked', () => {
    expect(laidOut({ ...view, decision: { options, picker: {} } } as unknown as GrandeView)).toEqual([]);
  });
});
