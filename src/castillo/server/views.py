"""The messages that show a game: texts, events, and what one viewer may know.

A view is built by the engine as plain data; the types here describe it; a test converts views of whole games to them.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

# -- texts -----------------------------------------------------------------------------------------------


class TextMessage(Struct):
    """A sentence in no language yet: a Fluent key and arguments (numbers, words, references: `{"place": "aragon"}`)."""

    key: str
    args: dict[str, Any]


class EventMessage(Struct):
    """Something that happened, as this viewer may know it. `kind` is the key of its log line."""

    kind: str
    args: dict[str, Any]
    rule: str


# -- the view (built by the engine, see el_grande/view.py) -----------------------------------------------


class SetupView(Struct):
    game: str
    players: int
    modules: list[str]
    options: dict[str, Any]
    sheet: dict[str, dict[str, int]]


class PlaceView(Struct):
    id: str
    kind: str  # "region", or what else it is ("castillo", ...)
    values: list[int]  # what it pays now
    printed: list[int]
    closed: TextMessage | None  # why nothing may enter, if so
    borders: list[str]
    coast: bool = False


class StackView(Struct):
    id: str  # the target that options light: "1@aragon"
    place: str
    owner: int
    kind: str
    count: int
    badges: list[str]  # e.g. "bearer"


class MarkerView(Struct, omit_defaults=True):
    id: str
    kind: str  # king, grande, scoreboard, start_player, veto, ...
    place: str | None = None
    places: list[str] | None = None
    on: str | None = None  # another marker that it lies on
    holds: str | None = None  # a place beside the board whose stacks stand on it
    seat: int | None = None
    owner: int | None = None
    values: list[int] | None = None
    until: str | None = None
    counts: list[int] | None = None  # by seat and, last, of the black ones: how many stand on it
    badges: dict[str, list[str]] | None = None  # by seat: what one who stands on it is besides, e.g. "bearer"


class CardView(Struct, omit_defaults=True):
    id: str  # its own: of two copies of a card each has another
    card: str  # the card's key, for its texts and values; also the target that options light
    kind: str  # "action", "power" or what else modules display
    rule: str
    stack: int | None = None
    place: int | None = None  # how many caballeros it lets place
    special: bool | None = None
    available: bool | None = None
    taken_by: int | None = None
    in_play: bool | None = None
    value: int | None = None  # of a power card
    supply: int | None = None
    holder: int | None = None
    open: bool | None = None  # whether its holder may use its special action


class BoardView(Struct):
    places: list[PlaceView]
    stacks: list[StackView]
    markers: list[MarkerView]
    cards: list[CardView]
    numbers: dict[str, Any]  # round, track, and lists by seat: court, province, hand


class MeterView(Struct):
    """If the place were scored: points by seat, in a general scoring, and each seat's own with one more caballero."""

    now: list[int]
    general: list[int]
    plus: list[int]


class OptionView(Struct):
    action: int
    notation: str
    verb: str
    target: str  # the id of the place, stack, marker or card it lights; empty: a button
    text: TextMessage


class PickView(Struct):
    """A card of a picker: the actions that mark it and take the mark back."""

    id: str
    mark: int
    unmark: int
    marked: bool


class PresetView(Struct):
    """A set to start from; texts: `<game>-preset-<id>`."""

    id: str
    cards: list[str]


class PickerView(Struct):
    """A hand of `size` is picked. Marked are the cards left out, or those taken; marks go back before others come."""

    size: int
    leaves_out: bool
    cards: list[PickView]
    presets: list[PresetView]


class DecisionView(Struct):
    seat: int
    number: int
    kind: str
    prompt: TextMessage
    rule: str
    options: list[OptionView]
    why_not: dict[str, TextMessage]  # by target
    simultaneous: bool
    answered: bool
    picker: PickerView | None


class TakeBackView(Struct):
    possible: bool
    reason: TextMessage | None


class GameView(Struct):
    """What one viewer may know of the game."""

    version: int
    setup: SetupView
    seat: int | None
    number: int
    over: bool
    scores: list[int]
    winners: list[int]
    active: int
    waiting: list[int]
    board: BoardView
    hand: list[str]
    used: list[list[str]] | None
    disc: str | None
    standing: dict[str, str]
    windows: dict[str, list[str]]  # what may be answered in advance, by window
    trail: dict[str, Any]  # by what: public facts in the order they came
    course: list[int]
    state: dict[str, dict[str, list[int]]]  # by module: the numbers that everybody may know, by name
    known: dict[str, dict[str, list[int]]]  # those that only some may know, as far as the viewer may
    pending: list[list[Any]]
    meter: dict[str, MeterView]
    decision: DecisionView | None
    take_back: TakeBackView
