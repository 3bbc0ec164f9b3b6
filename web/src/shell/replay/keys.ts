/** The keys of a replay: as on chess sites, where they mean the same. */
import { writing } from '../pages/tableKeys';

export interface Moves {
  start: () => void;
  end: () => void;
  step: (by: 1 | -1) => void;
  turn: (by: 1 | -1) => void;
  round: (by: 1 | -1) => void;
  scoring: () => void;
  film: () => void;
  analysis: () => void;
  costly: () => void;
  link: () => void;
}

/** What a key does, as `Shift+ArrowLeft` or a letter; each is told to readers as it is in `panels/Shortcuts.svelte`. */
export function replayKeys(moves: Moves): (event: KeyboardEvent) => void {
  const keys: Record<string, () => void> = {
    ArrowLeft: () => moves.step(-1),
    ArrowRight: () => moves.step(1),
    'Shift+ArrowLeft': () => moves.turn(-1),
    'Shift+ArrowRight': () => moves.turn(1),
    '[': () => moves.round(-1),
    ']': () => moves.round(1),
    ArrowUp: () => moves.start(),
    ArrowDown: () => moves.end(),
    g: () => moves.scoring(),
    ' ': () => moves.film(),
    a: () => moves.analysis(),
    b: () => moves.costly(),
    c: () => moves.link(),
  };
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = event.key.startsWith('Arrow');
    const act = keys[arrow && event.shiftKey ? `Shift+${event.key}` : event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act || taken(event.target, event.key, arrow)) return;
    event.preventDefault();
    act();
  };
}

/** Whether what has the focus, or lies over the table, wants the key for itself. */
function taken(target: EventTarget | null, key: string, arrow: boolean): boolean {
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof HTMLElement || target instanceof SVGElement)) return false;
  if (arrow && target.closest('.board [data-target]')) return true;
  if ((key === 'ArrowUp' || key === 'ArrowDown') && target.closest('.lines, .moves')) return true;
  if (key === ' ' && target.closest('button, summary, a')) return true;
  return writing(target) && !target.matches('.scrubber input');
}
