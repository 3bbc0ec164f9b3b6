/** The keys of a scoring on stage. */
import type { Stage } from '../state/stage.svelte';

/** Does what a key means while something is on stage; whether it was one of these. Space presses what has the focus first. */
export function stageKey(stage: Stage, key: string, target: EventTarget | null): boolean {
  if (!stage.play || (key === ' ' && (target as Partial<Element> | null)?.matches?.('button, summary, a'))) return false;
  const general: Record<string, () => void> = {
    ' ': () => stage.pause(),
    ArrowRight: () => stage.step(1),
    ArrowLeft: () => stage.step(-1),
    f: () => stage.hurry(),
  };
  const act = key === 'Escape' ? () => stage.skip() : stage.play.general ? general[key.length === 1 ? key.toLowerCase() : key] : undefined;
  act?.();
  return act !== undefined;
}
