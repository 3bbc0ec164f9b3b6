import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PickerView } from '../../generated/types';
import { actionsTo, draftOf, dropDraft, handOf, keepDraft } from './picking';

const picker = (marked: string, leavesOut: boolean): PickerView => ({
  size: 2,
  leaves_out: leavesOut,
  cards: ['a', 'b', 'c'].map((id, i) => ({ id, mark: i, unmark: 10 + i, marked: marked.includes(id) })),
  presets: [],
});

describe('picking a hand', () => {
  const kept = new Map<string, string>();
  beforeAll(() => {
    const getItem = (name: string) => kept.get(name) ?? null;
    vi.stubGlobal('localStorage', { getItem, setItem: kept.set.bind(kept), removeItem: kept.delete.bind(kept) });
  });
  afterAll(() => vi.unstubAllGlobals());

  it('knows the hand by what is taken or left out', () => {
    expect(handOf(picker('ab', false))).toEqual(new Set('ab'));
    expect(handOf(picker('a', true))).toEqual(new Set('bc'));
  });

  it('takes marks back before it sets others', () => {
    expect(actionsTo(picker('ab', false), new Set('bc'))).toEqual([10, 2]);
    expect(actionsTo(picker('a', true), new Set('ab'))).toEqual([10, 2]);
  });

  it('goes on with an unfinished hand, as far as its cards are there', () => {
    expect(draftOf(picker('', false), 'table.0')).toBeNull();
    keepDraft('table.0', ['c', 'a', 'gone']);
    expect(draftOf(picker('', false), 'table.0')).toEqual(new Set('ac'));
    expect(draftOf(picker('', false), 'table.1')).toBeNull();
    dropDraft('table.0');
    expect(draftOf(picker('', false), 'table.0')).toBeNull();
  });

  it('has nothing to do where nothing changes', () => {
    expect(actionsTo(picker('ab', false), new Set('ab'))).toEqual([]);
  });
});
