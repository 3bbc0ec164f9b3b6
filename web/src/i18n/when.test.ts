import { describe, expect, it } from 'vitest';
import { ago, dated, lasting, ticking } from './when';

const NOON = Date.UTC(2026, 10, 18, 12) / 1000;

describe('times', () => {
  it('are said as long ago', () => {
    expect(ago(NOON - 150, NOON, 'en')).toBe('2 minutes ago');
    expect(ago(NOON - 2 * 3600, NOON, 'de')).toBe('vor 2 Stunden');
    expect(ago(NOON - 86_400, NOON, 'fr')).toBe('hier');
  });
  it('are dates after a week', () => {
    expect(ago(NOON - 9 * 86_400, NOON, 'en')).toMatch(/November/);
    expect(ago(NOON - 400 * 86_400, NOON, 'nl')).toMatch(/2025/);
  });
  it('never lie in the future', () => expect(ago(NOON + 50, NOON, 'en')).toBe('this minute'));
  it('are days and hours by the reader’s clock', () => {
    const at = new Date(NOON * 1000).toLocaleTimeString('de', { timeStyle: 'short' });
    expect(dated(NOON * 1000, 'de')).toBe(`18. November 2026 um ${at}`);
  });
  it('still last for days, hours or minutes', () => {
    expect(lasting(3 * 86_400 - 1, 'en')).toBe('2 days');
    expect(lasting(2 * 86_400 - 1, 'de')).toBe('47 Stunden');
    expect(lasting(119, 'en')).toBe('1 minute');
  });
  it('tick', () => expect([0, 59.2, 3600, -3].map(ticking)).toEqual(['0:00', '1:00', '1:00:00', '0:00']));
});
