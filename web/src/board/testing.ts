/** Boards for tests: every region crowded. */
import type { BoardView } from '../generated/types';

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
