/** What has been announced when somebody is asked whether they react: what would travel, and the places it is about. */
import type { EventMessage } from '../../generated/types';
import type { DecisionView } from '../view';
import { flightsOf, touchedBy, type Flight } from './events';

export interface Announced {
  flights: Flight[];
  places: string[];
}

/** Read from the question: its `step` is a text with the arguments that the event would have. */
export function announcedIn(decision: DecisionView | null): Announced {
  const step = decision?.prompt.args.step as { key?: string; args?: Record<string, unknown> } | undefined;
  if (!step?.args) return { flights: [], places: [] };
  const { place, regions, other, ...args } = step.args;
  const event: EventMessage = { kind: step.key ?? '', rule: '', args: args.marker ? { ...args, to: args.to ?? place } : args };
  const flights = flightsOf([event]);
  if (flights.length > 0) return { flights, places: [] };
  const listed = Array.isArray(regions) ? regions.map((region) => ({ place: region as unknown })) : [];
  const named = [{ place }, { place: other }, ...listed].map(({ place: ref }) => ({ kind: '', rule: '', args: { place: ref } }));
  return { flights: [], places: [...touchedBy(named)] };
}
