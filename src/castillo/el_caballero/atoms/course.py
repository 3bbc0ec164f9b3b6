"""Atoms of the course of the game: rounds, turns, what was done in them, points, the display."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_caballero.atoms import with_entry
from castillo.el_caballero.grid import NOWHERE
from castillo.el_caballero.position import Position
from castillo.el_caballero.telling import tell, tell_at


def note_done(game: Position, note: int) -> None:
    """What was done in this turn is remembered."""
    game.done = [*game.done, note]


def note_card_action(game: Position, met: list[int]) -> None:
    """A card was laid or raised, and met these edges of land."""
    game.card_actions += 1
    game.met = game.met + met


def set_owes(game: Position, owes: bool) -> None:
    """Whether a first card has made a tie that a second must break (EC-4.3)."""
    game.owes = owes


def play_power_card(game: Position, seat: i64, card: i64) -> None:
    """EC-3: a power card leaves the hand and lies on the table."""
    game.hands = with_entry(game.hands, seat, game.hands[seat] & ~(1 << card))
    game.played = with_entry(game.played, seat, card)
    if game.events is not None:
        tell(game, "power_card_played", seat, "EC-3", {"card": {"card": game.ruleset.power_key(card)}})


def begin_round(game: Position) -> None:
    """EC-3: the next round begins; no power cards lie on the table."""
    game.round += 1
    game.active = NOWHERE
    game.played = [0] * game.seats
    if game.events is not None:
        tell(game, "round_begun", NOWHERE, "EC-3", {"round": int(game.round)})


def begin_turn(game: Position, seat: i64) -> None:
    """EC-4: a turn begins; nothing has been done in it."""
    game.active = seat
    forget_turn(game)
    if game.events is not None:
        tell(game, "turn_begun", seat, "EC-4", {})


def forget_turn(game: Position) -> None:
    """Nothing counts as done in this turn any more."""
    game.supplied = game.grande_moved = game.owes = False
    game.tiles_laid = game.card_actions = game.ships_bought = game.castles_bought = 0
    game.met, game.done = [], []


def end_turns(game: Position, last: i64) -> None:
    """All have had their turns: the last of them begins the next round."""
    game.active = NOWHERE
    game.start_player = last
    forget_turn(game)


def add_points(game: Position, cell: i64, args: dict[str, object], points: list[int]) -> None:
    """An area, named by its oldest tile's cell, is scored (EC-5)."""
    game.points = [game.points[seat] + points[seat] for seat in range(game.seats)]
    if game.events is not None:
        rule = "EC-5.1" if args["kind"] == "land" else "EC-5.2"
        tell_at(game, "scored", NOWHERE, cell, rule, {**args, "points": points})


def refill(game: Position, size: i64) -> None:
    """The display is refilled from the stack: something hidden comes out."""
    drawn: list[int] = []
    stack = game.stack[:]
    while stack and len(game.display) + len(drawn) < size:
        drawn.append(stack.pop())
    if not drawn:
        return
    game.raise_floor()
    game.display = game.display + drawn
    game.stack = stack
    if game.events is not None:
        names = [{"tile": game.ruleset.tiles.names[tile]} for tile in drawn]
        tell(game, "tiles_drawn", NOWHERE, "EC-3", {"tiles": names})
