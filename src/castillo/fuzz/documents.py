"""Broken documents: position documents and records with something wrong in them.

Whatever is wrong, a document is refused with a `CastilloError`, or it makes a game that can be played on: never another
exception, never a hang.
"""

from __future__ import annotations

import faulthandler
import json
from random import Random
from typing import Any

import castillo
from castillo.fuzz.tables import random_table
from castillo.kernel.errors import CastilloError
from castillo.kernel.game import Game
from castillo.kernel.module import GAMES

PLAYED_ON = 12
"""So many choices are made in a game that a broken document has made."""

HANGS = 120
"""Reading a document takes milliseconds; after so many seconds it never ends."""

JUNK: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 5, 6, 7, 63, 64, 127, 255, 4096, -2, 1 << 31, 1 << 62, -(1 << 63), 1 << 63,
    1 << 64, 10**30, 0.0, 1.0, 2.5, float("inf"), float("nan"), "", "0", [], [0], [[]], {}, {"0": [1]}, [None] * 5,
)  # fmt: skip


FAVOURED = ("pending", "module_state", "course", "turn", "cards", "alcaldes", "entries", "origin", "fingerprints")
"""Where most depends on each other: broken more often than the rest."""


class Documents:
    """An endless supply of broken documents, decided by one seed."""

    def __init__(self, seed: int, game: str = "") -> None:
        self.luck = Random(seed)
        self.game = game
        self.junk = [*JUNK, *(word for each in GAMES.values() for word in each.fuzz_kit.words)]
        self.sound = [self._position() for _ in range(40)]

    def _position(self) -> Game:
        """A game somewhere on its way."""
        while True:
            try:
                game = random_table(self.luck, self.game).open()
            except castillo.SetupError:
                continue  # a card sheet that makes no game
            for _ in range(self.luck.choice([0, 5, 20, 60, 150, 300])):
                if game.over:
                    break
                game.act(self.luck.choice(game.legal()))
            return game

    def one(self) -> str:
        """Break a document in some places and see that nothing but a refusal comes of it; the fault, or nothing."""
        if self.luck.random() < 0.02:
            self.sound[self.luck.randrange(len(self.sound))] = self._position()
        game = self.luck.choice(self.sound)
        read, document = self.luck.choice([(self.as_position, _as_document), (self.as_record, _as_record)])
        broken = self.broken(document(game))
        try:
            read(game.setup.game, broken)
        except CastilloError as error:
            return "" if str(error) else "a refusal without a word"
        except Exception as error:
            told = json.dumps(broken, default=repr)
            return f"{type(error).__name__}: {error} in {read.__name__}({game.setup.game!r}, {told})"
        return ""

    def broken(self, document: Any) -> Any:
        for _ in range(self.luck.choice([1, 1, 1, 2, 3, 5])):
            document = self._break(document)
        return document

    def _break(self, document: Any) -> Any:
        """Change one value somewhere; values near the top are as likely as the many at the bottom."""
        if not isinstance(document, dict | list) or not document or self.luck.random() < 0.02:
            return self._instead_of(document)
        document = document.copy()
        keys: list[Any] = list(document) if isinstance(document, dict) else list(range(len(document)))
        favoured = [key for key in FAVOURED if key in keys and self.luck.random() < 0.15]
        key = self.luck.choice(favoured or keys)
        how = self.luck.random()
        if how < 0.06:
            del document[key]
        elif how < 0.12 and isinstance(document, list):
            document.insert(self.luck.randrange(len(document) + 1), document[key])
        elif how < 0.20:
            other = self.luck.choice(keys)
            document[key], document[other] = document[other], document[key]
        elif how < 0.22 and isinstance(document, dict):
            document[str(self.luck.choice(self.junk))] = document[key]
        elif key == "pending" and how < 0.4:
            document[key] = self._other_frames(document[key])
        else:
            document[key] = self._break(document[key])
        return document

    def _instead_of(self, value: Any) -> Any:
        if isinstance(value, int) and self.luck.random() < 0.6:
            return value + self.luck.choice([-2, -1, 1, 2, 3, 8, 16, 64, 1 << 24])
        if self.luck.random() < 0.01:
            return _nested(self.luck.choice([50, 5000]))
        return self.luck.choice(self.junk)

    def _other_frames(self, frames: Any) -> Any:
        """Frames of another game among one's own."""
        others = [frame for game in self.sound for frame in game.describe().get("pending", [])]
        if not isinstance(frames, list) or not others:
            return others
        at = self.luck.randrange(len(frames) + 1)
        return [*frames[:at], self.luck.choice(others), *frames[at + self.luck.randrange(2) :]]

    # -- reading -----------------------------------------------------------------------------------------

    def as_position(self, game: str, document: Any) -> None:
        self.play_on(castillo.position(game, document))

    def as_record(self, game: str, document: Any) -> None:
        self.play_on(castillo.load(_text(document)).replay())

    def play_on(self, game: Game) -> None:
        """Look at the game from all sides, and play on for a while."""
        for _ in range(PLAYED_ON):
            game.describe()
            for seat in (None, *range(game.seats)):
                game.view(seat)
            if game.over:
                return
            decision = self.luck.choice(game.decisions)
            game.choose(self.luck.choice(decision.options))
        castillo.position(game.setup.game, game.describe())


def _nested(depth: int) -> Any:
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


def _text(document: Any) -> str:
    try:
        return json.dumps(document)
    except RecursionError:
        return "[" * 100_000


def _as_document(game: Game) -> Any:
    return game.describe()


def _as_record(game: Game) -> Any:
    record = json.loads(game.record().to_json())
    return {**record, "fingerprints": []}  # they would tell at once that something is wrong


def first_fault(seed: int, cases: int, game: str = "") -> str:
    """Read so many broken documents; the first fault that comes of it, or nothing. A hang ends the process."""
    documents = Documents(seed, game)
    for _ in range(cases):
        faulthandler.dump_traceback_later(HANGS, exit=True)
        fault = documents.one()
        if fault:
            break
    else:
        fault = ""
    faulthandler.cancel_dump_traceback_later()
    return fault
