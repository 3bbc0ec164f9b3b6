/** What would follow if what is held were laid where it lies: asked of the server, once the hand rests. */
import type { PreviewMessage } from '../../../generated/types';
import { hold } from '../hold.svelte';
import type { AreaView, OptionView } from '../view';

/** What a card loses that leaves the map, and what comes back to the Court. */
export interface Lost {
  count: number;
  saved: number;
  ships: number;
}

/** A card that must go. */
export interface ThrownOut extends Lost {
  seat: { seat: number };
  at: string;
  castle: 'yes' | 'no';
}

export interface Outlook {
  option: OptionView;
  /** Areas that would no longer be the same. */
  before: AreaView[];
  after: AreaView[];
  thrownOut: ThrownOut[];
  /** The card that one would withdraw. */
  withdrawn: Lost | null;
}

type Ask = (option: OptionView, unwanted: AbortSignal) => Promise<PreviewMessage | null>;

/** Milliseconds for which the hand must rest. */
const REST = 60;

class Foresight {
  found = $state.raw<Outlook | null>(null);

  /** Asks what would follow; what it returns stops asking. */
  look(option: OptionView | null, ask: Ask): () => void {
    this.found = null;
    if (!option) return () => undefined;
    const unwanted = new AbortController();
    const timer = setTimeout(() => {
      void ask(option, unwanted.signal).then((said) => {
        if (said && !unwanted.signal.aborted) this.found = outlookOf(option, said);
      });
    }, REST);
    return () => {
      clearTimeout(timer);
      unwanted.abort();
    };
  }
}

export function outlookOf(option: OptionView, said: PreviewMessage): Outlook {
  const { areas, thrown_out } = said.own as { areas: { before: AreaView[]; after: AreaView[] }; thrown_out: ThrownOut[] };
  const withdrawn = said.events.find((event) => event.kind === 'el_caballero-log-card_withdrawn')?.args ?? null;
  return { option, before: areas.before, after: areas.after, thrownOut: thrown_out, withdrawn: withdrawn as Lost | null };
}

/** What becomes of an area: where it comes from, and what each seat would be paid more or less. */
export interface Change {
  area: AreaView;
  from: AreaView[];
  points: number[];
}

export function changesOf({ before, after }: Outlook): Change[] {
  return after.map((area) => {
    const edges = new Set(area.edges.map(String));
    const from = before.filter((old) => old.kind === area.kind && old.edges.some((edge) => edges.has(String(edge))));
    const points = area.points.map((n, seat) => n - from.reduce((sum, old) => sum + (old.points[seat] ?? 0), 0));
    return { area, from, points };
  });
}

export const foresight = new Foresight();

/** What is known of what would be chosen now. */
export function outlookNow(): Outlook | null {
  return foresight.found?.option === hold.option ? foresight.found : null;
}
