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
from castillo.el_grande.phases import who_leaves
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.showing import Presenter
from castillo.kernel.luck import Luck
from castillo.kernel.text import seat as seat_ref


class Spies:
    """Where a module keeps who has spies out, and which discs were shown to them; the steps of a general scoring."""

    def __init__(self, mask: Slot, discs_shown: Slot) -> None:
        self.mask = mask
        self.discs_shown = discs_shown

    def set_discs_unseen(self, game: Position, seat: i64) -> None:
        """Those who have no spies set their discs first. Instead of the step "discs"."""
        course.open_general_scoring(game)
        ask_for_discs(game, game.start_player, who_leaves(game) & ~self.mask.number(game), LEAVE_CASTILLO, 0)

    def set_discs_of_spies(self, game: Position, seat: i64) -> None:
        """Their discs are shown, then the spies set theirs."""
        spies = who_leaves(game) & self.mask.number(game)
        if not spies:
            return
        course.show_discs(game, list(game.discs), "EG-4.5")
        for player in range(game.seats):
            if game.discs[player] != NOWHERE:
                atoms.set_state(game, self.discs_shown.at(game, player), game.discs[player])
        ask_for_discs(game, game.start_player, spies, LEAVE_CASTILLO, 0)

    def go(self, game: Position, seat: i64) -> None:
        """The discs have been used: espionage is over."""
        atoms.set_state(game, self.mask.at(game), 0)
        for player in range(game.seats):
            atoms.set_state(game, self.discs_shown.at(game, player), NOWHERE)


@dataclass(eq=False)
class Espionage(Effect):
    """Until the next general scoring; there one's disc is set last."""

    spies: Spies

    def start(self, game: Position, seat: i64) -> None:
        mask = self.spies.mask
        atoms.set_state(game, mask.at(game), mask.number(game) | 1 << seat)
        if game.events is not None:
            game.say("espionage", {"seat": seat_ref(seat)}, game.book.cards[self.card].rule)

    def possible(self, game: Position, seat: i64) -> bool:
        return not self.spies.mask.number(game) >> seat & 1


class Spying(Presenter):
    """Who spies, and which discs were shown: for the view, and for whoever guesses from it."""

    def __init__(self, spies: Spies) -> None:
        super().__init__()
        self.spies = spies

    def markers(self, game: Position, viewer: i64, answer: list[dict[str, Any]]) -> list[dict[str, Any]]:
        spies = [s for s in range(game.seats) if self.spies.mask.number(game) >> s & 1]
        found: list[dict[str, Any]] = [{"id": f"espionage-{s}", "kind": "espionage", "seat": s} for s in spies]
        for seat in range(game.seats):
            shown = self.spies.discs_shown.number(game, seat)
            if shown != NOWHERE:
                places = [game.book.place_ids[shown]]
                found.append({"id": f"disc-{seat}", "kind": "disc", "seat": seat, "places": places})
        return answer + found

    def guessed(self, game: Position, view: dict[str, Any], luck: Luck) -> None:
        course.keep_discs(game, [self.spies.discs_shown.number(game, seat) for seat in range(game.seats)])
