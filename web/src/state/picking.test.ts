import { describe, expect, it } from 'vitest';
import type { PickerView } from '../generated/types';
import { actionsTo, handOf } from './picking';

const picker = (marked: string, leavesOut: boolean): PickerView => ({
  size: 2,
  leaves_out: leavesOut,
  cards: [...'abc'].map((id, i) => ({ id, mark: i, unmark: 10 + i, marked: marked.includes(id) })),
  presets: [],
});

describe('picking a hand', () => {
  it('knows the hand by what is taken or left out', () => {
    expect(handOf(picker('ab', false))).toEqual(new Set('ab'));
    expect(handOf(picker('a', true))).toEqual(new Set('bc'));
  });

  it('takes marks back before it sets others', () => {
    expect(actionsTo(picker('ab', false), new Set('bc'))).toEqual([10, 2]);
    expect(actionsTo(picker('a', true), new Set('ab'))).toEqual([10, 2]);
  });

  it('has nothing to do where nothing changes', () => {
    expect(actionsTo(picker('ab', false), new Set('ab'))).toEqual([]);
  });
});
