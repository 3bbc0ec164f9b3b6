/** What the reader points at, has opened and is about to choose. */
import { say, t } from '../../i18n/texts.svelte';
import { api } from '../../net/api';
import type { Point } from '../drawing/point';
import type { GamePage } from '../game';
import { asks, litBy, within, type Lit } from '../targets';
import { mainOf } from '../weight';
import type { OptionView, TextMessage } from '../view';
import { sentenceOf } from './sentence';
import type { TableStore } from './table.svelte';
import { toasts } from './toasts.svelte';

export type Tab = 'play' | 'cards' | 'seats' | 'log';
export type Dialog = 'resign' | 'leave' | 'end' | 'report' | 'shortcuts' | 'command';

const NOTHING: Lit = { byTarget: new Map<string, OptionView[]>(), buttons: [] };

export class Desk {
  /** The game's own parts, once they are here. */
  page = $state.raw<GamePage | null>(null);
  tip = $state.raw<{ target: string; at: Point; held: boolean } | null>(null);
  /** One thing, several answers. */
  chooser = $state.raw<{ options: OptionView[]; at: Point } | null>(null);
  card = $state('');
  rule = $state('');
  dialog = $state<Dialog | null>(null);
  tab = $state<Tab>('play');
  /** Whether the table of who gets what where is open, and what is pointed at in it. */
  ledger = $state(false);
  row = $state.raw<readonly string[]>([]);
  /** What a hint or a panel speaks of. */
  pointed = $state('');
  /** What was picked for the game's own way of answering, and not chosen yet. */
  wish = $state('');

  /** What a hint said, and at which question. */
  private hinted = $state.raw<{ option: OptionView; reason: TextMessage } | null>(null);
  private hintedAt = $state(-1);

  constructor(private readonly store: TableStore) {}

  private readonly lights = $derived.by(() => this.page?.lights ?? {});
  /** The view in which something is asked. */
  private readonly asking = $derived.by(() => (this.store.decision ? this.store.view : null));
  readonly lit = $derived.by(() => (this.asking ? litBy(this.asking, this.lights) : NOTHING));
  readonly targets: ReadonlySet<string> = $derived(new Set(this.lit.byTarget.keys()));
  readonly asked = $derived.by(() => (this.asking ? asks(this.asking, this.lights) : 'nothing'));

  /** The button that is solid. */
  readonly main = $derived.by(() => mainOf(this.asking?.decision ?? null, this.lit));
  /** The hint, as long as its question is open. */
  readonly advice = $derived.by(() => (this.asking?.number === this.hintedAt ? this.hinted : null));
  /** The place a hint speaks of: the board outlines it. */
  readonly advisedPlace = $derived.by(() => {
    const target = this.advice?.option.target ?? '';
    return this.asking?.board.places.some(({ id }) => id === target) ? target : '';
  });
  /** Where else what the hint speaks of is shown, as a selector. */
  readonly advised = $derived.by((): string[] => {
    if (!this.advice || !this.asking || (this.advisedPlace && this.asked !== 'own')) return [];
    const { target, notation } = this.advice.option;
    const shown = this.lights.shownBy?.(this.asking, target) ?? target;
    const button = `[data-option="${CSS.escape(notation)}"]`;
    return [this.targets.has(shown) ? `[data-target="${CSS.escape(shown)}"], [data-disc="${CSS.escape(target)}"]` : button];
  });
  /** What the hint says, for those who do not see the dashes around it. */
  readonly counsel = $derived.by(() => (this.advice ? t('hint-says', { option: say(this.advice.option.text, this.store.names) }) : ''));
  /** The question's second line: the hint and why, or what an answer would give up. */
  readonly beside = $derived.by(() => {
    if (this.advice) return say(this.advice.reason, this.store.names);
    const caution = this.asking?.decision?.caution;
    return caution ? say(caution, this.store.names) : '';
  });

  /** Something was picked: it is chosen, or one of several answers is, or it is looked at. */
  pick(target: string, at: Point = whereabouts(target)): void {
    const view = this.store.view;
    const options = this.lit.byTarget.get(target) ?? (view ? within(view, this.lit, target) : []);
    if (this.asked === 'own' && options.length > 0) this.wish = target;
    else if (options.length === 1) this.choose(options[0]!);
    else if (options.length > 1) this.chooser = { options, at };
    else this.point(target, at, true);
  }

  point(target: string, at: Point, held = false): void {
    this.tip = target ? { target, at, held } : null;
  }

  choose(option: OptionView): void {
    this.chooser = null;
    this.wish = '';
    this.hinted = null;
    void this.store.choose(option);
  }

  takeBack(): void {
    const back = this.store.view?.take_back;
    if (back?.possible) void this.store.takeBack();
    else if (back?.reason) toasts.say(say(back.reason, this.store.names));
  }

  /** What a bot would do, and why; it is shown until something is done. */
  async hint(): Promise<void> {
    const number = this.asking?.number;
    try {
      const { option, reason } = await api.hint(this.store.id, this.store.seat ?? 0);
      if (this.asking?.number !== number) return;
      this.hinted = { option, reason };
      this.hintedAt = this.asking?.number ?? -1;
      this.page?.suggest?.(option);
    } catch (error) {
      toasts.say(sentenceOf(error), 'refusal');
    }
  }

  /** The tab where something is to be touched. */
  turnToQuestion(): void {
    if (this.asked === 'cards') this.tab = 'cards';
    else if (this.asked !== 'nothing' && this.asked !== 'reaction' && this.asked !== 'picker') this.tab = 'play';
  }

  /** A line of notation; whether it begins with one of the choices. */
  type(line: string): boolean {
    const words = line.trim().toLowerCase().split(/\s+/).join(' ');
    return this.store.type(this.page?.notations?.(words) ?? [words]);
  }

  /** Opens the table of who gets what where, and turns to it where there is little room; or closes it. */
  turnLedger(open = !this.ledger): void {
    this.ledger = open;
    this.row = [];
    if (open) this.tab = 'log';
  }

  escape(): void {
    this.turnLedger(false);
    this.chooser = null;
    this.hinted = null;
    this.tip = null;
    this.store.motion.skip();
  }
}

/** The middle of what shows a target, or of the window. */
function whereabouts(target: string): Point {
  const box = document.querySelector(`[data-target="${CSS.escape(target)}"]`)?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : { x: innerWidth / 2, y: innerHeight / 2 };
}
