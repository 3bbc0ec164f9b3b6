"""What is shown of a module, what is explained and what is guessed: for people and bots, never for the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.parts import Part, set_chains
from castillo.kernel.luck import Luck
from castillo.kernel.text import Text

if TYPE_CHECKING:
    from castillo.el_grande.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Presenter(Part):
    """A part that shows, explains or guesses; it takes the answer so far."""

    def why_closed(self, game: Position, place: i64, answer: Text | None) -> Text | None:
        """Why nothing may enter a place."""
        return answer

    def why_stays(self, game: Position, owner: i64, kind: i64, place: i64, answer: Text | None) -> Text | None:
        """Why a caballero cannot be moved within its region."""
        return answer

    def markers(self, game: Position, viewer: i64, answer: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """What lies on the board or before a player, for the view: `id`, `kind`, and a `place`, `places` or `seat`.

        Where some numbers are `known_to_some`, whoever knows them may see more.
        """
        return answer

    def display(self, game: Position, answer: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Cards that lie out beside action and power cards, for the view: `id`, `card`, `kind`, and what they say.

        Another copy of a card may lie there: the id of one that is somebody's own is its `copy_id`.
        """
        return answer

    def may_know(self, game: Position, viewer: i64, slot: i64, answer: bool) -> bool:
        """Whether a seat (or, with -1, a watcher) may know a number that is `known_to_some`; if not, see `guessed`."""
        return answer

    def guessed(self, game: Position, view: dict[str, Any], luck: Luck) -> None:
        """Fill in what the module keeps secret from the viewer, in a position that was completed from a view."""

    def prospects(self, game: Position, at_court: float, answer: list[float]) -> list[float]:
        """Points by seat that may be expected beside what places pay, for bots."""
        return answer


class Shown:
    """All that the modules show, explain and guess."""

    on_why_closed: list[Presenter]
    on_why_stays: list[Presenter]
    on_markers: list[Presenter]
    on_display: list[Presenter]
    on_may_know: list[Presenter]
    on_guessed: list[Presenter]
    on_prospects: list[Presenter]

    def __init__(self, parts: list[Part]) -> None:
        set_chains(self, parts, Presenter)

    def why_closed(self, game: Position, place: i64) -> Text | None:
        answer: Text | None = None
        if place == game.king:
            answer = Text("el_grande-why-kings_region", {"place": game.named(place)})
        for p in self.on_why_closed:
            answer = p.why_closed(game, place, answer)
        return answer

    def why_stays(self, game: Position, owner: i64, kind: i64, place: i64) -> Text:
        answer: Text | None = None
        for p in self.on_why_stays:
            answer = p.why_stays(game, owner, kind, place, answer)
        return answer or Text("el_grande-why-already_there", {"place": game.named(place)})

    def markers(self, game: Position, viewer: i64) -> list[dict[str, Any]]:
        answer: list[dict[str, Any]] = []
        for p in self.on_markers:
            answer = p.markers(game, viewer, answer)
        return answer

    def display(self, game: Position) -> list[dict[str, Any]]:
        answer: list[dict[str, Any]] = []
        for p in self.on_display:
            answer = p.display(game, answer)
        return answer

    def may_know(self, game: Position, viewer: i64, slot: i64) -> bool:
        answer = False
        for p in self.on_may_know:
            answer = p.may_know(game, viewer, slot, answer)
        return answer

    def guess(self, game: Position, view: dict[str, Any], luck: Luck) -> None:
        for p in self.on_guessed:
            p.guessed(game, view, luck)

    def prospects(self, game: Position, at_court: float) -> list[float]:
        answer = [0.0] * game.seats
        for p in self.on_prospects:
            answer = p.prospects(game, at_court, answer)
        return answer
