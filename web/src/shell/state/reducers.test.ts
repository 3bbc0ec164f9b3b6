import { describe, expect, it } from 'vitest';
import type { DecisionView, EventMessage, GameView, LogLine, News, TableMessage } from '../../generated/types';
import { flightsOf, flyersOf, touchedBy } from './events';
import { waitFor } from '../../net/socket';
import { highlights, isBehind, lineKey, mergeLines, mustHandOver, sinceOwn, sourcesOf, viewToShow } from './reducers';
import { routeOf } from './router.svelte';
import { preferredLanguage } from './settings.svelte';

const event = (kind: string, args: Record<string, unknown>): EventMessage => ({ kind, args, rule: '' });
const line = (n: number, seat: number, ...events: EventMessage[]): LogLine => ({
  n,
  seat,
  what: 'choose',
  at: n,
  round: 1,
  active: seat,
  events,
  scores: [],
});
const view = (seat: number | null, asked: boolean, answered = false) =>
  ({ seat, decision: asked ? ({ answered } as DecisionView) : null }) as GameView;

describe('the log', () => {
  it('keeps every line once, in order', () => {
    const merged = mergeLines([line(1, 0), line(2, 1)], [line(2, 1), line(3, 0)]);
    expect(merged.map(lineKey)).toEqual(['1/choose/1', '2/choose/2', '3/choose/3']);
  });
  it('knows what came since one’s own last choice', () => {
    const lines = [line(1, 0), line(2, 1), line(3, 2), line(4, 1)];
    expect(sinceOwn(lines, [0], 0).map((l) => l.n)).toEqual([2, 3, 4]);
    expect(sinceOwn(lines, [0], 3).map((l) => l.n)).toEqual([4]);
  });
  it('tells three things, points first, in the order in which they happened', () => {
    const lines = [
      line(1, 1, event('walk', { count: 1, to: { place: 'a' } })),
      line(2, 1, event('score', { points: [5, 0], place: { place: 'a' } }), event('king', { marker: { marker: 'king' } })),
      line(3, 2, event('walk', { count: 3, to: { place: 'b' } }), event('note', {})),
    ];
    expect(highlights(lines).map((e) => e.kind)).toEqual(['score', 'king', 'walk']);
  });
  it('tells of what was laid or lost somewhere, what is only counted not at all', () => {
    const lines = [
      line(1, 1, event('laid', { at: '1,0' }), event('supplied', { count: 5 }), event('lost', { at: '2,0', count: 8 })),
      line(2, 2, event('raised', { at: '3,0', count: 4 }), event('moved', { at: '4,0' }), event('drawn', {})),
    ];
    expect(highlights(lines).map((e) => e.kind)).toEqual(['lost', 'raised', 'moved']);
  });
  it('tells of equal steps at once', () => {
    const walk = (to: string) => event('walk', { count: 1, owner: 1, to: { place: to } });
    const told = highlights([line(1, 1, walk('a')), line(2, 1, walk('b')), line(3, 1, walk('a'), event('turn', {}))]);
    expect(told.map((e) => [e.args.to, e.args.count])).toEqual([
      [{ place: 'a' }, 2],
      [{ place: 'b' }, 1],
    ]);
  });
  it('knows where points came from', () => {
    expect(sourcesOf([line(1, 0, event('x', { points: [1, 2], place: { place: 'aragon' }, how: 'general' }))])).toEqual([
      { round: 1, source: 'aragon', how: 'general', points: [1, 2] },
    ]);
  });
});

describe('whose view is shown', () => {
  it('stays with the seat that is asked', () => expect(viewToShow([view(0, true), view(1, true)], 1)?.seat).toBe(1));
  it('goes to the one that is asked', () => expect(viewToShow([view(0, false), view(1, true)], 0)?.seat).toBe(1));
  it('goes on to the one that has not answered', () => expect(viewToShow([view(0, true, true), view(1, true)], 0)?.seat).toBe(1));
  it('else stays', () => expect(viewToShow([view(0, false), view(1, false)], 1)?.seat).toBe(1));
  it('hands over only between people on one device', () => {
    expect(mustHandOver([view(0, false), view(1, true)], 0, 1)).toBe(true);
    expect(mustHandOver([view(0, true)], null, 0)).toBe(false);
  });
});

describe('motion', () => {
  const moved = event('moved', { owner: { seat: 1 }, piece: 'caballero', from: { place: 'a' }, to: { place: 'b' }, count: 2 });
  it('comes from events', () => {
    expect(flightsOf([moved])).toMatchObject([{ owner: 1, count: 2, from: 'a', to: 'b', marker: '', delay: 0 }]);
    expect(flightsOf([event('king', { marker: { marker: 'king' }, from: { place: 'a' }, to: { place: 'b' } })])).toMatchObject([
      { marker: 'king', owner: null },
    ]);
    expect(flightsOf([event('stayed', { marker: { marker: 'king' }, from: { place: 'a' }, to: { place: 'a' } })])).toEqual([]);
  });
  it('shows points where they were given', () => {
    expect(flyersOf([event('scored', { place: { place: 'a' }, points: [0, 4, 2] })]).map((f) => [f.seat, f.points])).toEqual([
      [1, 4],
      [2, 2],
    ]);
  });
  it('knows the places it touched', () => expect([...touchedBy([moved])]).toEqual(['a', 'b']));
});

describe('small things', () => {
  it('reads addresses', () => expect(routeOf('/table/abc', '?at=4')).toMatchObject({ page: 'table', id: 'abc', token: '' }));
  it('speaks the first language it knows', () => {
    expect(preferredLanguage(['es', 'nl-BE', 'de'])).toBe('nl');
    expect(preferredLanguage(['pt'])).toBe('en');
  });
  it('waits longer and longer, but not for ever', () => {
    expect(waitFor(0, 0.5)).toBe(250);
    expect(waitFor(3, 0.5)).toBe(2000);
    expect(waitFor(30, 0.5)).toBe(2500);
  });
});

describe('isBehind', () => {
  const table = (n: number, state = 'playing') => ({ n, state }) as TableMessage;
  const news = (n: number, ...lines: number[]) =>
    ({ type: 'news', table: table(n), views: [], lines: lines.map((i) => ({ n: i }) as LogLine) }) as News;

  it('sees that views are missing from who is here', () => {
    expect(isBehind({ type: 'presence', table: table(4) }, 4)).toBe(false);
    expect(isBehind({ type: 'presence', table: table(5) }, 4)).toBe(true);
  });
  it('sees that the game has begun unheard', () => {
    expect(isBehind({ type: 'presence', table: table(0, 'waiting') }, -1)).toBe(false);
    expect(isBehind({ type: 'presence', table: table(0) }, -1)).toBe(true);
  });
  it('sees that lines are missing', () => {
    expect(isBehind(news(5, 5), 4)).toBe(false);
    expect(isBehind(news(6, 6), 4)).toBe(true);
    expect(isBehind(news(0, 0), -1)).toBe(false);
    expect(isBehind(news(5, 5), 5)).toBe(false);
  });
});
