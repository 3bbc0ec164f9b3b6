"""Espionage: at the next general scoring spies set their discs after the others have shown theirs.

A mask of the spies is one of the module's numbers; a row of one a seat holds the discs that were shown to them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mypy_extensions import i64

from castillo.el_grande import atoms
from castillo.el_grande.atoms import course
from castillo.el_grande.cards import Effect
from castillo.el_grande.discs import LEAVE_CASTILLO
from castillo.el_grande.frames.discs import ask_for_discs
from castillo.el_grande.numbers import Slot
from castillo.el_grande.phases import PhaseStep, who_leaves
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.showing import Presenter
from castillo.kernel.luck import Luck
from castillo.kernel.text import seat as seat_ref


@dataclass(eq=False)
class Espionage(Effect):
    """Until the next general scoring; there one's disc is set last."""

    spies: Slot

    def start(self, game: Position, seat: i64) -> None:
        atoms.set_state(game, self.spies.at(game), self.spies.number(game) | 1 << seat)
        if game.events is not None:
            rule = game.book.cards[self.card].rule
            game.say("espionage", {"seat": seat_ref(seat)}, rule)

    def possible(self, game: Position, seat: i64) -> bool:
        return not self.spies.number(game) >> seat & 1


class SetDiscsUnseen(PhaseStep):
    """Those who have no spies set their discs first. Instead of the step "discs"."""

    def __init__(self, spies: Slot) -> None:
        super().__init__("discs")
        self.spies = spies

    def run(self, game: Position, seat: i64) -> None:
        course.open_general_scoring(game)
        ask_for_discs(game, game.start_player, who_leaves(game) & ~self.spies.number(game), LEAVE_CASTILLO, 0)


class SetDiscsOfSpies(PhaseStep):
    """Their discs are shown, then the spies set theirs."""

    def __init__(self, spies: Slot, discs_shown: Slot) -> None:
        super().__init__("spies")
        self.spies = spies
        self.discs_shown = discs_shown

    def run(self, game: Position, seat: i64) -> None:
        spies = who_leaves(game) & self.spies.number(game)
        if not spies:
            return
        game.raise_floor()
        for player in range(game.seats):
            if game.discs[player] != NOWHERE:
                atoms.set_state(game, self.discs_shown.at(game, player), game.discs[player])
                if game.events is not None:
                    name = game.named(game.discs[player])
                    game.say("disc_shown", {"seat": seat_ref(player), "place": name}, "EG-4.5")
        ask_for_discs(game, game.start_player, spies, LEAVE_CASTILLO, 0)


class SpiesGo(PhaseStep):
    """The discs have been used: espionage is over."""

    def __init__(self, spies: Slot, discs_shown: Slot) -> None:
        super().__init__("spies_go")
        self.spies = spies
        self.discs_shown = discs_shown

    def run(self, game: Position, seat: i64) -> None:
        atoms.set_state(game, self.spies.at(game), 0)
        for player in range(game.seats):
            atoms.set_state(game, self.discs_shown.at(game, player), NOWHERE)


class Spying(Presenter):
    """Who spies, and which discs were shown: for the view, and for whoever guesses from it."""

    def __init__(self, spies: Slot, discs_shown: Slot) -> None:
        super().__init__()
        self.spies = spies
        self.discs_shown = discs_shown

    def markers(self, game: Position, viewer: i64, answer: list[dict[str, Any]]) -> list[dict[str, Any]]:
        spies = [s for s in range(game.seats) if self.spies.number(game) >> s & 1]
        found: list[dict[str, Any]] = [{"id": f"espionage-{s}", "kind": "espionage", "seat": s} for s in spies]
        for seat in range(game.seats):
            shown = self.discs_shown.number(game, seat)
            if shown != NOWHERE:
                places = [game.book.place_ids[shown]]
                found.append({"id": f"disc-{seat}", "kind": "disc", "seat": seat, "places": places})
        return answer + found

    def guessed(self, game: Position, view: dict[str, Any], luck: Luck) -> None:
        course.keep_discs(game, [self.discs_shown.number(game, seat) for seat in range(game.seats)])
