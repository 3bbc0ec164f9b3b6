/** One table as it is shown: whose view, what is asked, and what we answer. The server's view is the truth. */
import type { LogLine, PreviewMessage, TableState, Taken, WhyNotMessage } from '../../generated/types';
import type { GameView, OptionView } from '../view';
import { t } from '../../i18n/texts.svelte';
import { api, unanswered } from '../../net/api';
import { Errand } from './errand.svelte';
import { Link } from './link.svelte';
import { playOf, roundOf, viewAt, type Scene } from './beats';
import { Motion, type Step } from './motion.svelte';
import { lineKey, mustHandOver, seatNames, viewToShow } from './reducers';
import { Replay } from './replay.svelte';
import { Script } from './script';
import { sentenceOf } from './sentence';
import { settings } from './settings.svelte';
import { isScored, scoringsOf } from './scoring';
import { Since } from './since.svelte';
import { Stage } from './stage.svelte';
import type { Talk } from '../talk/talk.svelte';
import { toasts } from './toasts.svelte';

/** How those who leave a place walk: first one sees where to. */
const LEAVING = { ms: 900, stagger: 300, delay: 1200 };
/** Seconds for which a scoring that was missed is still played to whoever comes. */
const FRESH = 60;
/** Milliseconds after which the news of an accepted command are not waited for. */
const PATIENCE = 1500;

export class TableStore {
  views = $state.raw<GameView[]>([]);
  seat = $state<number | null>(null);
  /** Whether the device must be handed over before anything is seen. */
  covered = $state(false);
  /** The entry whose views are shown: older ones that come late are not. */
  shownEntry = $state(-1);
  /** Whether everything that happened at the table has been shown. */
  readonly caughtUp = $derived.by(() => this.shownEntry >= (this.table?.n ?? 0));
  private readonly errand = new Errand();
  private readonly script = new Script();
  readonly link: Link;
  readonly motion: Motion;
  readonly stage: Stage;
  readonly replay: Replay;
  readonly since: Since;
  /** What is said here, once there is somebody to talk to. */
  talk = $state.raw<Talk | null>(null);

  constructor(
    readonly id: string,
    readonly token = '',
  ) {
    this.since = new Since(id);
    this.motion = new Motion(
      (step) => {
        this.show(step.views, step.n);
        this.leaveStage();
      },
      () => this.replay.moment === null,
      () => settings.moves && !document.hidden,
      (step, hurried) => this.perform(step, hurried),
      () => settings.pace * (this.replay.moment ? this.replay.speed : 1),
    );
    this.stage = new Stage(
      (events) => this.motion.fly(events, LEAVING).then(() => this.motion.land()),
      () => settings.pace,
    );
    this.link = new Link(id, token, {
      show: (views, n) => {
        this.show(views, n);
        if (this.link.opened) this.leaveStage();
      },
      play: (step) => this.motion.play(step),
      talk: (said) => this.talk?.hear(said),
      back: () => this.talk?.lost(),
    });
    this.replay = new Replay({
      last: () => this.table?.n ?? 0,
      lines: () => this.lines,
      ask: (n) => (this.table ? api.moment(id, n, this.seat, token).catch(refused) : Promise.resolve(null)),
      fly: (events) => this.motion.fly(events),
      land: () => this.motion.land(),
      rise: (events) => this.motion.rise(events),
    });
  }

  get table() {
    return this.link.table;
  }

  /** Where this table is, for this reader: those who came by a link stay on it. */
  get path(): string {
    return this.token ? `/watch/${this.id}/${this.token}` : `/table/${this.id}`;
  }

  get lines() {
    return this.link.lines;
  }

  get busy() {
    return this.errand.busy;
  }

  /** Whether an answer of ours is on its way, or the news of it. */
  get waiting() {
    return this.errand.answering;
  }

  /** Whether the table rests. */
  readonly paused = $derived.by(() => (this.table?.paused ?? null) !== null);
  readonly names = $derived.by(() => seatNames(this.table));
  readonly live = $derived(this.views.find((view) => view.seat === this.seat) ?? this.views[0] ?? null);
  /** The scoring that is being shown, of now or of the past, and its beat. */
  readonly scene = $derived.by((): Scene | null => {
    if (this.replay.moment) return this.replay.scene;
    return this.stage.play ? { play: this.stage.play, at: this.stage.at, result: this.stage.result } : null;
  });
  readonly view = $derived.by((): GameView | null => {
    const { moment, scene } = this.replay;
    if (moment) return scene ? viewAt(scene.play, scene.at) : moment.view;
    return this.stage.view ?? this.live;
  });
  /** The log as far as it is shown: what is on stage is told there. */
  readonly told = $derived.by(() => (this.stage.play ? this.lines.filter((line) => line.n <= this.shownEntry) : this.lines));
  readonly mine = $derived(this.views.flatMap((view) => (view.seat === null ? [] : [view.seat])));
  readonly decision = $derived.by(() => {
    if (this.replay.moment || this.stage.play || this.covered || this.waiting || this.paused) return null;
    return this.live?.decision ?? null;
  });

  async open(): Promise<void> {
    if (!(await this.link.open())) return;
    this.since.lookBack(this.lines, this.mine);
    this.remember();
    const { missed } = this.since;
    if (missed && Date.now() / 1000 - missed.at < FRESH && !this.replay.moment) {
      this.since.missed = null;
      void this.watch(missed).then(() => this.leaveStage());
    } else this.leaveStage();
    document.addEventListener('visibilitychange', this.remember);
  }

  close(): void {
    if (this.link.opened) this.remember();
    this.link.close();
    document.removeEventListener('visibilitychange', this.remember);
  }

  private readonly remember = (): void => {
    if (this.table) this.since.remember(this.table.n);
  };

  private show(views: GameView[], entry: number): void {
    if (entry < this.shownEntry) return;
    this.shownEntry = entry;
    const next = viewToShow(views, this.seat);
    const seat = next?.seat ?? null;
    if (mustHandOver(views, this.seat, seat)) this.covered = true;
    if (views.length <= 1) this.covered = false;
    this.seat = seat;
    this.views = views;
    this.errand.arrived(entry);
    this.typeOn();
  }

  /** Says that no scoring is looked at here any more, if somebody waits for that: clocks and bots do. */
  private leaveStage(entry = this.shownEntry): void {
    const looking = this.table?.seats.some((seat) => seat.yours && seat.looking);
    if (looking && !this.stage.play) void api.seen(this.id, entry).catch(() => undefined);
  }

  /** Puts a scoring on stage, where that is to be seen. A general one is kept, to be shown again until the round ends. */
  private perform(step: Step, hurried: boolean): Promise<void> | null {
    const [before, after] = [this.live, step.views.find((view) => view.seat === this.seat) ?? step.views[0]];
    if (!before || !after || !step.events.some(isScored)) return null;
    const earlier = scoringsOf(this.lines.filter((line) => line.n <= this.shownEntry)).find(({ round }) => round === roundOf(before));
    const told = this.lines.findLast((line) => line.n <= this.shownEntry && line.events.length > 0)?.events;
    const play = playOf(before, after, step.events, earlier?.rows, told);
    if (play.general && play.ends) this.stage.last = play;
    if (document.hidden || this.covered || (hurried && !play.general)) return null;
    if (settings.pace === Infinity) this.leaveStage(step.n); // its result is no reason to wait
    const prelude = step.events.slice(0, step.events.findIndex(isScored));
    return this.motion.fly(prelude).then(() => (this.motion.land(), this.stage.perform(play)));
  }

  /** Puts a scoring of the past on stage. */
  async watch(line: LogLine): Promise<void> {
    const moment = (n: number) => api.moment(this.id, n, this.seat, this.token).catch(refused);
    const [before, after] = [await moment(line.n - 1), await moment(line.n)];
    if (!before || !after || this.stage.play || document.hidden) return;
    this.since.dismiss();
    await this.stage.perform(playOf(before.view, after.view, line.events));
  }

  /** Shows the last general scoring again, until the round after it is over. */
  get again(): (() => void) | undefined {
    const { last } = this.stage;
    return last && this.live && !this.replay.moment && last.next === roundOf(this.live) ? () => this.stage.again() : undefined;
  }

  uncover(): void {
    this.covered = false;
  }

  // -- what goes out -------------------------------------------------------------------------------------

  async choose(option: OptionView): Promise<void> {
    await this.answer([option.action]);
  }

  /** Answers the open question, in several steps where it takes several. */
  async answer([action, ...then]: number[]): Promise<void> {
    const decision = this.decision;
    if (!decision || action === undefined || this.busy) return;
    this.motion.skip();
    await this.send(() => api.choose(this.id, { seat: decision.seat, number: decision.number, action, then }), true);
    this.since.unmark();
  }

  /** What would follow an answer; null where it is no longer asked for, or nobody can tell. */
  async preview({ action }: OptionView, unwanted: AbortSignal): Promise<PreviewMessage | null> {
    const decision = this.decision;
    if (!decision || this.busy) return null;
    const wish = { seat: decision.seat, number: decision.number, action };
    return api.preview(this.id, wish, unwanted).catch(() => null);
  }

  /** Why these are not among the answers; null where it is no longer asked for. */
  async whyNot(targets: string[], unwanted: AbortSignal): Promise<WhyNotMessage | null> {
    const decision = this.decision;
    if (!decision || this.busy) return null;
    const wish = { seat: decision.seat, number: decision.number, targets };
    return api.whyNot(this.id, wish, unwanted).catch(() => null);
  }

  /** A note that somebody waited for has been read. */
  async goOn(): Promise<void> {
    await this.send(() => api.lesson(this.id, 'go_on'));
  }

  /** The lesson ends here, and the game is free. */
  async stopLesson(): Promise<void> {
    await this.send(() => api.lesson(this.id, 'stop'));
    await this.link.reload();
  }

  async takeBack(): Promise<void> {
    if (this.seat === null || !this.table) return;
    const wish = { seat: this.seat, n: this.table.n };
    await this.send(() => api.takeBack(this.id, wish));
  }

  async stand(window: string, answer: string): Promise<void> {
    const seat = this.seat;
    if (seat !== null) await this.send(() => api.stand(this.id, { seat, window, answer }));
  }

  async command(act: () => Promise<TableState>): Promise<void> {
    await this.send(async () => (await act()).table);
  }

  /** Sends a command, which is answered with its number; the news tell what came of it. Where they do not come, the table is asked for. */
  private async send(act: () => Promise<Taken>, answers = false): Promise<void> {
    const known = new Set(this.lines.map(lineKey));
    const errand = this.errand.begin(answers);
    try {
      const { n } = await act();
      this.link.expect(n, this.link.status === 'cut' ? 0 : PATIENCE);
      this.errand.taken(errand, n, this.shownEntry);
      this.typeOn();
    } catch (error) {
      this.script.stop();
      if (unanswered(error)) await this.askWhetherTaken(known);
      else {
        toasts.say(sentenceOf(error), 'refusal');
        await this.link.reload();
      }
      this.errand.failed(errand);
    }
  }

  /** Nobody said yes or no: a new line of our own in the log says that it was taken. */
  private async askWhetherTaken(known: Set<string>): Promise<void> {
    if (!(await this.link.insist())) return;
    const taken = this.lines.some((line) => this.mine.includes(line.seat) && !known.has(lineKey(line)));
    toasts.say(t(taken ? 'was-taken' : 'not-taken'), taken ? 'note' : 'refusal');
  }

  // -- notation ------------------------------------------------------------------------------------------

  /** Types notations, to be answered one after the other; whether the first is an option now. */
  type(parts: readonly string[]): boolean {
    const begun = this.script.begin(parts, this.decision?.options ?? []);
    if (begun) this.typeOn();
    return begun;
  }

  /** The next part of what was typed, when nothing is under way. */
  private typeOn(): void {
    if (this.busy) return;
    const option = this.script.next(this.decision?.options ?? []);
    if (option) void this.choose(option);
  }

  // -- the past ------------------------------------------------------------------------------------------

  /** The film since one's last turn. */
  async film(): Promise<void> {
    const from = (this.since.news[0]?.n ?? 1) - 1;
    this.since.dismiss();
    await this.replay.goTo(from, true);
  }
}

function refused(error: unknown): null {
  toasts.say(sentenceOf(error), 'refusal');
  return null;
}
