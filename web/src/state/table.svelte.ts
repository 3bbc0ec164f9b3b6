/** One table: what the server told, what is shown, and what is on its way. The server's view is the truth. */
import type { EventMessage, GameView, LogLine, MomentMessage, OptionView, TableMessage, TableState } from '../generated/types';
import { FLIGHT_MS, flightsOf, flyersOf, touchedBy, type Flight, type Flyer } from '../board/motion';
import { say, t } from '../i18n/texts.svelte';
import { api, Refused, unanswered } from '../net/api';
import { TableSocket, type Told } from '../net/socket';
import { highlights, isBehind, lineKey, mergeLines, mustHandOver, notations, seatNames, sinceOwn, viewToShow } from './reducers';
import { keep, kept, settings } from './settings.svelte';
import { toasts } from './toasts.svelte';

interface Step {
  n: number;
  views: GameView[];
  events: EventMessage[];
}

/** Milliseconds after which the news of an accepted command are not waited for. */
const PATIENCE = 1500;
const AGAIN = 1000;
/** Refusals that stay: there is no such table, or not for us. */
const FOR_GOOD = [403, 404, 410];

export class TableStore {
  table = $state.raw<TableMessage | null>(null);
  views = $state.raw<GameView[]>([]);
  lines = $state.raw<LogLine[]>([]);
  online = $state(true);
  missing = $state('');
  busy = $state(false);
  /** The entry after which something was answered: it is not asked again while the news of it are on their way. */
  private sent = $state(-1);
  /** Whether an answer in several steps is on its way. */
  private underway = $state(false);
  seat = $state<number | null>(null);
  covered = $state(false);
  flights = $state.raw<Flight[]>([]);
  flyers = $state.raw<Flyer[]>([]);
  marked = $state.raw<Set<string>>(new Set());
  news = $state.raw<LogLine[]>([]);
  moment = $state.raw<MomentMessage | null>(null);
  /** Whether the film since one's last turn is on: it ends by itself. */
  filming = $state(false);
  private socket: TableSocket | null = null;
  private queue: Step[] = [];
  private running = false;
  private hurry: (() => void) | null = null;
  private script: string[] = [];
  private started = false;
  private closed = false;
  private going = false;
  /** The entry whose views are shown: older ones that come late are not. */
  private shown = -1;
  /** The entry of the newest views that have come: the socket tells everything after it, however many lines are known. */
  private heard = -1;

  constructor(
    readonly id: string,
    readonly token = '',
  ) {}

  readonly names = $derived(seatNames(this.table));
  readonly live = $derived(this.views.find((view) => view.seat === this.seat) ?? this.views[0] ?? null);
  readonly view = $derived(this.moment?.view ?? this.live);
  readonly mine = $derived(this.views.flatMap((view) => (view.seat === null ? [] : [view.seat])));
  readonly decision = $derived.by(() => {
    const decision = this.moment || this.covered ? null : (this.live?.decision ?? null);
    return this.waiting ? null : decision;
  });
  /** Whether an answer of ours is on its way, or the news of it. */
  readonly waiting = $derived(this.underway || this.live?.number === this.sent);

  async open(): Promise<void> {
    while (!(await this.reload())) {
      if (this.missing || this.closed) return;
      await pause(AGAIN);
    }
    if (this.closed) return;
    this.lookBack();
    this.socket = new TableSocket(this.id, this.token, {
      heard: () => this.heard,
      tell: (news) => this.hear(news),
      behind: () => this.catchUp(),
      connected: (yes) => this.connect(yes),
    });
    document.addEventListener('visibilitychange', this.remember);
  }

  /** Says when the connection is lost, and when it is back. */
  private connect(yes: boolean): void {
    if (yes && !this.online) toasts.say(t('caught-up'));
    this.online = yes;
    toasts.lost = !yes;
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
    toasts.lost = false;
    this.remember();
    document.removeEventListener('visibilitychange', this.remember);
  }

  // -- what comes in ---------------------------------------------------------------------------------

  private take(state: TableState): void {
    if (this.table && state.table.n < this.heard) return;
    this.table = state.table;
    this.heard = state.views.length > 0 ? state.table.n : -1;
    this.show(state.views, state.table.n);
  }

  private hear(news: Told): void {
    const before = Math.max(0, this.heard);
    if (news.table.n >= (this.table?.n ?? 0)) this.table = news.table;
    if (isBehind(news, this.heard)) void this.catchUp();
    if (news.type === 'presence') return;
    this.heard = Math.max(this.heard, news.table.n);
    this.lines = mergeLines(this.lines, news.lines);
    const events = news.lines.filter((line) => line.n > before).flatMap((line) => line.events);
    this.queue.push({ n: news.table.n, views: news.views, events });
    void this.play();
  }

  /** Shows what happened step by step; a step that others wait behind is not lingered on. */
  private async play(): Promise<void> {
    if (this.running) return;
    this.running = true;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      if (this.queue.length < 3 && !this.moment) await this.fly(step.events);
      this.show(step.views, step.n);
      this.flights = [];
      if (!this.moment) this.rise(step.events);
    }
    this.running = false;
  }

  private get animated(): boolean {
    return settings.moves && !document.hidden;
  }

  private fly(events: EventMessage[]): Promise<void> {
    const flights = this.animated ? flightsOf(events) : [];
    if (flights.length === 0) return Promise.resolve();
    this.flights = flights;
    const last = Math.max(...flights.map((flight) => flight.delay)) + FLIGHT_MS + 40;
    return new Promise((done) => {
      const timer = setTimeout(done, last);
      this.hurry = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** Everything on its way arrives at once. */
  skip(): void {
    this.hurry?.();
    this.hurry = null;
  }

  private rise(events: EventMessage[]): void {
    const flyers = this.animated ? flyersOf(events) : [];
    if (flyers.length === 0) return;
    this.flyers = [...this.flyers, ...flyers];
    const ids = new Set(flyers.map((flyer) => flyer.id));
    setTimeout(() => (this.flyers = this.flyers.filter((flyer) => !ids.has(flyer.id))), 2000);
  }

  private show(views: GameView[], n: number): void {
    if (n < this.shown) return;
    this.shown = n;
    const next = viewToShow(views, this.seat);
    const seat = next?.seat ?? null;
    if (mustHandOver(views, this.seat, seat)) this.covered = true;
    if (views.length <= 1) this.covered = false;
    this.seat = seat;
    this.views = views;
    if (next?.number !== this.sent) this.sent = -1;
    this.busy = false;
    void this.runScript();
  }

  uncover(): void {
    this.covered = false;
  }

  // -- since your last turn ------------------------------------------------------------------------------

  private lookBack(): void {
    const seen = Number(kept(`seen.${this.id}`) ?? 0);
    const news = this.mine.length > 0 && seen > 0 ? sinceOwn(this.lines, this.mine, seen) : [];
    if (highlights(news).length > 0 && news.length > 3) {
      this.news = news;
      this.marked = touchedBy(news.flatMap((line) => line.events));
    }
    this.started = true;
    this.remember();
  }

  private remember = (): void => {
    if (this.started && this.table) keep(`seen.${this.id}`, String(this.table.n));
  };

  dismissNews(): void {
    this.news = [];
    this.marked = new Set();
  }

  // -- what goes out -------------------------------------------------------------------------------------

  async choose(option: OptionView): Promise<void> {
    await this.answer([option.action]);
  }

  /** Answers the open question, in several steps where it takes several. */
  async answer([action, ...then]: number[]): Promise<void> {
    const decision = this.decision;
    if (!decision || action === undefined || this.busy) return;
    this.skip();
    this.sent = this.live?.number ?? -1;
    this.underway = then.length > 0;
    await this.send(async () => {
      const state = await api.choose(this.id, { seat: decision.seat, number: decision.number, action, then });
      if (this.underway) this.take(state);
      return state;
    });
    this.underway = false;
    this.marked = new Set();
  }

  async takeBack(): Promise<void> {
    if (this.seat === null || !this.table) return;
    const wish = { seat: this.seat, n: this.table.n };
    this.sent = -1;
    await this.send(() => api.takeBack(this.id, wish));
  }

  async stand(window: string, answer: string): Promise<void> {
    const seat = this.seat;
    if (seat !== null) await this.send(() => api.stand(this.id, { seat, window, answer }));
  }

  async command(act: () => Promise<TableState>): Promise<void> {
    await this.send(act);
  }

  /** Does what takes one away from here; whether it was done. That the table is gone then is no news. */
  async goFrom(act: () => Promise<unknown>): Promise<boolean> {
    this.going = true;
    try {
      await act();
      return true;
    } catch (error) {
      this.going = false;
      toasts.say(sentenceOf(error), 'refusal');
      await this.reload();
      return false;
    }
  }

  /** Sends a command; the news tell what came of it. Where they do not come, the table is asked for. */
  private async send(act: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    const known = new Set(this.lines.map(lineKey));
    try {
      const answer = await act();
      if (!this.online && isState(answer)) this.take(answer);
      else setTimeout(() => void this.expect(answer), PATIENCE);
    } catch (error) {
      this.script = [];
      if (unanswered(error)) await this.askWhetherTaken(known);
      else {
        toasts.say(sentenceOf(error), 'refusal');
        await this.reload();
      }
      this.sent = -1;
    } finally {
      this.busy = false;
    }
  }

  /** Nobody said yes or no: a new line of our own in the log says that it was taken. */
  private async askWhetherTaken(known: Set<string>): Promise<void> {
    while (!(await this.reload())) {
      if (this.missing || this.closed) return;
      this.connect(false);
      await pause(AGAIN);
    }
    this.connect(true);
    const taken = this.lines.some((line) => this.mine.includes(line.seat) && !known.has(lineKey(line)));
    toasts.say(t(taken ? 'was-taken' : 'not-taken'), taken ? 'note' : 'refusal');
  }

  private async expect(answer: unknown): Promise<void> {
    if (isState(answer) && answer.table.n > this.heard) await this.reload();
  }

  private async catchUp(): Promise<boolean> {
    if (this.going) return false;
    const caughtUp = await this.reload();
    if (caughtUp) toasts.say(t('caught-up'));
    return caughtUp;
  }

  /** Asks for the table and for what the log lacks; whether an answer came. */
  async reload(): Promise<boolean> {
    const known = Math.min(this.heard, this.lines.at(-1)?.n ?? -1);
    const since = Math.max(-1, known - 1); // secret lines of our own have the number of the one before
    try {
      this.take(await api.table(this.id, this.token));
      this.lines = mergeLines(this.lines, (await api.log(this.id, since, this.token)).lines);
      return true;
    } catch (error) {
      if (error instanceof Refused && FOR_GOOD.includes(error.status)) this.missing = sentenceOf(error);
      else if (!this.socket) this.connect(false);
      return false;
    }
  }

  // -- notation ------------------------------------------------------------------------------------------

  /** Types a notation; returns whether its first part is an option now. */
  type(line: string): boolean {
    this.script = notations(line);
    const first = this.script[0];
    if (!this.decision?.options.some((option) => option.notation === first)) {
      this.script = [];
      return false;
    }
    void this.runScript();
    return true;
  }

  private async runScript(): Promise<void> {
    const next = this.script.shift();
    if (!next) return;
    const option = this.decision?.options.find((o) => o.notation === next);
    if (option) await this.choose(option);
    else this.script = [];
  }

  // -- other moments -------------------------------------------------------------------------------------

  /** The film since one's last turn. */
  async film(): Promise<void> {
    const from = (this.news[0]?.n ?? 1) - 1;
    this.dismissNews();
    this.filming = true;
    await this.goTo(from);
  }

  /** One step on from the moment shown, with what moves in it. */
  async stepOn(): Promise<void> {
    const n = (this.moment?.n ?? 0) + 1;
    const events = this.lines.filter((line) => line.n === n).flatMap((line) => line.events);
    await this.fly(events);
    this.flights = [];
    if (!this.moment) return;
    await this.goTo(n);
    this.rise(events);
  }

  async goTo(n: number | null): Promise<void> {
    if (n === null || !this.table) {
      this.moment = null;
      this.filming = false;
      return;
    }
    try {
      this.moment = await api.moment(this.id, Math.max(0, Math.min(n, this.table.n)), this.seat, this.token);
    } catch (error) {
      toasts.say(sentenceOf(error), 'refusal');
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

function isState(answer: unknown): answer is TableState {
  return typeof answer === 'object' && answer !== null && 'table' in answer && 'views' in answer;
}

/** Why something was not done, in the reader's language where there is a reason. */
export function sentenceOf(error: unknown): string {
  if (error instanceof Refused) {
    const { reason, error: sentence, done } = error.refusal;
    const why = reason ? say(reason) : sentence;
    return done ? `${why} ${t('some-done', { done })}` : why;
  }
  return String(error);
}
