import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameView, LogLine, TableMessage, TableState } from '../../generated/types';
import { api, Refused } from '../../net/api';
import type { Ears, Told } from '../../net/socket';
import { Link, turned, type Status } from './link.svelte';
import { goToNew } from './opened';
import { router } from './router.svelte';
import { toasts } from './toasts.svelte';

/** The socket, as the link sees it. */
const wire = vi.hoisted(() => ({ ears: null as Ears | null, closed: false }));
vi.mock('../../net/socket', () => ({
  TableSocket: class {
    constructor(_id: string, _token: string, ears: Ears) {
      wire.ears = ears;
    }
    close(): void {
      wire.closed = true;
    }
  },
}));
vi.mock('../../i18n/texts.svelte', () => ({ t: (key: string) => key, say: (text: { key: string }) => text.key }));

const table = (n: number) => ({ n, state: 'playing' }) as TableMessage;
const view = { seat: 0 } as GameView;
const state = (n: number): TableState => ({ table: table(n), views: [view] });
const line = (n: number) => ({ n, what: 'choose', at: n, events: [] }) as unknown as LogLine;
const news = (n: number): Told => ({ type: 'news', table: table(n), lines: [line(n)], views: [view] });
const refusal = (status: number) => new Refused({ error: `refused with ${status}`, reason: null, done: 0 }, status);

let shown: number[];
let played: number[];
let link: Link;
let answers: (TableState | Error)[];

/** What the server answers, one after the other; the last is said again and again. */
function server(...list: (TableState | Error)[]): void {
  answers = list;
}

beforeEach(() => {
  vi.useFakeTimers();
  [shown, played, wire.ears, wire.closed] = [[], [], null, false];
  toasts.list = [];
  toasts.lost = false;
  vi.spyOn(api, 'table').mockImplementation(() => {
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  vi.spyOn(api, 'log').mockImplementation(() => Promise.resolve({ lines: [] }));
  link = new Link('table', '', { show: (_, n) => shown.push(n), play: (step) => played.push(step.n) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function opened(): Promise<void> {
  server(state(4));
  expect(await link.open()).toBe(true);
}

describe('the status', () => {
  it.each<[Status, Status, Status]>([
    ['live', 'cut', 'cut'],
    ['cut', 'live', 'live'],
    ['refused', 'live', 'refused'],
    ['refused', 'cut', 'refused'],
    ['refused', 'closed', 'closed'],
    ['closed', 'live', 'closed'],
    ['closed', 'refused', 'closed'],
  ])('%s, told %s, is %s', (from, to, then) => expect(turned(from, to)).toBe(then));
});

describe('opening', () => {
  it('shows the table and listens from there', async () => {
    await opened();
    expect([link.status, shown, wire.ears?.heard()]).toEqual(['live', [4], 4]);
    expect(toasts.list).toEqual([]);
  });

  it('asks for no table that was opened just now: its state came with the answer', async () => {
    const went = vi.spyOn(router, 'go').mockImplementation(() => undefined);
    const fresh = { ...state(2), table: { ...table(2), id: 'table' } };
    expect(await goToNew(() => Promise.resolve(fresh))).toBe(true);
    expect(went).toHaveBeenCalledWith('/table/table');
    expect(await link.open()).toBe(true);
    expect([shown, vi.mocked(api.table).mock.calls.length]).toEqual([[2], 0]);
    server(state(4));
    await link.reload();
    expect(shown).toEqual([2, 4]);
  });

  it('asks for a table that could not be opened as for any other', async () => {
    expect(await goToNew(() => Promise.reject(refusal(409)))).toBe(false);
    expect(toasts.list.map((toast) => toast.sentence)).toEqual(['refused with 409']);
    server(state(4));
    await link.open();
    expect(shown).toEqual([4]);
  });

  it('goes on asking while nobody answers, and says so', async () => {
    server(refusal(0), refusal(503), state(4));
    const opening = link.open();
    await vi.advanceTimersByTimeAsync(100);
    expect([link.status, toasts.lost]).toEqual(['cut', true]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await opening).toBe(true);
    expect([link.status, toasts.lost]).toEqual(['live', false]);
  });

  it.each([403, 404, 410])('ends with a refusal for good: %i', async (status) => {
    server(refusal(status));
    expect(await link.open()).toBe(false);
    expect([link.status, link.refusal, toasts.lost]).toEqual(['refused', `refused with ${status}`, false]);
  });

  it('ends when the page turns to something else', async () => {
    server(refusal(0));
    const opening = link.open();
    await vi.advanceTimersByTimeAsync(100);
    link.close();
    await vi.advanceTimersByTimeAsync(5000);
    expect([await opening, link.status, link.opened, toasts.lost]).toEqual([false, 'closed', false, false]);
  });
});

describe('news', () => {
  it('are played, and count as heard', async () => {
    await opened();
    wire.ears?.tell(news(5));
    expect([played, link.heard, link.table?.n, link.lines.map((each) => each.n)]).toEqual([[5], 5, 5, [5]]);
  });

  it('that leave something out make the page ask', async () => {
    await opened();
    server(state(7));
    wire.ears?.tell(news(7));
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([4, 7]);
    expect(toasts.list.map((toast) => toast.sentence)).toEqual(['caught-up']);
  });

  it('that do not come in time are asked for, and only those', async () => {
    await opened();
    server(state(5));
    link.expect(5, 1500);
    await vi.advanceTimersByTimeAsync(1400);
    expect(shown).toEqual([4]);
    await vi.advanceTimersByTimeAsync(200);
    expect(shown).toEqual([4, 5]);
    link.expect(5, 1500);
    await vi.advanceTimersByTimeAsync(2000);
    expect(shown).toEqual([4, 5]);
  });

  it('are not asked for while a table waits for players, nor by a page that is going', async () => {
    server({ ...state(0), views: [] });
    await link.open();
    link.expect(0, 1500);
    await vi.advanceTimersByTimeAsync(2000);
    link.expect(1, 1500);
    await link.leave(() => Promise.resolve());
    await vi.advanceTimersByTimeAsync(2000);
    expect(vi.mocked(api.table)).toHaveBeenCalledTimes(1);
  });

  it('older than what is known change nothing', async () => {
    await opened();
    wire.ears?.tell(news(5));
    server(state(4));
    await link.reload();
    expect([shown, link.table?.n]).toEqual([[4], 5]);
  });
});

describe('a connection', () => {
  it('that is lost comes back', async () => {
    await opened();
    wire.ears?.connected(false);
    expect([link.status, toasts.lost]).toEqual(['cut', true]);
    wire.ears?.connected(true);
    expect([link.status, toasts.lost]).toEqual(['live', false]);
    expect(toasts.list.map((toast) => toast.sentence)).toEqual(['caught-up']);
  });

  it('to a table that is gone is given up', async () => {
    await opened();
    server(refusal(404));
    expect(await wire.ears?.behind()).toBe(false);
    wire.ears?.connected(false);
    expect([link.status, wire.closed, toasts.lost]).toEqual(['refused', true, false]);
  });
});

describe('leaving', () => {
  it('makes no news of a table that is gone', async () => {
    await opened();
    server(refusal(404));
    const done = link.leave(async () => {
      expect(await wire.ears?.behind()).toBe(false);
      wire.ears?.connected(false);
    });
    expect(await done).toBe(true);
    expect([link.status, link.refusal, toasts.lost]).toEqual(['leaving', '', false]);
  });

  it('that is refused leaves one where one was', async () => {
    await opened();
    expect(await link.leave(() => Promise.reject(refusal(409)))).toBe(false);
    expect(link.status).toBe('live');
    expect(toasts.list.map((toast) => toast.sentence)).toEqual(['refused with 409']);
  });
});
