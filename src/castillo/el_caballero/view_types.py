"""What a view of El Caballero holds beside what every game shows: the page's types are written from it."""

from __future__ import annotations

from typing import Any, TypedDict


class CaballeroLeftView(TypedDict):
    """What can still be done in this turn."""

    supply: int  # caballeros that can still be taken to the Court
    tiles: int  # to lay; the first of a turn is compulsory
    cards: int  # how often a card may still be laid or raised
    ships: int  # to buy
    castles: int  # to buy
    grande: bool  # whether the Grande may still be moved
    owes: bool  # whether a second card must break a tie


class CaballeroMeterView(TypedDict):
    """If the area were scored now."""

    now: list[int]  # points by seat
    parts: list[Any]  # how they come about: [text, points by seat] for each part, as in events of a scoring


class CaballeroGameView(TypedDict):
    """What one viewer may know of a game of El Caballero."""

    table: dict[str, Any]  # the public part of a position document
    areas: list[dict[str, Any]]  # `game.areas()`, each with an id and what it would pay
    symbols: dict[str, str]  # by tile that can be seen: "gold" or "fish"
    left: CaballeroLeftView | None  # None while power cards are played
    meter: dict[str, CaballeroMeterView]  # by area
    hand: list[str]  # the viewer's power cards
