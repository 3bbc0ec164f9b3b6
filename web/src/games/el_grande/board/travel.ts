/** Where travellers begin and end on the chart. */
import type { MarkerView } from '../../../generated/types';
import type { Flight } from '../../../shell/state/events';
import type { Point } from './geometry';

/** Off the board (a court, a province) is where the seat's panel is. */
export function endsOf(flight: Flight, spot: (key: string, place: string) => Point | null): [Point, Point] | null {
  const key = (place: string) => (flight.marker ? flight.marker : `${flight.owner}@${place}`);
  const from = spot(key(flight.from), flight.from) ?? seatPoint(flight);
  const to = spot(flight.marker ? '' : key(flight.to), flight.to) ?? seatPoint(flight);
  return from && to ? [from, to] : null;
}

/** A marker as its id tells it: `grande-2` is seat 2's. */
export function travelling(id: string): MarkerView {
  const kind = id.replace(/-.*/, '');
  const seat = /-(\d+)$/.exec(id)?.[1];
  return { id, kind, owner: kind === 'grande' && seat !== undefined ? Number(seat) : null };
}

function seatPoint(flight: Flight): Point | null {
  const panel = document.querySelector(`[data-seat-anchor="${flight.owner ?? ''}"]`);
  const svg = document.querySelector<SVGSVGElement>('.board svg');
  const matrix = svg?.getScreenCTM()?.inverse();
  if (!panel || !matrix) return null;
  const box = panel.getBoundingClientRect();
  const point = new DOMPoint(box.left + box.width / 2, box.top + box.height / 2).matrixTransform(matrix);
  return { x: point.x, y: point.y };
}
