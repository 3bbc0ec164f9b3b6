"""The start of a game (EG-2): all luck of the base game falls here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.frames.round import ROUND, SET_UP, Phase
from castillo.el_grande.places import COURT, NOWHERE, PROVINCE
from castillo.el_grande.position import Position
from castillo.kernel.event import Event
from castillo.kernel.frame import NOBODY
from castillo.kernel.ledger import ledger_of
from castillo.kernel.luck import Luck
from castillo.kernel.progress import begin
from castillo.kernel.setup import Setup
from castillo.kernel.vectors import vec

if TYPE_CHECKING:
    from castillo.el_grande.rules import GrandeRules


@mypyc_attr(allow_interpreted_subclasses=True)
class SetupStep:
    """A named step of setting up: a function, or the `run` of a subclass that has more to know.

    It fills in the blank position, before anyone looks. `region_cards` are the shuffled region cards that are left;
    draw from the front.
    """

    def __init__(self, name: str, do: Callable[[Position, Luck, list[int]], None] | None = None) -> None:
        self.name = name
        self.do = do

    def run(self, game: Position, luck: Luck, region_cards: list[int]) -> None:
        assert self.do is not None
        self.do(game, luck, region_cards)

    def follow_document(self, game: Position) -> None:
        """A position document has changed the board after this step: bring what it set in line with it."""


def draw_king(game: Position, luck: Luck, region_cards: list[int]) -> None:
    """EG-2.2: the first region card is the King's region."""
    game.king = region_cards.pop(0)


def draw_homes(game: Position, luck: Luck, region_cards: list[int]) -> None:
    """EG-2.2: each player draws a home region; their Grande and two caballeros of their Court stand there."""
    book = game.book
    settlers = book.values.number(book.key_of("player"), "home")
    for i in range(game.seats):
        seat = (game.start_player + i) % game.seats
        home = region_cards.pop(0)
        game.grandes[seat] = home
        game.caballeros[seat * game.stride + home] += settlers
        game.caballeros[seat * game.stride + COURT] -= settlers


def shuffle_decks(game: Position, luck: Luck, region_cards: list[int]) -> None:
    """EG-2.3: the action cards of each stack are shuffled."""
    game.decks = [luck.shuffled(deck) for deck in game.book.full_decks]


def core_setup() -> list[SetupStep]:
    """The steps of a set-up of the base rules; modules insert theirs."""
    return [SetupStep("king", draw_king), SetupStep("homes", draw_homes), SetupStep("decks", shuffle_decks)]


def blank_position(book: GrandeRules, setup: Setup) -> Position:
    """Everybody at home, nothing drawn yet."""
    game = Position()
    seats = setup.players
    begin(game, book, setup)
    game.book = book
    game.stride = book.stride
    game.caballeros = vec[i64]([0] * ((book.owners[-1] + 1) * book.stride))
    court = book.values.number(book.key_of("player"), "court")
    for seat in range(seats):
        game.caballeros[seat * book.stride + COURT] = court
        game.caballeros[seat * book.stride + PROVINCE] = book.caballeros_each - court
    game.grandes = vec[i64]([NOWHERE] * seats)
    game.points = vec[i64]([0] * seats)
    game.hands = vec[i64]([book.all_power_cards] * seats)
    game.used = vec[i64]([0] * seats)
    game.played = vec[i64]([-1] * seats)
    game.king = NOWHERE
    game.round = 0
    game.start_player = 0
    game.decks = []
    game.revealed = vec[i64]([0] * len(book.stacks))
    game.available = 0
    game.taken_by = vec[i64]([NOBODY] * len(book.stacks))
    game.scoreboards = vec[i64]([NOWHERE] * len(book.scoreboard_ids))
    game.vetoes = vec[i64]([0] * seats)
    game.discs = vec[i64]([NOWHERE] * seats)
    game.card = 0
    game.special = NOBODY
    game.state = book.state[:]
    game.entered = ledger_of([])
    game.spent = ledger_of([])
    return game


def draw_set_up(game: Position, luck: Luck) -> None:
    """All that is drawn: the start player (EG-2.4), the region cards, the decks, and what modules add."""
    named = game.setup.options["start_player"]
    drawn = luck.below(game.seats)
    game.start_player = named if isinstance(named, int) else drawn
    region_cards = luck.shuffled(game.book.disc_places)
    for step in game.book.setup_steps:
        step.run(game, luck, region_cards)


def start_game(book: GrandeRules, setup: Setup, events: list[Event] | None = None) -> Position:
    """A game at its first decision; what happens until then is told to `events`, if given."""
    game = blank_position(book, setup)
    game.push(Phase(NOBODY, ROUND, 0))
    if book.phases[SET_UP]:
        game.push(Phase(NOBODY, SET_UP, 0))
    draw_set_up(game, Luck(setup.seed))
    game.events = events
    game.advance()
    game.events = None
    return game
