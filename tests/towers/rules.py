"""Three Towers, a small majority game of our own: what a game has to bring, and nothing else.

Three towers, two rounds. In each round everybody bids for the turn order in secret and pays what they bid; then, in
that order, everybody sends two people to the towers. Whoever stands at a tower may turn a newcomer away, once in the
game. At the end of the round every tower pays whoever has most people there; the tower of the feast, which was dealt
face down, pays double, or with the anniversary three times.

Some of its names are El Grande's: a module, a place, a marker, a text. They mean other things here.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from mypy_extensions import i64

from castillo.kernel import text
from castillo.kernel.actions import ANSWER, a_of, verb_of
from castillo.kernel.decision import Option
from castillo.kernel.errors import IllegalChoice, SetupError
from castillo.kernel.event import Event
from castillo.kernel.frame import NOBODY
from castillo.kernel.luck import Luck
from castillo.kernel.mind import Mind
from castillo.kernel.module import GAMES, GameDefinition, Module
from castillo.kernel.parts import Benchmark
from castillo.kernel.progress import begin, progress_of, restore_progress
from castillo.kernel.rules import Rules
from castillo.kernel.setup import OptionSpec, Setup
from castillo.kernel.text import Text
from castillo.kernel.vectors import vec
from castillo.kernel.window import ANSWER_WORDS
from castillo.stories.statistics import GameStatistics
from tests.towers.anniversary import ANNIVERSARY
from tests.towers.frames import FRAMES, PLACE, VERB_WORDS, Arrive, Guard, Round, rounds
from tests.towers.kit import TowerFuzzKit, TowerStatistics
from tests.towers.mind import TowerMind
from tests.towers.position import TOWERS, Position

FOLDER = Path(__file__).parent
NUMBERS = ("people", "points", "order", "guards")
ONES = ("heading", "round")


class TowerRules(Rules):
    """The rules for one set-up."""

    def start(self, setup: Setup, events: list[Event] | None = None) -> Position:
        game = self.blank(setup)
        game.push(Round(NOBODY))
        game.events = events
        game.advance()
        game.events = None
        return game

    def blank(self, setup: Setup) -> Position:
        game = Position()
        begin(game, self, setup)
        game.people = [0] * setup.players * len(TOWERS)
        game.points = [self.values.number("towers/purse", "points")] * setup.players
        game.order, game.guards = [], [1] * setup.players
        game.feasts = Luck(setup.seed).shuffled(list(range(len(TOWERS))))
        game.heading, game.round = -1, 0
        return game

    # -- documents -------------------------------------------------------------------------------------

    def describe(self, game: Position) -> dict[str, Any]:
        return {
            "players": int(game.seats),
            "modules": list(self.modules),
            "options": dict(game.setup.options),
            "sheet": game.setup.sheet,
            "seed": game.setup.seed,
            **{name: list(getattr(game, name)) for name in (*NUMBERS, "feasts", "standing")},
            **{name: getattr(game, name) for name in ONES},
            "course": progress_of(game),
            "pending": [self.frame_to_json(frame) for frame in game.frames],
        }

    def from_document(self, setup: Setup, document: dict[str, Any]) -> Position:
        game = self.blank(setup)
        try:
            self.take_over(game, document)
            game.feasts, game.standing = list(document["feasts"]), vec[i64](document["standing"])
            restore_progress(game, document["course"])
        except (KeyError, TypeError, ValueError) as error:
            raise SetupError(f"position: {error} is missing or wrong.") from error
        game.frames = [self.frame_from_json(entry) for entry in document["pending"]]
        game.origin = document
        game.advance()
        return game

    def take_over(self, game: Position, numbers: dict[str, Any]) -> None:
        """What a document and a view both hold."""
        for name in NUMBERS:
            setattr(game, name, [int(n) for n in numbers[name]])
        game.heading, game.round = int(numbers["heading"]), int(numbers["round"])

    # -- views -----------------------------------------------------------------------------------------

    def shared_view(self, game: Position) -> dict[str, Any]:
        shown = game.feasts_shown()
        stacks = [(seat, tower) for seat in range(game.seats) for tower in range(len(TOWERS)) if game.at(tower)[seat]]
        return {
            "board": {
                "places": [
                    {"id": name, "kind": "tower", "values": self.values.triple(f"towers/place/{name}")}
                    for name in TOWERS
                ],
                "stacks": [
                    {"id": f"{s}@{TOWERS[t]}", "place": TOWERS[t], "owner": s, "kind": "person", "count": game.at(t)[s]}
                    for s, t in stacks
                ],
                "markers": [{"id": f"double-{n}", "kind": "double", "place": TOWERS[t]} for n, t in enumerate(shown)],
                "cards": [],
                "numbers": {"feasts": shown, **{name: getattr(game, name) for name in (*NUMBERS, *ONES)}},
            },
            "meter": {name: {"now": list(game.would_score(name))} for name in TOWERS},
        }

    def turn_order(self, game: Position) -> list[int]:
        return list(game.order)

    def own_view(self, game: Position, seat: int | None) -> dict[str, Any]:
        return {}

    def targets(self, game: Position) -> list[str]:
        return list(TOWERS)

    # -- words -----------------------------------------------------------------------------------------

    def option(self, game: Position, seat: int, number: int, action: int) -> Option:
        verb, a = int(verb_of(action)), int(a_of(action))
        word = VERB_WORDS[verb]
        if verb == PLACE:
            said, target, sentence = TOWERS[a], TOWERS[a], Text("towers-option-place", {"to": text.place(TOWERS[a])})
        elif verb == ANSWER:
            said, target, sentence = ANSWER_WORDS[a], "", Text(f"kernel-answer-{ANSWER_WORDS[a]}")
        else:
            said, target, sentence = str(a), "", Text("towers-option-number", {"number": a})
        return Option(int(action), int(seat), int(number), f"{word} {said}", word, target, sentence)

    def announcement(self, game: Position) -> dict[str, object]:
        step = next(frame for frame in reversed(game.frames) if isinstance(frame, Arrive))
        return {"acting": text.seat(step.seat), "card": "none", "step": self.step_text(game, step).to_json()}

    def would_score(self, game: Position, asked: tuple[str, ...], how: dict[str, Any]) -> tuple[int, ...]:
        self.scoring_question(asked, how, ())
        if not asked or asked[0] not in TOWERS:
            raise IllegalChoice(f"place: {asked!r} cannot be scored; towers are: {', '.join(TOWERS)}.")
        tower = TOWERS.index(asked[0])
        return tuple(game.pays(tower, game.at(tower), False))

    def round_of(self, game: Position) -> int:
        return game.round

    def course(self, game: Position) -> list[int]:
        return list(range(1, rounds(game) + 1))


MODULES = {"towers": Module("towers", __file__), "anniversary": ANNIVERSARY}


class Towers(GameDefinition):
    """Three Towers as the registry knows it."""

    id = "towers"
    folder = FOLDER
    players = (2, 4)
    implied = "towers"
    modules = MODULES
    options = (OptionSpec("rounds", (2, 1), 2),)
    benchmark = Benchmark(players=3, middle=0.5)
    fuzz_kit = TowerFuzzKit()

    def compose(self, setup: Setup) -> Rules:
        return TowerRules(setup, self.values(setup.modules).replaced_by(setup.sheet), [Guard()], dict(FRAMES))

    def mind(self, rules: Any, style: str = "") -> Mind:
        return TowerMind(rules)

    def statistics(self) -> GameStatistics:
        return TowerStatistics()


@contextmanager
def registered() -> Iterator[GameDefinition]:
    """Castillo with one more game."""
    GAMES["towers"] = Towers()
    try:
        yield GAMES["towers"]
    finally:
        del GAMES["towers"]
