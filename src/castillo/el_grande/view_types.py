"""What a view of El Grande holds beside what every game shows: the page's types are written from it.

`GrandePlaceView` is what a `PlaceView` of this game has besides, and so on; `view.py` builds it.
"""

from __future__ import annotations

from typing import Any, TypedDict


class GrandePlaceView(TypedDict):
    """A region, the Castillo, or a place of a module."""

    values: list[int]  # what it pays now
    printed: list[int]  # what it pays without scoreboards and effects
    borders: list[str]  # ids of places
    coast: bool


class GrandeStackView(TypedDict):
    """Caballeros of one seat and kind in one place."""

    badges: list[str]  # e.g. "bearer"


class GrandeCardView(TypedDict, total=False):
    """An action card, a power card, or what modules display."""

    stack: int | None  # of an action card
    place: int | None  # how many caballeros it lets place
    special: bool | None  # whether it has a special action
    available: bool | None  # whether it can still be taken this round
    taken_by: int | None  # the seat that took it
    in_play: bool | None  # whether it is being carried out
    value: int | None  # of a power card
    supply: int | None  # of a power card: caballeros for the Court
    open: bool | None  # whether its holder may use its special action


class GrandeBoardView(TypedDict):
    """The board; `numbers` are round, track, went_in (how often, into the Castillo), and lists by seat: court, hand."""

    places: list[GrandePlaceView]
    stacks: list[GrandeStackView]
    cards: list[GrandeCardView]


class GrandeMeterView(TypedDict):
    """If the place were scored: points by seat, in a general scoring, and each seat's own with one more caballero."""

    now: list[int]  # by seat, in a special scoring
    general: list[int]  # by seat, in the next general scoring
    parts: list[Any]  # how `general` comes about: [text, points by seat] for each part, as in events of a scoring
    plus: list[int]  # by seat: its own points with one more caballero of its own


class GrandeGameView(TypedDict):
    """What one viewer may know of a game of El Grande."""

    board: GrandeBoardView
    hand: list[str]  # keys of the viewer's power cards
    used: list[list[str]] | None  # by seat: used power cards, as far as the viewer may see them
    disc: str | None  # the place on the viewer's disc, until it is revealed
    trail: dict[str, Any]  # by what: public facts in the order they came
    under_way: list[int]  # the number of the card in play, or 0, and whose special action it is, or -1
    state: dict[str, dict[str, list[int]]]  # by module: the numbers that everybody may know, by name
    known: dict[str, dict[str, list[int]]]  # those that only some may know, as far as the viewer may
    meter: dict[str, GrandeMeterView]  # by place
