/** The card that is shared: who won, the best award, the curve, and the board at the end; a drawing of 1200 by 630. */
import type { AwardMessage, LogLine } from '../../generated/types';
import { t, texts } from '../../i18n/texts.svelte';
import { letterOf, shapeOf, sinkOf } from '../drawing/seats';
import { axisOf } from './axis';
import { spread } from './spread';
import { awardName, awardText } from './words';

export const WIDTH = 1200;
export const HEIGHT = 630;
/** What is beside the board. */
export const SIDE = 452;
const [MARGIN, INNER] = [44, 364];

export interface Shown {
  game: string;
  names: readonly string[];
  scores: readonly number[];
  winners: readonly number[];
  lines: readonly LogLine[];
  award: AwardMessage | null;
  /** On the last line: where, how long, when. */
  foot: string;
}

/** Colours, by the names of the page's style sheet. */
export type Inks = (name: string) => string;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The card around a board; without one, the board's room is the paper's. */
export function cardOf(shown: Shown, board: string, fonts: string, inks: Inks): string {
  const draw = new Drawing(inks);
  const [serif, sans] = [inks('--serif'), inks('--sans')].map((font) => font.replaceAll('"', "'"));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<style>${fonts}
.serif{font-family:${serif}}.sans{font-family:${sans}}</style>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${inks('--sea-deep')}"/>
${board}
<rect width="${SIDE}" height="${HEIGHT}" fill="${inks('--paper-raised')}"/>
<path d="M${SIDE},0V${HEIGHT}" stroke="${inks('--line')}"/>
${draw.title(shown)}${draw.standings(shown)}${draw.award(shown)}${draw.curve(shown)}
${draw.text(MARGIN, 606, shown.foot, 15, { colour: '--ink-soft' })}
</svg>`;
}

interface Type {
  colour?: string;
  serif?: boolean;
  bold?: boolean;
  end?: boolean;
  width?: number;
}

class Drawing {
  private readonly pen = document.createElement('canvas').getContext('2d')!;

  constructor(private readonly inks: Inks) {}

  /** One line of text, smaller where it does not fit, and cut where that is not enough. */
  text(x: number, y: number, words: string, size: number, { colour = '--ink', serif, bold, end, width = INNER }: Type = {}): string {
    const weight = bold ? 700 : 450;
    const measure = (text: string, at: number) => {
      this.pen.font = `${weight} ${at}px ${this.inks(serif ? '--serif' : '--sans')}`;
      return this.pen.measureText(text).width;
    };
    const fitting = Math.max(size * 0.62, Math.min(size, (size * width) / Math.max(1, measure(words, size))));
    let said = words;
    while (said.length > 1 && measure(said, fitting) > width + 1) said = `${said.replace(/…$/, '').slice(0, -1)}…`;
    const anchor = end ? ' text-anchor="end"' : '';
    return `<text class="${serif ? 'serif' : 'sans'}" x="${x}" y="${y}" font-size="${fitting.toFixed(1)}" font-weight="${weight}" fill="${this.inks(colour)}"${anchor}>${escaped(said)}</text>`;
  }

  title({ game, names, scores, winners }: Shown): string {
    const mark = `<path transform="translate(${MARGIN - 6} 36) scale(.56)" fill="${this.inks('--ink')}" d="M16 56V24h-4V10h8v6h7v-6h10v6h7v-6h8v14h-4v32H38V44a6 6 0 0 0-12 0v12z"/>`;
    const order = [...scores].sort((a, b) => b - a);
    const who = winners.map((seat) => texts.messages.seat(seat, names)).join(', ');
    const first = winners.length === 0 ? t('ended') : winners.length > 1 ? t('win-shared', { names: who }) : t('wins', { names: who });
    const second = t('end-to', { first: order[0] ?? 0, second: order[1] ?? 0 });
    return (
      mark +
      this.text(84, 61, `Castillo · ${game}`, 20, { serif: true, bold: true, colour: '--ink-soft', width: INNER - 40 }) +
      this.text(MARGIN, 134, first, 48, { serif: true, bold: true }) +
      this.text(MARGIN, 186, second, 48, { serif: true, bold: true })
    );
  }

  chip(seat: number, x: number, y: number, size: number, letter = true): string {
    const pale = seat === 1 ? '#fff' : '#1d140c';
    const said = letter
      ? `<text class="sans" y="${sinkOf(seat) * size + size * 0.42}" font-size="${size * 1.15}" font-weight="750" fill="${pale}" text-anchor="middle">${letterOf(seat)}</text>`
      : '';
    return `<g transform="translate(${x} ${y})"><path d="${shapeOf(seat)}" transform="scale(${size})" fill="${this.inks(`--seat-${seat}`)}"/>${said}</g>`;
  }

  standings({ names, scores }: Shown): string {
    const order = scores.map((score, seat) => ({ score, seat })).sort((a, b) => b.score - a.score);
    const step = order.length > 4 ? 40 : 46;
    const most = Math.max(1, ...scores);
    return order
      .map(({ score, seat }, i) => {
        const y = 238 + i * step;
        const bar = `<rect x="196" y="${y - 10}" width="${Math.max(2, (166 * score) / most)}" height="20" rx="4" fill="${this.inks(`--seat-${seat}`)}"/>`;
        const name = this.text(86, y + 8, texts.messages.seat(seat, names), 22, { serif: true, bold: true, width: 104 });
        return (
          this.chip(seat, MARGIN + 15, y, 14) +
          name +
          bar +
          this.text(MARGIN + INNER, y + 8, String(score), 24, { serif: true, bold: true, end: true })
        );
      })
      .join('');
  }

  award({ award, names }: Shown): string {
    const rule = `<path d="M${MARGIN},424H${MARGIN + INNER}" stroke="${this.inks('--line')}"/>`;
    if (!award) return rule;
    const x = MARGIN + 18;
    const medal = `<path d="M${x - 11},472L${x - 7},494L${x},488L${x + 7},494L${x + 11},472Z" fill="${this.inks(`--seat-${award.seat}`)}"/><circle cx="${x}" cy="460" r="17" fill="#f9e3a4" stroke="#6b4e16" stroke-width="1.5"/>`;
    return (
      rule +
      medal +
      this.chip(award.seat, x, 460, 8, false) +
      this.text(94, 456, awardName(award), 20, { serif: true, bold: true, width: INNER - 50 }) +
      this.text(94, 479, awardText(award, names), 16, { colour: '--ink-soft', width: INNER - 50 })
    );
  }

  curve({ lines, scores }: Shown): string {
    const [left, right, top, bottom] = [MARGIN, MARGIN + INNER - 22, 508, 566];
    const axis = axisOf(lines);
    const most = Math.max(1, ...lines.flatMap((line) => line.scores));
    const x = (at: number) => left + at * (right - left);
    const y = (value: number) => bottom - (value / most) * (bottom - top);
    const bands = axis.stretches
      .filter((one) => one.general)
      .map(
        (one) =>
          `<rect x="${x(one.from)}" y="${top - 4}" width="${x(one.to) - x(one.from)}" height="${bottom - top + 8}" fill="${this.inks('--paper-sunk')}"/>`,
      );
    const DASHES = ['', '7 3', '1.5 3', '9 3 2 3', '4 4'];
    const curves = scores.map((_, seat) => {
      const points = lines.map((line) => `${x(axis.x(line.n)).toFixed(1)},${y(line.scores[seat] ?? 0).toFixed(1)}`).join(' ');
      return `<polyline points="${points}" fill="none" stroke="${this.inks(`--seat-${seat}`)}" stroke-width="2.4" stroke-linejoin="round" stroke-dasharray="${DASHES[seat] ?? ''}"/>`;
    });
    const places = spread(
      scores.map((score) => y(score)),
      17,
      top - 2,
      bottom + 4,
    );
    return bands.join('') + curves.join('') + places.map((at, seat) => this.chip(seat, right + 14, at, 7, false)).join('');
  }
}
