/** Why numbers of the dial are not to be had: asked of the server when the dial opens, and said as it says it. */
import type { TextMessage, WhyNotMessage } from '../../../generated/types';
import { choiceOf } from '../choices';
import type { Side } from '../view';

export interface Refusal {
  number: number;
  /** The side that shows it, where that is to be chosen. */
  side: Side | '';
  reason: TextMessage;
  /** The seat whose total would be the same; null where the reason is another one. */
  rival: number | null;
}

type Ask = (targets: string[], unwanted: AbortSignal) => Promise<WhyNotMessage | null>;

class Refusals {
  found = $state.raw<Refusal[]>([]);

  /** Asks about notations, one in each line; what it returns stops asking. */
  look(notations: string, ask: Ask): () => void {
    this.found = [];
    if (!notations) return () => undefined;
    const unwanted = new AbortController();
    void ask(notations.split('\n'), unwanted.signal).then((said) => {
      if (said && !unwanted.signal.aborted) this.found = refusalsOf(said);
    });
    return () => unwanted.abort();
  }

  /** Why a number is not to be had, as far as it is known. */
  of(number: number): Refusal | undefined {
    return this.found.find((refusal) => refusal.number === number);
  }
}

/** What is refused, each way once: what options would write otherwise is among it in their words. */
export function refusalsOf({ reasons, meant }: WhyNotMessage): Refusal[] {
  return Object.entries(reasons).flatMap(([notation, reason]) => {
    const choice = choiceOf(notation);
    if (!reason || !choice || meant[notation] !== undefined) return [];
    const rival = reason.key === 'el_caballero-why-tie' ? (reason.args.other as { seat: number }).seat : null;
    return [{ number: choice.number, side: choice.side, reason, rival }];
  });
}

export const refusals = new Refusals();
