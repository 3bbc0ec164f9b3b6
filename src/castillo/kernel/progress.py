"""How far a game is: the kernel's part of a blank position, of a position document, and of a guess from a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from castillo.kernel.errors import SetupError
from castillo.kernel.frame import NOBODY
from castillo.kernel.ledger import NOTHING, ledger_of
from castillo.kernel.luck import Luck
from castillo.kernel.vectors import vec
from castillo.kernel.window import STANDING_WORDS

if TYPE_CHECKING:
    from castillo.kernel.game import Game
    from castillo.kernel.rules import Rules
    from castillo.kernel.setup import Setup


def begin(game: Game, rules: Rules, setup: Setup) -> None:
    """A game in which nothing has happened."""
    game.rules = rules
    game.setup = setup
    game.seats = setup.players
    game.frames = []
    game.current = []
    game.log = ledger_of([])
    game.made = game.entries = game.floor = 0
    game.last_seat = game.active = game.chooser = NOBODY
    game.standing = vec[i64]([window.usual for window in rules.windows for _ in range(setup.players)])
    game.events = None
    game.origin = None
    game.kept = NOTHING


def progress_of(game: Game) -> list[int]:
    """How far a game is, for its position document."""
    return [int(n) for n in (game.made, game.entries, game.floor, game.last_seat, game.active)]


def who_began(played: Sequence[object], otherwise: int) -> int:
    """The first of those who play clockwise, where some have played by now."""
    began = [seat for seat, card in enumerate(played) if card is not None and played[seat - 1] is None]
    return began[0] if len(began) == 1 else otherwise


def restore_progress(game: Game, numbers: list[int]) -> None:
    """What `progress_of` wrote, checked; refuses with `SetupError`."""
    game.made, game.entries, game.floor, game.last_seat, game.active = numbers
    if not 0 <= game.floor <= game.made <= game.entries or (game.made == 0) != (game.last_seat == NOBODY):
        raise SetupError("course: choices that stand, that count and all entries grow, and somebody made the last.")
    for name, seat in (("last_seat", game.last_seat), ("active", game.active)):
        if not NOBODY <= seat < game.seats:
            raise SetupError(f"course: {name} is {seat}; the seats are 0 to {game.seats - 1}, and -1 is nobody.")


def seen_progress(game: Game, view: dict[str, Any]) -> None:
    """Where a game stands by a view: its number, whose turn it is, one's standing answers, what may be taken back."""
    viewer = viewer_of(view)
    game.active = view["active"]
    game.entries = view["number"]
    for window in game.rules.windows:
        if view["standing"]:
            word = view["standing"][window.name]
            game.standing[window.index * game.seats + viewer] = STANDING_WORDS.index(word)
    reason = view["take_back"]["reason"]
    key = "" if reason is None else reason["key"]
    game.made = 0 if key == "kernel-why-nothing_to_take_back" else max(1, int(game.entries))
    game.floor = game.made if key == "kernel-why-hidden_came_out" else 0
    game.origin = {} if key == "kernel-why-begins_here" else None
    game.last_seat = reason["args"]["seat"]["seat"] if key == "kernel-why-another_acted" else viewer


def seen_frames(game: Game, view: dict[str, Any], luck: Luck) -> None:
    """The pending frames of a view, their secrets filled in with something possible; everything else is there."""
    for entry in view["pending"]:
        game.frames.append(game.rules.frame_from_json(entry).guessed(game, viewer_of(view), luck))
    game.current = game.actions_of(game.frames[-1].seat) if game.frames else []


def viewer_of(view: dict[str, Any]) -> int:
    """The seat that a view is for; -1 for a watcher's."""
    return NOBODY if view["seat"] is None else int(view["seat"])
