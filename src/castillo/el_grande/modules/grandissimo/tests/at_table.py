"""Positions of Grandissimo in one line: Portugal and the module's numbers by name."""

from __future__ import annotations

from typing import Any

from castillo import Game
from castillo.el_grande.modules.grandissimo import board as places
from castillo.el_grande.modules.grandissimo import state as slots
from castillo.el_grande.numbers import at_start
from tests.rules.table import REGIONS, at_cards, board

MODULES = ["grandissimo"]


def region(name: str) -> int:
    return places.PORTUGAL if name == "portugal" else REGIONS.index(name)


def state(players: int = 4, **numbers: int) -> list[int]:
    """The field `module_state`: slots by name, as in `state(QUEEN=0)`.

    SHIPS_1 is the second ship, KEPT_2 the card that green keeps.
    """
    own = at_start(slots.numbers(players))
    for name, value in numbers.items():
        stem, _, more = name.rpartition("_")
        if stem == "KEPT":
            own[slots.HOMES + 2 * players + int(more)] = value
        elif more.isdigit():
            own[getattr(slots, stem) + int(more)] = value
        else:
            own[getattr(slots, name)] = value
    return own


def fields_of(fields: dict[str, Any]) -> dict[str, Any]:
    """Regions, Portugal included, and capitals that are slots."""
    regions = {name: {"caballeros": fields.pop(name)} for name in (*REGIONS, "portugal") if name in fields}
    numbers = {name: fields.pop(name) for name in list(fields) if name.isupper() or name.split("_")[0].isupper()}
    given: dict[str, Any] = {"modules": MODULES, "regions": regions, "black": {"castillo": 2}}
    if numbers:
        given["module_state"] = state(fields.get("players", 4), **numbers)
    return given | fields


SECOND = {"played": [12, 13, 11, 10], "turn": 0}
"""Blue has had the first turn of the round."""


def at_table(**fields: Any) -> Game:
    """Everybody is to take their turn, red first."""
    return at_cards(**fields_of(fields))


def taking(card: str, **fields: Any) -> Game:
    """Red has just taken a card."""
    stack, name = card.split("/") if "/" in card else ("6", card)
    game = at_cards(**fields_of({"revealed": {stack: name}} | fields))
    game.choose(f"stack {stack}")
    return game


def general(**fields: Any) -> Game:
    """A general scoring of this position."""
    players = fields.pop("players", 4)
    return board(players, **fields_of({"round": 3, "stage": "general_scoring"} | fields))


def markers(game: Game, seat: int | None = None) -> dict[str, dict[str, Any]]:
    return {marker["id"]: marker for marker in game.view(seat)["board"]["markers"]}


def number(game: Game, name: str) -> int:
    found: int = game.describe()["module_state"][getattr(slots, name)]
    return found


def at(game: Game, place: str) -> list[int]:
    """The caballeros in any place, by seat."""
    document = game.describe()
    rows = {name: entry["caballeros"] for name, entry in {**document["regions"], **document["elsewhere"]}.items()}
    rows |= {"castillo": document["castillo"], "court": document["courts"]}
    inside = [sum(row[seat] for row in rows.values()) for seat in range(document["players"])]
    rows["province"] = [30 - count for count in inside]
    found: list[int] = rows[place]
    return found


def black(game: Game) -> dict[str, int]:
    found: dict[str, int] = game.describe()["black"]
    return found


def end_turn(game: Game) -> None:
    """Whoever is asked passes until somebody else has the turn."""
    active = game.view()["active"]
    while not game.over and game.view()["active"] == active:
        said = [option.notation for option in game.decisions[0].options]
        game.choose("pass" if "pass" in said else said[0])


def places_offered(game: Game) -> list[str]:
    """The places among the answers to the first open question."""
    return [option.target for option in game.decisions[0].options if option.verb in ("place", "to", "name")]
