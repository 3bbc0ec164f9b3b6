"""What a player may do in a turn (EG-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.bending.scoring import BendsScoring, ScoringRules
from castillo.el_grande.cards import Effect, Placing

if TYPE_CHECKING:
    from castillo.el_grande.frames.round import Phase
    from castillo.el_grande.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier(BendsScoring):
    """A part that bends rules: those of turns, of scoring and of places."""

    def placement_targets(self, game: Position, seat: i64, answer: list[int]) -> list[int]:
        """Where a seat may place: in the regular placing near the King's region (EG-3.3), else anywhere (EG-5.8)."""
        return answer

    def placing(self, game: Position, seat: i64, placed: i64, answer: Placing) -> Placing:
        """How many caballeros the regular placing allows (EG-3.3), and how the next comes after so many."""
        return answer

    def open_specials(self, game: Position, seat: i64, answer: list[int]) -> list[int]:
        """The cards whose special action is open to a seat in its turn (EG-3.3); one of them may be used."""
        return answer

    def turn_actions(self, game: Position, seat: i64, answer: list[int]) -> list[int]:
        """What else may be done in one's turn, at the question on top: `TakeTurn`, or moves of a special action."""
        return answer

    def asides(self, game: Position, seat: i64, answer: list[int]) -> list[int]:
        """What a seat may do at any question it is asked, in its own turn or not; the question stays open."""
        return answer

    def turn_act(self, game: Position, seat: i64, action: i64, answer: bool) -> bool:
        """Carry out one of one's own `turn_actions` or `asides`; whether it was one."""
        return answer

    def stack_size(self, game: Position, stack: i64, answer: i64) -> i64:
        """How many cards of a stack come round, the top one first (EG-3.3); those that are left out lie below them."""
        return answer


class TurnRules(ScoringRules):
    """How it is asked."""

    on_placement_targets: list[Modifier]
    on_placing: list[Modifier]
    on_open_specials: list[Modifier]
    on_turn_actions: list[Modifier]
    on_asides: list[Modifier]
    on_turn_act: list[Modifier]
    on_stack_size: list[Modifier]
    bent_placing: bool  # whether any module has a say in where caballeros are placed
    plain_turns: bool  # whether none has a say in what may be done in a turn, placing included
    turn_menus: list[list[list[int]]]  # the options of such turns: by what may be done (1: place, 2: start), by King

    def phase_frame(self, seat: i64, phase: i64, index: i64) -> Phase:
        """The frame for a step of a phase."""
        return self.phase_frames[seat + 1][phase][index]

    def effect(self, card: i64, index: i64) -> Effect:
        """One of the effects of a card, by their order on it."""
        return self.cards[card].effects[index]

    def placement_actions(self, game: Position, seat: i64) -> list[int]:
        """The regular placing's targets as actions; a new list."""
        if not self.bent_placing:
            return self.near_actions[game.king][:]
        return self.open_targets(game, seat, self.near[game.king])

    def open_targets(self, game: Position, seat: i64, answer: list[int]) -> list[int]:
        """Where a seat may place, out of some places, as actions; a new list."""
        for m in self.on_placement_targets:
            answer = m.placement_targets(game, seat, answer)
        return [self.place_actions[place] for place in answer if self.enterable(game, place)]

    def placing(self, game: Position, seat: i64, placed: i64) -> Placing:
        answer = self.placings[game.card]
        for m in self.on_placing:
            answer = m.placing(game, seat, placed, answer)
        return answer

    def open_specials(self, game: Position, seat: i64) -> list[int]:
        answer = [game.card] if game.card else []
        for m in self.on_open_specials:
            answer = m.open_specials(game, seat, answer)
        return answer

    def turn_actions(self, game: Position, seat: i64) -> list[int]:
        answer: list[int] = []
        if seat == game.active:
            for m in self.on_turn_actions:
                answer = m.turn_actions(game, seat, answer)
        return answer

    def asides(self, game: Position, seat: i64) -> list[int]:
        answer: list[int] = []
        for m in self.on_asides:
            answer = m.asides(game, seat, answer)
        return answer

    def act_aside(self, game: Position, seat: i64, action: i64) -> None:
        """Also what is done in a turn."""
        done = False
        for m in self.on_turn_act:
            done = m.turn_act(game, seat, action, done)

    def stack_size(self, game: Position, stack: i64) -> i64:
        answer: i64 = len(game.decks[stack])
        for m in self.on_stack_size:
            answer = m.stack_size(game, stack, answer)
        return answer

    def supply(self, game: Position, seat: i64) -> i64:
        """How many caballeros come from the Province (EG-3.2)."""
        return self.power_supply[game.played[seat]]

    def playable(self, game: Position, seat: i64) -> i64:
        """Mask of the power cards that may be played now (EG-3.1)."""
        answer: i64 = game.hands[seat]
        for other in range(game.seats):
            card = game.played[other]
            if card >= 0:
                answer &= ~self.same_value[card]
        return answer or game.hands[seat]  # all values of a hand are barred: then any may be repeated
