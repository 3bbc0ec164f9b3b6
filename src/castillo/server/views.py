"""The messages that show any game: texts, events, and what one viewer may know.

A view is built by the engine as plain data; the types here describe the part that every game has. What a game shows
besides, under names of its own in the same objects, it describes itself (`GameDefinition.view_type`). A test converts
views of whole games to both.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

# -- texts -----------------------------------------------------------------------------------------------


class TextMessage(Struct):
    """A sentence in no language yet: a Fluent key and arguments (numbers, words, references: `{"place": "aragon"}`)."""

    key: str  # of a message in the texts, e.g. "el_grande-prompt-take_turn"
    args: dict[str, Any]  # by the names of the message's variables


class EventMessage(Struct):
    """Something that happened, as this viewer may know it. `kind` is the key of its log line."""

    kind: str
    args: dict[str, Any]
    rule: str  # the number of the rule it follows, e.g. "EG-3.2"


# -- the view (built by the engine, see kernel/view.py) --------------------------------------------------


class SetupView(Struct):
    """Everything that decides a game before its first choice, except its seed."""

    game: str  # its id, e.g. "el_grande"
    players: int
    modules: list[str]  # their ids, the base game's first
    options: dict[str, Any]  # table options by name
    sheet: dict[str, dict[str, int]]  # values of a card sheet that differ from ours, by card and name


class PlaceView(Struct, omit_defaults=True):
    """Somewhere pieces can be."""

    id: str  # e.g. "aragon": a target that options light
    kind: str  # "region", "tower", or what else it is
    values: list[int] = []  # what it pays now
    closed: TextMessage | None = None  # why nothing may enter, if so


class StackView(Struct):
    """Pieces of one seat and kind in one place."""

    id: str  # the target that options light: "1@aragon"
    place: str  # the id of the place
    owner: int  # a seat; after the last seat, the black ones
    kind: str  # e.g. "caballero", "ship"
    count: int


class MarkerView(Struct, omit_defaults=True):
    """Anything on the board, or in front of a seat, that is neither a piece nor a card."""

    id: str  # its own, e.g. "grande-0"
    kind: str  # king, grande, scoreboard, start_player, veto, ...
    place: str | None = None  # where it lies; None: beside the board, or before a seat
    places: list[str] | None = None  # those that it joins or shows, if several
    on: str | None = None  # another marker that it lies on
    holds: str | None = None  # a place beside the board whose stacks stand on it
    seat: int | None = None  # before whom it lies
    owner: int | None = None  # whose it is
    values: list[int] | None = None  # what a scoreboard makes its place pay
    until: str | None = None  # how long it stays: "this_round", "next_round", "end"
    counts: list[int] | None = None  # by seat and, last, of the black ones: how many stand on it
    badges: dict[str, list[str]] | None = None  # by seat: what one who stands on it is besides, e.g. "bearer"


class CardView(Struct, omit_defaults=True):
    """A card that lies face up."""

    id: str  # its own: of two copies of a card each has another
    card: str  # the card's key, for its texts and values; also the target that options light
    kind: str  # "action", "power" or what else is displayed
    rule: str = ""  # the number of its rule
    holder: int | None = None  # the seat before which it lies


class BoardView(Struct):
    """What lies on the table for all to see, in terms that fit any game."""

    places: list[PlaceView]
    stacks: list[StackView]
    markers: list[MarkerView]
    cards: list[CardView]  # face up, or on display
    numbers: dict[str, Any]  # by name: a number, or one for each seat


class OptionView(Struct, omit_defaults=True):
    """One allowed answer to a decision."""

    action: int  # what is sent to choose it
    notation: str  # the same as typed text, e.g. "place aragon"
    verb: str  # what kind of answer it is, e.g. "place"
    target: str  # the id of the place, stack, marker or card it lights; empty: a button
    text: TextMessage  # what it is called
    weight: Literal["act", "stop", "aside"] = "act"  # something is done, nothing more is, or beside it


class PickView(Struct):
    """A card of a picker: the actions that mark it and take the mark back."""

    id: str  # the card's key
    mark: int  # the action that marks it
    unmark: int  # the action that takes the mark back
    marked: bool


class PresetView(Struct):
    """A set to start from; texts: `<game>-preset-<id>`."""

    id: str
    cards: list[str]  # the keys of the hand


class PickerView(Struct):
    """A hand of `size` is picked. Marked are the cards left out, or those taken; marks go back before others come."""

    size: int  # cards in a hand
    leaves_out: bool  # whether marked cards are left out, or taken
    cards: list[PickView]
    presets: list[PresetView]


class DecisionView(Struct):
    """An open question to a seat."""

    seat: int  # who is asked: the viewer
    number: int  # which question of the game it is; an answer names it
    kind: str  # the name of the question, e.g. "take_turn"
    prompt: TextMessage  # the question in words
    caution: TextMessage | None  # what an answer would give up, if any would
    rule: str  # the number of the rule it stands on
    options: list[OptionView]
    main: int | None  # the action that is the main one, where weights do not tell
    why_not: dict[str, TextMessage]  # by target that no option lights: the reason
    simultaneous: bool  # whether several seats are asked at once
    answered: bool  # whether the viewer has answered, and may still change it
    picker: PickerView | None  # if a hand is picked


class TakeBackView(Struct):
    """Whether the viewer can take their last choice back, and why not."""

    possible: bool
    reason: TextMessage | None  # why not


class NoteView(Struct):
    """A note of a lesson; texts: `<module>-lesson-<id>`. It points at options' targets, seats or areas of the table."""

    id: str
    at: list[str]


class ForeseenView(Struct):
    """What the plan of a lesson brings at a place, at the general scoring."""

    place: str
    points: int


class LessonView(Struct):
    """How far a lesson is: the notes of the moment, one after the other."""

    module: str
    notes: list[NoteView]
    step: int  # the number of the first of them; 0: there is none
    steps: int
    waits: bool  # for whoever learns to have read them
    over: bool  # the line has been played; from here on the game is free
    foresees: list[ForeseenView]


class GameView(Struct, omit_defaults=True):
    """What one viewer may know of a game: the part that every game has."""

    version: int  # of the form of views
    setup: SetupView
    seat: int | None  # the viewer; None: a watcher
    number: int  # entries so far: choices, take-backs, standing answers
    over: bool
    scores: list[int]  # by seat
    winners: list[int]  # seats, once the game is over; several share the victory
    active: int  # whose turn it is; -1: nobody's
    order: list[int]  # the seats in the order in which they move, as far as that is known
    waiting: list[int]  # the seats whose answer the game waits for
    board: BoardView
    standing: dict[str, str]  # the viewer's standing answers, by window
    windows: dict[str, list[str]]  # what may be answered in advance, by window
    pending: list[list[Any]]  # the frames, lowest first: name, seat, and the numbers that the viewer may know
    decision: DecisionView | None  # the open question to the viewer
    take_back: TakeBackView
    lesson: LessonView | None = None  # for whoever learns at this table
