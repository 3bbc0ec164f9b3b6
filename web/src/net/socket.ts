/** One socket per table. It only tells; it comes back by itself, says how far we have heard, and notices what it missed. */
import type { Beat, NewsMessage } from '../generated/types';
import { socketAddress } from './api';

export type Told = Exclude<NewsMessage, Beat>;

const FIRST_WAIT = 250;
const LONGEST_WAIT = 2_500;
/** The server gives a sign of life every two seconds. Who hears none for so long is talking to nobody. */
export const SILENT = 3_500;
const LOOK = 500;
/** Codes of sockets that will not be had: no such table, or not for us. */
const REFUSED = [4403, 4404, 4410];

/** How long to wait before the next try: doubling, with a little chance so that not everybody comes at once. */
export function waitFor(tries: number, chance: number = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + 0.5 * chance);
}

export interface Ears {
  /** The last entry that is known. */
  heard: () => number;
  tell: (news: Told) => void;
  /** Something was missed: ask for the table. Whether that was possible. */
  behind: () => Promise<boolean>;
  connected: (yes: boolean) => void;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly looking: ReturnType<typeof setInterval>;
  private closed = false;
  private asking = false;
  /** Messages that this socket has brought, without signs of life. */
  private received = 0;
  /** When it last brought anything; while it connects, since when. */
  private last = 0;

  constructor(
    private readonly table: string,
    private readonly token: string,
    private readonly ears: Ears,
  ) {
    addEventListener('offline', this.lost);
    addEventListener('online', this.back);
    document.addEventListener('visibilitychange', this.look);
    this.looking = setInterval(this.look, LOOK);
    this.open();
  }

  private open(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const socket = new WebSocket(socketAddress(this.table, this.ears.heard(), this.token));
    this.socket = socket;
    this.received = 0;
    this.last = Date.now();
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as NewsMessage);
    socket.onclose = (end) => {
      if (REFUSED.includes(end.code)) void this.ears.behind(); // the answer says why, and that is the end of it
      this.again(waitFor(this.tries++));
    };
  }

  private hear(news: NewsMessage): void {
    this.last = Date.now();
    this.tries = 0;
    if (news.type === 'beat') {
      this.compare(news);
    } else {
      this.received += 1;
      this.ears.tell(news);
    }
    this.ears.connected(true);
  }

  /** A sign of life comes after everything that was told before it. */
  private compare(beat: Beat): void {
    const missed = beat.sent - this.received;
    if ((missed === 0 && beat.n <= this.ears.heard()) || this.asking) return;
    const socket = this.socket;
    this.asking = true;
    void this.ears
      .behind()
      .then((caughtUp) => {
        if (caughtUp && socket === this.socket) this.received += missed;
      })
      .finally(() => (this.asking = false));
  }

  /** Whether the socket has fallen silent: it is dead, or this machine was asleep. */
  private readonly look = (): void => {
    if (this.socket && !this.timer && Date.now() - this.last > SILENT) this.again(0);
  };

  /** The network is gone: a socket that nobody sends on would not notice. */
  private readonly lost = (): void => {
    if (!this.timer) this.again(waitFor(this.tries++));
  };

  /** The network is back: no need to wait any longer. */
  private readonly back = (): void => {
    if (this.timer) this.open();
  };

  private again(wait: number): void {
    if (this.closed) return;
    this.leave();
    this.ears.connected(false);
    if (wait === 0) this.open();
    else this.timer = setTimeout(() => this.open(), wait);
  }

  /** A dead socket takes its time to close: nobody waits for that, or hears what it still brings. */
  private leave(): void {
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  close(): void {
    this.closed = true;
    removeEventListener('offline', this.lost);
    removeEventListener('online', this.back);
    document.removeEventListener('visibilitychange', this.look);
    clearInterval(this.looking);
    clearTimeout(this.timer);
    this.leave();
  }
}
