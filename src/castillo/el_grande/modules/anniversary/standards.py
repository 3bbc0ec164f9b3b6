"""Where each player's standard flies: with one definite caballero.

The state is one number a seat: the bearer's region, and what he is there beside bearer (a captain, one on a seat) in
the bits above it; or -1 while the standard waits.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.bending import Modifier
from castillo.el_grande.kinds import SHOWN
from castillo.el_grande.numbers import index_of
from castillo.el_grande.places import BLACK, NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.start import SetupStep
from castillo.el_grande.telling import Witness
from castillo.el_grande.verbs import PIECE
from castillo.el_grande.why import why_no_source
from castillo.kernel.actions import action
from castillo.kernel.event import Event
from castillo.kernel.frame import Frame
from castillo.kernel.luck import Luck
from castillo.kernel.text import Text, seat
from castillo.kernel.vectors import Row

BEARER: Final = 1
"""The kind of a caballero that bears the standard."""

MODULE: Final = "anniversary"
INDEX: Final = index_of(MODULE)


def packed(region: i64, kind: i64 = 0) -> i64:
    """A bearer in a region as one number: what else he is stands above the region."""
    return (kind & ~BEARER) << 8 | region


def region_in(code: i64) -> i64:
    """The region of a bearer; NOWHERE if there is none."""
    return code if code == NOWHERE else code & 255


def kind_in(code: i64) -> i64:
    """All that a bearer is, bearer included."""
    return code >> 8 | BEARER


def put(game: Position, owner: i64, code: i64) -> None:
    """Change where an owner's bearer is."""
    atoms.set_state(game, game.book.first_slots[INDEX] + owner, code)


def tell(game: Position, owner: i64, region: i64) -> None:
    """The standard flies in a region now, or it waits."""
    if game.events is None:
        return
    args: dict[str, object] = {"seat": seat(owner)}
    if region != NOWHERE:
        args["to"] = game.named(region)
    word = "standard_given" if region != NOWHERE else "standard_waits"
    game.tell(Event(f"anniversary-log-{word}", args, "AN-4"))


# -- giving it -------------------------------------------------------------------------------------------------


def bearers_in(game: Position, owner: i64, region: i64) -> list[int]:
    """Who of an owner's caballeros in a region could bear the standard; who carries something could not (AN-5)."""
    if game.count(owner, region) == 0:
        return []
    return [packed(region, kind) for kind in game.book.kinds_of(game, owner, region) if not kind & game.book.carrying]


def candidates(game: Position, owner: i64) -> list[int]:
    """Who could take an owner's standard: their caballeros in regions; a standard does not enter the King's."""
    return [code for r in game.book.regions if r != game.king for code in bearers_in(game, owner, r)]


def give(game: Position, owner: i64, code: i64) -> None:
    """An owner's standard goes to a caballero, and it is told."""
    put(game, owner, code)
    tell(game, owner, region_in(code))


def raise_again(game: Position, owner: i64) -> bool:
    """A standard that waits goes to whoever can bear it; of several the owner chooses one. Whether there is anybody."""
    found = candidates(game, owner)
    if len(found) == 1:
        give(game, owner, found[0])
    elif found:
        game.push(GiveStandard(owner))
    return bool(found)


@mypyc_attr(acyclic=True)
class GiveStandard(Frame):
    """AN-4: the bearer is gone; the owner gives the standard to another own caballero in a region."""

    def options(self, game: Position) -> list[int]:
        return [piece_of(self.seat, code) for code in candidates(game, self.seat)]

    def choose(self, game: Position, action: i64) -> None:
        found = [code for code in candidates(game, self.seat) if piece_of(self.seat, code) == action]
        give(game, self.seat, found[0])

    def rule(self, game: Position) -> str:
        return "AN-4"

    def why_not(self, game: Position, target: str) -> Text | None:
        return why_no_source(game, target)


def piece_of(owner: i64, code: i64) -> i64:
    """Whoever may become the bearer, as an action."""
    return action(PIECE, owner, region_in(code), kind_in(code) & ~BEARER & SHOWN)


# -- the rules it bends ----------------------------------------------------------------------------------------


class RaiseStandards(SetupStep):
    """AN-1: each standard goes under a caballero in the home region."""

    def run(self, game: Position, luck: Luck, region_cards: list[int]) -> None:
        for owner in range(game.seats):
            put(game, owner, packed(game.grandes[owner]))

    def follow_document(self, game: Position) -> None:
        """In the home region if there is an own caballero, else with another one; it waits if there is none."""
        for owner in range(game.seats):
            put(game, owner, NOWHERE)
            home = [r for r in game.book.regions if r == game.grandes[owner]]  # a Grande may be in the Castillo
            found = [code for r in home + game.book.regions for code in bearers_in(game, owner, r)]
            put(game, owner, found[0] if found else NOWHERE)


def broken(game: Position) -> list[str]:
    """What does not add up: a standard of somebody who is not there."""
    slot = game.book.first_slots[INDEX]
    found = [borne_by_nobody(game, owner, game.state[slot + owner]) for owner in range(game.seats)]
    return ["who bears a standard"] if any(found) else []


def borne_by_nobody(game: Position, owner: i64, code: i64) -> bool:
    """Whether a standard cannot be there. What else its bearer is, the modules check that made him so."""
    if code == NOWHERE:
        return False
    region, kind = region_in(code), kind_in(code)
    if code < 0 or code != packed(region, kind) or region not in game.book.regions or game.count(owner, region) == 0:
        return True
    return kind & game.book.carrying != 0 or (kind != BEARER and not game.book.on_piece_kinds)


class StandardBearers(Modifier):
    """AN-2 and AN-6: ties."""

    def rank_keys(self, game: Position, place: i64, general: bool, answer: Row) -> Row:
        """Equal counts are split: those whose bearer counts there come first. Not in the Castillo (AN-7).

        Where two regions are scored together, the bearer may be in either (AN-6).
        """
        if not game.book.is_region[place]:
            return answer
        here = game.book.plan(game, place, general).together
        keys = answer[:]
        for owner, key in enumerate(answer):
            keys[owner] = key * 2 + (1 if key and self.decides(game, owner, here) else 0)
        return keys

    def bent(self, game: Position, answer: i64) -> i64:
        """Everywhere, since counts are doubled to make room between them."""
        for region in game.book.regions:
            answer |= 1 << region
        return answer

    def decides(self, game: Position, owner: i64, places: list[int]) -> bool:
        """Whether an owner's bearer is in one of these places and counts himself (AN-6)."""
        code = game.state[self.slot + owner]
        return region_in(code) in places and game.book.kind_counts(game, region_in(code), kind_in(code))

    def apart(self, game: Position, owner: i64, place: i64, answer: i64) -> i64:
        code = NOWHERE if owner == BLACK else game.state[self.slot + owner]
        return answer if code == NOWHERE or region_in(code) != place else answer | kind_in(code)


class StandardsFollow(Witness):
    """AN-4: where the standard goes."""

    def became(self, game: Position, owner: i64, place: i64, kind: i64) -> None:
        put(game, owner, packed(place, kind))

    def arrived(self, game: Position, owner: i64, kind: i64, target: i64) -> None:
        if owner == BLACK:
            return
        if game.state[self.slot + owner] == NOWHERE:
            if game.book.is_region[target]:
                raise_again(game, owner)
        elif kind & BEARER:
            self.bearer_went(game, owner, target)

    def bearer_went(self, game: Position, owner: i64, target: i64) -> None:
        if not game.book.is_region[target]:
            put(game, owner, NOWHERE)
            if not raise_again(game, owner):
                tell(game, owner, NOWHERE)
            return
        if region_in(game.state[self.slot + owner]) != target:  # nobody made anything else of him there
            put(game, owner, packed(target))
        tell(game, owner, target)

    def king_left(self, game: Position, region: i64) -> None:
        """AN-4: a standard that waited is given at once."""
        for owner in range(game.seats):
            if game.state[self.slot + owner] == NOWHERE:
                raise_again(game, owner)
