"""Lessons: a deal, a line played from it, and notes on the way. They lie beside their modules, as `lesson.toml`.

A line is a list of moves, each by a seat; seat 0 is whoever learns, and a move of theirs may leave a choice. How far a
lesson has come is told by the choices made: nothing else is kept of it. Its words: `<module>-lesson-<note>`.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from castillo.kernel.frame import Simultaneous
from castillo.kernel.module import definition

if TYPE_CHECKING:
    from castillo.kernel.game import Game

LEARNER = 0


@dataclass(frozen=True)
class Note:
    """A short text, and what it points at: targets of options, `seat:2`, or an area of the table such as `hand`."""

    id: str
    at: tuple[str, ...]


@dataclass(frozen=True)
class Move:
    """An answer of a seat: notations, or patterns of them (`place *`), any of which will do. Notes come before it."""

    seat: int
    answers: tuple[str, ...]
    notes: tuple[Note, ...] = ()

    def allows(self, notation: str) -> bool:
        """Whether an answer is one that the lesson waits for."""
        return any(fnmatchcase(notation, answer) for answer in self.answers)


@dataclass(frozen=True)
class Lesson:
    """A lesson of a module."""

    module: str
    document: dict[str, Any]
    options: dict[str, Any]  # of the table
    names: tuple[str, ...]  # of the others at it
    moves: tuple[Move, ...]
    last: Note  # what is said when the line has been played
    foresees: tuple[tuple[str, int], ...] = ()  # places, and what the plan brings there at the general scoring

    @property
    def notes(self) -> list[Note]:
        """All notes, in the order in which they come."""
        return [*(note for move in self.moves for note in move.notes), self.last]

    def move_of(self, game: Game, seat: int) -> Move | None:
        """What a seat is to answer now; None if the line does not say."""
        return next((move for move in self.moves[self._first(game) :] if move.seat == seat), None)

    def _first(self, game: Game) -> int:
        """How many moves are over. Of those who answer at once, in any order, all are still to come."""
        frame = game.frames[-1] if game.frames else None
        given = int(frame.asked & ~frame.waiting) if isinstance(frame, Simultaneous) else 0
        return int(game.made) - given.bit_count()

    def notes_now(self, game: Game) -> tuple[Note, ...]:
        """The notes before the next answer; the one that several answers follow stays until they are given."""
        made = self._first(game)
        if made >= len(self.moves):
            return (self.last,)
        if self.moves[made].notes or self.moves[made].seat != LEARNER:
            return self.moves[made].notes
        before = next((move for move in self.moves[made::-1] if move.notes or move.seat != LEARNER), self.moves[made])
        return before.notes[-1:] if before.seat == LEARNER else ()

    def waits(self, game: Game) -> bool:
        """Whether somebody other than the learner is to answer, but not before a note was read."""
        made = int(game.made)
        return made < len(self.moves) and self.moves[made].seat != LEARNER and bool(self.moves[made].notes)


@lru_cache(maxsize=16)
def lessons(game: str) -> dict[str, Lesson]:
    """The lessons of a game by their modules, that of the game itself first."""
    known = definition(game)
    files = sorted(known.folder.glob("**/lesson.toml"))
    found = {lesson.module: lesson for lesson in map(read_lesson, files)}
    return {name: found[name] for name in known.modules if name in found}


def read_lesson(file: Path) -> Lesson:
    """A lesson from its file; it belongs to the module in whose folder it lies."""
    text = tomllib.loads(file.read_text("utf-8"))
    moves: list[Move] = []
    for part in text["line"]:
        notes = tuple(_note(note) for note in part.get("notes", []))
        for answer in part["answers"]:
            moves.append(Move(part["seat"], tuple(answer.split(" | ")), notes))
            notes = ()
    names, last = tuple(text["names"]), _note(text["last"])
    foresees = tuple(text.get("foresees", {}).items())
    return Lesson(file.parent.name, text["deal"], text["options"], names, tuple(moves), last, foresees)


def _note(text: dict[str, Any]) -> Note:
    return Note(text["id"], tuple(text.get("at", [])))
