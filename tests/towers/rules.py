"""Three Towers, a small majority game of our own: what a game has to bring, and nothing else.

Three towers, two rounds. In each round everybody bids for the turn order in secret and pays what they bid; then, in
that order, everybody sends two people to the towers. Whoever stands at a tower may turn a newcomer away, once in the
game. At the end of the round every tower pays whoever has most people there; the tower of the feast, which was dealt
face down, pays double.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from castillo.kernel import actions as verbs
from castillo.kernel import text
from castillo.kernel.actions import VERB_WORDS, a_of, verb_of
from castillo.kernel.course import begin, seen_course, seen_frames
from castillo.kernel.decision import Option
from castillo.kernel.errors import IllegalChoice, SetupError
from castillo.kernel.event import Event
from castillo.kernel.frame import NOBODY, Frame
from castillo.kernel.luck import Luck
from castillo.kernel.module import GAMES, Definition, Module
from castillo.kernel.rules import Rules
from castillo.kernel.setup import OptionSpec, Setup
from castillo.kernel.text import Text
from castillo.kernel.values import Values
from castillo.kernel.window import ANSWER_WORDS
from tests.towers.frames import FRAMES, Arrive, Guard, Round, rounds
from tests.towers.position import TOWERS, Points, Position

FOLDER = Path(__file__).parent
NUMBERS = ("people", "points", "order", "guards")
ONES = ("heading", "round")


class TowerRules(Rules):
    """The rules for one set-up."""

    def start(self, setup: Setup, events: list[Event] | None = None) -> Position:
        game = self._blank(setup)
        game.push(Round(NOBODY))
        game.events = events
        game.advance()
        game.events = None
        return game

    def _blank(self, setup: Setup) -> Position:
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
            "course": [int(n) for n in (game.made, game.entries, game.floor, game.last_seat, game.active)],
            "pending": [self.frame_to_json(frame) for frame in game.frames],
        }

    def from_document(self, setup: Setup, document: dict[str, Any]) -> Position:
        game = self._blank(setup)
        try:
            for name in (*NUMBERS, "feasts", "standing"):
                setattr(game, name, [int(n) for n in document[name]])
            game.heading, game.round = int(document["heading"]), int(document["round"])
            game.made, game.entries, game.floor, game.last_seat, game.active = document["course"]
        except (KeyError, TypeError, ValueError) as error:
            raise SetupError(f"position: {error} is missing or wrong.") from error
        game.frames = [self.frame_from_json(entry) for entry in document["pending"]]
        game.origin = document
        game.advance()
        return game

    # -- views -----------------------------------------------------------------------------------------

    def shared_view(self, game: Position) -> dict[str, Any]:
        shown = game.feasts[: game.round - 1] if game.frames else game.feasts[: game.round]
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
                "markers": [{"id": f"feast-{n}", "kind": "feast", "place": TOWERS[t]} for n, t in enumerate(shown)],
                "cards": [],
                "numbers": {"feasts": shown, **{name: getattr(game, name) for name in (*NUMBERS, *ONES)}},
            },
            "meter": {name: {"now": list(self.would_score(game, name, False, {}))} for name in TOWERS},
        }

    def own_view(self, game: Position, seat: int | None) -> dict[str, Any]:
        return {}

    def targets(self, game: Position) -> list[str]:
        return list(TOWERS)

    def guess(self, setup: Setup, view: dict[str, Any]) -> Position:
        game, luck = self._blank(setup), Luck(setup.seed)
        seen_course(game, view)
        numbers = view["board"]["numbers"]
        for name in (*NUMBERS, *ONES):
            setattr(game, name, numbers[name])
        unknown = [tower for tower in range(len(TOWERS)) if tower not in numbers["feasts"]]
        game.feasts = [*numbers["feasts"], *luck.shuffled(unknown)]
        seen_frames(game, view, luck)
        return game

    # -- words -----------------------------------------------------------------------------------------

    def option(self, game: Position, seat: int, number: int, action: int) -> Option:
        verb, a = int(verb_of(action)), int(a_of(action))
        word = VERB_WORDS[verb]
        if verb == verbs.PLACE:
            said, target, sentence = TOWERS[a], TOWERS[a], Text("towers-option-place", {"to": text.place(TOWERS[a])})
        elif verb == verbs.ANSWER:
            said, target, sentence = ANSWER_WORDS[a], "", Text(f"kernel-answer-{ANSWER_WORDS[a]}")
        else:
            said, target, sentence = str(a), "", Text("towers-option-number", {"number": a})
        return Option(int(action), int(seat), int(number), f"{word} {said}", word, target, sentence)

    def step_text(self, game: Position, step: Frame) -> Text:
        assert isinstance(step, Arrive)
        return Text("towers-step-arrive", {"seat": text.seat(step.seat), "to": text.place(TOWERS[step.tower])})

    def announcement(self, game: Position) -> dict[str, object]:
        step = next(frame for frame in reversed(game.frames) if isinstance(frame, Arrive))
        return {"acting": text.seat(step.seat), "card": "none", "step": self.step_text(game, step).to_json()}

    def would_score(self, game: Position, place: str, general: bool, plus: dict[int, int]) -> Points:
        if place not in TOWERS or any(seat not in range(game.seats) for seat in plus):
            raise IllegalChoice(f"place: {place!r} with {plus!r} cannot be scored; towers are: {', '.join(TOWERS)}.")
        tower = TOWERS.index(place)
        people = [max(0, n + plus.get(seat, 0)) for seat, n in enumerate(game.at(tower))]
        return Points(game.pays(tower, people, False))

    def ahead(self, game: Position) -> float:
        return 1 - (game.round - 1) / rounds(game) if game.frames else 0.0


class Towers(Definition):
    """Three Towers as the registry knows it."""

    def __init__(self) -> None:
        super().__init__(
            "towers",
            players=(2, 4),
            implied="towers",
            modules={"towers": Module("towers")},
            options=[OptionSpec("rounds", (2, 1), 2)],
        )
        self._values = Values()
        self._values.add("towers", FOLDER / "cards.toml")

    def values(self, modules: tuple[str, ...]) -> Values:
        return self._values

    def compose(self, setup: Setup) -> Rules:
        return TowerRules(setup, self._values.replaced_by(setup.sheet), [Guard()], dict(FRAMES))


@contextmanager
def registered() -> Iterator[Definition]:
    """Castillo with one more game."""
    GAMES["towers"] = Towers()
    try:
        yield GAMES["towers"]
    finally:
        del GAMES["towers"]
