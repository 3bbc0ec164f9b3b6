"""Rules: a composed set of modules. The kernel's part; a game adds its tables and queries."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from castillo.kernel.actions import ANSWER, PASS, a_of, verb_of
from castillo.kernel.decision import ACT, ASIDE, STOP, Option, snake_case
from castillo.kernel.errors import IllegalChoice, SetupError
from castillo.kernel.event import Event
from castillo.kernel.frame import Frame
from castillo.kernel.game import Game
from castillo.kernel.reactions import Reaction
from castillo.kernel.setup import Setup
from castillo.kernel.text import Text
from castillo.kernel.text import seat as seat_ref
from castillo.kernel.values import Values
from castillo.kernel.window import NO, USE, Window


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What a game asks its rules. Composed once, never changed afterwards, shared by all games of the same set-up."""

    def __init__(self, setup: Setup, values: Values, windows: list[Window], frames: dict[str, type[Frame]]) -> None:
        self.game: str = setup.game
        self.seats: i64 = setup.players
        self.modules: tuple[str, ...] = setup.modules
        self.values: Values = values
        self.windows: list[Window] = windows
        for i in range(len(windows)):
            windows[i].index = i
        self.has_asides: bool = False
        self.frame_types: dict[str, type[Frame]] = {"kernel.Reaction": Reaction, **frames}
        self.frame_names: dict[type[Frame], str] = {cls: name for name, cls in self.frame_types.items()}

    # -- what a game adds ------------------------------------------------------------------------------

    def start(self, setup: Setup, events: list[Event] | None = None) -> Game:
        """A game at its first decision; what happens until then is told to `events`, if given."""
        raise NotImplementedError

    def from_document(self, setup: Setup, document: dict[str, Any]) -> Game:
        """The game that a position document describes, checked; refuses with `SetupError`."""
        raise NotImplementedError

    def describe(self, game: Any) -> dict[str, Any]:
        """Everything about a position as a document, secrets included."""
        raise NotImplementedError

    def shared_view(self, game: Any) -> dict[str, Any]:
        """The game's own part of a view, as far as it is the same for every viewer; see `castillo.kernel.view`."""
        raise NotImplementedError

    def own_view(self, game: Any, seat: int | None) -> dict[str, Any]:
        """The rest of one viewer's view, under names of its own."""
        raise NotImplementedError

    def glimpse(self, game: Any, seat: int) -> dict[str, Any]:
        """What of a seat's view the guesses of this game's mind are made from."""
        return {**self.shared_view(game), **self.own_view(game, seat)}

    def turn_order(self, game: Any) -> list[int]:
        """The seats in the order in which they move in this round, as far as that is known."""
        raise NotImplementedError

    def targets(self, game: Any) -> list[str]:
        """Everything on the table that a question might offer: each is offered or there is a reason why not."""
        raise NotImplementedError

    def round_of(self, game: Any) -> int:
        """The round that is being played, by which people look back; 0 in a game without rounds."""
        return 0

    def course(self, game: Any) -> list[int]:
        """The numbers of all rounds, in the order in which they are played; none in a game without rounds."""
        return []

    def option(self, game: Any, seat: i64, number: i64, action: i64) -> Option:
        """An action as people see it."""
        raise NotImplementedError

    def weight(self, action: i64) -> str:
        """How heavy an action is among the answers; a game adds what its own verbs are."""
        verb = verb_of(action)
        if verb == ANSWER and a_of(action) not in (NO, USE):
            return ASIDE
        return STOP if verb == PASS or (verb == ANSWER and a_of(action) == NO) else ACT

    def meant(self, game: Any, notation: str) -> str:
        """The notation of the option that somebody means who says it in another way; otherwise what was said."""
        return notation

    def asides(self, game: Any, seat: i64) -> list[int]:
        """What a seat may do at any question it is asked, the question staying open; none unless `has_asides`."""
        return []

    def act_aside(self, game: Any, seat: i64, action: i64) -> None:
        """Do what `asides` offers, without answering the question."""
        raise NotImplementedError

    def announcement(self, game: Any) -> dict[str, object]:
        """Text arguments that say what has been announced, for those who may react."""
        raise NotImplementedError

    def would_score(self, game: Any, asked: tuple[str, ...], how: dict[str, Any]) -> Any:
        """Points by seat if something were scored now: the arguments of `game.would_score`, by the game's own rules."""
        raise NotImplementedError

    def scoring_question(self, asked: tuple[str, ...], how: dict[str, Any], words: tuple[str, ...]) -> None:
        """Refuse arguments of `would_score` that the game does not know: at most one place, and these words."""
        unknown = [word for word in how if word not in words]
        if unknown:
            raise IllegalChoice(f"{unknown[0]}: is not an argument of would_score; use one of: {', '.join(words)}.")
        if len(asked) > 1:
            raise IllegalChoice(f"place: one at a time, not {len(asked)}.")

    def preview(self, before: Any, after: Any, events: list[Event]) -> dict[str, Any]:
        """What a game adds to the preview of a choice, beside events and points."""
        return {}

    # -- what every game has ---------------------------------------------------------------------------

    def restart(self, game: Game) -> Game:
        """The game as it was before its first logged choice."""
        if game.origin is not None:
            return self.from_document(game.setup, game.origin)
        return self.start(game.setup)

    def prompt(self, game: Any, frame: Frame, kind: str, seat: int) -> Text:
        """The question of a frame to a seat, in words."""
        prefix = self.frame_names[type(frame)].split(".")[0]
        return Text(f"{prefix}-prompt-{kind}", {**frame.prompt_args_of(game, seat), "seat": seat_ref(seat)})

    def step_text(self, game: Any, step: Frame) -> Text:
        """What an announced step is, in a sentence."""
        prefix, name = self.frame_names[type(step)].split(".")
        return Text(f"{prefix}-step-{snake_case(name)}", {"seat": seat_ref(step.seat), **step.step_args(game)})

    def frame_to_json(self, frame: Frame, viewer: int | None = None) -> list[Any]:
        """A frame as position documents have it: name, seat, numbers; with a viewer, as that one may know it."""
        numbers = frame.ints() if viewer is None else frame.ints_for(viewer)
        return [self.frame_names[type(frame)], int(frame.seat), *map(int, numbers)]

    def frame_from_json(self, entry: Any) -> Frame:
        """A frame from a position document, checked; refuses with `SetupError`."""
        if not isinstance(entry, list) or not entry or str(entry[0]) not in self.frame_types:
            raise SetupError(f"pending: {entry!r} is not a frame; frames are: {', '.join(self.frame_types)}.")
        if not all(type(number) is int for number in entry[1:]):
            raise SetupError(f"pending: {entry!r} is not a frame; its name must be followed by whole numbers.")
        try:
            return self.frame_types[str(entry[0])](*entry[1:])
        except (TypeError, OverflowError) as error:
            raise SetupError(f"pending: {entry!r} does not fit its frame ({error}).") from error
