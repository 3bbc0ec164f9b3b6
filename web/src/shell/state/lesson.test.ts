import { expect, it } from 'vitest';
import { ways } from './lesson';

it('finds seats, areas and targets', () => {
  expect(ways(['seat:2', 'hand', 'granada', 'base/power/power_10'])).toEqual([
    '[data-seat-anchor="2"]',
    '.hand-area',
    '[data-target="granada"], [data-marker="granada"], [data-about="granada"]',
    '[data-target="base/power/power_10"], [data-marker="base/power/power_10"], [data-about="base/power/power_10"]',
  ]);
});
