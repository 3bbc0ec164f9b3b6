/** What a reader has chosen for this browser: language, light, size of text, pace, sound and more. Kept in localStorage. */
import type { Language } from '../../generated/types';

export type Theme = 'system' | 'light' | 'dark';

/** How quickly bots and motion go: how much faster than usual. */
export const TEMPI = { calm: 0.6, usual: 1, brisk: 2, instant: Infinity };
export type Tempo = keyof typeof TEMPI;

/** How large text is, in hundredths of the usual size. */
export const SIZES = [100, 112, 125, 140];

export const LANGUAGES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  nl: 'Nederlands',
  fr: 'Français',
};

export function isLanguage(word: string): word is Language {
  return Object.hasOwn(LANGUAGES, word);
}

export function isTempo(word: string): word is Tempo {
  return Object.hasOwn(TEMPI, word);
}

/** The first of the browser's languages that we speak. */
export function preferredLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const short = wish.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return 'en';
}

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`castillo.${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`castillo.${name}`, value);
  } catch {
    // a browser that keeps nothing still plays
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(`castillo.${name}`);
  } catch {
    // nothing was kept
  }
}

class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  systemDark = $state(false);
  motion = $state(true);
  letters = $state(false);
  /** Water is etched with lines, for eyes that do not tell it from land by colour. */
  patterns = $state(false);
  tempo = $state<Tempo>('usual');
  size = $state(100);
  sound = $state(false);
  /** Whether something that can be undone is asked once more all the same. */
  asks = $state(true);

  start(): void {
    const language = kept('language') ?? '';
    this.language = isLanguage(language) ? language : preferredLanguage(navigator.languages);
    const theme = kept('theme');
    if (theme === 'light' || theme === 'dark') this.theme = theme;
    this.motion = kept('motion') !== 'off';
    this.letters = kept('letters') === 'on';
    this.patterns = kept('patterns') === 'on';
    const tempo = kept('tempo') ?? '';
    if (isTempo(tempo)) this.tempo = tempo;
    const size = Number(kept('size'));
    if (SIZES.includes(size)) this.size = size;
    this.sound = kept('sound') === 'on';
    this.asks = kept('asks') !== 'off';
    const dark = matchMedia('(prefers-color-scheme: dark)');
    this.systemDark = dark.matches;
    dark.addEventListener('change', () => (this.systemDark = dark.matches));
  }

  get dark(): boolean {
    return this.theme === 'system' ? this.systemDark : this.theme === 'dark';
  }

  get moves(): boolean {
    return this.motion && this.tempo !== 'instant' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** How much faster than usual everything goes. */
  get pace(): number {
    return TEMPI[this.tempo];
  }

  speak(language: Language): void {
    this.language = language;
    keep('language', language);
  }

  light(theme: Theme): void {
    this.theme = theme;
    if (theme === 'system') forget('theme');
    else keep('theme', theme);
  }

  setMotion(on: boolean): void {
    this.motion = on;
    keep('motion', on ? 'on' : 'off');
  }

  setLetters(on: boolean): void {
    this.letters = on;
    keep('letters', on ? 'on' : 'off');
  }

  setPatterns(on: boolean): void {
    this.patterns = on;
    keep('patterns', on ? 'on' : 'off');
  }

  setTempo(tempo: Tempo): void {
    this.tempo = tempo;
    keep('tempo', tempo);
  }

  setSize(size: number): void {
    this.size = size;
    keep('size', String(size));
  }

  setSound(on: boolean): void {
    this.sound = on;
    keep('sound', on ? 'on' : 'off');
  }

  setAsks(on: boolean): void {
    this.asks = on;
    keep('asks', on ? 'on' : 'off');
  }

  apply(root: HTMLElement): void {
    root.lang = this.language;
    root.dataset.theme = this.dark ? 'dark' : 'light';
    root.dataset.motion = this.motion && this.tempo !== 'instant' ? 'on' : 'off';
    root.dataset.size = String(this.size);
  }
}

export const settings = new Settings();
