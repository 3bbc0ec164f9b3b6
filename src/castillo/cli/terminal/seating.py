"""Who sits where: people at this keyboard, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeGuard

from castillo.bots import Bot
from castillo.cli.opponents import opponent
from castillo.kernel.game import Game
from castillo.table import Seat, Table

PERSON = "person"
KEYBOARD = "keyboard"
"""Whoever sits here, as the table knows them: all people share the keyboard."""


@dataclass(frozen=True)
class Seating:
    """By seat: its name, and `person` or the level of its bot."""

    names: tuple[str, ...]
    kinds: tuple[str, ...]

    def is_person(self, seat: int) -> bool:
        return self.kinds[seat] == PERSON

    @property
    def people(self) -> int:
        return self.kinds.count(PERSON)

    def bots(self, seed: int) -> dict[int, Bot]:
        """The bots by seat; the seed of the game decides their luck too."""
        return {s: opponent(kind, seed + s + 1) for s, kind in enumerate(self.kinds) if kind != PERSON}

    def table(self, game: Game) -> Table:
        """The table at which this game is played, or played on."""
        pairs = enumerate(zip(self.kinds, self.names, strict=True))
        table = Table(
            KEYBOARD,
            [
                Seat(seat, PERSON, KEYBOARD, name, hot=True) if kind == PERSON else Seat(seat, "bot", "", name, kind)
                for seat, (kind, name) in pairs
            ],
        )
        table.begin(game, at=0)
        return table

    def to_json(self) -> dict[str, Any]:
        return {"names": list(self.names), "seats": list(self.kinds)}


def seating(players: int, people: int, level: str, given: Sequence[str], usual: Sequence[str]) -> Seating:
    """People sit first, bots after them; whoever has no name is called by their colour."""
    names = [given[seat] if seat < len(given) and given[seat] else usual[seat] for seat in range(players)]
    return Seating(tuple(names), tuple(PERSON if seat < people else level for seat in range(players)))


def seating_from_json(facts: dict[str, Any], players: int, level: str, usual: Sequence[str]) -> Seating:
    """The seating a record tells of; without one, a person at the first seat."""
    kinds, names = facts.get("seats"), facts.get("names")
    if not _is_words(kinds, players) or not _is_words(names, players):
        return seating(players, 1, level, (), usual)
    return Seating(tuple(names), tuple(kinds))


def _is_words(value: object, length: int) -> TypeGuard[list[str]]:
    return isinstance(value, list) and len(value) == length and all(isinstance(v, str) for v in value)
