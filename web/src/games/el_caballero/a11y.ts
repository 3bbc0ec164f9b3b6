/** Names for those who listen: tiles, cards, and a summary of the map. */
import { placeLabel, seatName } from '../../a11y/labels';
import { named, t } from '../../i18n/texts.svelte';
import { areasByEdge, facing, landSides, type Edges, type LaidFace } from './board/chart';
import { numberAt } from './board/grid';
import { patternOf } from './board/tile';
import type { AreaView, CaballeroView, CardOnMap, Side, TileView } from './view';
import { cellName, word } from './words';

const sidesOf = (sides: readonly Side[]) => sides.map((side) => named('side', side)).join(', ');

function areaLabel(view: CaballeroView, area: AreaView | undefined, names: string[]): string {
  const place = view.board.places.find(({ id }) => id === area?.id);
  return place ? placeLabel(view, place, names, false) : '';
}

/** "Coast, 2 east 1 north, gold. Land north, east: Tierra de Alba. …" */
export function tileLabel(view: CaballeroView, tile: TileView, faces: LaidFace[], names: string[]): string {
  const symbol = view.symbols[tile.id];
  return [
    `${named('tile', patternOf(tile.id))}, ${cellName(tile.x, tile.y)}${symbol ? `, ${word(`has-${symbol}`)}` : ''}.`,
    ...faces.map(({ face, area }) => `${word(`sides-${face.terrain}`, { sides: sidesOf(face.sides) })} ${areaLabel(view, area, names)}`),
  ].join(' ');
}

/** "Teresa: 5 on Tierra de Alba, ship (west), castle" */
export function cardLabel(card: CardOnMap, edges: Edges, names: string[]): string {
  const areas = facing(card.x, card.y, edges);
  const lands = landSides(card, edges).map((side) =>
    word('counts-on', { count: numberAt(side, card.turn, card.face), place: named('place', areas.get(side)!.id) }),
  );
  const has = [
    ...(lands.length > 0 ? lands : [word('on-water', { at: cellName(card.x, card.y) })]),
    ...(card.ships.length > 0 ? [`${word('has-ship')} (${sidesOf(card.ships)})`] : []),
    ...(card.castle ? [word('has-castle')] : []),
    ...(card.grande ? [word('has-grande')] : []),
  ];
  return `${seatName(card.seat, names)}: ${has.join(', ')}`;
}

/** Points, regions by value with who stands there, waters with ships, and one's own cards. */
export function summary(view: CaballeroView, names: string[]): string {
  const edges = areasByEdge(view.areas);
  const sorted = [...view.areas].sort((a, b) => b.value - a.value);
  const told = [...sorted.filter(({ kind }) => kind === 'land'), ...sorted.filter(({ ships }) => ships?.some(Boolean))];
  const own = view.table.cards.filter((card) => card.seat === view.seat);
  const scores = view.scores.map((score, seat) => `${seatName(seat, names)} ${score}`).join(', ');
  return [
    t('a11y-scores', { scores }),
    ...told.map((area) => areaLabel(view, area, names)),
    ...own.map((card) => `${cardLabel(card, edges, names)}.`),
  ].join(' ');
}
