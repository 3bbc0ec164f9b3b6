"""Records: set-up and choices in a versioned text form. Replaying one gives the game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import islice
from typing import TYPE_CHECKING, Any

from castillo.kernel.door import checked, checked_standing
from castillo.kernel.errors import CastilloError, IllegalChoice, SetupError
from castillo.kernel.event import Event
from castillo.kernel.frame import NOBODY
from castillo.kernel.log import CHOICE_ENTRY, LATEST, TAKE_BACK_ENTRY, Entry, chronological
from castillo.kernel.module import definition
from castillo.kernel.plain import check_plain
from castillo.kernel.setup import Setup
from castillo.kernel.values import Table
from castillo.kernel.window import STANDING_WORDS

if TYPE_CHECKING:
    from castillo.kernel.game import Game
    from castillo.kernel.rules import Rules

VERSION = 1
FINGERPRINT_EVERY = 16
SEAMS = {"rules": "kernel-log-rules_changed", "damage": "kernel-log-damaged"}
"""Why a game may have been taken up at a kept position, and what is told."""


@dataclass(frozen=True)
class RecordEntry:
    """One line of a record: a choice, a take-back, a standing answer, or a seam.

    At a seam the game was taken up at a kept position (`Record.positions`), because the rules or the log had changed;
    of the entries before it the first `action` still count. `window` says by which rules it continued, `answer` why.
    """

    kind: str  # "choose", "take_back", "stand", "seam"
    seat: int
    action: int = 0
    window: str = ""
    answer: str = ""
    at: int = 0

    def to_json(self) -> list[Any]:
        """The entry as records have it."""
        tail = [self.at] if self.at else []
        if self.kind == "choose":
            return [self.seat, self.action, *tail]
        if self.kind == "take_back":
            return ["take_back", self.seat, *tail]
        if self.kind == "seam":
            return ["seam", self.action, self.window, self.answer, *tail]
        return ["stand", self.seat, self.window, self.answer, *tail]

    def checked(self, game: Game) -> Entry:
        """The same as an entry of the log, a take-back apart; refuses with `IllegalChoice`."""
        if self.kind == "choose":
            return checked(game, self.action, self.seat, self.at)
        if self.kind == "stand":
            return checked_standing(game, self.seat, self.window, self.answer, self.at)
        raise IllegalChoice(f"{self.kind!r} is not something a seat can do.")

    def apply(self, game: Game) -> list[Event]:
        """Do again what was done: the events of it."""
        return game.take_back(self.seat, self.at) if self.kind == "take_back" else game.enter(self.checked(game))


def entry_from_json(number: int, raw: Any) -> RecordEntry:
    """An entry from the JSON of a record, or a `SetupError`."""
    match raw:
        case [int(seat), int(action), *rest] if _is_time(rest):
            return RecordEntry("choose", seat, action, at=rest[0] if rest else 0)
        case ["take_back", int(seat), *rest] if _is_time(rest):
            return RecordEntry("take_back", seat, at=rest[0] if rest else 0)
        case ["stand", int(seat), str(window), str(answer), *rest] if _is_time(rest):
            return RecordEntry("stand", seat, window=window, answer=answer, at=rest[0] if rest else 0)
        case ["seam", int(keep), str(rules), str(why), *rest] if _is_time(rest) and why in SEAMS and 0 <= keep < number:
            return RecordEntry("seam", NOBODY, keep, rules, why, rest[0] if rest else 0)
    raise SetupError(f"record: entry {number} ({raw!r}) is not a choice, take-back, standing answer or seam.")


def seam_events(number: int, entry: RecordEntry) -> list[Event]:
    """What is told at a seam: why there is one, and how many entries before it do not count any more."""
    return [Event(SEAMS[entry.answer], {"entries": number - 1 - entry.action})]


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
    positions: dict[int, dict[str, Any]] = field(default_factory=dict)  # by number of a seam: where the game continued

    def start(self) -> Game:
        """The game before the first entry, with the card values of the record."""
        rules, setup = self.rules()
        return rules.start(setup) if self.origin is None else rules.from_document(setup, self.origin)

    def rules(self) -> tuple[Rules, Setup]:
        """The composed rules, and the set-up with the card values of the record."""
        rules_of = definition(self.setup.game)
        setup = replace(self.setup, sheet=rules_of.values(self.setup.modules).changed(self.values))
        return rules_of.rules(setup), setup

    def steps(self) -> Iterator[tuple[RecordEntry, Game, list[Event]]]:
        """Replay entry by entry: the entry, the game after it (the same object each time), and its events.

        What cannot be played before a seam is passed over: the game stays as it was, and an event says so.
        """
        game = self.start()
        prints, last_seam = dict(self.fingerprints), max(self.positions, default=0)
        playing = True
        for number, entry in enumerate(self.entries, 1):
            if entry.kind == "seam":
                playing = number in self.positions
                if playing:
                    rules, setup = self.rules()
                    game = rules.from_document(setup, self.positions[number])
                yield entry, game, seam_events(number, entry)
                continue
            try:
                events = entry.apply(game) if playing else [Event("kernel-log-not_played", {})]
                if playing and number in prints and prints[number] != fingerprint(game):
                    raise SetupError(f"record: after entry {number} the game differs from the one recorded.")
            except CastilloError as error:
                if number > last_seam and isinstance(error, SetupError):
                    raise
                if number > last_seam:
                    raise SetupError(f"record: entry {number} is not possible: {error}") from error
                playing, events = False, [Event("kernel-log-not_played", {})]
            yield entry, game, events

    def replay(self, upto: int | None = None) -> Game:
        """The game after all entries, or after the first `upto`."""
        played = [game for _, game, _ in islice(self.steps(), upto)]
        return played[-1] if played else self.start()

    def to_json(self) -> str:
        """The record as text; `castillo.load` reads it."""
        return json.dumps(
            {
                "castillo": VERSION,
                "setup": {**self.setup.public(), "seed": self.setup.seed},
                "values": self.values,
                **({"origin": self.origin} if self.origin is not None else {}),
                **({"facts": self.facts} if self.facts else {}),
                **({"positions": {str(n): p for n, p in self.positions.items()}} if self.positions else {}),
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
    """The record of a game, with fingerprints along the way."""
    entries = entries_of(game)
    bare = Record(game.setup, game.rules.values.table, entries, (), game.origin)
    prints = tuple(
        (number, fingerprint(replayed))
        for number, (_, replayed, _) in enumerate(bare.steps(), 1)
        if number % FINGERPRINT_EVERY == 0 or number == len(entries)
    )
    return replace(bare, fingerprints=prints)


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
    castillo.kernel.errors.SetupError: record: this is not a Castillo record ("castillo": 1 is missing).
    """
    try:
        raw = json.loads(text)
    except (ValueError, TypeError, RecursionError) as error:
        raise SetupError(f"record: this is not JSON ({error}).") from error
    check_plain("record", raw)
    if not isinstance(raw, dict) or raw.get("castillo") != VERSION:
        raise SetupError(f'record: this is not a Castillo record ("castillo": {VERSION} is missing).')
    try:
        return _from_json(raw)
    except CastilloError:
        raise
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise SetupError(f"record: {type(error).__name__} in {error}; it does not have the right form.") from error


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
    positions = {int(number): position for number, position in raw.get("positions", {}).items()}
    seams = {number for number, entry in enumerate(entries, 1) if entry.kind == "seam"}
    if not set(positions) <= seams or not all(isinstance(position, dict) for position in positions.values()):
        raise SetupError("record: positions must be position documents, each at the number of a seam.")
    return Record(setup, values, entries, prints, origin, raw.get("facts", {}), positions)
