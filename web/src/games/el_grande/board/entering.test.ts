import { expect, test } from 'vitest';
import { newcomers } from './entering';

test('who has just gone in is told, with as many as came at once', () => {
  expect(
    newcomers(
      [[1, 2]],
      [
        [1, 2],
        [0, 1],
      ],
    ),
  ).toEqual({ seat: 0, count: 1 });
  expect(
    newcomers(
      [],
      [
        [2, 1],
        [2, 1],
      ],
    ),
  ).toEqual({ seat: 2, count: 2 });
  expect(
    newcomers(
      [],
      [
        [1, 1],
        [2, 3],
      ],
    ),
  ).toEqual({ seat: 2, count: 3 });
});

test('nothing is told where nobody came, or the place was opened meanwhile', () => {
  expect(newcomers([[1, 2]], [[1, 2]])).toBeNull();
  expect(
    newcomers(
      [
        [1, 2],
        [0, 1],
      ],
      [[1, 2]],
    ),
  ).toBeNull();
  expect(
    newcomers(
      [[1, 2]],
      [
        [0, 1],
        [3, 1],
      ],
    ),
  ).toBeNull();
  expect(newcomers([[1, 2]], [])).toBeNull();
});
