/** What a reader has chosen for this browser: language, light, motion, letters, patterns. Kept in localStorage. */
import type { Language } from '../../generated/types';

export type Theme = 'system' | 'light' | 'dark';

export const LANGUAGES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  nl: 'Nederlands',
  fr: 'Français',
};

export function isLanguage(word: string): word is Language {
  return word in LANGUAGES;
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

  start(): void {
    const language = kept('language') ?? '';
    this.language = isLanguage(language) ? language : preferredLanguage(navigator.languages);
    const theme = kept('theme');
    if (theme === 'light' || theme === 'dark') this.theme = theme;
    this.motion = kept('motion') !== 'off';
    this.letters = kept('letters') === 'on';
    this.patterns = kept('patterns') === 'on';
    const dark = matchMedia('(prefers-color-scheme: dark)');
    this.systemDark = dark.matches;
    dark.addEventListener('change', () => (this.systemDark = dark.matches));
  }

  get dark(): boolean {
    return this.theme === 'system' ? this.systemDark : this.theme === 'dark';
  }

  get moves(): boolean {
    return this.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  speak(language: Language): void {
    this.language = language;
    keep('language', language);
  }

  light(theme: Theme): void {
    this.theme = theme;
    keep('theme', theme);
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

  apply(root: HTMLElement): void {
    root.lang = this.language;
    root.dataset.theme = this.dark ? 'dark' : 'light';
    root.dataset.motion = this.motion ? 'on' : 'off';
  }
}

export const settings = new Settings();
