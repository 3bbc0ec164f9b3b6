/** Boards for tests: every region crowded, or all sorts of markers. */
import type { BoardView, GrandeView, MarkerView, OptionView, StackView } from '../view';

export const REGION_NAMES: Record<string, string> = {
  galicia: 'Galicia',
  pais_vasco: 'País Vasco',
  aragon: 'Aragón',
  cataluna: 'Cataluña',
  castilla_la_vieja: 'Castilla la Vieja',
  castilla_la_nueva: 'Castilla la Nueva',
  valencia: 'Valencia',
  sevilla: 'Sevilla',
  granada: 'Granada',
  castillo: 'Castillo',
};

export interface Crowd {
  seats: number;
  /** Where the King and all Grandes stand. */
  court: string;
  extra?: string[];
  badges?: boolean;
}

export function crowded({ seats, court, extra = [], badges = false }: Crowd): BoardView {
  const ids = [...Object.keys(REGION_NAMES), ...extra];
  const owners = Array.from({ length: seats }, (_, seat) => seat);
  return {
    places: ids.map((id) => ({
      id,
      kind: id === 'castillo' ? 'castillo' : 'region',
      values: [6, 4, 2],
      printed: [6, 4, 2],
      closed: null,
      borders: [],
      coast: false,
    })),
    stacks: ids.flatMap((place) =>
      owners.map((owner) => ({
        id: `${owner}@${place}`,
        place,
        owner,
        kind: 'caballero',
        count: 30 - owner,
        badges: badges && owner < 2 ? ['bearer'] : [],
      })),
    ),
    markers: [
      { id: 'king', kind: 'king', place: court },
      ...owners.map((owner) => ({ id: `grande-${owner}`, kind: 'grande', owner, place: court })),
    ],
    cards: [],
    numbers: {},
  };
}

const stack = (owner: number, place: string, count: number, ...badges: string[]): StackView => ({
  id: `${owner}@${place}`,
  place,
  owner,
  kind: 'caballero',
  count,
  badges,
});
export const option = (target: string, verb = 'pick', action = 1): OptionView => ({
  action,
  notation: target,
  verb,
  target,
  text: { key: '', args: {} },
});

/** A board with seats, tokens and a bench; and what lies beside it. */
export function laden(...targets: string[]): GrandeView {
  const board = crowded({ seats: 3, court: 'aragon' });
  board.places.push(...['hall', 'deck', 'shore'].map((id) => ({ ...board.places[0]!, id })));
  board.stacks = [
    stack(1, 'hall', 2, 'throne', 'stool'),
    stack(0, 'deck', 3, 'helm', 'crates'),
    stack(0, 'galicia', 4, 'bench', 'bearer'),
    stack(5, 'galicia', 1, 'bench'),
    stack(2, 'hold', 2),
  ];
  const markers: MarkerView[] = [
    { id: 'throne', kind: 'office', place: 'hall', values: [2], owner: 1 },
    { id: 'stool', kind: 'office', place: 'hall', values: [1], owner: 1 },
    { id: 'helm', kind: 'office', place: 'deck', values: [3], owner: 0 },
    { id: 'crates-1', kind: 'crates', place: 'shore', values: [4] },
    { id: 'crates-2', kind: 'crates', place: 'shore', values: [4] },
    { id: 'crates-3', kind: 'crates', place: 'deck', values: [4], owner: 0 },
    { id: 'bench', kind: 'bench', place: 'galicia', values: [6], counts: [3, 0, 0, 1] },
    { id: 'boat', kind: 'boat', seat: null, holds: 'hold' },
    { id: 'scoreboard-8_4_0', kind: 'scoreboard', place: null, values: [8, 4, 0] },
    { id: 'veto-1', kind: 'veto', seat: 1 },
  ];
  board.markers.push(...markers);
  const decision = { options: targets.map((target, i) => option(target, 'pick', i)), why_not: {}, picker: null };
  return { board, decision, seat: 0, hand: [], used: null, scores: [0, 0, 0] } as unknown as GrandeView;
}
