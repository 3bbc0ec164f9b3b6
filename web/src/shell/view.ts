/** The part of a view that every game has. What a game adds is in its own folder. */
import type * as Sent from '../generated/types';

export type {
  BoardView,
  CardView,
  DecisionView,
  MarkerView,
  OptionView,
  PlaceView,
  SetupView,
  StackView,
  TextMessage,
} from '../generated/types';

export interface GameView extends Sent.GameView {
  /** The cards one holds, where a game has such. */
  hand?: string[];
  /** By place: what it would pay each seat now and, where that differs, in a general scoring; and the parts of it. */
  meter?: Record<string, { now: number[]; general?: number[]; parts?: unknown[] }>;
}
