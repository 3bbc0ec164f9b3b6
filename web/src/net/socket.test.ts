import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { NewsMessage, TableMessage } from '../generated/types';
import { SILENT, TableSocket, waitFor, type Told } from './socket';

/** A socket that does what the test says. */
class Wire {
  static all: Wire[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((end: { code: number }) => void) | null = null;
  closed = false;
  constructor(readonly address: string) {
    Wire.all.push(this);
  }
  close(): void {
    this.closed = true;
  }
  bring(message: NewsMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const table = (n: number) => ({ n, state: 'playing' }) as TableMessage;
const presence = (n: number): NewsMessage => ({ type: 'presence', table: table(n) });
const beat = (n: number, sent: number): NewsMessage => ({ type: 'beat', n, sent });
const newest = () => Wire.all.at(-1)!;

let heard: number;
let told: Told[];
let online: boolean[];
let behind: ReturnType<typeof vi.fn<() => Promise<boolean>>>;
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  [heard, told, online] = [5, [], []];
  behind = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  socket = new TableSocket('t', '', { heard: () => heard, tell: (news) => told.push(news), behind, connected: (yes) => online.push(yes) });
});

afterEach(() => {
  socket.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a socket', () => {
  it('is content with a sign of life that says what it knows', () => {
    newest().bring(presence(5));
    newest().bring(beat(5, 1));
    expect(behind).not.toHaveBeenCalled();
    expect(told).toHaveLength(1);
  });

  it('notices a message that did not come, whatever it was about', async () => {
    newest().bring(beat(5, 1));
    expect(behind).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(0);
    newest().bring(beat(5, 1));
    expect(behind).toHaveBeenCalledTimes(1);
  });

  it('notices that the table has gone on, until it knows how', async () => {
    behind.mockResolvedValue(false);
    for (let i = 1; i <= 2; i++) {
      newest().bring(beat(6, 0));
      expect(behind).toHaveBeenCalledTimes(i);
      await vi.advanceTimersByTimeAsync(0);
    }
    heard = 6;
    newest().bring(beat(6, 0));
    expect(behind).toHaveBeenCalledTimes(2);
  });

  it('takes a new one when it hears nothing, says so, and listens to the old one no more', () => {
    const old = newest();
    old.bring(presence(5));
    vi.advanceTimersByTime(SILENT + 1000);
    expect(Wire.all).toHaveLength(2);
    expect(old.closed).toBe(true);
    expect(online).toEqual([true, false]);
    old.bring(presence(6));
    expect(told).toHaveLength(1);
    newest().bring(presence(6));
    expect(online).toEqual([true, false, true]);
  });

  it('stays while there are signs of life', () => {
    for (let i = 0; i < 20; i++) {
      newest().bring(beat(5, 0));
      vi.advanceTimersByTime(2000);
    }
    expect(Wire.all).toHaveLength(1);
  });

  it('does not wait for one that never opens', () => {
    vi.advanceTimersByTime(3 * SILENT);
    expect(Wire.all.length).toBeGreaterThan(2);
  });

  it('comes back soon, however often it was sent away', () => {
    for (let i = 0; i < 10; i++) {
      const count = Wire.all.length;
      newest().onclose?.({ code: 1006 });
      vi.advanceTimersByTime(4000);
      expect(Wire.all.length).toBeGreaterThan(count);
    }
    expect(waitFor(99, 1)).toBeLessThan(4000);
  });

  it('asks why it was refused', () => {
    newest().onclose?.({ code: 4403 });
    expect(behind).toHaveBeenCalled();
  });
});
