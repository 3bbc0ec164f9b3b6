import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventMessage } from '../../generated/types';
import { Motion, type Step } from './motion.svelte';

const travel: EventMessage = {
  kind: 'moved',
  rule: '',
  args: { from: { place: 'aragon' }, to: { place: 'galicia' }, owner: { seat: 1 }, count: 2 },
};
const points: EventMessage = { kind: 'scored', rule: '', args: { place: { place: 'aragon' }, points: [3, 0] } };
const step = (n: number, ...events: EventMessage[]): Step => ({ n, views: [], events });

let shown: number[];
let seen: boolean;
let animated: boolean;
let motion: Motion;

beforeEach(() => {
  vi.useFakeTimers();
  [shown, seen, animated] = [[], true, true];
  motion = new Motion(
    ({ n }) => shown.push(n),
    () => seen,
    () => animated,
  );
});

afterEach(() => vi.useRealTimers());

const soon = () => vi.advanceTimersByTimeAsync(0);

describe('steps', () => {
  it('are shown when their pieces have arrived, one after the other', async () => {
    motion.play(step(1, travel));
    motion.play(step(2, travel));
    await soon();
    expect([shown, motion.flights.length]).toEqual([[], 1]);
    await vi.runAllTimersAsync();
    expect([shown, motion.flights]).toEqual([[1, 2], []]);
  });

  it('arrive at once when hurried', async () => {
    motion.play(step(1, travel));
    await soon();
    motion.skip();
    await soon();
    expect(shown).toEqual([1]);
  });

  it('are not lingered on while many wait', async () => {
    for (const n of [1, 2, 3, 4, 5]) motion.play(step(n, travel));
    await soon();
    motion.skip();
    await soon();
    expect(shown).toEqual([1, 2]); // the first had set out alone; the second had three behind it
  });

  it.each(['in the past', 'where nothing moves'])('are shown at once to someone %s', async (where) => {
    [seen, animated] = [where !== 'in the past', where !== 'where nothing moves'];
    motion.play(step(1, travel, points));
    await soon();
    expect([shown, motion.flights, motion.flyers]).toEqual([[1], [], []]);
  });

  it('let points rise, and fade', async () => {
    motion.play(step(1, points));
    await soon();
    expect(motion.flyers.map((flyer) => flyer.points)).toEqual([3]);
    await vi.runAllTimersAsync();
    expect(motion.flyers).toEqual([]);
  });
});

describe('at another pace', () => {
  const slow = (speed: number) =>
    new Motion(
      ({ n }) => shown.push(n),
      () => seen,
      () => animated,
      () => null,
      () => speed,
    );
  it('pieces travel as much faster', async () => {
    const lasts = async (speed: number) => {
      [shown, motion] = [[], slow(speed)];
      motion.play(step(1, travel));
      let ms = 0;
      for (; shown.length === 0; ms += 10) await vi.advanceTimersByTimeAsync(10);
      return ms;
    };
    expect([await lasts(1), await lasts(2), await lasts(0.5)]).toEqual([320, 180, 600]);
  });
  it('who likes it calm has a rest between two steps', async () => {
    motion = slow(0.6);
    animated = false;
    motion.play(step(1, travel));
    motion.play(step(2, travel));
    await vi.advanceTimersByTimeAsync(699);
    expect(shown).toEqual([1]);
    await vi.advanceTimersByTimeAsync(2);
    expect(shown).toEqual([1, 2]);
  });
});
