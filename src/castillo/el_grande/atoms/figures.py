"""The King, Grandes, mobile scoreboards and markers."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.kernel import text
from castillo.kernel.frame import NOBODY


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
