"""Points."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_grande.places import CASTILLO
from castillo.el_grande.position import Position
from castillo.el_grande.scoring import FIRST_ONLY, GENERAL, Tally, tally
from castillo.kernel import text
from castillo.kernel.event import Event


def score(game: Position, place: i64, mode: i64) -> None:
    """Score a place now."""
    result = tally(game, place, mode)
    total = result.total
    points = game.points
    for seat in range(game.seats):
        points[seat] += total[seat]
    if place == CASTILLO and not game.book.castillo_open:
        game.raise_floor()
    if game.events is not None:
        _tell_score(game, place, mode, result)


def _tell_score(game: Position, place: i64, mode: i64, result: Tally) -> None:
    """The whole arithmetic; of places that are scored together in one event."""
    together = game.book.scored_with(game, place, mode == GENERAL)
    values = [game.book.values_of(game, each, mode == GENERAL) for each in together]
    args: dict[str, object] = {
        "place": game.named(place),
        "counts": game.book.strengths(game, place, mode == GENERAL),
        "values": [sum(column) for column in zip(*values, strict=True)],
        "majority": result.places,
        "kings_bonus": [int(result.king) if seat == result.leader else 0 for seat in range(game.seats)],
        "home_bonus": [int(result.home) if seat == result.leader else 0 for seat in range(game.seats)],
        "offices": result.offices,
        "points": result.total,
        "how": "general" if mode == GENERAL else "first_only" if mode == FIRST_ONLY else "special",
    }
    if len(together) == 1:
        game.say("scored", args, "EG-4.1")
    else:
        args["other"] = game.named(next(each for each in together if each != place))
        game.say("pair_scored", args, "EG-4.1")


def award(game: Position, seat: i64, number: i64, kind: str, rule: str) -> None:
    """Points that no place pays."""
    award_all(game, seat, [number if player == seat else 0 for player in range(game.seats)], kind, rule)


def award_all(game: Position, seat: i64, points: list[int], kind: str, rule: str) -> None:
    """Points by seat that no place pays, by the doing of a seat."""
    for player in range(game.seats):
        game.points[player] += points[player]
    if game.events is not None:
        game.tell(Event(kind, {"seat": text.seat(seat), "points": [int(n) for n in points]}, rule))
