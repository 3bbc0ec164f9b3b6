import { describe, expect, it } from 'vitest';
import { cellOf, choicesOf, priceOf, rivalOf, sideOf } from './choices';
import { Hold } from './hold.svelte';
import type { CaballeroView, DecisionView, OptionView } from './view';

function option(notation: string, args: Record<string, unknown> = {}): OptionView {
  return { action: 0, notation, verb: notation.split(' ')[0]!, target: '', text: { key: '', args } };
}
function decision(notations: OptionView[], number = 1): DecisionView {
  return { seat: 0, number, options: notations } as unknown as DecisionView;
}
function view(options: OptionView[], number = 1): CaballeroView {
  return { decision: decision(options, number), areas: [] } as unknown as CaballeroView;
}
function holding(options: OptionView[]): Hold {
  const hold = new Hold();
  hold.see(view(options));
  return hold;
}

describe('choices', () => {
  it.each([
    ['tile open-sea-2 1,-3 r0', 'tile', 'open-sea-2', '1,-3'],
    ['card 2,0 4', 'card', '', '2,0'],
    ['card 2,0 w1', 'card', '', '2,0'],
    ['card 2,0 4n + grande', 'card', '', '2,0'],
    ['card 2,0 4n + move grande 5,1', 'card', '', '2,0'],
    ['raise 2,0 6', 'raise', '', '2,0'],
    ['ship -2,0 e', 'ship', '', '-2,0 e'],
    ['castle 2,0', 'castle', '', '2,0'],
    ['withdraw 2,0', 'withdraw', '', '2,0'],
    ['ship-to-court 2,0 e', 'move', 'ship 2,0 e', 'court'],
    ['move ship 2,0 e > 3,1 n', 'move', 'ship 2,0 e', '3,1 n'],
    ['move ship court > 3,1 n', 'move', 'ship court', '3,1 n'],
    ['move castle 2,0 > 3,1', 'move', 'castle 2,0', '3,1'],
    ['move grande 2,0 > 3,1', 'move', 'grande 2,0', '3,1'],
    ['alcalde 1,1 land', 'alcalde', '', '1,1 land'],
    ['alcalde 1,1 water e', 'alcalde', '', '1,1 water e'],
    ['grande 2,0', 'grande', '', '2,0'],
  ])('%s', (notation, what, piece, spot) => {
    expect(choicesOf(decision([option(notation)]))).toMatchObject([{ what, piece, spot }]);
  });

  it('leave out what is not taken in hand', () =>
    expect(choicesOf(decision(['supply', 'end', 'power 3'].map((one) => option(one))))).toEqual([]));

  it('say with whom they leave a tie', () => {
    expect(rivalOf(option('card 2,0 4', { rival: { seat: 1 } }))).toBe(1);
    expect(rivalOf(option('card 2,0 3'))).toBeNull();
  });

  it('say where a spot is', () => {
    expect(cellOf('-2,10 e')).toEqual({ x: -2, y: 10 });
    expect(cellOf('court')).toBeNull();
    expect([sideOf('1,1 water e'), sideOf('2,0')]).toEqual(['e', '']);
  });
});

describe('a tile in hand', () => {
  const options = ['tile coast-1 1,0 r1', 'tile coast-1 1,0 r3', 'tile coast-1 0,1 r0', 'tile bay-1 5,5 r0'].map((one) => option(one));

  it('has its own spots: whole where it fits, with the shorter way to turn where not', () => {
    const hold = holding(options);
    hold.take('tile', 'coast-1');
    expect(hold.spots.map(({ key, fits, quarters }) => [key, fits, quarters])).toEqual([
      ['1,0', false, 1],
      ['0,1', true, 0],
    ]);
  });

  it('turns only through turns that fit', () => {
    const hold = holding(options);
    hold.take('tile', 'coast-1', '1,0');
    expect(hold.option).toBeNull();
    hold.turnBy(1);
    expect([hold.held?.turn, hold.option?.notation]).toEqual([1, 'tile coast-1 1,0 r1']);
    hold.turnBy(1);
    expect(hold.held?.turn).toBe(3);
    hold.turnBy(-1);
    expect(hold.held?.turn).toBe(1);
  });

  it('is put back by taking it again, and by another question', () => {
    const hold = holding(options);
    hold.take('tile', 'coast-1');
    hold.see(view(options));
    expect(hold.held).not.toBeNull();
    hold.see(view(options, 2));
    expect(hold.held).toBeNull();
    hold.take('tile', 'coast-1');
    hold.take('tile', 'coast-1');
    expect(hold.held).toBeNull();
  });

  it('is not taken where it fits nowhere', () => {
    const hold = holding(options);
    hold.take('tile', 'cape-9');
    expect(hold.held).toBeNull();
  });
});

describe('a card in hand', () => {
  const options = [
    option('card 2,0 3', { side: 's' }),
    option('card 2,0 1', { side: 's' }),
    option('card 7,0 w2', { side: 'w', price: 1 }),
    option('card 2,0 3s + grande', { side: 's', price: 5 }),
  ];

  it('lies with its lowest number first', () => {
    const hold = holding(options);
    hold.take('card', '', '2,0');
    expect(hold.option?.notation).toBe('card 2,0 1');
    expect(hold.spot?.side).toBe('s');
    hold.show(3);
    expect(hold.option?.notation).toBe('card 2,0 3');
    hold.show(7);
    expect(hold.held?.number).toBe(3);
  });

  it('may come with a Grande', () => {
    const hold = holding(options);
    hold.take('card', '', '2,0');
    expect(hold.companies).toEqual(['', 'grande']);
    hold.bring('grande');
    expect(hold.option?.notation).toBe('card 2,0 3s + grande');
  });

  it('knows which numbers are not offered, as they would be written', () => {
    const hold = holding(options);
    hold.take('card', '', '2,0');
    expect(hold.others.split('\n')).toEqual([2, 4, 5, 6, 7, 8].map((number) => `card 2,0 ${number}`));
    hold.rest('7,0');
    expect(hold.others.split('\n')).toEqual([1, 3, 4].map((number) => `card 7,0 w${number}`));
    hold.drop();
    expect(hold.others).toBe('');
  });

  it('may show its highest number to either of two lands, under a Grande', () => {
    const both = ['s', 'n'].map((side) => option(`card 4,0 3${side} + grande`, { side, price: 5 }));
    const hold = holding([...both, option('card 4,0 4n + grande', { side: 'n', price: 6 })]);
    hold.take('card', '', '4,0');
    expect(hold.faces.map(({ number, side }) => `${number}${side}`)).toEqual(['3n', '3s', '4n']);
    hold.show(3, 's');
    expect(hold.option?.notation).toBe('card 4,0 3s + grande');
    expect(hold.others.split('\n')).toHaveLength(8 * 4 - 3);
    expect(hold.others).toContain('card 4,0 8w + grande');
    hold.step(1);
    expect(hold.option?.notation).toBe('card 4,0 4n + grande');
    hold.step(-1);
    hold.step(-1);
    expect(hold.option?.notation).toBe('card 4,0 3n + grande');
  });

  it('costs what its option says: 1 where there is only water, and no side counts', () => {
    const hold = holding(options);
    hold.take('card', '', '7,0');
    expect([hold.spot?.side, priceOf(hold.option!)]).toEqual(['', 1]);
  });
});

describe('a move', () => {
  it('begins with what is picked up', () => {
    const hold = holding(['move ship 2,0 e > 3,1 n', 'ship-to-court 2,0 e', 'move castle 2,0 > 3,1'].map((one) => option(one)));
    hold.take('move');
    expect(hold.spots.map(({ key }) => key)).toEqual(['ship 2,0 e', 'castle 2,0']);
    expect(hold.option).toBeNull();
    hold.lift('ship 2,0 e');
    expect(hold.spots.map(({ key }) => key)).toEqual(['3,1 n', 'court']);
    hold.rest('court');
    expect(hold.option?.notation).toBe('ship-to-court 2,0 e');
  });
});
