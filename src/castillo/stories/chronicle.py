"""What is told of a game when it is over: where its points came from, and what each seat is honoured for.

It is counted from the events of the whole game. A game says what its gains and feats are; those here serve any game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from castillo.kernel.event import is_general
from castillo.kernel.module import definition

if TYPE_CHECKING:
    from castillo.kernel.event import Event
    from castillo.kernel.rules import Rules

HOPELESS = 0.1
"""A chance to win below which a victory is a Phoenix's."""
CLOSE = 2
"""Points by which a victory is a photo finish."""


@dataclass(frozen=True)
class Happened:
    """An entry of the log and what it brought, hidden things too. Round and turn are those in which it was made."""

    number: int
    kind: str  # of the entry, or "start"
    round: int
    active: int
    events: list[Event]


@dataclass(frozen=True)
class Standing:
    """The chances to win, by seat, after an entry at which a turn ended, and how far they may be wrong."""

    number: int
    round: int
    chances: list[float]
    error: float = 0.0


@dataclass(frozen=True)
class Outcome:
    """How a game ended; its standings, the first before anything was played, are empty where nobody has guessed."""

    scores: list[int]
    winners: list[int]
    rounds: int
    standings: list[Standing] = field(default_factory=list)

    def rise(self, number: int, seat: int) -> float:
        """By how much the chance of a seat rose in the turn of an entry."""
        for before, after in zip(self.standings, self.standings[1:], strict=False):
            if before.number < number <= after.number:
                return after.chances[seat] - before.chances[seat]
        return 0.0


@dataclass(frozen=True)
class Feat:
    """Something to be honoured for: how much of it each seat has done, and how much it takes at least.

    `award` is a text with a name and, with the words of the seat, a sentence.
    """

    award: str
    amounts: Sequence[float]
    least: float
    words: Sequence[dict[str, object]]


@dataclass(frozen=True)
class Award:
    """What a seat is honoured for, and the words of its sentence."""

    seat: int
    award: str
    words: dict[str, object]


@mypyc_attr(allow_interpreted_subclasses=True)
class Chronicle:
    """Counts one game. A game's own adds what its gains and feats are."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.gains: dict[tuple[str, int], list[int]] = {}
        self.cards: list[dict[str, int]] = [{} for _ in range(players)]  # by seat: how often each was used
        self.places: list[dict[str, int]] = [{} for _ in range(players)]  # by seat: points from each
        self._used: set[tuple[int, int, str]] = set()

    def follow(self, story: Iterable[Happened]) -> None:
        """Listen to a whole game, without what was taken back in it."""
        for happened in lasting(story):
            self.listen(happened)

    def listen(self, happened: Happened) -> None:
        """Count what an entry brought."""
        for event in happened.events:
            if isinstance(event.args.get("points"), list):
                for gain, points in self.gains_of(event):
                    self._gain(gain, happened.round, points)
                self._earn(self.region_of(event), points_of(event))
            self._use(happened.round, seat_in(event), self.card_of(event))

    def _gain(self, gain: str, when: int, points: list[int]) -> None:
        if any(points):
            before = self.gains.get((gain, when), [0] * self.players)
            self.gains[gain, when] = [a + b for a, b in zip(before, points, strict=True)]

    def _earn(self, place: str, points: list[int]) -> None:
        for seat, number in enumerate(points if place else []):
            if number > 0:
                self.places[seat][place] = self.places[seat].get(place, 0) + number

    def _use(self, when: int, seat: int, card: str) -> None:
        """Several events may tell of one use; in a round a seat uses a card once."""
        if card and 0 <= seat < self.players and (when, seat, card) not in self._used:
            self._used.add((when, seat, card))
            self.cards[seat][card] = self.cards[seat].get(card, 0) + 1

    # -- what a game says ----------------------------------------------------------------------------------

    def gains_of(self, event: Event) -> list[tuple[str, list[int]]]:
        """What the points of an event came from, each as a text with a name; they add up to its points."""
        if "place" not in event.args:
            return [("kernel-gain-other", points_of(event))]
        return [("kernel-gain-general" if is_general(event) else "kernel-gain-special", points_of(event))]

    def card_of(self, event: Event) -> str:
        """The card that an event's seat used, as far as somebody may have favourites; empty where there is none."""
        return name_in(event, "card", "card")

    def region_of(self, event: Event) -> str:
        """The place that an event's points came from, where places have the same names in every game."""
        return name_in(event, "place", "place")

    def order(self) -> list[str]:
        """The gains in the order in which they are shown; what is not in it comes last, as it came."""
        return ["kernel-gain-general", "kernel-gain-special", "kernel-gain-other"]

    def feats(self, outcome: Outcome) -> list[Feat]:
        """What seats may be honoured for beside what any game knows, the rarest first."""
        return []

    # -- what is told --------------------------------------------------------------------------------------

    def sources(self) -> list[tuple[str, int, list[int]]]:
        """Points by gain, round and seat."""
        rank = {gain: number for number, gain in enumerate(self.order())}
        found = [(gain, when, points) for (gain, when), points in self.gains.items()]
        return sorted(found, key=lambda each: (rank.get(each[0], len(rank)), each[1]))

    def awards(self, outcome: Outcome) -> list[Award]:
        """One for each seat, the rarest first: it goes to whoever did most of it, unless they have one already."""
        given: dict[int, Award] = {}
        for feat in [phoenix(outcome), photo_finish(outcome), *self.feats(outcome)]:
            most = max(feat.amounts)
            for seat, amount in enumerate(feat.amounts):
                if amount == most >= feat.least and seat not in given:
                    given[seat] = Award(seat, feat.award, dict(feat.words[seat]))
        loyal = [Award(seat, "kernel-award-loyal", {}) for seat in range(self.players) if seat not in given]
        return [*given.values(), *loyal]


def chronicle_of(rules: Rules) -> Chronicle:
    """Something new that tells how a game of these rules came about: the game's own, or what any game knows."""
    own: Chronicle | None = definition(rules.game).chronicle(rules)
    return own or Chronicle(int(rules.seats))


# -- reading events --------------------------------------------------------------------------------------------


def lasting(story: Iterable[Happened]) -> list[Happened]:
    """The entries that count: what was taken back has not happened."""
    out: list[Happened] = []
    for happened in story:
        if happened.kind != "take_back":
            out.append(happened)
            continue
        last = next((i for i in range(len(out) - 1, -1, -1) if out[i].kind == "choose"), None)
        if last is not None:
            del out[last]
    return out


def points_of(event: Event) -> list[int]:
    """Points by seat; nothing where an event gives none."""
    return numbers_in(event.args.get("points"))


def numbers_in(value: object) -> list[int]:
    """
    >>> numbers_in([1, 2]), numbers_in(None)
    ([1, 2], [])
    """
    return [int(number) for number in value] if isinstance(value, list) else []


def parts_in(event: Event) -> list[tuple[str, dict[str, object], list[int]]]:
    """The parts of what an event paid: what each is called, in which words, and its points by seat."""
    parts = event.args.get("parts")
    out: list[tuple[str, dict[str, object], list[int]]] = []
    for words, points in parts if isinstance(parts, list) else []:
        out.append((str(words["key"]), dict(words["args"]), numbers_in(points)))
    return out


def name_in(event: Event, argument: str, what: str) -> str:
    """What an argument refers to: `name_in(event, "place", "place")`; empty where there is no such thing."""
    reference = event.args.get(argument)
    return str(reference.get(what, "")) if isinstance(reference, dict) else ""


def seat_in(event: Event, argument: str = "seat") -> int:
    """The seat an argument refers to; -1 where it is nobody's."""
    reference = event.args.get(argument)
    return int(reference.get("seat", -1)) if isinstance(reference, dict) else -1


# -- what any game knows ---------------------------------------------------------------------------------------


def phoenix(outcome: Outcome) -> Feat:
    """A victory after a chance that was all but gone in the second half of the game."""
    seats = range(len(outcome.scores))
    late = [standing for standing in outcome.standings if standing.round >= (outcome.rounds + 1) // 2]
    lowest = [min([standing.chances[seat] for standing in late] or [1.0]) for seat in seats]
    surely = [min([standing.chances[seat] + standing.error for standing in late] or [1.0]) for seat in seats]
    rose = [seat in outcome.winners and surely[seat] < HOPELESS for seat in seats]
    amounts = [1 - lowest[seat] if rose[seat] else 0.0 for seat in seats]
    words: list[dict[str, object]] = [{"chance": round(100 * chance)} for chance in lowest]
    return Feat("kernel-award-phoenix", amounts, 1 - HOPELESS, words)


def photo_finish(outcome: Outcome) -> Feat:
    """A victory by next to nothing."""
    seats = range(len(outcome.scores))
    others = [outcome.scores[seat] for seat in seats if seat not in outcome.winners]
    lead = max(outcome.scores) - max(others) if others and outcome.winners else CLOSE + 1
    close = [float(seat in outcome.winners and lead <= CLOSE) for seat in seats]
    return Feat("kernel-award-photo_finish", close, 1, [{"count": lead} for _ in seats])


def counted(award: str, amounts: Sequence[float], least: float) -> Feat:
    """A feat that is told by its number."""
    return Feat(award, amounts, least, [{"count": int(amount)} for amount in amounts])
