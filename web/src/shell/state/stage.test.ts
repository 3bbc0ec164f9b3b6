import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playOf } from './beats';
import { LINGER, Stage } from './stage.svelte';
import { GENERAL, scored, viewOf } from './testing';

const general = playOf(viewOf(3), viewOf(4), GENERAL);
const special = playOf(viewOf(3), viewOf(3), [scored('north', [1, 2], 'special', ['first', 0, 6])]);

let stage: Stage;
let left: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  [stage, left] = [new Stage(), false];
});
afterEach(() => vi.useRealTimers());

async function perform(play = general): Promise<void> {
  void stage.perform(play).then(() => (left = true));
  await pass(0);
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const now = () => (stage.result ? 'result' : stage.at);

describe('a scoring on stage', () => {
  it('goes from beat to beat, shows its result, and is left in the end', async () => {
    await perform();
    expect(now()).toBe(-1);
    const seen = [];
    for (const ms of [400, 3200, 3600, 1350, 350]) {
      await pass(ms);
      seen.push(now());
    }
    expect(seen).toEqual([0, 1, 2, 3, 'result']);
    await pass(LINGER - 1);
    expect([left, stage.view?.scores]).toEqual([false, [23, 27]]);
    await pass(1);
    expect([left, stage.play]).toEqual([true, null]);
  });

  it('is shorter or longer at another pace, but its result is never hurried away', async () => {
    for (const [pace, curtain, linger] of [
      [2, 200, LINGER],
      [0.6, 666, 20_000],
    ] as const) {
      [stage, left] = [
        new Stage(
          () => Promise.resolve(),
          () => pace,
        ),
        false,
      ];
      await perform();
      await pass(curtain - 1);
      expect(now()).toBe(-1);
      await pass(1);
      expect(now()).toBe(0);
      stage.skip();
      await pass(linger - 1);
      expect([now(), left]).toEqual(['result', false]);
      await pass(1);
      expect(left).toBe(true);
    }
  });

  it('is its result alone where nobody wants to wait', async () => {
    [stage, left] = [
      new Stage(
        () => Promise.resolve(),
        () => Infinity,
      ),
      false,
    ];
    await perform();
    expect([now(), left]).toEqual(['result', false]);
    await pass(LINGER);
    expect(left).toBe(true);
    left = false;
    await perform(special);
    expect([stage.play, left]).toEqual([null, true]);
  });

  it('stops and goes on', async () => {
    await perform();
    await pass(400);
    stage.pause();
    await pass(60_000);
    expect(now()).toBe(0);
    stage.pause();
    expect(now()).toBe(1);
  });

  it('is stepped through, both ways, and stays where it is', async () => {
    await perform();
    stage.step(1);
    stage.step(1);
    stage.step(-1);
    await pass(60_000);
    expect([now(), stage.stepping]).toEqual([0, true]);
    for (let i = 0; i < 9; i++) stage.step(1);
    await pass(60_000);
    expect(now()).toBe('result');
    stage.step(-1);
    expect(now()).toBe(3);
  });

  it('goes twice as fast', async () => {
    await perform();
    stage.hurry();
    await pass(400);
    await pass(1600);
    expect(now()).toBe(1);
  });

  it('is skipped to its result, and the result away', async () => {
    await perform();
    stage.skip();
    expect([now(), left]).toEqual(['result', false]);
    stage.skip();
    await pass(0);
    expect(left).toBe(true);
  });

  it('leaves a result that is read where it is', async () => {
    await perform();
    stage.skip();
    stage.hold(true);
    await pass(LINGER * 2);
    expect(left).toBe(false);
    stage.hold(false);
    await pass(LINGER);
    expect(left).toBe(true);
  });

  it('shows what moves before it has arrived', async () => {
    let arrive: () => void = () => undefined;
    stage = new Stage(() => new Promise<void>((done) => (arrive = done)));
    await perform();
    await pass(400 + 3200);
    expect([now(), stage.view?.board.stacks.length]).toEqual([1, 4]);
    arrive();
    await pass(0);
    expect(stage.view?.board.stacks.length).toBe(2);
  });

  it('is played again as often as one likes', () => {
    stage.last = general;
    stage.again();
    expect(stage.play).toBe(general);
  });

  it('has no result where only a card scored, or a question comes in the middle', async () => {
    for (const play of [special, { ...general, ends: false }]) {
      left = false;
      await perform(play);
      stage.skip();
      await pass(0);
      expect(left).toBe(true);
    }
  });
});
