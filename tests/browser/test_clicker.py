"""A clicker that answers at random plays every allowed set of modules; whatever the page complains about fails."""

from __future__ import annotations

import random
from typing import Any

import pytest

import castillo
from castillo.fuzz.tables import values_of
from tests.browser import test_caballero
from tests.browser.conftest import Guest, Visit
from tests.browser.test_everyone import SIZES
from tests.browser.test_games import WHOLE_GAME, play
from tests.kit import LONG

SETS = [(rules.id, modules) for rules in castillo.GAMES.values() for modules in rules.allowed_sets()]
DAILY = [("el_grande", ("base", "grandissimo")), ("el_grande", ("base", "anniversary", "colonies"))]
"""What is played in daily work, for a while; the others and all to the end under CASTILLO_LONG=1."""
PLAYED = SETS if LONG else DAILY
A_WHILE = 25


def sit_down(guest: Guest, game: str, modules: tuple[str, ...], luck: random.Random) -> None:
    """A table of these modules with bots, its options drawn, where no window closes under a click that comes late."""
    rules = castillo.GAMES[game]
    players = luck.randint(rules.players[0], rules.players[1])
    options: dict[str, Any] = {s.name: luck.choice(values_of(s, players)) for s in rules.options_for(modules)}
    wishes: dict[str, Any] = {"modules": list(modules), "options": options, "window_seconds": 0}
    guest.sit_at(guest.table(*["bot"] * (players - 1), game=game, **wishes))


def play_any(guest: Guest, game: str, seed: int) -> int:
    """Play as that game's page is played: El Caballero's tiles and cards are held and turned before they are laid."""
    if game == "el_caballero":
        return test_caballero.play(guest, seed)
    return play(guest, seed, most=1 << 30 if LONG else A_WHILE, curious=0.08)


@pytest.mark.timeout(WHOLE_GAME)
@pytest.mark.parametrize(("game", "modules"), PLAYED, ids=["+".join(modules) for _, modules in PLAYED])
def test_the_page_has_nothing_to_complain_about(visit: Visit, game: str, modules: tuple[str, ...]) -> None:
    luck = random.Random(f"{game} {modules}")
    guest = visit(SIZES[luck.choice(list(SIZES))], theme=luck.choice(["light", "dark"]))
    sit_down(guest, game, modules, luck)
    clicks = play_any(guest, game, luck.getrandbits(32))
    assert clicks >= A_WHILE or LONG
    assert guest.page.locator("[data-sorry]").count() == 0
    assert guest.complaints == []


def test_GR_3_3_a_kept_card_stays_on_the_page_and_the_table_plays_on(visit: Visit) -> None:
    """The sixth stack holds nothing but the double turn; the second card is kept, and lies there in the next round."""
    guest = visit()
    values = castillo.GAMES["el_grande"].values(("base", "grandissimo")).table
    sheet = {key: {"copies": int(key.endswith("/double_turn")) * 9} for key in values if "/6/" in key}
    table = guest.table("bot", modules=["base", "grandissimo"], sheet=sheet)
    page = guest.sit_at(table)
    stacks = page.locator(".card-row").count()
    for wanted in ("card power_13", "stack 6", "start", "stack 5", "pass"):
        choose(guest, table, wanted)
    page.wait_for_selector(".card-row:has-text('Kept for a later turn')")
    assert page.locator(".card-row").count() == stacks + 1
    assert play(guest, 3, most=12) == 12
    assert page.locator("[data-sorry]").count() == 0
    assert guest.complaints == []


def choose(guest: Guest, table: str, wanted: str) -> None:
    """Answer over the network as soon as that is offered; pass before."""
    for _ in range(400):
        view = guest.get(f"/tables/{table}")["views"][0]
        options = view["decision"]["options"] if view["decision"] else []
        found = {option["notation"]: option["action"] for option in options}
        notation = wanted if wanted in found else "pass"
        if notation in found:
            wish = {"seat": view["seat"], "number": view["decision"]["number"], "action": found[notation]}
            guest.post(f"/tables/{table}/choose", wish)
        if wanted in found:
            return
        guest.page.wait_for_timeout(50)
    raise AssertionError(f"{wanted} was not offered, but {list(found)}")
