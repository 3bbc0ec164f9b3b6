/** What the form of a new table needs to know, told by the game's description alone. */
import type { GameMessage, Pace, SeatWish } from '../../generated/types';

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
