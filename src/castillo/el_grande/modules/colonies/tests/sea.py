"""A table with colonies to test rules at: the King in Galicia, the limit board out of the way."""

from __future__ import annotations

from typing import Any

import castillo
from castillo import Game
from castillo.el_grande.modules.colonies import state as slots
from castillo.el_grande.numbers import at_start
from castillo.el_grande.position import Position
from tests.rules.table import HOMES, REGIONS

NUMBERS = {name: number for number, name in enumerate(REGIONS)} | {
    "francia": 12,
    "ship": 13,
    "america": 14,
    "africa": 15,
}
BLACK = {"castilla_la_vieja": 4}
"""Where the black caballeros stand unless a test says otherwise."""


def sea(players: int = 4, /, **fields: Any) -> Game:
    """A position; a region as a keyword is a row of caballeros by seat, `slot` has numbers of the module.

    One gold and two goods lie out; those in Francia and in the region of the limit board (`limit`) sit, by seat.
    """
    limit: str = fields.pop("limit", "castilla_la_nueva")
    slot: dict[int, int] = fields.pop("slot", {})
    regions = {name: {"caballeros": fields.pop(name)} for name in NUMBERS if name in fields}
    black = fields.pop("black", BLACK)
    state = at_start(slots.numbers(players))
    state[slots.LIMIT] = NUMBERS[limit]
    for token in (0, slots.GOLD_TOKENS, slots.GOLD_TOKENS + 1):
        state[slots.TOKENS + token] = slots.UNCLAIMED
    row = regions.get("francia", {"caballeros": []})["caballeros"]
    sitting = [seat for seat, count in enumerate(row) for _ in range(count)] + [5] * black.get("francia", 0)
    state[slots.SEATS : slots.SEATS + 3] = [*sitting, -1, -1, -1][:3]
    left = 6 if players <= 3 else 10
    for owner in [*range(players), 5]:
        here = black.get(limit, 0) if owner == 5 else regions.get(limit, {"caballeros": [0] * 5})["caballeros"][owner]
        state[slots.SEATED + owner] = min(here, left)
        left -= state[slots.SEATED + owner]
    for which, value in slot.items():
        state[which] = value
    document: dict[str, Any] = {
        "players": players,
        "modules": ["colonies"],
        "king": "galicia",
        "grandes": list(HOMES[:players]),
        "courts": [7] * players,
        "regions": regions,
        "black": black,
        "module_state": state,
    }
    return castillo.position("el_grande", document | fields)


def at_cards(**fields: Any) -> Game:
    """Red has the first turn, then the others clockwise; nobody gets supply."""
    players = fields.pop("players", 4)
    played = [13 - i for i in range(players)]
    return sea(players, **({"stage": "turns", "played": played, "round": 2} | fields))


def at_turn(card: str, /, **fields: Any) -> Game:
    """Red has just taken this card."""
    stack, name = card.split("/")
    game = at_cards(**({"revealed": {stack: name}} | fields))
    if game.decisions[0].kind == "pick_sailor":
        game.choose("pass")
    game.choose(f"stack {stack}")
    return game


def general(players: int = 4, **fields: Any) -> Game:
    """The general scoring of this position."""
    return sea(players, **({"round": 3, "stage": "general_scoring"} | fields))


def markers(game: Game, kind: str) -> list[dict[str, Any]]:
    return [m for m in game.view()["board"]["markers"] if m["kind"] == kind]


def black(game: Game) -> dict[str, int]:
    found: dict[str, int] = game.describe()["black"]
    return found


def number(game: Game, which: int) -> int:
    assert isinstance(game, Position)
    return game.state[game.book.slots["colonies"] + which]


def carried(owner: int, place: str, *, newcomer: int = 0, seated: int = 0) -> int:
    """The slot of a token that somebody carries."""
    return slots.carrier(owner, NUMBERS[place], newcomer, seated)


def left(game: Game) -> object:
    """How many may still be placed."""
    return game.decisions[0].prompt.args["left"]


def next_round(game: Game) -> None:
    """Everybody plays on with the first option until the next round's first turn begins."""
    before = game.describe()["round"]
    while game.describe()["round"] == before or game.decisions[0].kind == "play_power_card":
        said = [option.notation for option in game.decisions[0].options]
        game.choose("pass" if "pass" in said else said[0])
