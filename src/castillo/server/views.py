"""The messages that show any game: texts, events, and what one viewer may know.

A view is built by the engine as plain data; the types here describe the part that every game has. What a game shows
besides, under names of its own in the same objects, it describes itself (`GameDefinition.view_type`). A test converts
views of whole games to both.
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


# -- the view (built by the engine, see kernel/view.py) --------------------------------------------------


class SetupView(Struct):
    """Everything that decides a game before its first choice, except its seed."""

    game: str
    players: int
    modules: list[str]
    options: dict[str, Any]
    sheet: dict[str, dict[str, int]]


class PlaceView(Struct, omit_defaults=True):
    """Somewhere pieces can be."""

    id: str
    kind: str  # "region", "tower", or what else it is
    values: list[int] = []  # what it pays now
    closed: TextMessage | None = None  # why nothing may enter, if so


class StackView(Struct):
    """Pieces of one seat and kind in one place."""

    id: str  # the target that options light: "1@aragon"
    place: str
    owner: int
    kind: str
    count: int


class MarkerView(Struct, omit_defaults=True):
    """Anything on the board, or in front of a seat, that is neither a piece nor a card."""

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
    """A card that lies face up."""

    id: str  # its own: of two copies of a card each has another
    card: str  # the card's key, for its texts and values; also the target that options light
    kind: str  # "action", "power" or what else is displayed
    rule: str = ""
    holder: int | None = None


class BoardView(Struct):
    """What lies on the table for all to see, in terms that fit any game."""

    places: list[PlaceView]
    stacks: list[StackView]
    markers: list[MarkerView]
    cards: list[CardView]
    numbers: dict[str, Any]  # by name: a number, or one for each seat


class OptionView(Struct):
    """One allowed answer to a decision."""

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
    """An open question to a seat."""

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
    """Whether the viewer can take their last choice back, and why not."""

    possible: bool
    reason: TextMessage | None


class NoteView(Struct):
    """A note of a lesson; texts: `<module>-lesson-<id>`. It points at options' targets, seats or areas of the table."""

    id: str
    at: list[str]


class LessonView(Struct):
    """How far a lesson is: the notes of the moment, one after the other."""

    module: str
    notes: list[NoteView]
    step: int  # the number of the first of them; 0: there is none
    steps: int
    waits: bool  # for whoever learns to have read them
    over: bool  # the line has been played; from here on the game is free


class GameView(Struct, omit_defaults=True):
    """What one viewer may know of a game: the part that every game has."""

    version: int
    setup: SetupView
    seat: int | None
    number: int
    over: bool
    scores: list[int]
    winners: list[int]
    active: int
    order: list[int]  # the seats in the order in which they move, as far as that is known
    waiting: list[int]
    board: BoardView
    standing: dict[str, str]
    windows: dict[str, list[str]]  # what may be answered in advance, by window
    pending: list[list[Any]]
    decision: DecisionView | None
    take_back: TakeBackView
    lesson: LessonView | None = None  # for whoever learns at this table
