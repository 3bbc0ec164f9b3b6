"""Records: set-up and choices in a versioned text form. Replaying one gives the game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from castillo.kernel.errors import CastilloError, IllegalChoice, SetupError
from castillo.kernel.event import Event
from castillo.kernel.game import Game
from castillo.kernel.log import CHOICE_ENTRY, LATEST, TAKE_BACK_ENTRY, Entry, chronological
from castillo.kernel.module import definition
from castillo.kernel.plain import check_plain
from castillo.kernel.setup import Setup
from castillo.kernel.values import Table
from castillo.kernel.window import STANDING_WORDS

VERSION = 1
FINGERPRINT_EVERY = 16


@dataclass(frozen=True)
class RecordEntry:
    """One line of a record: a choice, a take-back or a standing answer."""

    kind: str  # "choose", "take_back", "stand"
    seat: int
    action: int = 0
    window: str = ""
    answer: str = ""
    at: int = 0

    def to_json(self) -> list[Any]:
        tail = [self.at] if self.at else []
        if self.kind == "choose":
            return [self.seat, self.action, *tail]
        if self.kind == "take_back":
            return ["take_back", self.seat, *tail]
        return ["stand", self.seat, self.window, self.answer, *tail]

    def apply(self, game: Game) -> list[Event]:
        if self.kind == "choose":
            return game.choose(self.action, self.seat, self.at)
        if self.kind == "take_back":
            return game.take_back(self.seat, self.at)
        return game.stand(self.seat, self.window, self.answer, self.at)


def entry_from_json(number: int, raw: Any) -> RecordEntry:
    match raw:
        case [int(seat), int(action), *rest] if _is_time(rest):
            return RecordEntry("choose", seat, action, at=rest[0] if rest else 0)
        case ["take_back", int(seat), *rest] if _is_time(rest):
            return RecordEntry("take_back", seat, at=rest[0] if rest else 0)
        case ["stand", int(seat), str(window), str(answer), *rest] if _is_time(rest):
            return RecordEntry("stand", seat, window=window, answer=answer, at=rest[0] if rest else 0)
    raise SetupError(f"record: entry {number} ({raw!r}) is neither a choice, a take-back nor a standing answer.")


def _is_time(rest: list[Any]) -> bool:
    return not rest or (len(rest) == 1 and isinstance(rest[0], int) and 0 <= rest[0] <= LATEST)


@dataclass(frozen=True)
class Record:
    """A game to be replayed: set-up, the card values it was played with, entries, and fingerprints to notice drift."""

    setup: Setup
    values: Table
    entries: tuple[RecordEntry, ...]
    fingerprints: tuple[tuple[int, str], ...] = ()
    origin: dict[str, Any] | None = None
    facts: dict[str, Any] = field(default_factory=dict)  # free notes for people: date, names, event

    def start(self) -> Game:
        """The game before the first entry, with the card values of the record."""
        rules_of = definition(self.setup.game)
        setup = Setup(
            self.setup.game,
            self.setup.players,
            self.setup.modules,
            self.setup.options,
            self.setup.seed,
            rules_of.values(self.setup.modules).changed(self.values),
        )
        rules = rules_of.rules(setup)
        return rules.start(setup) if self.origin is None else rules.from_document(setup, self.origin)

    def steps(self) -> Iterator[tuple[RecordEntry, Game, list[Event]]]:
        """Replay entry by entry: the entry, the game after it (the same object each time), and its events."""
        game = self.start()
        prints = dict(self.fingerprints)
        for number, entry in enumerate(self.entries, 1):
            try:
                events = entry.apply(game)
            except IllegalChoice as error:
                raise SetupError(f"record: entry {number} cannot be: {error}") from error
            if number in prints and prints[number] != fingerprint(game):
                raise SetupError(f"record: after entry {number} the game differs from the one recorded.")
            yield entry, game, events

    def replay(self, upto: int | None = None) -> Game:
        """The game after all entries, or after the first `upto`."""
        last = self.start()
        for number, (_, game, _) in enumerate(self.steps() if upto != 0 else (), 1):
            last = game
            if number == upto:
                break
        return last

    def to_json(self) -> str:
        return json.dumps(
            {
                "castillo": VERSION,
                "setup": {**self.setup.public(), "seed": self.setup.seed},
                "values": self.values,
                **({"origin": self.origin} if self.origin is not None else {}),
                **({"facts": self.facts} if self.facts else {}),
                "entries": [entry.to_json() for entry in self.entries],
                "fingerprints": [list(pair) for pair in self.fingerprints],
            },
            separators=(",", ":"),
        )


def fingerprint(game: Game) -> str:
    """A short hash of everything that decides the future of a game, its set-up apart.

    Options and card values are in the record itself; a value corrected or an option added later must not look like
    drift.
    """
    document = {field: value for field, value in game.describe().items() if field not in ("options", "sheet")}
    return sha256(json.dumps(document, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:16]


def entries_of(game: Game) -> tuple[RecordEntry, ...]:
    """All entries of a game's log, oldest first."""
    return tuple(_entry(game, entry) for entry in chronological(game.log))


def record_of(game: Game) -> Record:
    entries = entries_of(game)
    bare = Record(game.setup, game.rules.values.table, entries, (), game.origin)
    prints: list[tuple[int, str]] = []
    for number, (_, replayed, _) in enumerate(bare.steps(), 1):
        if number % FINGERPRINT_EVERY == 0 or number == len(entries):
            prints.append((number, fingerprint(replayed)))
    return Record(bare.setup, bare.values, entries, tuple(prints), game.origin)


def _entry(game: Game, entry: Entry) -> RecordEntry:
    seat, at = int(entry.seat), int(entry.at)
    if entry.kind == CHOICE_ENTRY:
        return RecordEntry("choose", seat, int(entry.code), at=at)
    if entry.kind == TAKE_BACK_ENTRY:
        return RecordEntry("take_back", seat, at=at)
    window = game.rules.windows[entry.code >> 8].name
    return RecordEntry("stand", seat, window=window, answer=STANDING_WORDS[entry.code & 255], at=at)


def load(text: str) -> Record:
    """A record from its JSON text, checked for form; `replay()` checks that every choice was possible.

    >>> load("{}")
    Traceback (most recent call last):
    ...
    castillo.kernel.errors.SetupError: record: this is no Castillo record ("castillo": 1 is missing).
    """
    try:
        raw = json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        raise SetupError(f"record: this is not JSON ({error}).") from error
    check_plain("record", raw)
    if not isinstance(raw, dict) or raw.get("castillo") != VERSION:
        raise SetupError(f'record: this is no Castillo record ("castillo": {VERSION} is missing).')
    try:
        return _from_json(raw)
    except CastilloError:
        raise
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise SetupError(f"record: {type(error).__name__} in {error}; it is not of the right form.") from error


def _from_json(raw: dict[str, Any]) -> Record:
    s = raw["setup"]
    rules_of = definition(s["game"])
    setup = rules_of.setup(s["players"], s["modules"], s["options"], s["seed"], s.get("sheet"))
    values = rules_of.values(setup.modules).check(raw["values"], "record values")
    entries = tuple(entry_from_json(i, entry) for i, entry in enumerate(raw["entries"], 1))
    origin = raw.get("origin")
    if not isinstance(origin, dict | None):
        raise SetupError(f"record: origin must be a position document; got {origin!r}.")
    prints = tuple((int(number), str(mark)) for number, mark in raw["fingerprints"])
    return Record(setup, values, entries, prints, origin, raw.get("facts", {}))
