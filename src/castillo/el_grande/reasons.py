"""Why an answer is good, in a sentence: what a hint says beside what it points at. Only of what its seat may know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castillo.el_grande import verbs
from castillo.el_grande.frames.discs import SetDiscs
from castillo.el_grande.frames.moving import MoveCaballero
from castillo.el_grande.frames.scoring import ScoreOneRegion, ScoreRegions
from castillo.el_grande.frames.turn import TakeTurn
from castillo.el_grande.places import CASTILLO, COURT, PROVINCE
from castillo.el_grande.position import Position
from castillo.el_grande.scoring import FIRST_ONLY, GENERAL, SPECIAL, tally
from castillo.kernel.actions import PASS, a_of, b_of, number_of, verb_of
from castillo.kernel.text import Text
from castillo.kernel.text import seat as seat_ref

GOING: Final = (verbs.PLACE, verbs.TO, verbs.DISC)
"""Verbs that say where caballeros go."""


def reason_for(game: Position, seat: i64, action: i64) -> Text | None:
    """Why a seat might choose this; None where it takes more than a sentence."""
    verb = verb_of(action)
    if verb == verbs.CARD:
        return _power(game, seat, number_of(action))
    if verb == verbs.STACK:
        card = game.book.cards[game.revealed[game.book.stacks.index(a_of(action))]]
        return Text("el_grande-reason-stack", {"count": min(int(card.place), int(game.count(seat, COURT)))})
    if verb in GOING:
        return _going(game, seat, a_of(action))
    if verb == verbs.NAME:
        return _scored(game, seat, a_of(action))
    if verb == verbs.PIECE:
        return _picked(game, seat, a_of(action), b_of(action))
    return Text("el_grande-reason-pass") if verb == PASS and isinstance(game.frames[-1], TakeTurn) else None


def _power(game: Position, seat: i64, number: i64) -> Text | None:
    """Whose turn comes how early, as far as cards lie on the table, and how many caballeros come."""
    book = game.book
    if number not in book.power_bits:
        return None
    bit = book.power_bits[number]
    played = [other for other in game.played if other >= 0]
    return Text(
        "el_grande-reason-power",
        {
            "value": int(book.power_values[bit]),
            "turn": 1 + sum(1 for other in played if book.power_values[other] > book.power_values[bit]),
            "sure": "yes" if len(played) == game.seats - 1 else "no",
            "supply": min(int(book.power_supply[bit]), int(game.count(seat, PROVINCE))),
        },
    )


def _going(game: Position, seat: i64, place: i64) -> Text | None:
    """What a place would pay with those who go there."""
    frame = game.frames[-1]
    count: i64 = 1
    if isinstance(frame, SetDiscs):
        count = game.book.purposes[frame.purpose].leaving(game, seat, frame.arg)
    if count == 0 or (isinstance(frame, MoveCaballero) and frame.owner != seat):
        return None
    if place == CASTILLO and not game.book.castillo_open:
        return Text("el_grande-reason-castillo")
    if place not in game.book.board_places or not game.book.enterable(game, place):
        return None
    before, after = _paid(game, seat, place, 0), _paid(game, seat, place, count)
    word = "more" if after > before else "safer" if before else "present"
    return Text(f"el_grande-reason-{word}", {"place": game.named(place), "points": after, "before": before})


def _paid(game: Position, seat: i64, place: i64, more: i64) -> int:
    """What a general scoring would pay a seat in a place, with so many more of its own there."""
    return int(tally(game, place, GENERAL, [more if other == seat else 0 for other in range(game.seats)])[seat])


def _scored(game: Position, seat: i64, place: i64) -> Text | None:
    """What a place that is scored at once pays."""
    frame = game.frames[-1]
    if not isinstance(frame, (ScoreOneRegion, ScoreRegions)):
        return None
    firsts = isinstance(frame, ScoreRegions) and frame.mode == FIRST_ONLY
    points = tally(game, place, FIRST_ONLY if firsts else SPECIAL)
    others = max(points[other] for other in range(game.seats) if other != seat)
    args = {"place": game.named(place), "points": int(points[seat]), "others": int(others)}
    return Text("el_grande-reason-scored", args)


def _picked(game: Position, seat: i64, owner: i64, place: i64) -> Text | None:
    """What is lost in the place that a caballero leaves."""
    if owner >= game.seats or place == CASTILLO or place not in game.book.board_places:
        return None
    lost = _paid(game, owner, place, 0) - _paid(game, owner, place, -1)
    if owner != seat:
        args = {"place": game.named(place), "owner": seat_ref(int(owner)), "points": lost}
        return Text("el_grande-reason-takes", args) if lost > 0 else None
    return Text("el_grande-reason-spare", {"place": game.named(place)}) if lost == 0 else None
