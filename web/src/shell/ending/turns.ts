/** What a turn that changed much was about: the card it was played with, and the step that changed most. */
import type { EventMessage, LogLine, TurningMessage } from '../../generated/types';
import { weight } from '../state/reducers';

export interface Told {
  /** The card that the turn is known by; empty where it has none. */
  card: string;
  event: EventMessage | null;
}

export function toldOf(lines: readonly LogLine[], { first, last, n }: TurningMessage): Told {
  const turn = lines.filter((line) => line.n >= first && line.n <= last);
  const most = heaviest(turn.filter((line) => line.n === n).flatMap((line) => line.events));
  return { card: cardIn(turn), event: most ?? heaviest(turn.flatMap((line) => line.events)) };
}

/** The first card that these lines speak of. */
export function cardIn(lines: readonly LogLine[]): string {
  return (
    lines
      .flatMap((line) => line.events)
      .map((event) => cardOf(event))
      .find(Boolean) ?? ''
  );
}

/** The event that tells most; of those that tell nothing of points and pieces, the last but for a new turn or round. */
function heaviest(events: readonly EventMessage[]): EventMessage | null {
  const telling = events.filter((event) => weight(event) > 0);
  return (
    telling.reduce<EventMessage | null>((best, event) => (best && weight(best) >= weight(event) ? best : event), null) ?? events[0] ?? null
  );
}

function cardOf(event: EventMessage): string {
  const card = (event.args.card as { card?: unknown } | null | undefined)?.card;
  return typeof card === 'string' ? card : '';
}

/** Those of one seat. */
export function turningOf(points: readonly TurningMessage[], seat: number): TurningMessage[] {
  return points.filter((point) => point.seat === seat);
}
