// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventMessage, LogLine } from '../../generated/types';
import { Replay } from '../state/replay.svelte';
import type { TableStore } from '../state/table.svelte';
import { GENERAL, viewOf } from '../state/testing';

const review = vi.hoisted(() => vi.fn());
vi.mock('../../net/api', () => ({ api: { review } }));
vi.mock('../state/router.svelte', () => ({ router: { go: vi.fn() } }));
const { playbackOf } = await import('./playback.svelte');

const event: EventMessage = { kind: 'moved', args: {}, rule: '' };
const line = (n: number, round: number, active: number, events: EventMessage[] = [event]) => ({ n, round, active, events }) as LogLine;
/** Two rounds of two turns; a scoring ends the first. */
const LINES = [
  line(0, 1, 0),
  line(1, 1, 0),
  line(2, 1, 1),
  line(3, 1, 1),
  line(4, 2, 1, GENERAL),
  line(5, 2, 1),
  line(6, 2, 0),
  line(7, 2, 0),
];

let playback: ReturnType<typeof playbackOf>;
beforeEach(async () => {
  const replay = new Replay({
    last: () => 7,
    lines: () => LINES,
    ask: (n) => Promise.resolve({ n, view: viewOf(n < 4 ? 3 : 4) }),
    fly: () => Promise.resolve(),
    land: () => undefined,
    rise: () => undefined,
  });
  const store = {
    id: 'table',
    token: '',
    path: '/table/table',
    lines: LINES,
    table: { n: 7, state: 'over' },
    mine: [],
    live: { winners: [1] },
    motion: { skip: () => undefined },
    replay,
  } as unknown as TableStore;
  playback = playbackOf(store);
  expect(playbackOf(store)).toBe(playback);
  await replay.goTo(0);
});

/** What was begun is done. */
const settle = () => new Promise((done) => setTimeout(done));

describe('a replay', () => {
  it.each<[string, () => void, string[]]>([
    ['steps', () => playback.step(1), ['1', '2', '3', '4.1']],
    ['turns', () => playback.turn(1), ['2', '4', '6', '7', '7']],
    ['rounds', () => playback.round(1), ['4', '7', '7']],
    ['scorings', () => playback.scoring(), ['4.1', '4.1']],
  ])('goes on by %s', async (_, act, places) => {
    for (const place of places) {
      act();
      await settle();
      expect(playback.at).toBe(place);
    }
  });

  it.each<[string, () => void, string[]]>([
    ['steps', () => playback.step(-1), ['6', '5']],
    ['turns', () => playback.turn(-1), ['6', '4', '2', '0', '0']],
    ['rounds', () => playback.round(-1), ['4', '0', '0']],
  ])('goes back by %s', async (_, act, places) => {
    playback.go(7);
    await settle();
    for (const place of places) {
      act();
      await settle();
      expect(playback.at).toBe(place);
    }
  });

  it('loses no key that is pressed while pieces fly, and does not run on after many', async () => {
    playback.step(1);
    playback.step(1);
    await settle();
    expect(playback.n).toBe(2);
    playback.go(0);
    for (let i = 0; i < 9; i++) playback.turn(1);
    await settle();
    expect(playback.n).toBe(4);
  });

  it('plays as a film to the end, as fast as is wished, and stops for whoever goes somewhere', async () => {
    vi.useFakeTimers();
    try {
      playback.store.replay.speed = 4;
      playback.film();
      await vi.advanceTimersByTimeAsync(175 * 3 + 1);
      expect([playback.playing, playback.n]).toEqual([true, 4]);
      playback.turn(1);
      await vi.advanceTimersByTimeAsync(60_000);
      expect([playback.playing, playback.n]).toEqual([false, 6]);
      playback.film();
      await vi.advanceTimersByTimeAsync(60_000);
      expect([playback.playing, playback.n]).toEqual([false, 7]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is told as the game of whoever won, for those who did not play', () => expect(playback.subject).toBe(1));

  it('analyses nothing while the game runs', () => {
    playback.store.table!.state = 'playing';
    playback.analyse();
    expect([playback.analysis.on, review.mock.calls.length]).toEqual([false, 0]);
  });
});
