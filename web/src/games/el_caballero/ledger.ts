/** Who gets what where: lands one by one, all waters in one row. */
import { added, type Row } from '../../shell/state/scoring';
import { word } from './words';

export function ledger(rows: Row[], now: boolean): Row[] {
  const total = (row: Row) => row.points.reduce((sum, n) => sum + n, 0);
  const paid = rows.filter((row) => total(row) > 0);
  const [lands, waters] = [paid.filter((row) => row.kind !== 'water'), paid.filter((row) => row.kind === 'water')];
  const ships = waters.length > 0 ? [waters.reduce(together)] : [];
  return [
    ...(now ? lands.toSorted((a, b) => total(b) - total(a)) : lands),
    ...ships.map((row) => ({ ...row, name: word('ledger-ships') })),
  ];
}

function together(one: Row, other: Row): Row {
  return {
    ...one,
    places: [...one.places, ...other.places],
    counts: added(one.counts, other.counts),
    points: added(one.points, other.points),
    parts: [...one.parts, ...other.parts],
  };
}
