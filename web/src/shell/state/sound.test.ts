import { describe, expect, it } from 'vitest';
import { moved, scored } from './testing';
import { SOUNDS, soundOf } from './sound';

const stopped = { kind: 'game-log-stopped', rule: '', args: {} };
const stops = ({ kind }: { kind: string }) => kind === 'game-log-stopped';

describe('what is heard', () => {
  const placed = moved(0, 'shore', 'north', 2);
  const counted = scored('north', [3, 2], 'general', ['first', 6, 0]);
  it('is the rarest of what happened', () => {
    expect(soundOf([placed], stops)).toBe('place');
    expect(soundOf([placed, counted], stops)).toBe('score');
    expect(soundOf([placed, counted, stopped], stops)).toBe('stop');
  });
  it('is nothing where nothing moved', () => expect(soundOf([stopped])).toBeNull());
  it('is short', () => {
    for (const tones of Object.values(SOUNDS)) expect(Math.max(...tones.map(({ at, lasts }) => at + lasts))).toBeLessThan(1);
  });
});
