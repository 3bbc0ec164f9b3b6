"""Why something is not offered, asked at a table for many answers at once."""

from typing import Any

import castillo
from castillo.table.seats import PERSON, Seat
from castillo.table.table import Table

ISTHMUS = {"id": "isthmus-1", "x": 0, "y": 0, "turn": 0}  # land in the north and in the south


def a_table() -> Table:
    """Both seats are mine. One has a 2 in the only land, the other a card by the sea: one more may follow."""
    document = {"players": 2, "round": 1, "stage": "turns", "start_player": 0, "played": [13, 12], "tiles": [ISTHMUS]}
    game = castillo.position("el_caballero", {**document, "turn": {"seat": 0, "done": []}})
    table = Table("me", [Seat(i, PERSON, "me", name) for i, name in enumerate("AB")])
    table.begin(game, at=1)
    for beginning in ("card 0,-1 2", "tile open-sea-2 1,0", "end", "card -1,0 w1"):
        decision = asked(table)
        action = next(option["action"] for option in decision["options"] if option["notation"].startswith(beginning))
        table.accept(table.choose("me", decision["seat"], decision["number"], action, at=2))
    return table


def asked(table: Table) -> dict[str, Any]:
    decision: dict[str, Any] = table.view(table.asked_seats[0])["decision"]
    return decision


def test_EC_4_3_numbers_of_a_card_have_the_reasons_of_the_rules() -> None:
    table = a_table()
    decision = asked(table)
    targets = ["card 0,1 1", "card 0,1 2", "card 0,1 8", "card 0,1 4s"]
    said = table.why_not("me", decision["seat"], decision["number"], targets)
    assert said["reasons"]["card 0,1 1"] is None
    tie = said["reasons"]["card 0,1 2"]
    assert (tie["key"], tie["args"]["other"], tie["args"]["count"]) == ("el_caballero-why-tie", {"seat": 0}, 2)
    assert said["reasons"]["card 0,1 8"] == {"key": "el_caballero-why-too_dear", "args": {"price": 8, "count": 4}}
    assert said["reasons"]["card 0,1 4s"] == said["reasons"]["card 0,1 2"], "a 2 faces the land"
    assert said["meant"] == {"card 0,1 4s": "card 0,1 2"}
