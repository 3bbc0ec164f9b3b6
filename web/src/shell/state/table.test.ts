import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameView, LogLine, OptionView, TableMessage, TableState, Taken } from '../../generated/types';
import { api, Refused } from '../../net/api';
import type { Ears } from '../../net/socket';
import { settings } from './settings.svelte';
import { LINGER } from './stage.svelte';
import { TableStore } from './table.svelte';
import { GENERAL, viewOf } from './testing';
import { toasts } from './toasts.svelte';

const wire = vi.hoisted(() => ({ ears: null as Ears | null }));
vi.mock('../../net/socket', () => ({
  TableSocket: class {
    constructor(_id: string, _token: string, ears: Ears) {
      wire.ears = ears;
    }
    close(): void {
      wire.ears = null;
    }
  },
}));
vi.mock('../../i18n/texts.svelte', () => ({ t: (key: string) => key, say: (text: { key: string }) => text.key }));

const table = (n: number) => ({ n, state: 'playing', seats: [] }) as unknown as TableMessage;
const option = (notation: string) => ({ notation, action: 7 }) as OptionView;
/** A view of seat 0 that asks for these notations. */
const view = (n: number, ...asks: string[]) =>
  ({ seat: 0, decision: asks.length > 0 ? { seat: 0, number: n, answered: false, options: asks.map(option) } : null }) as GameView;
const state = (n: number, ...asks: string[]): TableState => ({ table: table(n), views: [view(n, ...asks)] });
const line = (n: number) => ({ n, seat: 0, what: 'choose', at: n, events: [] }) as unknown as LogLine;
const lost = new Refused({ error: '', reason: { key: 'page-no-connection', args: {} }, done: 0 }, 0);

/** What the server has, and what it says to a choice. */
let now: TableState;
let log: LogLine[];
let say: (() => Promise<Taken>) | null;
let store: TableStore;

const soon = () => vi.advanceTimersByTimeAsync(0);
const asked = () => store.decision?.options.map((each) => each.notation) ?? null;

/** The server goes on; with news, unless they are lost. */
function goOn(n: number, ...asks: string[]): void {
  now = state(n, ...asks);
  log = [...log, line(n)];
}
async function tell(): Promise<void> {
  wire.ears?.tell({ type: 'news', table: now.table, lines: log.slice(-1), views: now.views });
  await soon();
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: true }));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  toasts.list = [];
  [now, log, say] = [state(4, 'place aragon', 'pass'), [], null];
  vi.spyOn(api, 'table').mockImplementation(() => Promise.resolve(now));
  vi.spyOn(api, 'log').mockImplementation(() => Promise.resolve({ lines: log }));
  vi.spyOn(api, 'choose').mockImplementation(() => say?.() ?? soon().then(() => ({ n: now.table.n })));
  store = new TableStore('table');
  await store.open();
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('an answer', () => {
  it('is waited for until its news are shown, and nothing is asked meanwhile', async () => {
    void store.choose(option('pass'));
    expect([asked(), store.waiting, store.busy]).toEqual([null, true, true]);
    goOn(5, 'pass');
    await soon();
    expect(asked()).toBe(null);
    await tell();
    expect([asked(), store.waiting, store.busy]).toEqual([['pass'], false, false]);
  });

  it('is not asked for again when somebody else was faster', async () => {
    let taken: (answer: Taken) => void = () => undefined;
    say = () => new Promise((done) => (taken = done));
    void store.choose(option('pass'));
    goOn(5, 'pass');
    await tell();
    expect(asked()).toBe(null);
    goOn(6, 'place galicia');
    taken({ n: 6 });
    await tell();
    expect(asked()).toEqual(['place galicia']);
  });

  it('whose news do not come is looked for', async () => {
    void store.choose(option('pass'));
    goOn(5, 'place galicia');
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked()).toEqual(['place galicia']);
  });

  it('is looked for at once while there is no socket', async () => {
    wire.ears?.connected(false);
    void store.choose(option('pass'));
    goOn(5, 'place galicia');
    await vi.advanceTimersByTimeAsync(50);
    expect(asked()).toEqual(['place galicia']);
  });

  it('is given once', async () => {
    void store.choose(option('pass'));
    void store.choose(option('pass'));
    await soon();
    expect(api.choose).toHaveBeenCalledTimes(1);
  });

  it('that is refused is asked for again, with the reason', async () => {
    say = () => Promise.reject(new Refused({ error: 'Not now.', reason: null, done: 0 }, 409));
    await store.choose(option('pass'));
    expect(asked()).toEqual(['place aragon', 'pass']);
    expect(toasts.list.map((toast) => toast.sentence)).toEqual(['Not now.']);
  });

  it.each([
    ['taken', 'was-taken', ['place galicia']],
    ['lost', 'not-taken', ['place aragon', 'pass']],
  ])('that nobody acknowledged may have been %s', async (what, sentence, asks) => {
    say = () => {
      if (what === 'taken') goOn(5, 'place galicia');
      return Promise.reject(lost);
    };
    await store.choose(option('pass'));
    expect(toasts.list.map((toast) => toast.sentence)).toEqual([sentence]);
    expect(asked()).toEqual(asks);
  });
});

describe('typed notation', () => {
  it('is answered step by step, as the news come', async () => {
    expect(store.type(['place aragon', 'place aragon'])).toBe(true);
    goOn(5, 'place aragon');
    await soon();
    expect(api.choose).toHaveBeenCalledTimes(1);
    await tell();
    expect(api.choose).toHaveBeenCalledTimes(2);
    goOn(6, 'place aragon');
    await tell();
    expect(api.choose).toHaveBeenCalledTimes(2);
  });

  it('that is no option is refused', () => {
    expect(store.type(['place madrid'])).toBe(false);
    expect(api.choose).not.toHaveBeenCalled();
  });
});

describe('a device for several', () => {
  it('is handed over before another sees anything', async () => {
    const other = { ...view(5, 'pass'), seat: 1 };
    now = { table: table(5), views: [view(5), other] };
    log = [line(5)];
    await tell();
    expect([store.covered, asked(), store.seat]).toEqual([true, null, 1]);
    store.uncover();
    expect(asked()).toEqual(['pass']);
  });
});

describe('a general scoring', () => {
  /** Round 3 ends with a scoring, which everybody looks at. */
  async function score(): Promise<void> {
    const seats = [{ yours: true, looking: true }] as TableMessage['seats'];
    now = { table: { ...table(5), seats }, views: [viewOf(4)] };
    log = [{ ...line(5), events: GENERAL }];
    await tell();
  }

  beforeEach(async () => {
    vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
    vi.spyOn(api, 'seen').mockResolvedValue({ n: 5 });
    store.close();
    now = { table: table(4), views: [viewOf(3)] };
    store = new TableStore('table');
    await store.open();
  });

  it('is waited for until it has been left', async () => {
    await score();
    store.stage.skip();
    await vi.advanceTimersByTimeAsync(LINGER - 1);
    expect(store.stage.result).toBe(true);
    expect(api.seen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(api.seen).toHaveBeenCalledExactlyOnceWith('table', 5);
  });

  it('is not waited for where nobody looks', async () => {
    vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: true }));
    await score();
    expect(api.seen).toHaveBeenCalledExactlyOnceWith('table', 5);
  });

  it('is not waited for by those who only want its result', async () => {
    vi.spyOn(settings, 'pace', 'get').mockReturnValue(Infinity);
    await score();
    expect(store.stage.result).toBe(true);
    expect(api.seen).toHaveBeenCalledExactlyOnceWith('table', 5);
  });

  it('is not waited for where it was never shown: somebody comes later', async () => {
    await score();
    store.close();
    vi.mocked(api.seen).mockClear();
    log = [];
    store = new TableStore('table');
    await store.open();
    expect(api.seen).toHaveBeenCalledExactlyOnceWith('table', 5);
  });
});
