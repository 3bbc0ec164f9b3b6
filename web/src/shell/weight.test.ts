import { expect, test } from 'vitest';
import type { Lit } from './targets';
import type { DecisionView, OptionView } from './view';
import { mainOf, ordered } from './weight';

const text = { key: '', args: {} };
let next = 1;
function option(weight?: 'stop' | 'aside', target = ''): OptionView {
  const action = next++;
  return { action, notation: `o${action}`, verb: 'any', target, text, ...(weight ? { weight } : {}) };
}
/** A question whose options with a target are lit on the board; `also` are buttons too. */
function asked(options: OptionView[], main: OptionView | null = null, also: OptionView[] = []): [DecisionView, Lit] {
  const byTarget = new Map(options.filter((o) => o.target).map((o) => [o.target, [o]]));
  const buttons = options.filter((o) => !o.target || also.includes(o));
  return [{ options, main: main?.action ?? null } as DecisionView, { byTarget, buttons }];
}

test('where something lies on the board, no button is solid', () => {
  expect(mainOf(...asked([option(undefined, 'aragon'), option(), option('stop')]))).toBeNull();
});

test('the only act is solid, beside any number of ways to stop', () => {
  const act = option();
  expect(mainOf(...asked([option('stop'), act, option('aside')]))).toBe(act);
});

test('an act that is lit and a button is solid if it is the only one', () => {
  const card = option(undefined, 'base/2/veto');
  expect(mainOf(...asked([card, option('stop')], null, [card]))).toBe(card);
});

test('of several equal acts none is solid, but the one that the engine names', () => {
  const [one, other] = [option(), option()];
  expect(mainOf(...asked([one, other, option('stop')]))).toBeNull();
  expect(mainOf(...asked([one, other], other))).toBe(other);
});

test('where there is nothing but ways to stop, the first is solid and an aside never is', () => {
  const [first, second] = [option('stop'), option('stop')];
  expect(mainOf(...asked([option('aside'), first, second]))).toBe(first);
  expect(mainOf(...asked([option('aside')]))).toBeNull();
  expect(mainOf(...asked([]))).toBeNull();
});

test('a lit stop keeps no button from being solid', () => {
  const end = option('stop');
  expect(mainOf(...asked([option('stop', 'king'), end]))).toBe(end);
});

test('what does something comes first, what stands beside the question last', () => {
  const [aside, stop, act, more] = [option('aside'), option('stop'), option(), option()];
  expect(ordered([aside, stop, act, more])).toEqual([act, more, stop, aside]);
});
