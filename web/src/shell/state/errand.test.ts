import { describe, expect, it } from 'vitest';
import { Errand } from './errand.svelte';

describe('an errand', () => {
  it('lasts until what came of it is shown', () => {
    const errand = new Errand();
    const underway = errand.begin(true);
    errand.arrived(7); // somebody else's entry
    expect(errand.answering).toBe(true);
    errand.taken(underway, 9, 7);
    errand.arrived(8);
    expect(errand.busy).toBe(true);
    errand.arrived(9);
    expect([errand.busy, errand.answering]).toEqual([false, false]);
  });

  it('is over at once when its news were faster than the answer', () => {
    const errand = new Errand();
    errand.taken(errand.begin(true), 9, 9);
    expect(errand.busy).toBe(false);
  });

  it('keeps the question open when it is no answer', () => {
    const errand = new Errand();
    errand.begin(false);
    expect([errand.busy, errand.answering]).toEqual([true, false]);
  });

  it('ends when it comes to nothing, unless another took its place', () => {
    const errand = new Errand();
    const first = errand.begin(true);
    const second = errand.begin(false);
    errand.failed(first);
    expect(errand.busy).toBe(true);
    errand.failed(second);
    expect(errand.busy).toBe(false);
  });
});
