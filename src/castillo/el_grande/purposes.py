"""The purposes for which El Grande's own cards and scorings set secret discs."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_grande import atoms
from castillo.el_grande.discs import (
    DISC_SCORING,
    EVICTION,
    LEAVE_CASTILLO,
    RETURN_ALL,
    RETURN_SOME,
    DiscPurpose,
)
from castillo.el_grande.frames.discs import ask_for_discs
from castillo.el_grande.frames.scoring import score_all
from castillo.el_grande.frames.travel import TravelEach
from castillo.el_grande.phases import PhaseStep
from castillo.el_grande.places import COURT, NOWHERE, PROVINCE
from castillo.el_grande.position import Position
from castillo.el_grande.scoring import SPECIAL
from castillo.kernel.actions import DISC, action
from castillo.kernel.text import Text
from castillo.kernel.text import place as place_ref


class LeaveCastillo(DiscPurpose):
    """EG-4.5: where one's caballeros go when the Castillo is emptied. Shown only after the Castillo has been scored."""

    def __init__(self) -> None:
        super().__init__(LEAVE_CASTILLO, "leave_castillo", "EG-4.5")

    def complete(self, game: Position, seat: i64, arg: i64, places: list[int]) -> None:
        atoms.keep_discs(game, places)


class Settle(DiscPurpose):
    """Before the first round: where `arg` own caballeros from the Province go; the King's region is not offered."""

    def __init__(self, number: int, name: str, rule: str, text: str) -> None:
        super().__init__(number, name, rule)
        self.text = text

    def options(self, game: Position, seat: i64, arg: i64) -> list[int]:
        return [action(DISC, place) for place in game.book.disc_places if game.book.enterable(game, place)]

    def prompt_args(self, game: Position, arg: i64) -> dict[str, object]:
        return {"number": int(arg), "place": "", "text": Text(self.text, {"count": int(arg)}).to_json()}

    def shown(self, game: Position, seat: i64, arg: i64, places: list[int]) -> None:
        for i in range(game.seats):
            owner = (seat + i) % game.seats
            if places[owner] != NOWHERE:
                atoms.travel(game, owner, atoms.MOVED, owner, 0, PROVINCE, places[owner], arg)


class AskSettlers(PhaseStep):
    """Everybody sets the disc for his settlers; where there are none, nobody is asked."""

    def __init__(self, step: str, purpose: int, value: str, field: str) -> None:
        super().__init__(step)
        self.purpose: i64 = purpose
        self.value = value
        self.field = field

    def run(self, game: Position, seat: i64) -> None:
        count = game.book.values.number(self.value, self.field)
        if count > 0:
            ask_for_discs(game, game.start_player, (1 << game.seats) - 1, self.purpose, count)


class ReturnFromDisc(DiscPurpose):
    """EG-5.15, EG-5.16: a region (not the King's) where one has `arg` or more; that many (0: all) return."""

    def __init__(self, number: int, name: str, rule: str) -> None:
        super().__init__(number, name, rule)

    def options(self, game: Position, seat: i64, arg: i64) -> list[int]:
        return [action(DISC, place) for place in regions_with(game, seat, max(arg, 1))]

    def shown(self, game: Position, seat: i64, arg: i64, places: list[int]) -> None:
        for i in range(game.seats - 1, 0, -1):  # the last to go is pushed first
            owner = (seat + i) % game.seats
            place = places[owner]
            if place != NOWHERE:
                count = arg if arg > 0 else game.count(owner, place)
                game.push(TravelEach(owner, atoms.RETURNED, owner, place, PROVINCE, count))


def regions_with(game: Position, seat: i64, least: i64) -> list[int]:
    """The regions, the King's excepted, where a seat has at least so many."""
    book = game.book
    return [r for r in book.disc_places if game.count(seat, r) >= least and not book.taboo(game, r)]


class DiscScoring(DiscPurpose):
    """EG-5.30: every region chosen exactly once is scored, in the active player's order."""

    def __init__(self) -> None:
        super().__init__(DISC_SCORING, "disc_scoring", "EG-5.30")

    def shown(self, game: Position, seat: i64, arg: i64, places: list[int]) -> None:
        mask: i64 = 0
        for place in places:
            if places.count(place) == 1:
                mask |= 1 << place
        score_all(game, seat, mask, SPECIAL)


class Eviction(DiscPurpose):
    """EG-5.31: all leave the named region (`arg`) for the disc's; the King's or the named one: to the Court (Q-05)."""

    def __init__(self) -> None:
        super().__init__(EVICTION, "eviction", "EG-5.31")

    def prompt_args(self, game: Position, arg: i64) -> dict[str, object]:
        return {"number": 0, "place": place_ref(game.book.place_ids[arg]), "text": ""}

    def shown(self, game: Position, seat: i64, arg: i64, places: list[int]) -> None:
        for i in range(game.seats - 1, 0, -1):
            owner = (seat + i) % game.seats
            place = places[owner]
            if place == NOWHERE:
                continue
            count = game.count(owner, arg)
            if place == arg or not game.book.enterable(game, place):
                game.push(TravelEach(owner, atoms.TO_COURT, owner, arg, COURT, count))
            else:
                game.push(TravelEach(owner, atoms.MOVED, owner, arg, place, count))


def core_purposes() -> list[DiscPurpose]:
    return [
        LeaveCastillo(),
        ReturnFromDisc(RETURN_ALL, "return_all", "EG-5.15"),
        ReturnFromDisc(RETURN_SOME, "return_some", "EG-5.16"),
        DiscScoring(),
        Eviction(),
    ]
