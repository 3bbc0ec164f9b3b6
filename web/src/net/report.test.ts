import { describe, expect, it, vi } from 'vitest';
import { report, troubleOf, whereabouts } from './report';

describe('a report', () => {
  it('says what failed, where, and no more than the server takes', () => {
    Object.assign(whereabouts, { page: 'table', table: 'abc', n: 7 });
    const trouble = troubleOf('cards', new TypeError('x'.repeat(5000)));
    expect(trouble).toMatchObject({ part: 'cards', page: 'table', table: 'abc', n: 7 });
    expect(trouble.error.startsWith('TypeError: xxx')).toBe(true);
    expect(trouble.error.length).toBe(300);
    expect(trouble.stack!.length).toBeLessThanOrEqual(3000);
    expect(troubleOf('promise', undefined).error).toBe('undefined');
  });
  it('goes out once for each fault, and five times at most', () => {
    const sent = vi.fn(() => Promise.reject(new Error('offline')));
    vi.stubGlobal('fetch', sent);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (let i = 0; i < 4; i++) report('log', new Error('the same'));
    expect(sent).toHaveBeenCalledTimes(1);
    for (let i = 0; i < 20; i++) report('log', new Error(`another ${i}`));
    expect(sent).toHaveBeenCalledTimes(5);
  });
});
