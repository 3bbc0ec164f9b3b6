"""Modifiers: how a module bends a rule.

Each query is named after the rule it answers; a modifier takes the answer so far.
A modifier overrides only the queries it bends; when rules are composed, each query gets the chain of those that do,
so that a game without a module pays nothing for it. Modifiers keep no state: a module's state is in the position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from castillo.kernel.luck import Luck
from castillo.kernel.text import Text

if TYPE_CHECKING:
    from castillo.el_grande.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier:
    """Every question of the rules that a module may bend."""

    def taboo(self, game: Position, place: i64, answer: bool) -> bool:
        """Whether nothing may enter or leave the place (EG-3.4)."""
        return answer

    def enterable(self, game: Position, place: i64, answer: bool) -> bool:
        """Whether a caballero may enter the place now (EG-3.4, EG-3.5)."""
        return answer

    def why_closed(self, game: Position, place: i64, answer: Text | None) -> Text | None:
        """Why a place is closed, for people."""
        return answer

    def placement_targets(self, game: Position, seat: i64, answer: list[int]) -> list[int]:
        """Where the regular placing may go (EG-3.3): places bordering the King's region, and the Castillo."""
        return answer

    def placement_limit(self, game: Position, seat: i64, answer: i64) -> i64:
        """How many caballeros the regular placing allows (EG-3.3)."""
        return answer

    def supply(self, game: Position, seat: i64, answer: i64) -> i64:
        """How many caballeros come from the Province (EG-3.2)."""
        return answer

    def piece_kinds(self, game: Position, owner: i64, place: i64, answer: list[int]) -> list[int]:
        """Which kinds an owner's caballeros in a place are of, but for the one who is `apart`; 0 is a plain one.

        A kind is made of bits, so that a caballero can be of several kinds at once.
        """
        return answer

    def apart(self, game: Position, owner: i64, place: i64, answer: i64) -> i64:
        """What the one caballero is whom a module tells apart from his equals, if he stands in a place; 0: nobody.

        A kind of that module's, with all that others have made of him. He carries something already: he takes nothing
        up, and nobody who carries something is told apart.
        """
        return answer

    def became(self, game: Position, owner: i64, place: i64, kind: i64) -> None:
        """Told when the one who is told apart has come to a place, or has become something else there."""

    def carries(self, game: Position, kind: i64, answer: bool) -> bool:
        """Whether a caballero of a kind carries something."""
        return answer

    def kind_counts(self, game: Position, place: i64, kind: i64, answer: bool) -> bool:
        """Whether a caballero of a kind counts himself in a scoring of a place (EG-4.1); see `counted`."""
        return answer

    def moved(self, game: Position, seat: i64, owner: i64, kind: i64, source: i64, target: i64, count: i64) -> None:
        """Told after caballeros went from one place to another, by the doing of a seat.

        Where kinds can be told apart, they leave a region one by one.
        """

    def arrived(self, game: Position, owner: i64, kind: i64, target: i64) -> None:
        """Told after `moved`, when every module has taken note of who came to a place."""

    def king_left(self, game: Position, region: i64) -> None:
        """Told after the King's region has become another one (EG-3.4)."""

    def moves_within(self, game: Position, owner: i64, kind: i64, place: i64, answer: bool) -> bool:
        """Whether a caballero may be moved within its region (EG-5, "Moving")."""
        return answer

    def why_stays(self, game: Position, owner: i64, kind: i64, place: i64, answer: Text | None) -> Text | None:
        """Why a caballero cannot be moved within its region, in words."""
        return answer

    def moved_within(self, game: Position, seat: i64, owner: i64, kind: i64, place: i64) -> None:
        """Told when a seat moves a caballero within its region."""

    def black_holder(self, game: Position, answer: i64) -> i64:
        """The seat for which black caballeros are own and count; -1: nobody."""
        return answer

    def counted(self, game: Position, owner: i64, place: i64, answer: i64) -> i64:
        """How many of an owner's caballeros count in a scoring of a place (EG-4.1); some of them may be imagined."""
        return answer

    def special_begun(self, game: Position, seat: i64, card: i64) -> None:
        """Told when the special action of a card starts (EG-3.3)."""

    def prospects(self, game: Position, answer: list[float]) -> list[float]:
        """Points by seat that may be expected beside what places pay, for bots."""
        return answer

    def rank_keys(self, game: Position, place: i64, general: bool, answer: list[int]) -> list[int]:
        """Each seat's rank in a scoring (EG-4.1): more is better, equal is tied, 0 never scores."""
        return answer

    def values_of(self, game: Position, place: i64, general: bool, answer: list[int]) -> list[int]:
        """The three values a place pays (EG-4.4)."""
        return answer

    def kings_bonus(self, game: Position, seat: i64, place: i64, answer: i64) -> i64:
        """The bonus for being alone in first place in the King's region (EG-4.3)."""
        return answer

    def home_bonus(self, game: Position, seat: i64, place: i64, answer: i64) -> i64:
        """The bonus for being alone in first place where one's Grande stands (EG-4.3)."""
        return answer

    def office_points(self, game: Position, place: i64, answer: list[int]) -> list[int]:
        """Points by seat that a place pays beside its majority."""
        return answer

    def turn_actions(self, game: Position, seat: i64, answer: list[int]) -> list[int]:
        """What else may be done at this point of one's turn."""
        return answer

    def between_moves(self, game: Position, seat: i64, answer: list[int]) -> list[int]:
        """What else may be done in one's turn between two moves of a special action."""
        return answer

    def asides(self, game: Position, seat: i64, answer: list[int]) -> list[int]:
        """What a seat may do at any question it is asked, in its own turn or not; the question stays open."""
        return answer

    def turn_act(self, game: Position, seat: i64, action: i64, answer: bool) -> bool:
        """Carry out one of one's own `turn_actions`, `between_moves` or `asides`; whether it was one."""
        return answer

    def power_card_played(self, game: Position, seat: i64, bit: i64) -> None:
        """Told after a seat has played a power card (EG-3.1)."""

    def scored_with(self, game: Position, place: i64, general: bool, answer: list[int]) -> list[int]:
        """The places whose caballeros count together when this one is scored, and which all pay (EG-4.1); itself."""
        return answer

    def fits(self, game: Position, place: i64, count: i64, answer: bool) -> bool:
        """Whether so many caballeros that arrive together in a place may stay there; else they go to their Courts."""
        return answer

    def leaves_castillo(self, game: Position, seat: i64, answer: bool) -> bool:
        """Whether a seat has somebody in the Castillo to send out by disc (EG-4.5)."""
        return answer

    def left_by_disc(self, game: Position, places: list[int]) -> None:
        """Told after the discs of a general scoring were shown and the caballeros left the Castillo (EG-4.5)."""

    def grande_moved(self, game: Position, owner: i64, source: i64, target: i64) -> None:
        """Told after a Grande went from one place to another (EG-5.29)."""

    def fewest_first(self, game: Position, place: i64, answer: bool) -> bool:
        """Whether the fewest caballeros, at least one, rank first for the values of a place (EG-4.1)."""
        return answer

    def open_specials(self, game: Position, seat: i64, answer: list[int]) -> list[int]:
        """The cards whose special action is open to a seat in its turn (EG-3.3); one of them may be used."""
        return answer

    def stack_size(self, game: Position, stack: i64, answer: i64) -> i64:
        """How many cards of a stack come round, the top one first (EG-3.3)."""
        return answer

    def markers(self, game: Position, answer: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """What lies on the board or before a player, for the view: `id`, `kind`, and a `place`, `places` or `seat`."""
        return answer

    def display(self, game: Position, answer: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Cards that lie out beside action and power cards, for the view: `id`, `card`, `kind`, and what they say.

        Another copy of a card may lie there: the id of one that is somebody's own is its `copy_id`.
        """
        return answer

    def guessed(self, game: Position, view: dict[str, Any], luck: Luck) -> None:
        """Fill in what the module keeps secret from the viewer, in a position that was completed from a view."""

    def more_places(self, game: Position, seat: i64, answer: list[int]) -> list[int]:
        """Where beside the board a seat's caballeros may go whenever they are placed (EG-3.3, EG-5.8)."""
        return answer

    def placing_source(self, game: Position, seat: i64, answer: i64) -> i64:
        """Where the next caballero of the regular placing comes from (EG-3.3): the Court."""
        return answer

    def placing_by(self, game: Position, seat: i64, placed: i64, answer: i64) -> i64:
        """The card beside the one in play by whose special action the next caballero is placed (EG-3.3); 0: none's."""
        return answer

    def stand_in(self, game: Position, answer: i64) -> i64:
        """The seat whose Grande is King in his place, his region being the King's (EG-3.4); -1: nobody's."""
        return answer

    def left_out(self, game: Position, place: i64, answer: bool) -> bool:
        """Whether a region is not scored at the next general scoring (EG-4.5), known or not."""
        return answer

    def may_know(self, game: Position, viewer: i64, slot: i64, answer: bool) -> bool:
        """Whether a seat (or, with -1, a watcher) may know a number that is `known_to_some`; if not, see `guessed`."""
        return answer

    def face_down(self, game: Position, viewer: i64, answer: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Markers that show more to those who know what lies face down: as `markers`, for one viewer."""
        return answer

    def lasting(self, game: Position, answer: list[int]) -> list[int]:
        """The tiles of lasting effects that lie out and may be taken away, by their numbers in actions."""
        return answer

    def lifted(self, game: Position, tile: i64) -> None:
        """Told when one of the `lasting` tiles is taken away: whose it is ends its effect."""

    def playable(self, game: Position, seat: i64, answer: i64) -> i64:
        """Mask of the power cards that may be played now (EG-3.1)."""
        return answer


QUERIES = tuple(name for name in vars(Modifier) if not name.startswith("_"))
"""The names of all queries."""


def chain(modifiers: list[Modifier], query: str) -> list[Modifier]:
    """Those modifiers that bend a query, in module order."""
    return [m for m in modifiers if getattr(type(m), query) is not getattr(Modifier, query)]
