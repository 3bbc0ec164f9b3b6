import { beforeEach, describe, expect, it } from 'vitest';
import type { EventMessage, LogLine, MomentMessage } from '../../generated/types';
import { Replay } from './replay.svelte';
import { GENERAL, viewOf } from './testing';

const event: EventMessage = { kind: 'moved', args: {}, rule: '' };
const lines = [1, 2, 3].map((n) => ({ n, events: [event] }) as LogLine);

let told: string[];
let refuse: boolean;
let replay: Replay;

beforeEach(() => {
  [told, refuse] = [[], false];
  replay = new Replay({
    last: () => 3,
    lines: () => lines,
    ask: (n) => {
      told.push(`ask ${n}`);
      return Promise.resolve(refuse ? null : ({ n } as MomentMessage));
    },
    fly: (events) => {
      told.push(`fly ${events.length}`);
      return Promise.resolve();
    },
    land: () => told.push('land'),
    rise: () => told.push('rise'),
  });
});

describe('a scoring of the past', () => {
  const past = [
    { n: 1, events: [event] },
    { n: 2, events: GENERAL },
    { n: 3, events: [event] },
  ] as LogLine[];

  beforeEach(async () => {
    replay = new Replay({
      last: () => 3,
      lines: () => past,
      ask: (n) => Promise.resolve({ n, view: viewOf(n < 2 ? 3 : 4) }),
      fly: () => Promise.resolve(),
      land: () => undefined,
      rise: () => undefined,
    });
    await replay.goTo(1);
  });
  const where = () => `${replay.moment?.n}.${replay.beat}`;

  it('is stepped through beat by beat, both ways', async () => {
    const seen = [];
    for (let i = 0; i < 6; i++) {
      await replay.stepOn();
      seen.push(where());
    }
    expect(seen).toEqual(['2.1', '2.2', '2.3', '2.4', '2.0', '3.0']);
    await replay.goToAddress('2.2');
    await replay.stepBack();
    expect(where()).toBe('2.1');
    await replay.stepBack();
    expect(where()).toBe('1.0');
  });

  it('has an address for every beat', async () => {
    await replay.goTo(2, false, 3);
    expect([where(), replay.scene?.play.beats[2]?.row?.places]).toEqual(['2.3', ['north']]);
    await replay.goTo(2, false, 99);
    expect([where(), replay.scene]).toEqual(['2.0', null]);
    await replay.goTo(3, false, 1);
    expect([where(), replay.scene]).toEqual(['3.0', null]);
  });
});

describe('the past', () => {
  it.each([
    [-4, 0],
    [2, 2],
    [9, 3],
  ])('goes from the beginning to now: %i is %i', async (wish, n) => {
    await replay.goTo(wish);
    expect(replay.moment?.n).toBe(n);
  });

  it('steps on with what moves', async () => {
    await replay.goTo(1);
    told = [];
    await replay.stepOn();
    expect(told).toEqual(['fly 1', 'land', 'ask 2', 'rise']);
    expect(replay.moment?.n).toBe(2);
  });

  it('is a film until it is left', async () => {
    await replay.goTo(1, true);
    await replay.stepOn();
    expect(replay.filming).toBe(true);
    replay.leave();
    expect([replay.moment, replay.filming]).toEqual([null, false]);
    await replay.goTo(1);
    expect(replay.filming).toBe(false);
  });

  it('stays left, even while pieces fly', async () => {
    await replay.goTo(1);
    const stepping = replay.stepOn();
    replay.leave();
    await stepping;
    expect(replay.moment).toBe(null);
  });

  it('stays where it is when a moment is refused', async () => {
    await replay.goTo(1);
    refuse = true;
    await replay.goTo(2, true);
    expect([replay.moment?.n, replay.filming]).toEqual([1, false]);
  });
});
