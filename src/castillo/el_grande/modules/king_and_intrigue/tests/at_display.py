"""A table with a display to test rules at: who has played what, and whose turn it is."""

from __future__ import annotations

from typing import Any

from castillo import Game
from tests.rules.table import board

MODULES = ["king_and_intrigue"]


def at_display(*played: int, turn: int = 0, **fields: Any) -> Game:
    """The seats have played these values; the supply of the seat whose turn it is has been taken."""
    given = {"modules": MODULES, "stage": "turns", "played": list(played), "turn": turn}
    return board(len(played), **(given | fields))


def at_power(value: int, **fields: Any) -> Game:
    """Red, who has a Caballero card among four players, plays this value."""
    other = 90 if value != 90 else 100
    return at_display(value, 180, 10, other, **fields)


def at_start(players: int = 4, seed: int = 7, **options: Any) -> Game:
    """A new game, before anyone has set a disc."""
    import castillo

    return castillo.new_game("el_grande", players=players, modules=MODULES, seed=seed, options=options)


def display(game: Game) -> dict[str, int | None]:
    """Who holds which card of the display."""
    cards = game.view()["board"]["cards"]
    return {card["id"].rsplit("/", 1)[1]: card["holder"] for card in cards if card["kind"] == "display"}


def settle(game: Game, place: str = "") -> None:
    """Everybody sets the first disc there is, or the one named."""
    while game.decisions[0].kind == "set_discs":
        option = next(o for o in game.decisions[0].options if place in ("", o.target))
        game.choose(option)


def choose_hands(game: Game) -> None:
    """Everybody leaves out the first cards there are."""
    while game.decisions[0].kind == "choose_hand":
        game.choose(game.decisions[0].options[0])
