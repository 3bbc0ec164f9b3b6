import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { CardReference, SignMessage } from '../generated/types';
import { reference } from '../shell/state/reference.svelte';
import { serveTexts } from './testing';
import { about, moduleName, moduleSign, named, ofGame, say, texts } from './texts.svelte';

/** A card and a sign that both games have under the same name. */
function printed(game: string, value: number): Record<string, unknown> {
  const card: CardReference = { key: 'base/1/gift', module: 'base', kind: 'action', rule: '', values: { value }, sources: {}, stack: 1 };
  const sign: SignMessage = { kind: 'double', tone: 'gold', fill: game, line: '' };
  return { [`/api/cards?game=${game}`]: [card], [`/api/signs?game=${game}`]: [sign] };
}

/** What a game calls what the other calls by the same names: a place, a marker, a text. */
function said(game: string): string[] {
  texts.show(game);
  const flies = { key: 'anniversary-log-standard_given', args: { seat: { seat: 0 }, to: { place: 'castillo' } } };
  return [named('place', 'castillo'), named('marker', 'double-1'), about('marker', 'double-1'), say(flies)];
}

describe('what two games call alike', () => {
  beforeAll(async () => {
    serveTexts({ ...printed('el_grande', 1), ...printed('towers', 2) });
    await texts.load('en');
    await Promise.all([texts.need('el_grande'), texts.need('towers')]);
  });

  it('is said by each in its own words', () => {
    expect(said('towers')).toEqual([
      'Gate Tower',
      'Feast',
      'This tower paid more when the feast was held here.',
      'A banner flies from the Gate Tower.',
    ]);
    expect(said('el_grande')).toEqual([
      'Castillo',
      '2× marker',
      expect.stringMatching(/general scoring/) as string,
      'Red’s standard now flies in the Castillo.',
    ]);
  });

  it('is told apart where several games are shown', () => {
    expect(['towers', 'el_grande'].map((game) => moduleName(game, 'anniversary'))).toEqual(['Anniversary', 'Anniversary standards']);
    expect(['towers', 'el_grande'].map((game) => moduleSign(game, 'anniversary'))).toEqual(['J', 'A']);
  });

  it('is drawn as each draws it, with the values that each has printed', async () => {
    const double = { id: 'double-0', kind: 'double' };
    reference.cards('towers');
    reference.cards('el_grande');
    await expect.poll(() => [reference.cards('towers').size, reference.cards('el_grande').size]).toEqual([1, 1]);
    for (const [game, value] of [
      ['towers', 2],
      ['el_grande', 1],
    ] as const) {
      texts.show(game);
      expect(reference.sign(double)?.fill).toBe(game);
      expect(reference.values('base/1/gift', { game })).toEqual({ value });
    }
  });

  it('is said in another language when it can be said in it', async () => {
    texts.show('towers');
    await texts.load('de');
    expect(named('place', 'castillo')).toBe('Torturm');
    await texts.load('en');
    expect(named('place', 'castillo')).toBe('Gate Tower');
  });
});

describe('a game whose texts do not come', () => {
  it('says nothing, and is asked again', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('gone')));
    expect([ofGame('el_caballero', 'map'), moduleName('el_caballero', 'caballero_expansion')]).toEqual(['', '']);
    await expect(texts.need('el_caballero')).rejects.toThrow('gone');
    serveTexts();
    await texts.need('el_caballero');
    expect(ofGame('el_caballero', 'map')).toBe('The map as it has grown');
  });
});
