"""The messages between server and page: one set of types for validation, OpenAPI and the page's generated types.

A view is built by the engine as plain data; the types here describe it; a test converts views of whole games to them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\S")]
Token = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Word = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_./-]+$")]
MaybeWord = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_./-]*$")]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Language = Literal["en", "de", "nl", "fr"]

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
    state: list[int]
    pending: list[list[Any]]
    meter: dict[str, MeterView]
    decision: DecisionView | None
    take_back: TakeBackView


# -- what can be played ----------------------------------------------------------------------------------


class OptionSpecMessage(Struct):
    """A table option as the game describes it; texts: `<owner>-setting-<name>` and `<owner>-setting-<name>-<value>`.

    The owner is the game, or the module without which the option does not exist.
    """

    name: str
    values: list[Any]
    default: Any
    seats: bool
    rule: str
    module: str = ""


class ModuleMessage(Struct):
    """A module; texts: `<id>-module`. `needs` and `combines_with` say which sets are possible."""

    id: str
    needs: list[str]
    combines_with: list[str]
    not_recommended_with: list[str]


class GameMessage(Struct):
    id: str
    least_players: int
    most_players: int
    implied: str
    modules: list[ModuleMessage]
    allowed_sets: list[list[str]]
    options: list[OptionSpecMessage]


class BotLevelMessage(Struct):
    """A bot to sit down; texts: `bots-level-<id>`."""

    id: str


class CatalogueMessage(Struct):
    version: str
    compiled: bool
    languages: dict[str, str]
    games: list[GameMessage]
    bots: list[BotLevelMessage]


class SignMessage(Struct):
    """How a kind of marker is drawn, in a box of 24 by 24: paths filled and stroked on a token of a tone."""

    kind: str
    tone: Literal["blue", "gold", "green", "red", "stone"]
    fill: str
    line: str


class CardReference(Struct):
    """A card or place of the reference, with the provenance of each of its values."""

    key: str
    module: str
    kind: str  # action, power, place, scoreboard, other
    rule: str
    values: dict[str, int]
    sources: dict[str, str]
    stack: int | None


class RuleReference(Struct):
    id: str
    rule: str
    module: str
    title: str
    text: str


# -- people and tables -----------------------------------------------------------------------------------


class MeMessage(Struct):
    """Who the browser is: a guest, known by a signed cookie."""

    id: str
    name: str


class RenameMe(Struct, forbid_unknown_fields=True):
    name: Name


class Trouble(Struct, forbid_unknown_fields=True):
    """Something that failed in a browser, for whoever runs the server: which part of which page, and where it stood."""

    part: Word
    error: Annotated[str, Meta(max_length=300)]
    stack: Annotated[str, Meta(max_length=3000)] = ""
    page: MaybeWord = ""
    table: MaybeWord = ""
    n: Annotated[int, Meta(ge=0)] = 0  # how far the table's log was


class DeviceLink(Struct):
    """A link that moves a guest to another device; works once."""

    path: str


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """No clock (`minutes` 0), or minutes per turn with a bank of minutes that is used up after them."""

    minutes: Annotated[int, Meta(ge=0, le=14400)] = 0
    bank: Annotated[int, Meta(ge=0, le=100000)] = 0


class SeatWish(Struct, forbid_unknown_fields=True):
    """How a seat is to be filled: by me, by whoever follows the link (open), by a bot, or on this device too (hot)."""

    kind: Literal["me", "open", "bot", "hot"]
    level: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, forbid_unknown_fields=True):
    game: Word
    modules: Annotated[list[Word], Meta(max_length=8)]
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=5)]
    options: dict[str, Any] = {}
    pace: Pace = Pace()
    watch: Literal["anyone", "link", "nobody"] = "anyone"
    listed: bool = False  # shown among the open tables
    name: Annotated[str, Meta(max_length=60)] = ""
    sheet: dict[str, dict[str, int]] = {}
    window_seconds: Annotated[int, Meta(ge=0, le=86400)] | None = (
        None  # after which a reaction window closes as "no"; 0: never
    )


class PlayNow(Struct, forbid_unknown_fields=True):
    """A game at once; without a word, the first of the catalogue."""

    game: Annotated[str, Meta(max_length=64)] = ""
    language: Annotated[str, Meta(max_length=8)] = ""


class SeatMessage(Struct):
    number: int
    kind: Literal["person", "open", "bot"]
    name: str
    level: str  # of a bot, or of the bot that stands in for a person
    yours: bool
    hot: bool  # several people share this device
    away: bool  # a bot stands in; the person may take the seat back
    resigned: bool  # ... except this one: the bot plays on for good
    ends: bool  # would end the game as it stands; when all people would, it ends
    present: bool
    time_left: float | None  # seconds, if a clock runs for this seat
    bank_left: float | None


class TableMessage(Struct):
    """A table as this viewer sees it, without the position."""

    id: str
    name: str
    game: str
    modules: list[str]
    options: dict[str, Any]
    players: int
    seats: list[SeatMessage]
    state: Literal["waiting", "playing", "over", "aside"]
    n: int  # entries of the log so far
    yours: bool  # you opened it
    pace: Pace
    watch: str
    listed: bool
    invite: str  # path to sit down while a seat is open: for those who sit, and for all at a listed table; else empty
    watch_link: str
    created: float
    updated: float
    rematch: str  # id of the table that follows this one, if any
    tutorial: bool
    window_seconds: int  # after which a reaction window closes as "no"; 0: never


class TableState(Struct):
    """Everything a browser needs to show a table. `views`: one for each seat you hold; a watcher's has seat None."""

    table: TableMessage
    views: list[GameView]


class LogLine(Struct):
    """What entry `n` brought, as this viewer may know it."""

    n: int
    seat: int
    what: Literal["choose", "take_back", "stand", "start", "seam", "end"]
    at: float
    round: int
    events: list[EventMessage]
    scores: list[int]


class LogMessage(Struct):
    lines: list[LogLine]


class MomentMessage(Struct):
    """The position after entry `n`, as this viewer may know it."""

    n: int
    view: GameView


Action = Annotated[int, Meta(ge=0, le=0xFFFFFFFF)]


class Choice(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    number: Annotated[int, Meta(ge=0)]
    action: Action
    then: Annotated[list[Action], Meta(max_length=128)] = []  # further answers, while the same question is open


class TakeBack(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    n: Annotated[int, Meta(ge=0)]  # the log length the browser saw


class Standing(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    window: Word
    answer: Word


class Sit(Struct, forbid_unknown_fields=True):
    token: Token
    seat: SeatNumber | None = None


class SeatCommand(Struct, forbid_unknown_fields=True):
    """The owner gives an empty seat to a bot, or frees a taken one before the game begins (`free`).

    A person leaves his own to a bot for a while, takes it back, or resigns: then a bot plays on for good.
    """

    seat: SeatNumber
    what: Literal["to_bot", "free", "take_back_seat", "let_bot_play", "resign"]
    level: Annotated[str, Meta(max_length=40)] = "medium"


class EndWish(Struct, forbid_unknown_fields=True):
    """Whether I would end the game as it stands: it ends when all people at the table would; a no undoes every yes."""

    agree: bool


class TableClosed(Struct):
    """The table is gone."""

    id: str


class Fork(Struct, forbid_unknown_fields=True):
    """Play on from a moment of a finished game, against bots."""

    n: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40)] = "medium"


class HintWish(Struct, forbid_unknown_fields=True):
    """For which of my seats; without a word, the one that is asked."""

    seat: SeatNumber | None = None


class HintMessage(Struct):
    option: OptionView
    estimate: list[float]  # win chance by seat


class ChanceMessage(Struct):
    """Win chances by seat at some moments of the game."""

    moments: list[int]
    chances: list[list[float]]


class Refusal(Struct):
    """Why something was not done: one sentence, and, where the engine gave it, the reason as a text.

    Of several answers in one request, the first `done` were taken all the same.
    """

    error: str
    reason: TextMessage | None = None
    done: int = 0


# -- news over the socket --------------------------------------------------------------------------------


class News(Struct, tag="news", tag_field="type"):
    """Something changed: the lines since the last news, and the views as they are now."""

    table: TableMessage
    lines: list[LogLine]
    views: list[GameView]


class Presence(Struct, tag="presence", tag_field="type"):
    """Someone came, went, or a clock moved; the position is the same."""

    table: TableMessage


class Beat(Struct, tag="beat", tag_field="type"):
    """A sign of life: how far the log that everyone may know goes, and how many other messages this socket brought."""

    n: int
    sent: int


NewsMessage = News | Presence | Beat
