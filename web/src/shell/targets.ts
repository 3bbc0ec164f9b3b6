/** What can be lit: which of a decision's options belong to which thing on the screen. */
import type { GameView, OptionView } from './view';

export interface Lit {
  /** Options by the target they light. */
  byTarget: Map<string, OptionView[]>;
  /** Options without anything to light: buttons. */
  buttons: OptionView[];
}

/** What kind of thing the reader is to touch; `own` is the game's own way of answering. */
export type Asks = 'reaction' | 'picker' | 'own' | 'hand' | 'cards' | 'board' | 'buttons' | 'nothing';

/** How a game's options light, where its own parts show more than the parts of any game. */
export interface Lights<V extends GameView = GameView> {
  /** Targets that its parts show besides places, stacks, markers, cards, the hand and seats. */
  alsoShown?: (view: V) => string[];
  /** What shows a target that is not shown under its own name. */
  shownBy?: (view: V, target: string) => string;
  /** Whether an option needs a button although its target is lit. */
  alsoButton?: (view: V, option: OptionView, target: string) => boolean;
  /** What is to be touched, where targets alone do not tell. */
  asks?: (view: V) => Asks | undefined;
}

/** Everything of this view that the page shows and can light. */
export function shownTargets(view: GameView, lights: Lights = {}): Set<string> {
  const { board } = view;
  return new Set([
    ...board.places.map((place) => place.id),
    ...board.stacks.map((stack) => stack.id),
    ...board.markers.filter((marker) => !marker.on).map((marker) => marker.id),
    ...board.cards.map((card) => card.card),
    ...(view.hand ?? []),
    ...view.scores.map((_, seat) => `seat-${seat}`),
    ...(lights.alsoShown?.(view) ?? []),
  ]);
}

/** What may be chosen in a place that is no target itself: its pieces. */
export function within(view: GameView, lit: Lit, place: string): OptionView[] {
  const { stacks, markers } = view.board;
  return [...stacks, ...markers].filter((thing) => thing.place === place).flatMap((thing) => lit.byTarget.get(thing.id) ?? []);
}

export function litBy(view: GameView, lights: Lights = {}): Lit {
  const byTarget = new Map<string, OptionView[]>();
  const buttons: OptionView[] = [];
  const shown = shownTargets(view, lights);
  for (const option of view.decision?.options ?? []) {
    const target = lights.shownBy?.(view, option.target) ?? option.target;
    const visible = target !== '' && shown.has(target);
    if (visible) byTarget.set(target, [...(byTarget.get(target) ?? []), option]);
    if (!visible || lights.alsoButton?.(view, option, target)) buttons.push(option);
  }
  return { byTarget, buttons };
}

/** What the reader is to touch, told by verbs and targets alone. */
export function asks(view: GameView, lights: Lights = {}): Asks {
  const options = view.decision?.options ?? [];
  if (options.length === 0) return 'nothing';
  if (view.decision?.picker) return 'picker';
  if (options.every((option) => option.verb === 'answer')) return 'reaction';
  const own = lights.asks?.(view);
  if (own) return own;
  const targets = litBy(view, lights).byTarget;
  const cards = new Set(view.board.cards.map((card) => card.card));
  if (view.hand?.some((card) => targets.has(card))) return 'hand';
  if ([...targets.keys()].some((target) => !cards.has(target))) return 'board';
  return targets.size > 0 ? 'cards' : 'buttons';
}
