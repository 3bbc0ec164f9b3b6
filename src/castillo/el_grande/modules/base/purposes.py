"""The purposes for which the cards of the base game have secret discs set."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_grande import atoms
from castillo.el_grande.discs import DISC_SCORING, EVICTION, RETURN_ALL, RETURN_SOME, DiscPurpose
from castillo.el_grande.frames.pieces import TravelEach
from castillo.el_grande.frames.scoring import score_all
from castillo.el_grande.places import COURT, NOWHERE, PROVINCE
from castillo.el_grande.position import Position
from castillo.el_grande.scoring import SPECIAL
from castillo.el_grande.verbs import DISC
from castillo.kernel.actions import action


class ReturnFromDisc(DiscPurpose):
    """EG-5.15, EG-5.16: a region (not the King's) where one has `arg` or more; that many (0: all) return."""

    def options(self, game: Position, seat: i64, arg: i64) -> list[int]:
        return [action(DISC, place) for place in regions_with(game, seat, max(arg, 1))]

    def revealed(self, game: Position, seat: i64, arg: i64, places: list[int]) -> None:
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

    def revealed(self, game: Position, seat: i64, arg: i64, places: list[int]) -> None:
        score_all(game, seat, [place for place in places if places.count(place) == 1], SPECIAL)


class Eviction(DiscPurpose):
    """EG-5.31: all leave the named region (`arg`) for the disc's; the King's or the named one: to the Court (Q-05)."""

    def __init__(self) -> None:
        super().__init__(EVICTION, "eviction", "EG-5.31")

    def prompt_args(self, game: Position, arg: i64) -> dict[str, object]:
        return {"number": 0, "place": game.named(arg), "text": ""}

    def leaving(self, game: Position, seat: i64, arg: i64) -> i64:
        return game.count(seat, arg)

    def revealed(self, game: Position, seat: i64, arg: i64, places: list[int]) -> None:
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


def purposes() -> list[DiscPurpose]:
    """What discs are set for by cards of the base game."""
    return [
        ReturnFromDisc(RETURN_ALL, "return_all", "EG-5.15"),
        ReturnFromDisc(RETURN_SOME, "return_some", "EG-5.16"),
        DiscScoring(),
        Eviction(),
    ]
