"""Where each player's standard flies.

The state is one number a seat: the bearer's region, or -1 while the standard waits.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.modifier import Modifier
from castillo.el_grande.places import BLACK, NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.start import SetupStep
from castillo.el_grande.why import why_no_source
from castillo.kernel.actions import TO, a_of, action
from castillo.kernel.event import Event
from castillo.kernel.frame import Frame
from castillo.kernel.luck import Luck
from castillo.kernel.text import Text, place, seat

BEARER: Final = 1
"""The kind of a caballero that bears the standard."""

MODULE: Final = "anniversary"


def bearer_of(game: Position, owner: i64) -> i64:
    """The region where an owner's standard flies, or -1."""
    return game.state[game.book.slots[MODULE] + owner]


def give(game: Position, owner: i64, region: i64) -> None:
    """The standard goes to a caballero in a region, or waits."""
    atoms.set_state(game, game.book.slots[MODULE] + owner, region)
    if game.events is not None:
        args: dict[str, object] = {"seat": seat(owner)}
        if region != NOWHERE:
            args["to"] = place(game.book.place_ids[region])
        word = "standard_given" if region != NOWHERE else "standard_waits"
        game.tell(Event(f"anniversary-log-{word}", args, "AN-4"))


def candidates(game: Position, owner: i64) -> list[int]:
    """Regions where an own caballero could take the standard; nothing enters the King's region."""
    return [r for r in game.book.regions if game.book.holds_pieces(game, owner, r)]


class RaiseStandards(SetupStep):
    """AN-1: each standard goes under a caballero in the home region."""

    def run(self, game: Position, luck: Luck, region_cards: list[int]) -> None:
        for owner in range(game.seats):
            atoms.set_state(game, game.book.slots[MODULE] + owner, game.grandes[owner])

    def suit(self, game: Position) -> None:
        """In the home region if there is an own caballero, else with another one; it waits if there is none."""
        for owner in range(game.seats):
            homes = [r for r in [game.grandes[owner], *game.book.regions] if r != NOWHERE and game.count(owner, r) > 0]
            atoms.set_state(game, game.book.slots[MODULE] + owner, homes[0] if homes else NOWHERE)


class StandardBearers(Modifier):
    """AN-2 ties, AN-4 where the standard goes."""

    def __init__(self, slot: int) -> None:
        self.slot: i64 = slot

    def rank_keys(self, game: Position, place: i64, general: bool, answer: list[int]) -> list[int]:
        """Equal counts are split: those whose bearer is there come first. Not in the Castillo (AN-7).

        Where two regions are scored together, the bearer may be in either (AN-6).
        """
        if not game.book.is_region[place]:
            return answer
        here = game.book.scored_with(game, place, general)
        return [
            key * 2 + (1 if key and game.state[self.slot + owner] in here else 0) for owner, key in enumerate(answer)
        ]

    def piece_kinds(self, game: Position, owner: i64, place: i64, answer: list[int]) -> list[int]:
        if owner == BLACK or game.state[self.slot + owner] != place:
            return answer
        bearers = [kind | BEARER for kind in answer]
        return answer + bearers if game.count(owner, place) > 1 else bearers

    def moved(self, game: Position, seat: i64, owner: i64, kind: i64, source: i64, target: i64, count: i64) -> None:
        if owner == BLACK:
            return
        at = game.state[self.slot + owner]
        if at == NOWHERE:
            if game.book.is_region[target]:
                give(game, owner, target)
        elif at == source and (kind & BEARER or game.count(owner, source) == 0):
            self._bearer_left(game, owner, target)

    def _bearer_left(self, game: Position, owner: i64, target: i64) -> None:
        if game.book.is_region[target]:
            give(game, owner, target)
        elif candidates(game, owner):
            game.push(GiveStandard(owner))
        else:
            give(game, owner, NOWHERE)


@mypyc_attr(acyclic=True)
class GiveStandard(Frame):
    """AN-4: the bearer is gone; the owner gives the standard to another own caballero in a region."""

    __slots__ = ()

    def options(self, game: Position) -> list[int]:
        return [action(TO, region) for region in candidates(game, self.seat)]

    def choose(self, game: Position, action: i64) -> None:
        give(game, self.seat, a_of(action))

    def rule(self, game: Position) -> str:
        return "AN-4"

    def why_not(self, game: Position, target: str) -> Text | None:
        return why_no_source(game, target)
