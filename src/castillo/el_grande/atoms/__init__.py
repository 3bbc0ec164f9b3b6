"""Atoms: the only functions that change a position.

Each keeps the rules that know no exception, and tells what happened. Those of the board are here: caballeros, figures,
markers and points; those of rounds, turns, cards and discs are in course.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castillo.el_grande.arithmetic import parts_of
from castillo.el_grande.atoms.course import castillo_emptied
from castillo.el_grande.kinds import definite
from castillo.el_grande.places import CASTILLO, COURT, NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.scoring import FIRST_ONLY, GENERAL, tally
from castillo.kernel import text
from castillo.kernel.event import Event
from castillo.kernel.frame import NOBODY


def shift(game: Position, seat: i64, owner: i64, kind: i64, source: i64, target: i64, count: i64) -> i64:
    """Take caballeros from one place to another, by the doing of a seat; how many went.

    Nothing enters or leaves a place that is taboo (EG-3.4).
    """
    book = game.book
    if count <= 0 or source == target or book.taboo(game, source) or book.taboo(game, target):
        return 0
    count = min(count, game.count(owner, source))
    if not book.tells_apart or not book.is_region[source]:
        _go(game, seat, owner, kind, source, target, count)
    else:
        for _ in range(count):
            _go(game, seat, owner, definite(game, owner, kind, source), source, target, 1)
    if target == CASTILLO:
        game.entered = game.entered.add(owner * 64 + count)
    elif source == CASTILLO:
        castillo_emptied(game)
    return count


def _go(game: Position, seat: i64, owner: i64, kind: i64, source: i64, target: i64, count: i64) -> None:
    base, caballeros = owner * game.stride, game.caballeros
    caballeros[base + source] -= count
    caballeros[base + target] += count
    for w in game.book.told.on_moved:
        w.moved(game, seat, owner, kind, source, target, count)
    for w in game.book.told.on_arrived:
        w.arrived(game, owner, kind, target)


PLACED: Final = 0  # from the Court onto the board
MOVED: Final = 1  # from the board to the board
RETURNED: Final = 2  # back to the Province
TO_COURT: Final = 3  # to the Court: supply, or those that are sent home
NOT_TAKEN: Final = 4  # back to the Province: less supply than there might be
_TRAVEL_WORDS: Final = (
    ("placed", "EG-3.3"),
    ("moved", "EG-5"),
    ("returned", "Q-02"),
    ("to_court", "EG-3.2"),
    ("returned", "EG-3.2"),
)


def travel(game: Position, seat: i64, what: i64, owner: i64, kind: i64, source: i64, target: i64, count: i64) -> None:
    """Caballeros of an owner travel, by a seat's doing; to the owner's Court if they do not fit where they arrive."""
    if source == target:
        for w in game.book.told.on_moved:
            w.moved(game, seat, owner, definite(game, owner, kind, source), source, target, count)
        return
    if game.book.on_fits and not game.book.fits(game, target, count):
        what, target = TO_COURT, COURT
    went = shift(game, seat, owner, kind, source, target, count)
    if went and game.events is not None:
        word, rule = _TRAVEL_WORDS[what]
        args: dict[str, object] = {
            "seat": text.seat(seat),
            "owner": text.seat(owner),
            "piece": "caballero",
            "from": game.named(source),
            "to": game.named(target),
            "count": int(went),
        }
        game.say(word, args, rule)


def set_king(game: Position, place: i64) -> None:
    """The King's region becomes another one, or stays what it is; who moved, the caller has told."""
    source = game.king
    game.king = place
    if source != place:
        for w in game.book.told.on_king_left:
            w.king_left(game, source)


def move_king(game: Position, seat: i64, place: i64, rule: str = "") -> None:
    """The King goes to a region, or stays where he is (Q-09); where a Grande is King, that Grande."""
    stand_in = game.book.stand_in(game) if game.book.on_stand_in else NOBODY
    if stand_in != NOBODY:
        game.grandes[stand_in] = place
    if game.events is not None:
        if not rule:
            rule = game.book.cards[game.card].rule if game.card in game.book.cards else "Q-09"
        if stand_in == NOBODY:
            word = "king_moved" if game.king != place else "king_stayed"
            tell_marker(game, word, seat, "king", game.king, place, rule)
        elif game.king != place:
            tell_marker(game, "grande_moved", seat, f"grande-{stand_in}", game.king, place, rule)
    set_king(game, place)


def move_grande(game: Position, seat: i64, owner: i64, place: i64) -> None:
    """A Grande goes to another region, its new home."""
    source = game.grandes[owner]
    if game.book.taboo(game, source) or game.book.taboo(game, place):
        return
    game.grandes[owner] = place
    if game.events is not None:
        tell_marker(game, "grande_moved", seat, f"grande-{owner}", source, place, "EG-5.29")
    for w in game.book.told.on_grande_moved:
        w.grande_moved(game, owner, source, place)


def move_scoreboard(game: Position, seat: i64, board: i64, place: i64) -> None:
    """A mobile scoreboard comes to a place, from beside the board or from another place."""
    source = game.scoreboards[board]
    if game.book.taboo(game, place) or (source != NOWHERE and game.book.taboo(game, source)):
        return
    game.scoreboards[board] = place
    if game.events is not None:
        tell_marker(game, "scoreboard_moved", seat, game.book.marker_names[board], source, place, "EG-5.26")


def put_marker(game: Position, seat: i64, slot: i64, marker: str, place: i64, rule: str) -> None:
    """A module's marker, whose place is one of its numbers, goes to a place or, with NOWHERE, beside the board."""
    source = game.state[slot]
    game.state[slot] = place
    if game.events is not None and source != place:
        if place != NOWHERE:
            tell_marker(game, "marker_put", seat, marker, source, place, rule)
        else:
            game.say("marker_gone", {"marker": text.marker(marker), "from": game.named(source)}, rule)


def tell_marker(game: Position, what: str, seat: i64, marker: str, source: i64, target: i64, rule: str) -> None:
    """A marker goes from a place, or from beside the board, to another."""
    args: dict[str, object] = {"seat": text.seat(seat), "marker": text.marker(marker), "to": game.named(target)}
    if source != NOWHERE:
        args["from"] = game.named(source)
    game.say(what, args, rule)


def set_state(game: Position, slot: i64, value: i64) -> None:
    """A module's own number."""
    game.state[slot] = value


def score(game: Position, place: i64, mode: i64) -> None:
    """Score a place now."""
    total = tally(game, place, mode)
    points = game.points
    for seat in range(game.seats):
        points[seat] += total[seat]
    if place == CASTILLO and not game.book.castillo_open:
        game.raise_floor()
    if game.events is not None:
        _tell_score(game, place, mode, list(total))


def _tell_score(game: Position, place: i64, mode: i64, points: list[int]) -> None:
    """The whole arithmetic; of places that are scored together in one event."""
    together = game.book.plan(game, place, mode == GENERAL).together
    values = [game.book.values_of(game, each, mode == GENERAL) for each in together]
    args: dict[str, object] = {
        "place": game.named(place),
        "counts": list(game.book.strengths(game, place, mode == GENERAL)),
        "values": [sum(column) for column in zip(*values, strict=True)],
        "parts": parts_of(game, place, mode),
        "points": points,
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
