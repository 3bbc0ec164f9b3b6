/** What the server tells of one table: the table, its log, and how far both are known. Lost connections are made good here. */
import type { LogLine, SaidMessage, TableMessage, TableState } from '../../generated/types';
import type { GameView } from '../view';
import { t } from '../../i18n/texts.svelte';
import { api, Refused } from '../../net/api';
import { TableSocket, type Told } from '../../net/socket';
import type { Step } from './motion.svelte';
import { justOpened } from './opened';
import { isBehind, mergeLines } from './reducers';
import { sentenceOf } from './sentence';
import { toasts } from './toasts.svelte';

/**
 * Where this page stands with its table.
 * - `opening`: nothing is known of it yet
 * - `live`: it was heard of, and will be
 * - `cut`: the connection is lost; it comes back by itself
 * - `leaving`: we are going; that the table is gone is no news then
 * - `refused`: there is no such table, or not for us
 * - `closed`: the page has turned to something else
 */
export type Status = 'opening' | 'live' | 'cut' | 'leaving' | 'refused' | 'closed';

/** The status after a turn: nothing comes after the end. */
export function turned(from: Status, to: Status): Status {
  return from === 'closed' || (from === 'refused' && to !== 'closed') ? from : to;
}

export interface Ears {
  /** The views as they are after entry `n`. */
  show: (views: GameView[], n: number) => void;
  /** Something happened, and brought these views. */
  play: (step: Step) => void;
  /** Somebody said something. */
  talk?: (said: SaidMessage) => void;
  /** The connection is back: what was said meanwhile is not told. */
  back?: () => void;
}

const AGAIN = 1000;
/** Refusals that stay: there is no such table, or not for us. */
const FOR_GOOD = [403, 404, 410];

export class Link {
  table = $state.raw<TableMessage | null>(null);
  lines = $state.raw<LogLine[]>([]);
  status = $state.raw<Status>('opening');
  /** Why it was refused. */
  refusal = $state('');
  /** The entry of the newest views that have come: the socket tells everything after it, however many lines are known. */
  heard = -1;
  private socket: TableSocket | null = null;

  constructor(
    private readonly id: string,
    private readonly token: string,
    private readonly ears: Ears,
  ) {}

  /** Whether the table has been seen here. */
  get opened(): boolean {
    return this.socket !== null;
  }

  /** Whether the table could be had; from then on, its news come. */
  async open(): Promise<boolean> {
    if (!(await this.insist())) return false;
    this.socket = new TableSocket(this.id, this.token, {
      heard: () => this.heard,
      tell: (news) => this.hear(news),
      behind: () => this.catchUp(),
      connected: (yes) => this.connect(yes),
    });
    return true;
  }

  close(): void {
    this.turn('closed');
    this.socket?.close();
  }

  /** Says when the connection is lost, and when it is back. */
  private turn(to: Status): void {
    const before = this.status;
    this.status = turned(before, to);
    toasts.lost = this.status === 'cut';
    if (before !== 'cut' || this.status !== 'live') return;
    toasts.say(t('caught-up'));
    this.ears.back?.();
  }

  private connect(yes: boolean): void {
    if (this.status !== 'leaving') this.turn(yes ? 'live' : 'cut');
  }

  private take(state: TableState): void {
    if (this.table && state.table.n < this.heard) return;
    this.table = state.table;
    this.heard = state.views.length > 0 ? state.table.n : -1;
    this.ears.show(state.views, state.table.n);
  }

  private hear(news: Told): void {
    if (news.type === 'talk') {
      this.ears.talk?.(news.said);
      return;
    }
    const before = Math.max(0, this.heard);
    if (news.table.n >= (this.table?.n ?? 0)) this.table = news.table;
    if (isBehind(news, this.heard)) void this.catchUp();
    if (news.type === 'presence') return;
    this.heard = Math.max(this.heard, news.table.n);
    this.lines = mergeLines(this.lines, news.lines);
    const events = news.lines.filter((line) => line.n > before).flatMap((line) => line.events);
    this.ears.play({ n: news.table.n, views: news.views, events });
  }

  private async catchUp(): Promise<boolean> {
    if (this.status === 'leaving') return false;
    const caughtUp = await this.reload();
    if (caughtUp) toasts.say(t('caught-up'));
    return caughtUp;
  }

  /** Asks for the table and for what the log lacks; whether an answer came. */
  async reload(): Promise<boolean> {
    const known = Math.min(this.heard, this.lines.at(-1)?.n ?? -1);
    const since = Math.max(-1, known - 1); // secret lines of our own have the number of the one before
    try {
      this.take(justOpened(this.id) ?? (await api.table(this.id, this.token)));
      this.lines = mergeLines(this.lines, (await api.log(this.id, since, this.token)).lines);
      return true;
    } catch (error) {
      if (error instanceof Refused && FOR_GOOD.includes(error.status)) {
        this.refusal = sentenceOf(error);
        this.turn('refused');
        this.socket?.close();
      }
      return false;
    }
  }

  /** Asks for the table until it comes; whether it did. */
  async insist(): Promise<boolean> {
    while (!(await this.reload())) {
      this.turn('cut');
      if (this.status !== 'cut') return false;
      await pause(AGAIN);
    }
    this.turn('live');
    return this.status === 'live';
  }

  /** Asks for the table if the news of entry `n` did not come in time; while it waits for players, it has no views to hear of. */
  expect(n: number, milliseconds: number): void {
    setTimeout(() => {
      const known = this.heard < 0 ? (this.table?.n ?? -1) : this.heard;
      if (known < n && (this.status === 'live' || this.status === 'cut')) void this.reload();
    }, milliseconds);
  }

  /** Does what takes one away from here; whether it was done. */
  async leave(act: () => Promise<unknown>): Promise<boolean> {
    const before = this.status;
    this.turn('leaving');
    try {
      await act();
      return true;
    } catch (error) {
      this.turn(before);
      toasts.say(sentenceOf(error), 'refusal');
      await this.reload();
      return false;
    }
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
