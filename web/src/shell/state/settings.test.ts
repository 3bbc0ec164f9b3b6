import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from './settings.svelte';

let kept: Map<string, string>;
let reduced: boolean;

beforeEach(() => {
  kept = new Map<string, string>();
  reduced = false;
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: reduced, addEventListener: () => undefined }));
  vi.stubGlobal('navigator', { languages: ['de-AT'] });
});

describe('what a reader prefers', () => {
  it('is as usual at first', () => {
    settings.start();
    expect([settings.language, settings.tempo, settings.size, settings.sound, settings.asks]).toEqual(['de', 'usual', 100, false, true]);
    expect(settings.moves).toBe(true);
  });
  it('is kept', () => {
    settings.setTempo('calm');
    settings.setSize(125);
    settings.setSound(true);
    settings.setAsks(false);
    settings.light('dark');
    expect(Object.fromEntries(kept)).toEqual({
      'castillo.tempo': 'calm',
      'castillo.size': '125',
      'castillo.sound': 'on',
      'castillo.asks': 'off',
      'castillo.theme': 'dark',
    });
    settings.start();
    expect([settings.tempo, settings.pace, settings.size, settings.sound, settings.asks, settings.theme]).toEqual([
      'calm',
      0.6,
      125,
      true,
      false,
      'dark',
    ]);
    settings.light('system');
    expect(kept.has('castillo.theme')).toBe(false);
  });
  it('is nothing that nobody offers', () => {
    kept = new Map([
      ['castillo.tempo', 'toString'],
      ['castillo.size', '1000'],
    ]);
    settings.setTempo('usual');
    settings.setSize(100);
    kept.set('castillo.tempo', 'toString');
    settings.start();
    expect([settings.tempo, settings.size]).toEqual(['usual', 100]);
  });
  it('stands still where nothing is to move', () => {
    settings.setTempo('instant');
    expect([settings.moves, settings.pace]).toEqual([false, Infinity]);
    settings.setTempo('brisk');
    reduced = true;
    expect(settings.moves).toBe(false);
  });
});
