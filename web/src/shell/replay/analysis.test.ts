import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReviewedMove, ReviewMessage } from '../../generated/types';

const review = vi.hoisted(() => vi.fn<(id: string, seat: number, token: string) => Promise<ReviewMessage>>());
vi.mock('../../net/api', () => ({ api: { review } }));
const { Analysis } = await import('./analysis.svelte');

const move = (n: number, grade: ReviewedMove['grade']) => ({ n, grade }) as ReviewedMove;
const MOVES = [move(3, 'good'), move(8, 'costly'), move(9, 'best'), move(20, 'doubtful')];
const told = (seat: number, count: number): ReviewMessage => ({
  seat,
  expected: MOVES.length,
  moves: MOVES.slice(0, count),
  best: 9,
  costliest: 8,
  done: count === MOVES.length,
});

let analysis: InstanceType<typeof Analysis>;
beforeEach(() => {
  review.mockReset();
  analysis = new Analysis('table', '', () => Promise.resolve());
});

describe('an analysis', () => {
  it('comes move by move', async () => {
    const seen: number[] = [];
    review.mockImplementation((_, seat) => {
      seen.push(analysis.progress);
      return Promise.resolve(told(seat, 2 + 2 * (seen.length - 1)));
    });
    analysis.open(1);
    await vi.waitFor(() => expect(analysis.told?.done).toBe(true));
    expect(seen).toEqual([0, 0.5]);
    expect(analysis.progress).toBe(1);
    expect([analysis.at(8)?.grade, analysis.at(4)]).toEqual(['costly', null]);
    expect(analysis.count('best')).toBe(1);
  });

  it('leads from one costly move to the next, and round again', async () => {
    review.mockResolvedValue(told(0, 4));
    analysis.open(0);
    await vi.waitFor(() => expect(analysis.told?.done).toBe(true));
    const costly = (n: number) => analysis.next(n, ['doubtful', 'costly']);
    expect([costly(0), costly(8), costly(20)]).toEqual([8, 20, 8]);
    expect(analysis.next(0, [])).toBe(null);
  });

  it('is patient while the bots are busy, and is told when nobody can tell', async () => {
    review.mockRejectedValueOnce(new Error('busy')).mockResolvedValueOnce(told(0, 4));
    analysis.open(0);
    await vi.waitFor(() => expect(analysis.told?.done).toBe(true));
    review.mockRejectedValue(new Error('busy'));
    analysis.open(2);
    await vi.waitFor(() => expect(analysis.failed).toBe(true));
  });

  it('is left, and taken up where it was', async () => {
    let answer: (message: ReviewMessage) => void = () => undefined;
    review.mockImplementation(() => new Promise((done) => (answer = done)));
    analysis.open(0);
    analysis.leave();
    answer(told(0, 2));
    await Promise.resolve();
    await Promise.resolve();
    expect(review).toHaveBeenCalledTimes(1);
    review.mockResolvedValue(told(0, 4));
    void analysis.ask();
    await vi.waitFor(() => expect(analysis.told?.done).toBe(true));
  });
});
