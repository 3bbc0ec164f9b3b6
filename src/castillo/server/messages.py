"""The messages between server and page: one set of types for validation, OpenAPI and the page's generated types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from castillo.server.talk.messages import Talk
from castillo.server.views import EventMessage, GameView, OptionView, TextMessage

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"[^\s\x1c-\x1f\x85\ufeff]")]
Token = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Word = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_./-]+$")]
MaybeWord = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_./-]*$")]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Language = Literal["en", "de", "nl", "fr"]

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


class PresetMessage(Struct):
    """A table to start from; texts: `<game>-table-<id>`. Options that it does not name have their defaults."""

    id: str
    modules: list[str]  # the implied one included
    options: dict[str, Any]


class GameMessage(Struct):
    """A game that can be played here, with its modules and table options."""

    id: str
    least_players: int
    most_players: int
    implied: str
    modules: list[ModuleMessage]
    allowed_sets: list[list[str]]
    options: list[OptionSpecMessage]
    presets: list[PresetMessage]
    lessons: list[str]  # the modules that have one, the first for newcomers


class BotLevelMessage(Struct):
    """A bot to sit down; texts: `bots-level-<id>`."""

    id: str


class CatalogueMessage(Struct):
    """What there is at this server: games, bots, languages."""

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
    """One page of the rules."""

    id: str
    rule: str
    module: str
    title: str
    text: str


# -- people and tables -----------------------------------------------------------------------------------


class MeMessage(Struct):
    """Who the browser is: a guest, known by a signed cookie; a member, if they can sign in elsewhere."""

    id: str
    name: str
    member: bool = False


class RenameMe(Struct, forbid_unknown_fields=True):
    """A new name for the guest behind this browser."""

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


GameName = Annotated[str, Meta(max_length=64)]
"""The id of a game; empty: the first of the catalogue."""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened; what each game allows is in the catalogue."""

    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=5)]
    game: Word = ""  # without one, the first of the catalogue
    modules: Annotated[list[Word], Meta(max_length=8)] = []
    options: dict[str, Any] = {}
    pace: Pace = Pace()
    watch: Literal["anyone", "link", "nobody"] = "anyone"
    listed: bool = False  # shown among the open tables
    talk: bool = True  # whether people may talk here
    rated: bool = False  # counts for ratings: without hints, each person for themselves, by the game's own card values
    name: Annotated[str, Meta(max_length=60)] = ""
    sheet: dict[str, dict[str, int]] = {}
    window_seconds: Annotated[int, Meta(ge=0, le=86400)] | None = (
        None  # after which a reaction window closes as "no"; 0: never
    )


class PlayNow(Struct, forbid_unknown_fields=True):
    """A game at once; without a word, the first of the catalogue."""

    game: GameName = ""
    language: Annotated[str, Meta(max_length=8)] = ""


class LessonWish(Struct, forbid_unknown_fields=True):
    """A lesson; without a module, the first of the game."""

    game: GameName = ""
    module: MaybeWord = ""


class LessonCommand(Struct, forbid_unknown_fields=True):
    """A note has been read, or the lesson is to end here; the game continues."""

    what: Literal["go_on", "stop"]


class SeatMessage(Struct):
    """A seat of a table, and who plays it."""

    number: int
    kind: Literal["person", "open", "bot"]
    name: str
    level: str  # of a bot, or of the bot that stands in for a person
    player: str  # whose profile it leads to; empty: nobody's
    yours: bool
    hot: bool  # several people share this device
    host: bool  # they opened the table
    away: bool  # a bot stands in; the person may take the seat back
    resigned: bool  # ... except this one: the bot plays on for good
    ends: bool  # would end the game as it stands; when all people would, it ends
    pauses: bool  # would have a pause; when all people would, the table rests
    present: bool
    looking: bool  # at a general scoring, until `Seen` says otherwise or 25 seconds have passed: bots wait for it
    time_left: float | None  # seconds, if a clock runs for this seat, with those for which it still waits for `looking`
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
    rounds: int  # of the whole game; 0: a game without rounds
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
    lesson: str  # the module whose lesson is given here; empty: none
    window_seconds: int  # after which a reaction window closes as "no"; 0: never
    talk: bool  # whether people may talk here
    paused: float | None  # since when the table rests: no clock runs, and nobody is asked until somebody ends it
    rated: bool  # counts for the ratings of those who play


class TableAtAGlance(TableMessage):
    """A table in a list, with how far its game is. `waiting` are the seats that everybody waits for."""

    round: int  # which of its rounds is played, the first being 1; 0: none yet
    scores: list[int]  # by seat; none before the game begins
    winners: list[int]
    waiting: list[int]
    asked: TextMessage | None  # what one of my seats is asked
    time_left: float | None  # seconds until something happens without those who are waited for


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
    active: int  # whose turn it is after it; -1: nobody's
    events: list[EventMessage]
    scores: list[int]


class LogMessage(Struct):
    """The log of a table, as this viewer may read it."""

    lines: list[LogLine]


class MomentMessage(Struct):
    """The position after entry `n`, as this viewer may know it."""

    n: int
    view: GameView


Action = Annotated[int, Meta(ge=0, le=0xFFFFFFFF)]


class Choice(Struct, forbid_unknown_fields=True):
    """An answer to the open question of a seat."""

    seat: SeatNumber
    number: Annotated[int, Meta(ge=0)]
    action: Action
    then: Annotated[list[Action], Meta(max_length=128)] = []  # further answers, while the same question is open


class PreviewWish(Struct, forbid_unknown_fields=True):
    """One answer to the open question, only to see what would follow."""

    seat: SeatNumber
    number: Annotated[int, Meta(ge=0)]
    action: Action


class PreviewMessage(Struct):
    """What would follow an answer, as far as nothing hidden comes out; `own` is what the game adds."""

    events: list[EventMessage]
    points: list[int]  # by seat
    hidden: bool  # whether something hidden would come out next
    own: dict[str, Any]


class WhyNotWish(Struct, forbid_unknown_fields=True):
    """What I would like to answer, though it is not offered: notations, or what could be touched, by its id."""

    seat: SeatNumber
    number: Annotated[int, Meta(ge=0)]
    targets: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=40)]


class WhyNotMessage(Struct):
    """Why something is not offered. `meant` are notations as options write them, where they were written otherwise."""

    reasons: dict[str, TextMessage | None]  # by target; null: it is offered
    meant: dict[str, str]  # by target


class TakeBack(Struct, forbid_unknown_fields=True):
    """A seat takes its last choice back."""

    seat: SeatNumber
    n: Annotated[int, Meta(ge=0)]  # the log length the browser saw


class Seen(Struct, forbid_unknown_fields=True):
    """A page has shown the log up to line `n`, and nobody looks at a scoring in it there any more."""

    n: Annotated[int, Meta(ge=0)]


class Standing(Struct, forbid_unknown_fields=True):
    """A seat answers a window in advance."""

    seat: SeatNumber
    window: Word
    answer: Word


class Taken(Struct):
    """It was done: how far the log that everyone may know goes then. The news tell what came of it."""

    n: int


class Sit(Struct, forbid_unknown_fields=True):
    """Take a seat by a link; without a number, the first free one."""

    token: Token
    seat: SeatNumber | None = None


class SeatCommand(Struct, forbid_unknown_fields=True):
    """The owner gives an empty seat to a bot, or frees a taken one before the game begins (`free`).

    A person leaves their own to a bot for a while, takes it back, or resigns: then a bot plays on for good.
    """

    seat: SeatNumber
    what: Literal["to_bot", "free", "take_back_seat", "let_bot_play", "resign"]
    level: Annotated[str, Meta(max_length=40)] = "medium"


class EndWish(Struct, forbid_unknown_fields=True):
    """Whether I would end the game as it stands: it ends when all people at the table would; a no undoes every yes."""

    agree: bool


class PauseWish(Struct, forbid_unknown_fields=True):
    """Whether I want a pause: it begins when all people at the table do; a no withdraws every yes, or ends it."""

    pause: bool


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
    """What a bot would do in this place, and what it expects."""

    option: OptionView
    reason: TextMessage  # why, in a sentence
    estimate: list[float]  # win chance by seat


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


NewsMessage = News | Presence | Talk | Beat
