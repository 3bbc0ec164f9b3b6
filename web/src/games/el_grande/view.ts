/** What a view of this game holds: the part of every game, and its own. */
export type {
  DecisionView,
  GrandeBoardView as BoardView,
  GrandeCardView as CardView,
  GrandeGameView as GrandeView,
  GrandeStackView as StackView,
  MarkerView,
  OptionView,
} from '../../generated/types';
