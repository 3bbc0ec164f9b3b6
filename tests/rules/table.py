"""A table to test rules at: positions in one line, choices as they are said aloud, and what lies where afterwards.

Seats are 0 to 4 and speak as red, blue, green, yellow and purple. A region as a keyword is a row of caballeros by seat:

>>> game = at_turn("1/move_4", aragon=[2, 1, 0, 0])
>>> play(game, "start", "pick blue aragon", "to sevilla")
>>> where(game, "aragon"), where(game, "sevilla")
([2, 0, 0, 0], [0, 1, 0, 0])
"""

from __future__ import annotations

from typing import Any

import castillo
from castillo import Game

COLOURS = ("red", "blue", "green", "yellow", "purple")
REGIONS = (
    "galicia",
    "pais_vasco",
    "aragon",
    "cataluna",
    "castilla_la_vieja",
    "castilla_la_nueva",
    "valencia",
    "sevilla",
    "granada",
)
HOMES = ("granada", "sevilla", "valencia", "cataluna", "pais_vasco")
"""Where the Grandes of the seats stand unless a test says otherwise."""


def board(players: int = 4, /, **fields: Any) -> Game:
    """A position: the King in Galicia, seven at each Court, nobody else on the board but those named.

    Where a Veto lies open it is the second round, else the first.
    """
    regions = {name: {"caballeros": fields.pop(name)} for name in REGIONS if name in fields}
    document: dict[str, Any] = {
        "players": players,
        "round": 2 if any(fields.get("vetoes", ())) else 1,
        "king": "galicia",
        "grandes": list(HOMES[:players]),
        "courts": [7] * players,
        "regions": regions,
    }
    return castillo.position("el_grande", document | fields)


def at_cards(*, seat: Any = 0, players: Any = 4, **fields: Any) -> Game:
    """A position in which a seat has the first turn, then the others clockwise; their power cards supply little."""
    played = [0] * players
    for i in range(players):
        played[(seat + i) % players] = 13 - i
    return board(players, **({"stage": "turns", "played": played} | fields))


def at_turn(card: str, /, **fields: Any) -> Game:
    """A position in which a seat (red, unless `seat` says otherwise) has just taken a card and may place and start."""
    stack, name = card.split("/")
    game = at_cards(**({"revealed": {stack: name}} | fields))
    game.choose(f"stack {stack}")
    return game


def holders(*seats: int, players: int = 4) -> list[int]:
    """The field `vetoes` of a position in which these seats have a Veto, laid out in the round before."""
    return [1 if seat in seats else 0 for seat in range(players)]


def play(game: Game, *choices: str) -> None:
    """Make choices one after the other. "blue: disc aragon" is blue's; without a colour it is whose turn it is."""
    for choice in choices:
        colour, _, said = choice.rpartition(": ")
        game.choose(said, seat=COLOURS.index(colour) if colour else None)


def asked(game: Game) -> list[str]:
    """The open questions, as colour and kind."""
    return [f"{COLOURS[decision.seat]} {decision.kind}" for decision in game.decisions]


def offered(game: Game) -> list[str]:
    """The answers to the first open question."""
    return [option.notation for option in game.decisions[0].options]


def where(game: Game, place: str) -> list[int]:
    """The caballeros in a place by seat: a region, "castillo", "court" or "province"."""
    document = game.describe()
    rows: dict[str, list[int]] = {name: entry["caballeros"] for name, entry in document["regions"].items()}
    rows["castillo"], rows["court"] = document["castillo"], document["courts"]
    rows["province"] = [30 - sum(row[seat] for row in rows.values()) for seat in range(document["players"])]
    return rows[place]


def scored(events: list[castillo.Event]) -> list[str]:
    """The places that were scored, in order."""
    return [event.args["place"]["place"] for event in events if event.kind == "el_grande-log-scored"]  # type: ignore[index]


def pass_to_end_of_round(game: Game) -> None:
    """Everyone takes the first card there is and does nothing else."""
    number = game.describe()["round"]
    while not game.over and game.decisions[0].kind != "set_discs" and game.describe()["round"] == number:
        said = offered(game)
        game.choose("pass" if "pass" in said else said[0])
