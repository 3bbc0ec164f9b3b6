/** One socket per table. It only tells; it comes back by itself and says how far we have heard. */
import type { NewsMessage } from '../generated/types';
import { socketAddress } from './api';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

/** How long to wait before the next try: doubling, with a little chance so that not everybody comes at once. */
export function waitFor(tries: number, chance: number = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + 0.5 * chance);
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly token: string,
    private readonly heard: () => number,
    private readonly tell: (news: NewsMessage) => void,
    private readonly connected: (yes: boolean) => void,
  ) {
    addEventListener('offline', this.lost);
    addEventListener('online', this.back);
    this.open();
  }

  private open(): void {
    this.timer = 0;
    const socket = new WebSocket(socketAddress(this.table, this.heard(), this.token));
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.connected(true);
    };
    socket.onmessage = (message) => this.tell(JSON.parse(String(message.data)) as NewsMessage);
    socket.onclose = () => this.again();
  }

  /** The network is gone: a socket that nobody sends on would not notice. */
  private readonly lost = (): void => {
    if (!this.socket || this.timer) return;
    this.socket.onclose = null;
    this.socket.close();
    this.again();
  };

  /** The network is back: no need to wait any longer. */
  private readonly back = (): void => {
    if (!this.timer) return;
    clearTimeout(this.timer);
    this.open();
  };

  private again(): void {
    if (this.closed) return;
    this.connected(false);
    this.timer = window.setTimeout(() => this.open(), waitFor(this.tries++));
  }

  close(): void {
    this.closed = true;
    removeEventListener('offline', this.lost);
    removeEventListener('online', this.back);
    clearTimeout(this.timer);
    this.socket?.close();
  }
}
