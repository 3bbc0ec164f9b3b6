// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { replayKeys, type Moves } from './keys';

let done: string[];
const note =
  (name: string) =>
  (by?: number): void => {
    done.push(by === undefined ? name : `${name} ${by}`);
  };
const moves = Object.fromEntries(
  ['start', 'end', 'step', 'turn', 'round', 'scoring', 'film', 'analysis', 'costly', 'link'].map((name) => [name, note(name)]),
) as unknown as Moves;
const press = replayKeys(moves);

/** What is touched: something in these places. */
class Thing {
  constructor(private readonly within: string[]) {}
  closest(selector: string): Thing | null {
    return selector.split(', ').some((one) => this.within.includes(one)) ? this : null;
  }
  matches(selector: string): boolean {
    return this.closest(selector) !== null;
  }
}

function key(name: string, more: Partial<KeyboardEvent> = {}, within: string[] = []): boolean {
  let prevented = false;
  const target = new Thing(within) as unknown as EventTarget;
  press({ key: name, target, preventDefault: () => (prevented = true), ...more } as KeyboardEvent);
  return prevented;
}

beforeEach(() => {
  done = [];
  Object.assign(globalThis, { HTMLElement: Thing, SVGElement: Thing, document: { querySelector: () => null } });
});

describe('the keys of a replay', () => {
  it.each([
    ['ArrowLeft', {}, 'step -1'],
    ['ArrowRight', {}, 'step 1'],
    ['ArrowLeft', { shiftKey: true }, 'turn -1'],
    ['ArrowRight', { shiftKey: true }, 'turn 1'],
    ['[', {}, 'round -1'],
    [']', {}, 'round 1'],
    ['ArrowUp', {}, 'start'],
    ['ArrowDown', {}, 'end'],
    ['g', {}, 'scoring'],
    ['G', { shiftKey: true }, 'scoring'],
    [' ', {}, 'film'],
    ['a', {}, 'analysis'],
    ['B', {}, 'costly'],
    ['c', {}, 'link'],
  ])('%s %o: %s', (name, more, what) => {
    expect(key(name, more)).toBe(true);
    expect(done).toEqual([what]);
  });

  it.each([
    ['c', { ctrlKey: true }, []],
    ['ArrowLeft', { altKey: true }, []],
    ['x', {}, []],
    ['a', {}, ['input']],
    [' ', {}, ['button']],
    ['ArrowRight', {}, ['.board [data-target]']],
    ['ArrowDown', {}, ['.lines']],
  ])('leave %s %o in %s alone', (name, more, within) => {
    expect(key(name, more, within)).toBe(false);
    expect(done).toEqual([]);
  });

  it('are taken on the timeline', () => {
    expect(key('ArrowRight', { shiftKey: true }, ['.scrubber input', 'input'])).toBe(true);
    expect(done).toEqual(['turn 1']);
  });
});
