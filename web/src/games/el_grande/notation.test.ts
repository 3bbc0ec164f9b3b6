import { describe, expect, it } from 'vitest';
import { notations } from './notation';

describe('the command line', () => {
  it('splits what it is told', () => {
    expect(notations('place aragon')).toEqual(['place aragon']);
    expect(notations(' Place aragon 2 ')).toEqual(['place aragon', 'place aragon']);
    expect(notations('move red galicia>aragon')).toEqual(['pick red galicia', 'to aragon']);
    expect(notations('number 3')).toEqual(['number 3']);
    expect(notations('')).toEqual([]);
  });
});
