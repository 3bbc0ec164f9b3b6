import { expect, it } from 'vitest';
import { atTime, minutesOf, zones } from './profile';

it('times of day go there and back', () => {
  expect([0, 425, 1439].map(atTime)).toEqual(['00:00', '07:05', '23:59']);
  expect(['00:00', '07:05', '23:59'].map(minutesOf)).toEqual([0, 425, 1439]);
});

it('a time zone that the browser does not list is there once', () => {
  const found = zones('Castilla/Old', 'UTC', '');
  expect(found.filter((zone) => ['Castilla/Old', 'UTC', ''].includes(zone))).toEqual(['Castilla/Old', 'UTC']);
});
