/** Lists of tables: which list a table is in, and which comes first. Each stands in one list only. */
import type { SeatMessage, TableAtAGlance } from '../../generated/types';

export interface Tables {
  /** Those that wait for me, the most urgent first. */
  turn: TableAtAGlance[];
  /** Those where others are thinking. */
  others: TableAtAGlance[];
  /** Mine that wait for players. */
  gathering: TableAtAGlance[];
  finished: TableAtAGlance[];
  /** Other people's that wait for players. */
  open: TableAtAGlance[];
  watch: TableAtAGlance[];
}

export function sorted(mine: readonly TableAtAGlance[], listed: readonly TableAtAGlance[]): Tables {
  const own = new Set(mine.map((table) => table.id));
  const foreign = listed.filter((table) => !own.has(table.id) && !inside(table));
  const playing = mine.filter((table) => table.state === 'playing');
  const newest = (tables: readonly TableAtAGlance[]) => [...tables].sort((a, b) => b.updated - a.updated);
  return {
    turn: playing.filter(isMyTurn).sort(byUrgency),
    others: newest(playing.filter((table) => !isMyTurn(table))),
    gathering: newest(mine.filter((table) => table.state === 'waiting')),
    finished: newest(mine.filter((table) => table.state === 'over' || table.state === 'aside')),
    open: foreign.filter((table) => table.state === 'waiting'),
    watch: foreign.filter((table) => table.state === 'playing'),
  };
}

export function inside(table: TableAtAGlance): boolean {
  return table.seats.some((seat) => seat.yours);
}

export function isMyTurn(table: TableAtAGlance): boolean {
  const mine = (seat: SeatMessage) => seat.yours && !seat.away && !seat.resigned && table.waiting.includes(seat.number);
  return table.state === 'playing' && table.seats.some(mine);
}

/** Whether nobody else waits for me there. */
function isAlone(table: TableAtAGlance): boolean {
  return table.seats.every((seat) => seat.yours || seat.kind !== 'person');
}

/** The clock that runs out first; then whoever has waited longest; then what I play against bots, the last first. */
function byUrgency(a: TableAtAGlance, b: TableAtAGlance): number {
  const [left, right] = [a.time_left ?? Infinity, b.time_left ?? Infinity];
  if (left !== right) return left - right;
  if (isAlone(a) !== isAlone(b)) return isAlone(a) ? 1 : -1;
  return isAlone(a) ? b.updated - a.updated : a.updated - b.updated;
}

/** How a finished game went for me: my place and points, and the best of the others. */
export interface Outcome {
  place: number;
  points: number;
  others: number;
  shared: boolean;
}

/** Nothing where I have no seat of my own, several people shared mine, or the game was ended before its end. */
export function outcomeOf(table: TableAtAGlance): Outcome | null {
  const [seat, ...more] = table.seats.filter((one) => one.yours);
  if (!seat || more.length > 0 || table.winners.length === 0 || table.scores.length === 0) return null;
  const points = table.scores[seat.number]!;
  const others = table.scores.filter((_, number) => number !== seat.number);
  const won = table.winners.includes(seat.number);
  return {
    place: won ? 1 : Math.max(2, 1 + others.filter((score) => score > points).length),
    points,
    others: Math.max(...others),
    shared: won && table.winners.length > 1,
  };
}

/** Seconds that a turn may take at most; 0: as many as one likes. */
export function wholeTime(table: Pick<TableAtAGlance, 'pace'>): number {
  return 60 * (table.pace.minutes + table.pace.bank);
}
