"""The hunt: plays random games for a while, breaks in at random, and keeps what it finds."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import castillo
from castillo.fuzz import faults, secrets
from castillo.fuzz.faults import Fault, kit_of
from castillo.fuzz.tables import SeededTable, random_table
from castillo.kernel.frame import Simultaneous
from castillo.kernel.game import Game
from castillo.kernel.record import Record, entries_of

ENDLESS = 5000
"""So many decisions in one game are a sign that it never ends."""


@dataclass(frozen=True)
class Finding:
    """A fault, the record of the game up to it, and what was tried then."""

    fault: str
    record: Record

    def save(self, folder: Path) -> Path:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self.record.setup.game}-{self.record.setup.seed:032x}-{len(self.record.entries)}.json"
        path.write_text(self.record.to_json() + "\n", encoding="utf-8")
        return path


class Hunt:
    """Games in a row, decided by one seed; `games` and `decisions` count what was played."""

    def __init__(self, seed: int, game: str = "", endless: int = ENDLESS) -> None:
        self.seed = seed
        self.game = game
        self.endless = endless
        self.games = 0
        self.decisions = 0

    def for_seconds(self, seconds: float) -> Finding | None:
        """Play until something is found or the time is over."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            finding = self.one_game(lambda: time.monotonic() >= end)
            if finding is not None:
                return finding
        return None

    def one_game(self, stop: Callable[[], bool] = lambda: False) -> Finding | None:
        luck = Random(f"{self.seed}/{self.games}")
        self.games += 1
        table = random_table(luck, self.game)
        try:
            play = Play(table.open(), luck, self.endless)
        except castillo.SetupError:
            return None  # a card sheet that makes no game
        except Exception as error:
            return Finding(f"{type(error).__name__} while setting up: {error}", _record_of_nothing(table))
        finding = play.to_the_end(stop)
        self.decisions += play.decisions
        return finding


class Play:
    """One game on its way."""

    def __init__(self, game: Game, luck: Random, endless: int = ENDLESS) -> None:
        self.game = game
        self.luck = luck
        self.endless = endless
        self.decisions = 0
        self.tried: dict[str, Any] = {}

    def to_the_end(self, stop: Callable[[], bool]) -> Finding | None:
        try:
            while not self.game.over and not stop():
                self.go_on()
            if self.luck.random() < 0.2:
                faults.check_record(self.game)
        except Exception as error:  # whatever it is, it is found
            told = str(error) if isinstance(error, Fault) else f"{type(error).__name__}: {error}"
            return self._finding(told)
        return None

    def go_on(self) -> None:
        """Look at the open question, perhaps break in, then answer it."""
        self.tried = {}
        if self.decisions >= self.endless:
            raise Fault(f"endless: {self.endless} decisions and no end")
        faults.check_question(self.game)
        for chance, check in _CHECKS:
            if self.luck.random() < chance:
                check(self)
                if self.game.over:
                    return
        self._answer()

    def _answer(self) -> None:
        decision = self.luck.choice(self.game.decisions)
        option = self.luck.choice(decision.options)
        how = self.luck.randrange(3)
        choice: castillo.Option | str | int = (option, option.notation, option.action)[how]
        self._choose(choice, option, None if how == 0 else decision.seat)

    def _choose(self, choice: castillo.Option | str | int, option: castillo.Option, seat: int | None) -> None:
        self.tried = {"kind": "choose", "seat": option.seat, "action": option.action}
        before = self.game.clone()
        self.game.choose(choice, seat)
        self.decisions += 1
        broken = kit_of(before).broken_law(before, self.game)
        if broken:
            raise Fault(broken)
        if self.game.can_take_back(option.seat) is True and self.luck.random() < 0.1:
            self.tried = {"kind": "take_back", "seat": option.seat}
            faults.check_take_back(self.game, before.describe(), option.seat)

    # -- breaking in -------------------------------------------------------------------------------------

    def send_junk(self) -> None:
        choice, seat = faults.junk(self.game, self.luck)
        self.tried = {"kind": "junk", "choice": choice, "seat": seat}
        faults.check_refused(self.game, choice, seat)

    def stand(self) -> None:
        if not self.game.rules.windows:
            return
        window = self.luck.choice(self.game.rules.windows)
        answer = self.luck.choice(window.standing_answers())
        seat = self.luck.randrange(self.game.seats)
        self.tried = {"kind": "stand", "seat": seat, "window": window.name, "answer": answer}
        self.game.stand(seat, window.name, answer)

    def take_back_anyhow(self) -> None:
        """A take-back that is refused changes nothing; one that is not shortens what counts by one choice."""
        seat = self.luck.choice([*range(self.game.seats), -1, 99, 1 << 70])
        before = self.game.describe()
        self.tried = {"kind": "take_back", "seat": seat}
        try:
            self.game.take_back(seat)
        except castillo.IllegalChoice:
            if self.game.describe() != before:
                raise Fault("take-back: refused, but the game changed") from None
            return
        made, floor = before["course"][0], before["course"][2]
        if made <= floor or self.game.describe()["course"][0] != made - 1:
            raise Fault("take-back: it went below the floor, or took back more than one choice")

    def answer_anew(self) -> None:
        """A seat that has answered a question still open to others changes its mind."""
        frame = self.game.frames[-1]
        if not isinstance(frame, Simultaneous):
            return
        seats = [seat for seat in range(self.game.seats) if (frame.asked & ~frame.waiting) >> seat & 1]
        if seats:
            decision = self.game.decision_of(self.luck.choice(seats))
            if decision is not None:
                option = self.luck.choice(decision.options)
                self._choose(option, option, None)

    def look_for_secrets(self) -> None:
        faults.check_secrets(self.game, self.luck)
        self.answer_secretly(self.luck.choice(self.game.decisions).seat, self.luck.getrandbits(32))

    def answer_secretly(self, seat: int, seed: int) -> None:
        self.tried = {"kind": "secret", "seat": seat, "seed": seed}
        secrets.check_secret_answer(self.game, seat, Random(seed), 8)

    def _finding(self, fault: str) -> Finding:
        facts = {"fault": fault, "then": self.tried}
        game = self.game
        try:
            bare = game.record()
        except Exception:
            bare = Record(game.setup, game.rules.values.table, entries_of(game), (), game.origin)
        return Finding(fault, Record(bare.setup, bare.values, bare.entries, bare.fingerprints, bare.origin, facts))


_CHECKS: tuple[tuple[float, Callable[[Play], None]], ...] = (
    (0.03, Play.send_junk),
    (0.02, Play.stand),
    (0.02, Play.take_back_anyhow),
    (0.20, Play.answer_anew),
    (0.02, Play.look_for_secrets),
    (0.05, lambda play: faults.check_reload(play.game)),
    (0.02, lambda play: faults.check_views(play.game)),
)
"""How often each is done before a question is answered."""


def _record_of_nothing(table: SeededTable) -> Record:
    rules = castillo.GAMES[table.game]
    setup = rules.setup(table.players, table.modules, table.options, table.seed, table.sheet)
    return Record(setup, rules.values(setup.modules).replaced_by(setup.sheet).table, ())


def look_again(record: Record) -> str:
    """Replay a found record, look at every law where it ends, and try again what was tried; the fault, or nothing."""
    try:
        play = Play(record.start(), Random(0))
        before = play.game.clone()
        for _, game, _ in record.steps():
            broken = kit_of(before).broken_law(before, game)
            if broken:
                return broken
            before = game.clone()
            play.game = game
        _try_again(play, record.facts.get("then", {}))
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return ""


def _look_at(game: Game, luck: Random) -> None:
    if not game.over:
        faults.check_question(game)
        faults.check_reload(game)
        faults.check_views(game)
        faults.check_secrets(game, luck)


def _try_again(play: Play, tried: dict[str, Any]) -> None:
    game = play.game
    _look_at(game, play.luck)
    if tried.get("kind") == "junk":
        faults.check_refused(game, tried["choice"], tried["seat"])
    elif tried.get("kind") == "choose" and tried["action"] in game.actions_of(tried["seat"]):
        before = game.clone()
        game.choose(tried["action"], tried["seat"])
        broken = kit_of(before).broken_law(before, game)
        if broken:
            raise Fault(broken)
        if game.can_take_back(tried["seat"]) is True:
            faults.check_take_back(game, before.describe(), tried["seat"])
    elif tried.get("kind") == "secret":
        play.answer_secretly(tried["seat"], tried["seed"])
    elif tried.get("kind") == "stand":
        game.stand(tried["seat"], tried["window"], tried["answer"])
    if game.over:
        faults.check_record(game)
