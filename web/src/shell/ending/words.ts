/** What is said on the page of the end. */
import type { AwardMessage, LogLine, TurningMessage } from '../../generated/types';
import { named, sayEvent, t, texts } from '../../i18n/texts.svelte';
import { toldOf } from './turns';

export function awardName({ award }: AwardMessage): string {
  return texts.messages.message(award, {}, 'name');
}

export function awardText({ award, words }: AwardMessage, names: readonly string[]): string {
  return texts.messages.message(award, texts.messages.args(words, names), 'text');
}

/** Who won, and by how much. */
export function headline(scores: readonly number[], winners: readonly number[], mine: readonly number[], names: readonly string[]): string {
  if (winners.length === 0) return t('ended');
  const who = winners.map((seat) => texts.messages.seat(seat, names)).join(', ');
  if (winners.length > 1) return t('win-shared', { names: who });
  const lead = Math.max(...scores) - Math.max(...scores.filter((_, seat) => !winners.includes(seat)));
  return mine.length === 1 && winners[0] === mine[0] ? t('end-you-win', { lead }) : t('end-wins', { names: who, lead });
}

/** How long it took, in the unit that suits. */
export function lasted(lines: readonly LogLine[]): string {
  const minutes = Math.max(1, Math.round(((lines.at(-1)?.at ?? 0) - (lines[0]?.at ?? 0)) / 60));
  if (minutes < 120) return t('end-minutes', { count: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? t('end-hours', { count: hours }) : t('days', { days: Math.round(hours / 24) });
}

/** What a turning point is called: when it was, and whose turn, or what was not used in it. */
export function turningName(point: TurningMessage, mine: readonly number[], names: readonly string[]): string {
  const round = t('round', { round: point.round });
  if (point.unused) return `${round} · ${t('turning-unused', { window: named('window', point.unused) })}`;
  if (point.acting < 0) return `${round} · ${t('turning-between')}`;
  return `${round} · ${mine.length === 1 && mine[0] === point.acting ? t('end-you') : texts.messages.seat(point.acting, names)}`;
}

/** What happened in it: the card, and the step that changed most. */
export function turningText(point: TurningMessage, lines: readonly LogLine[], names: readonly string[]): string {
  const { card, event } = toldOf(lines, point);
  const said = event ? sayEvent(event, names) : '';
  return card && !event?.args.card ? `${texts.messages.card(card)}${t('colon')} ${said}` : said;
}

/** `−14 %`, with a true minus. */
export function percent(change: number): string {
  const number = Math.round(100 * Math.abs(change));
  return `${change < 0 ? '−' : '+'}${number}\u00a0%`;
}
