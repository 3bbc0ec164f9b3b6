/** How the options of this game light what its parts show. */
import { cellOf } from './choices';
import type { Lights } from '../../shell/targets';
import type { CaballeroView } from './view';

/** The map shows every cell that something may be done at. */
function alsoShown(view: CaballeroView): string[] {
  return [...new Set(view.decision?.options.map((option) => option.target).filter((target) => cellOf(target)) ?? [])];
}

export const lights: Lights<CaballeroView> = { alsoShown };
