/** Labels that would lie on one another, pushed apart: as little as can be, in their order, and inside what there is. */
export function spread(wanted: readonly number[], gap: number, from: number, to: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const room = Math.min(gap, order.length > 1 ? (to - from) / (order.length - 1) : gap);
  const clusters: { middle: number; count: number }[] = [];
  for (const i of order) {
    let cluster = { middle: Math.min(to, Math.max(from, wanted[i]!)), count: 1 };
    for (let before = clusters.at(-1); before && overlaps(before, cluster, room); before = clusters.at(-1)) {
      clusters.pop();
      const count = before.count + cluster.count;
      cluster = { middle: (before.middle * before.count + cluster.middle * cluster.count) / count, count };
    }
    const half = ((cluster.count - 1) * room) / 2;
    clusters.push({ ...cluster, middle: Math.min(to - half, Math.max(from + half, cluster.middle)) });
    settle(clusters, room);
  }
  const places = clusters.flatMap(({ middle, count }) => Array.from({ length: count }, (_, k) => middle + (k - (count - 1) / 2) * room));
  const out: number[] = [];
  order.forEach((i, k) => (out[i] = places[k]!));
  return out;
}

interface Cluster {
  middle: number;
  count: number;
}

function overlaps(before: Cluster, after: Cluster, room: number): boolean {
  return after.middle - before.middle < ((before.count + after.count) / 2) * room - 1e-9;
}

/** One that was pushed back inside may lie on the one before it. */
function settle(clusters: Cluster[], room: number): void {
  for (let last = clusters.at(-1), before = clusters.at(-2); last && before && overlaps(before, last, room);) {
    const count = before.count + last.count;
    const end = last.middle + ((last.count - 1) * room) / 2;
    clusters.splice(-2, 2, { middle: end - ((count - 1) * room) / 2, count });
    [last, before] = [clusters.at(-1), clusters.at(-2)];
  }
}
