"""Places beyond the nine regions, seats and tokens, and what lies beside the board."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Guest, Visit
from tests.browser.test_everyone import SIZES, check, violations
from tests.browser.test_games import play
from tests.kit import LONG

COLONIES = {"francia", "ship", "america", "africa"}
TABLES = [
    ("desktop", "light", ["colonies"], 3),
    ("phone", "dark", ["grandissimo"], 5),
    *(
        [
            ("phone", "light", ["anniversary", "colonies"], 5),
            ("desktop", "dark", ["colonies", "king_and_intrigue"], 2),
            ("desktop", "light", ["grandissimo"], 2),
            ("phone", "dark", ["anniversary", "grandissimo"], 3),
        ]
        if LONG
        else []
    ),
]


@pytest.mark.parametrize(("size", "theme", "modules", "players"), TABLES)
def test_a_game_beyond_the_nine_regions(visit: Visit, size: str, theme: str, modules: list[str], players: int) -> None:
    guest = visit(SIZES[size], theme=theme)
    table = guest.table(*["bot"] * (players - 1), modules=["base", *modules], options={"rounds": 6})
    page = guest.sit_at(table)
    page.wait_for_selector(".hand .power.lit, .dial, .picker")
    assert COLONIES & places(page) == (COLONIES if "colonies" in modules else set())
    assert ("portugal" in places(page)) == ("grandissimo" in modules)
    check(guest)
    assert violations(page) == []
    assert play(guest, 6, most=1 << 30 if LONG else 10) >= 10
    page.mouse.move(2, 2)
    assert violations(page) == []
    assert guest.complaints == []


def places(page: Any) -> set[str]:
    return set(page.eval_on_selector_all(".board .place", "all => all.map((one) => one.dataset.target)"))


def test_seats_tokens_and_what_lies_beside_the_board_are_told(visit: Visit) -> None:
    guest = visit()
    page = guest.sit_at(guest.table("bot", modules=["base", "colonies"]))
    told = page.get_attribute('.board .place[data-target="america"]', "aria-label")
    assert "Viceroy’s post" in told
    assert "gold" in told
    assert page.get_attribute('.board .piece[data-target="goods-1"]', "aria-label") == "goods ×2"
    assert "limit board" in page.get_attribute('.board .piece[data-target="limit_board"]', "aria-label")
    assert beside(guest) == ["Grand Inquisitor"]
    guest.sit_at(guest.table("bot", "bot", modules=["base", "grandissimo"]))
    assert beside(guest) == ["Ship 1", "Ship 2", "Prison", "Queen", "Jester", "General Inquisitor"]
    first = {"sixth_stack": "first_game"}
    guest.sit_at(guest.table("bot", "bot", modules=["base", "grandissimo"], options=first))
    assert beside(guest) == ["Queen", "Jester"]
    assert guest.complaints == []


def beside(guest: Guest) -> list[str]:
    return list(guest.page.locator(".reserve .word").all_text_contents())


@pytest.mark.parametrize("size", SIZES)
def test_cards_are_left_out_by_clicking_them(visit: Visit, size: str) -> None:
    """GR-1.2, chosen by hand: the cards lie there with what they do."""
    guest = visit(SIZES[size])
    wishes = {"sixth_stack": "by_hand"}
    page = guest.sit_at(guest.table("bot", modules=["base", "grandissimo"], options=wishes))
    page.wait_for_selector(".cards .card-row.lit")
    assert page.locator(".cards .card-row.lit").count() == 19
    assert page.locator(".ask-area .primary").count() == 0, "cards, not buttons"
    check(guest)
    while page.locator(".hand .power.lit").count() == 0:
        page.locator(".cards .card-row.lit .face, .hand .power.lit").first.wait_for()
        if page.locator(".cards .card-row.lit").count():
            page.locator(".cards .card-row.lit .face").first.click()
    assert guest.complaints == []


def test_the_form_says_what_goes_together(visit: Visit) -> None:
    guest = visit(language="de")
    page = guest.go("/new")
    page.click("details:not([open]) > summary")
    module = '.module:has-text("{}")'.format
    page.click(module("Kolonien"))
    assert "nicht zusammen" in page.inner_text(module("Grandissimo") + " em")
    assert page.is_disabled(module("Grandissimo") + " input")
    page.click('.module:has(strong:text-is("König & Intrigant"))')
    assert "nicht empfohlen" in page.inner_text('.module:has(strong:text-is("König & Intrigant")) em')
    page.click('.module:has(strong:text-is("König & Intrigant"))')
    page.click(module("Kolonien"))
    assert page.locator("#option-sixth_stack").count() == 0
    page.click(module("Grandissimo"))
    page.select_option('[aria-labelledby="option-sixth_stack"]', label="Für das erste Spiel")
    assert guest.complaints == []
