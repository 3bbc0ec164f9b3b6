"""The common part of every view: what a page, a terminal or a bot needs of any game. The rest is the game's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from castillo.kernel.frame import NOBODY, Simultaneous
from castillo.kernel.taking_back import why_not
from castillo.kernel.window import STANDING_WORDS

if TYPE_CHECKING:
    from castillo.kernel.game import Game

VERSION = 1


def view_for_all(game: Game) -> dict[str, Any]:
    """What is the same for every viewer, watchers included."""
    return {
        "version": VERSION,
        "setup": game.setup.public(),
        "number": int(game.entries),
        "over": game.over,
        "scores": [int(points) for points in game.scores],
        "winners": list(game.winners),
        "active": int(game.active),
        "order": [int(seat) for seat in game.rules.turn_order(game)],
        "waiting": game.waiting_seats(),
        "windows": {window.name: window.standing_answers() for window in game.rules.windows},
    }


def view_for_one(game: Game, seat: int | None) -> dict[str, Any]:
    """What only a seat (or, with None, a watcher) is told."""
    reason = None if seat is None else why_not(game, seat)
    return {
        "seat": seat,
        "standing": {} if seat is None else _standing(game, seat),
        "pending": [game.rules.frame_to_json(frame, NOBODY if seat is None else seat) for frame in game.frames],
        "decision": None if seat is None else _decision(game, seat),
        "take_back": {"possible": seat is not None and reason is None, "reason": reason.to_json() if reason else None},
    }


def glimpse_for(game: Game, seat: int) -> dict[str, Any]:
    """The kernel's part of a glimpse."""
    reason = why_not(game, seat)
    frame = game.frames[-1] if game.frames else None
    return {
        "setup": game.setup.public(),
        "number": int(game.entries),
        "scores": [int(points) for points in game.scores],
        "active": int(game.active),
        "seat": seat,
        "standing": _standing(game, seat),
        "pending": [game.rules.frame_to_json(pending, seat) for pending in game.frames],
        "decision": {
            "options": [{"action": action} for action in game.actions_of(seat)],
            "picker": frame is not None and bool(frame.picker(game, seat)),
        },
        "take_back": {"possible": reason is None, "reason": reason.to_json() if reason else None},
    }


def _standing(game: Game, seat: int) -> dict[str, str]:
    return {w.name: STANDING_WORDS[game.standing[w.index * game.seats + seat]] for w in game.rules.windows}


def _decision(game: Game, seat: int) -> dict[str, Any] | None:
    decision = game.decision_of(seat)
    if decision is None:
        return None
    frame = decision.frame
    return {
        **decision.to_json(game.rules.targets(game)),
        "simultaneous": isinstance(frame, Simultaneous),
        "answered": isinstance(frame, Simultaneous) and not frame.waiting >> seat & 1,
        "picker": frame.picker(game, seat),
    }
