import { expect, it } from 'vitest';
import { playOf } from '../state/beats';
import { GENERAL, viewOf } from '../state/testing';
import { cameTrue } from './foreseen';

const play = playOf(viewOf(3), viewOf(4), GENERAL);
const came = (place: string, points: number) => [0, 1, 2, 3].map((at) => cameTrue({ place, points }, { play, at, result: false }));

it('ticks what was foreseen when its place has paid as much', () => {
  expect(came('north', 8)).toEqual([false, false, true, true]);
  expect(came('north', 9)).toEqual([false, false, false, false]);
  expect(came('south', 1)).toEqual([false, false, false, false]);
});
