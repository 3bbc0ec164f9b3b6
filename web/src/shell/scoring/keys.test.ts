/** Keys of a scoring: what each does, and that others are left alone. */
import { describe, expect, it, vi } from 'vitest';
import type { Stage } from '../state/stage.svelte';
import { stageKey } from './keys';

function staged(general: boolean) {
  const done = { skip: vi.fn(), pause: vi.fn(), step: vi.fn(), hurry: vi.fn() };
  return { stage: { play: { general }, ...done } as unknown as Stage, ...done };
}

describe('the keys of a scoring', () => {
  it('stop, step, hurry and skip a general one', () => {
    const { stage, skip, pause, step, hurry } = staged(true);
    for (const key of [' ', 'ArrowRight', 'ArrowLeft', 'F', 'Escape']) expect(stageKey(stage, key, null)).toBe(true);
    expect(pause).toHaveBeenCalledOnce();
    expect(step.mock.calls).toEqual([[1], [-1]]);
    expect(hurry).toHaveBeenCalledOnce();
    expect(skip).toHaveBeenCalledOnce();
  });

  it('only skip a special one', () => {
    const { stage, skip, pause, step } = staged(false);
    for (const key of [' ', 'ArrowRight', 'f']) expect(stageKey(stage, key, null)).toBe(false);
    expect(stageKey(stage, 'Escape', null)).toBe(true);
    expect([pause, step].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    expect(skip).toHaveBeenCalledOnce();
  });

  it('are not taken from anything else', () => {
    const { stage, skip } = staged(true);
    expect(stageKey(stage, 'w', null)).toBe(false);
    expect(stageKey({ play: null } as Stage, 'Escape', null)).toBe(false);
    expect(skip).not.toHaveBeenCalled();
  });
});
