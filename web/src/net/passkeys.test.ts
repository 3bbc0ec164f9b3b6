import { expect, it } from 'vitest';
import { read, written } from './passkeys';

it('writes bytes without padding, and reads them', () => {
  const bytes = Uint8Array.from([255, 239, 191, 0, 62]);
  expect(written(bytes.buffer)).toBe('_--_AD4');
  expect([...read('_--_AD4')]).toEqual([...bytes]);
});
