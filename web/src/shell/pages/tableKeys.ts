/** The keys of the table. Nothing is taken from someone who types. */

export interface Actions {
  /** What is on stage comes first; whether the key was for it. */
  first: (key: string, target: EventTarget | null) => boolean;
  help: () => void;
  command: () => void;
  undo: () => void;
  letters: () => void;
  summary: () => void;
  map: () => void;
  ledger: (key: string) => void;
  number: (n: number) => void;
  zoom: (factor: number) => void;
  escape: () => void;
}

export function tableKeys(actions: Actions): (event: KeyboardEvent) => void {
  const keys: Record<string, () => void> = {
    '?': actions.help,
    '/': actions.command,
    u: actions.undo,
    l: actions.letters,
    s: actions.summary,
    m: actions.map,
    w: () => actions.ledger('W'),
    p: () => actions.ledger('P'),
    '+': () => actions.zoom(1.3),
    '-': () => actions.zoom(1 / 1.3),
    Escape: actions.escape,
  };
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return;
    if (actions.first(event.key, event.target)) {
      event.preventDefault();
      return;
    }
    const act = keys[event.key] ?? keys[event.key.toLowerCase()];
    if (act) {
      if (event.key !== 'Escape') event.preventDefault();
      act();
    } else if (/^[1-9]$/.test(event.key)) {
      actions.number(Number(event.key));
    }
  };
}

/** Whether someone types: then no key means anything else. */
export function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);
}
