import { describe, expect, it } from 'vitest';
import type { OptionView } from '../../generated/types';
import { Script } from './script';

const options = (...list: string[]) => list.map((notation, action) => ({ notation, action }) as OptionView);

describe('typed notation', () => {
  it('is given part by part', () => {
    const script = new Script();
    expect(script.begin(['pick red galicia', 'to aragon'], options('pick red galicia', 'stop'))).toBe(true);
    expect(script.next(options('pick red galicia', 'stop'))?.action).toBe(0);
    expect(script.next(options('stop', 'to aragon'))?.action).toBe(1);
    expect(script.next(options('stop', 'to aragon'))).toBeUndefined();
  });

  it('does not begin with what is no option', () => {
    const script = new Script();
    expect(script.begin(['place aragon'], options('place galicia'))).toBe(false);
    expect(script.next(options('place aragon'))).toBeUndefined();
  });

  it('is forgotten where a part is no option any more', () => {
    const script = new Script();
    script.begin(['place aragon', 'place aragon', 'place aragon'], options('place aragon'));
    script.next(options('place aragon'));
    expect(script.next(options('place galicia'))).toBeUndefined();
    expect(script.next(options('place aragon'))).toBeUndefined();
  });

  it('stops when told to', () => {
    const script = new Script();
    script.begin(['place aragon', 'place aragon'], options('place aragon'));
    script.stop();
    expect(script.next(options('place aragon'))).toBeUndefined();
  });
});
