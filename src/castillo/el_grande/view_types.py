"""What a view of El Grande holds beside what every game shows: the page's types are written from it.

`GrandePlaceView` is what a `PlaceView` of this game has besides, and so on; `view.py` builds it.
"""

from __future__ import annotations

from typing import Any, TypedDict


class GrandePlaceView(TypedDict):
    """A region, the Castillo, or a place of a module."""

    values: list[int]  # what it pays now
    printed: list[int]
    borders: list[str]
    coast: bool


class GrandeStackView(TypedDict):
    """Caballeros of one seat and kind in one place."""

    badges: list[str]  # e.g. "bearer"


class GrandeCardView(TypedDict, total=False):
    """An action card, a power card, or what modules display."""

    stack: int | None
    place: int | None  # how many caballeros it lets place
    special: bool | None
    available: bool | None
    taken_by: int | None
    in_play: bool | None
    value: int | None  # of a power card
    supply: int | None
    open: bool | None  # whether its holder may use its special action


class GrandeBoardView(TypedDict):
    """The board; `numbers` are round, track, and lists by seat: court, province, hand."""

    places: list[GrandePlaceView]
    stacks: list[GrandeStackView]
    cards: list[GrandeCardView]


class GrandeMeterView(TypedDict):
    """If the place were scored: points by seat, in a general scoring, and each seat's own with one more caballero."""

    now: list[int]
    general: list[int]
    parts: list[Any]  # how `general` comes about: [text, points by seat] for each part, as in events of a scoring
    plus: list[int]


class GrandeGameView(TypedDict):
    """What one viewer may know of a game of El Grande."""

    board: GrandeBoardView
    hand: list[str]
    used: list[list[str]] | None
    disc: str | None
    trail: dict[str, Any]  # by what: public facts in the order they came
    course: list[int]
    state: dict[str, dict[str, list[int]]]  # by module: the numbers that everybody may know, by name
    known: dict[str, dict[str, list[int]]]  # those that only some may know, as far as the viewer may
    meter: dict[str, GrandeMeterView]
