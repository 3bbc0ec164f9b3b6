"""Full boards: late rounds with five seats (El Caballero: four) and everything on the table, and how they go on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from msgspec import Struct

Document = dict[str, Any]

REGIONS = {
    "galicia": [2, 1, 3, 0, 1],
    "pais_vasco": [1, 2, 0, 2, 1],
    "aragon": [1, 2, 1, 3, 1],
    "cataluna": [0, 2, 1, 2, 1],
    "castilla_la_vieja": [3, 1, 2, 2, 4],
    "castilla_la_nueva": [2, 4, 1, 2, 3],
    "valencia": [2, 1, 3, 1, 2],
    "sevilla": [1, 3, 2, 4, 1],
    "granada": [2, 1, 2, 1, 3],
}
FULL: Document = {
    "players": 5,
    "modules": ["base"],
    "options": {"confirm_turns": False},
    "round": 9,
    "king": "castilla_la_nueva",
    "regions": REGIONS,
    "castillo": [3, 2, 1, 4, 2],
    "courts": [7, 3, 6, 2, 5],
    "grandes": ["granada", "sevilla", "valencia", "cataluna", "pais_vasco"],
    "scoreboards": {"8/4/0": "sevilla"},
    "scores": [86, 91, 104, 79, 88],
    "start_player": 2,
    "stage": "power_cards",
}


def powers(*values: int) -> list[str]:
    return [f"card power_{value}" for value in values]


def hands(*rows: str) -> list[list[str]]:
    return [[f"power_{value}" for value in row.split()] for row in rows]


BASE = FULL | {
    "hands": hands("2 5 7 10 12", "1 3 6 11 12", "2 5 6 9 13", "1 4 7 8 11", "3 4 8 9 10"),
    "revealed": {
        "1": "place_2_anywhere",
        "2": "return_1_of_each_opponent",
        "3": "score_one_region",
        "4": "mobile_scoreboard",
    },
    "vetoes": [1, 0, 0, 0, 0],
}
INTRIGUE = FULL | {
    "modules": ["base", "anniversary", "king_and_intrigue", "players_edition", "special_cards"],
    "round": 8,
    "hands": [
        ["score_worth_4", "score_worth_5", "bridge", "revolt", "score_own_region", "mistress"],
        ["disc_scoring", "double_region", "into_the_castillo", "king", "score_any_region", "royal_protection"],
        ["disc_scoring", "score_worth_5", "score_worth_6_7", "king", "danger_of_collapse", "espionage"],
        ["disc_scoring", "score_worth_5", "alliance", "danger_of_collapse", "six_is_enough", "lift"],
        ["double_region", "into_the_castillo", "outing", "civil_war", "quarantine", "lift"],
    ],
}
COLONIES = FULL | {
    "modules": ["base", "colonies"],
    "round": 1,
    "scores": [0] * 5,
    "castillo": [2, 1, 1, 2, 1],
    "regions": REGIONS
    | {"francia": [1, 0, 1, 1, 0], "ship": [1, 1, 0, 2, 1], "america": [2, 0, 1, 1, 1], "africa": [1, 2, 0, 0, 1]},
    "black": {"castilla_la_nueva": 2, "aragon": 1, "sevilla": 1},
}
GRANDISSIMO = FULL | {
    "modules": ["base", "grandissimo"],
    "round": 1,
    "scores": [0] * 5,
    "castillo": [2, 1, 1, 2, 1],
    "regions": REGIONS | {"portugal": [2, 1, 1, 2, 1]},
    "elsewhere": {"prison": [0, 1, 0, 0, 1]},
    "black": {"castilla_la_nueva": 1, "aragon": 1},
}
CABALLERO, LASTING = (
    json.loads((Path(__file__).parent / f"{name}.json").read_text("utf-8")) for name in ("caballero", "lasting")
)
MIDDLE: Document = {
    "round": 5,
    "scores": [41, 38, 46, 33, 40],
    "hands": hands(
        "2 4 5 7 8 10 11 12 13",
        "1 3 4 6 7 9 11 12 13",
        "2 3 5 6 8 9 10 12 13",
        "1 3 4 5 7 8 10 11 12",
        "2 3 4 6 8 9 10 11 13",
    ),
}
"""The middle of a game, for boards of late rounds."""

LAST_TURNS = ["place castillo", "place aragon", "place castillo", "place valencia", "pass"]


class Story(Struct):
    """A board, and what is chosen on the way from one state to the next."""

    board: Document
    states: dict[str, list[str]]
    game: str = "el_grande"


STORIES = {
    "base": Story(
        BASE,
        {
            "power": powers(13, 4, 8),
            "veto": [*powers(10, 3), "stack 4", "start"],
            "cards": ["answer no", "marker 8_4_0", "to valencia", "answer no", "place castilla_la_vieja", "pass"],
            "place": ["stack 5"],
            "disc": [
                *("place aragon", "place castillo", "place valencia", "pass"),
                *("stack 3", "place sevilla", "pass", "stack 2", "place granada", "pass", "stack 1", "place castillo"),
                "pass",
            ],
            "stage": ["disc aragon", "disc galicia", "disc granada", "disc sevilla", "disc cataluna"],
        },
    ),
    "intrigue": Story(
        INTRIGUE,
        {
            "power": ["card espionage", "card alliance", "card outing"],
            "place": ["card mistress", "card royal_protection"],
        },
    ),
    "colonies": Story(COLONIES, {"power": powers(12, 4, 8), "cards": [*powers(13, 3), "pass"], "place": ["stack 6"]}),
    "grandissimo": Story(GRANDISSIMO, {"power": powers(12, 4, 8), "cards": powers(13, 3), "place": ["stack 7"]}),
    "caballero": Story(
        CABALLERO,
        {
            "power": ["power 3"],
            "turn": ["power 12", "power 4", "power 5"],
            "stage": [*("tile *", "end") * 4],
        },
        "el_caballero",
    ),
}
PICTURED = {
    "middle": Story(BASE | MIDDLE, STORIES["base"].states),
    "colonies": Story(COLONIES | MIDDLE, STORIES["colonies"].states),
    "lasting": Story(
        LASTING,
        {
            "place": [
                *("card bridge", "card double_region", "card quarantine", "card espionage", "card royal_protection"),
                *("start", "to castilla_la_vieja", "place castilla_la_nueva", "place aragon"),
                *("place castillo", "place castillo", "place aragon"),
                *("start", "name cataluna", "place castilla_la_nueva", "place castillo", "place aragon"),
                *("place castilla_la_nueva", "pick blue galicia", "pick blue pais_vasco", "pick blue galicia", "pass"),
                *("start", "name castilla_la_nueva", "place aragon", "place castillo", "place castillo"),
                *("start", "name sevilla", "place aragon", "place castillo"),
            ],
        },
    ),
    "caballero": STORIES["caballero"],
}
"""Boards in the middle of a game, as the README shows them; with power cards of every lasting kind on the table."""
