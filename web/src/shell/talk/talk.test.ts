import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SaidMessage } from '../../generated/types';
import { SHOWN, Talk } from './talk.svelte';

const said = (id: number, wish: Partial<SaidMessage> = {}): SaidMessage => ({
  ...{ id, room: 'table', name: 'Blas', seat: 1, yours: false, at: 0, emote: '', text: `word ${id}`, n: null },
  ...wish,
});

describe('what is said at a table', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  it('is kept once and in order, however it comes', () => {
    const talk = new Talk('t');
    talk.hear(said(5));
    talk.take([said(3), said(4), said(5)]);
    talk.hear(said(4));
    expect(talk.said.map(({ id }) => id)).toEqual([3, 4, 5]);
    expect(talk.latest).toBe('Blas: word 5');
  });

  it('is unread until it is looked at, here or before the page was left; what one says oneself never is', () => {
    const talk = new Talk('t');
    talk.take([said(1), said(2, { yours: true }), said(3)]);
    expect(talk.unread).toBe(2);
    talk.turn(true);
    talk.hear(said(4));
    talk.turn(false);
    talk.hear(said(5));
    expect(talk.unread).toBe(1);
    const again = new Talk('t');
    again.take([said(4), said(5), said(6)]);
    expect(again.unread).toBe(2);
  });

  it('shows the last sign of a seat, for a moment', () => {
    vi.useFakeTimers();
    const talk = new Talk('t');
    talk.hear(said(1, { emote: 'ole', text: '' }));
    talk.hear(said(2, { emote: 'laugh', text: '' }));
    talk.hear(said(3, { emote: 'hello', text: '', seat: 2 }));
    expect(talk.signs.map(({ emote }) => emote)).toEqual(['laugh', 'hello']);
    vi.advanceTimersByTime(SHOWN);
    expect(talk.signs).toEqual([]);
    vi.useRealTimers();
  });
});
