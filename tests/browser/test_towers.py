"""A game that brings nothing to the page is played through the page: Three Towers, from the tests."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, PHONE, Guest, Visit, serving, visiting
from tests.browser.playing import act, asked, over
from tests.browser.test_games import WHOLE_GAME
from tests.towers.rules import FOLDER

TABLES = 5
"""A bot comes to a tower where one stands in nearly every game; after so many it must have."""


@pytest.fixture(scope="module")
def towers_base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("towers"), "tests.towers.serve") as address:
        yield address


@pytest.fixture
def visit_towers(browser: Any, towers_base: str) -> Iterator[Visit]:
    with visiting(browser, towers_base) as open_one:
        yield open_one


def choose_game(page: Any) -> None:
    page.locator(".games label", has_text="Three Towers").click()


def open_table(guest: Guest) -> None:
    """A new table, by its form."""
    page = guest.go("/new")
    choose_game(page)
    page.locator("label.choice", has_text="3").click()
    page.click("[data-open-table]")


def play_now(guest: Guest) -> None:
    page = guest.go("/")
    choose_game(page)
    page.click("[data-play-now]")


def play_out(guest: Guest, luck: random.Random) -> set[str]:
    """Play to the end by clicking what glows; the words of everything that was done."""
    page, done = guest.page, set()
    page.wait_for_selector(".board .place")
    while not over(page):
        assert guest.complaints == []
        if asked(page):
            done.add(act(page, luck))
        page.wait_for_timeout(15)
    return done


@pytest.mark.timeout(WHOLE_GAME)
@pytest.mark.parametrize(("size", "begin"), [(DESKTOP, open_table), (PHONE, play_now)], ids=["desktop", "phone"])
def test_three_towers_is_played_to_the_end(visit_towers: Visit, size: dict[str, int], begin: Any) -> None:
    guest, luck = visit_towers(size), random.Random(1)
    page = guest.page
    begin(guest)
    done = play_out(guest, luck)
    page.click("[data-board]")
    page.wait_for_selector(".board")
    assert page.locator(".board .place").count() == 3
    page.click("[data-to-end]")
    assert any(word.startswith("button number") for word in done), "the secret bid"
    assert any(word.startswith("lit ") for word in done), "people sent to towers"
    for _ in range(TABLES):
        if any(word.startswith("button answer") for word in done):
            break
        page.click("[data-rematch]")
        page.wait_for_selector(".standings", state="detached")
        done |= play_out(guest, luck)
    assert any(word.startswith("button answer") for word in done), "the reaction"
    assert "towers-" not in page.inner_text("body"), "everything has a text"
    page.click("[data-replay]")
    page.wait_for_selector(".scrubber")
    assert guest.complaints == []


def at_the_second_round(guest: Guest) -> str:
    """A table of Three Towers with its anniversary, after the first feast; its id."""
    seats = [{"kind": "me"}, {"kind": "hot", "name": "Ben"}]
    wish = {"game": "towers", "modules": ["towers", "anniversary"], "name": "At the towers", "seats": seats}
    table = str(guest.post("/tables", wish)["table"]["id"])
    while (views := guest.get(f"/tables/{table}")["views"])[0]["board"]["numbers"]["round"] == 1:
        turn = next(view for view in views if view["decision"] and not view["decision"]["answered"])
        number, option = turn["decision"]["number"], turn["decision"]["options"][0]
        guest.post(f"/tables/{table}/choose", {"seat": turn["seat"], "number": number, "action": option["action"]})
    return table


def test_each_game_calls_and_draws_things_its_own_way(visit_towers: Visit) -> None:
    """Both have a module, a place, a marker and a text of the same names; the page shows one after the other."""
    guest = visit_towers()
    towers = at_the_second_round(guest)
    grande = guest.table("bot", modules=["base", "anniversary"])
    page = guest.go("/")
    signs = {
        table: page.locator(f'[data-table="{table}"] [data-expansion=anniversary]').get_attribute("title")
        for table in (towers, grande)
    }
    assert signs == {towers: "Anniversary", grande: "Anniversary standards"}
    page.locator(f'[data-table="{towers}"] a').click()
    page.wait_for_selector(".board [data-target=castillo]")
    assert page.locator(".board [data-target=castillo] .name").inner_text() == "Gate Tower"
    feast = page.locator(".board [data-marker^=double]")
    assert feast.get_attribute("title").startswith("Feast. This tower paid more")
    drawn = tomllib.loads((FOLDER / "signs.toml").read_text("utf-8"))["double"]["fill"]
    assert feast.locator("path").get_attribute("d") == drawn
    page.locator(".log-area", has_text="A banner flies from the").wait_for()
    page.go_back()
    page.locator(f'[data-table="{grande}"] a').click()
    page.wait_for_selector(".board [data-target=castillo]")
    assert "Castillo" in page.locator(".board").inner_text()
    assert "Tower" not in page.inner_text("body")
    rules = guest.go("/rules?game=towers").locator(".pages")
    rules.locator("article", has_text="TT-1").wait_for()
    assert rules.locator("article", has_text="EG-").count() == 0
    assert guest.complaints == []
