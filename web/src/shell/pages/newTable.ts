/** What the form of a new table needs to know, told by the game's description alone. */
import type { GameMessage, OptionSpecMessage, Pace, PresetMessage, SeatWish, TableMessage } from '../../generated/types';
import { saidBy, t } from '../../i18n/texts.svelte';

export const PACES: Record<string, Pace> = {
  none: { minutes: 0, bank: 0 },
  live: { minutes: 2, bank: 10 },
  calm: { minutes: 5, bank: 30 },
  day: { minutes: 1440, bank: 0 },
  days: { minutes: 4320, bank: 0 },
};

/** Seats for a number of players: those already wished for stay; the first is mine, the others bots. */
export function seatsFor(old: readonly SeatWish[], count: number, levels: readonly string[]): SeatWish[] {
  const level = levels.includes('medium') ? 'medium' : (levels[0] ?? '');
  const fresh = (i: number): SeatWish => ({ kind: i === 0 ? 'me' : 'bot', level, name: '' });
  return Array.from({ length: count }, (_, i) => old[i] ?? fresh(i));
}

export interface Problem {
  kind: 'needs' | 'not-with';
  modules: string[];
}

function sameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id));
}

export function allowed(game: GameMessage, modules: readonly string[]): boolean {
  return game.allowed_sets.some((set) => sameSet(set, modules));
}

/** Turns a module on or off; what needs it goes with it. */
export function toggled(game: GameMessage, modules: readonly string[], id: string): string[] {
  const next = modules.includes(id) ? modules.filter((one) => one !== id && !needs(game, one, id)) : [...modules, id];
  return game.modules.map((module) => module.id).filter((one) => next.includes(one));
}

function needs(game: GameMessage, module: string, needed: string): boolean {
  return game.modules.find((m) => m.id === module)?.needs.includes(needed) ?? false;
}

/** Why a module cannot be added to those chosen; null if it can, or if it is chosen already. */
export function whyNotModule(game: GameMessage, modules: readonly string[], id: string): Problem | null {
  if (modules.includes(id) || allowed(game, toggled(game, modules, id))) return null;
  const missing = game.modules.find((m) => m.id === id)!.needs.filter((one) => !modules.includes(one));
  if (missing.length > 0) return { kind: 'needs', modules: missing };
  const others = modules.filter((one) => one !== game.implied);
  const bad = others.filter((one) => !allowed(game, toggled(game, [game.implied, one], id)));
  return { kind: 'not-with', modules: bad.length > 0 ? bad : others };
}

// -- presets, and what is not as usual ---------------------------------------------------------------------

/** What decides by which rules a table plays. */
type Played = Pick<TableMessage, 'modules' | 'options'>;

/** The options of a table that change the rules; who begins, and what is only for comfort, do not. */
function rulings(game: GameMessage, modules: readonly string[]): OptionSpecMessage[] {
  return game.options.filter((spec) => spec.rule && !spec.seats && (!spec.module || modules.includes(spec.module)));
}

/** The options that a preset stands for, all of them. */
export function optionsOf(game: GameMessage, preset?: PresetMessage): Record<string, unknown> {
  return { ...Object.fromEntries(game.options.map((spec) => [spec.name, spec.default])), ...preset?.options };
}

/** The preset by which a table is played, if it is one. */
export function presetOf(game: GameMessage, { modules, options }: Played): PresetMessage | undefined {
  return game.presets.find((preset) => {
    const wanted = optionsOf(game, preset);
    return sameSet(preset.modules, modules) && rulings(game, modules).every(({ name }) => options[name] === wanted[name]);
  });
}

export function presetText(game: GameMessage, table: Played): string[] | null {
  const preset = presetOf(game, table);
  return preset ? [saidBy(game.id, `${game.id}-table-${preset.id}`, 'name')] : null;
}

/** The options that are not as usual, in words. */
export function unusual(game: GameMessage, { modules, options }: Played): string[] {
  const changed = rulings(game, modules).filter(({ name, default: usual }) => name in options && options[name] !== usual);
  return changed.map((spec) => `${settingName(game, spec)}: ${settingValue(game, spec, options[spec.name])}`);
}

const settingOf = (game: GameMessage, spec: OptionSpecMessage) => `${spec.module || game.id}-setting-${spec.name}`;

export function settingName(game: GameMessage, spec: OptionSpecMessage, attribute: 'name' | 'text' = 'name'): string {
  return saidBy(game.id, settingOf(game, spec), attribute) || (attribute === 'name' ? spec.name : '');
}

export function settingValue(game: GameMessage, spec: OptionSpecMessage, value: unknown): string {
  const word = value === null ? 'none' : typeof value === 'string' ? value : JSON.stringify(value);
  return saidBy(game.id, `${settingOf(game, spec)}-${word}`) || word;
}

/** A clock in words. */
export function paceText({ minutes, bank }: Pace): string {
  const known = Object.entries(PACES).find(([, pace]) => pace.minutes === minutes && pace.bank === bank);
  return known ? t(`pace-${known[0]}`) : t('pace-other', { minutes, bank });
}
