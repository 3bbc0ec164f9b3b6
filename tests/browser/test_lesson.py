"""Learn by playing: the lesson from its first note to its last, by clicking what it points at."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, PHONE, Visit
from tests.browser.playing import STAGE, act
from tests.browser.test_caballero import SIZES
from tests.browser.test_caballero import act as act_on_the_map
from tests.kit import LONG

NOTES = [
    *("people", "price", "cards", "neighbours", "tower", "king", "scorings", "start", "ties", "bonuses"),
    *("veto", "free", "patience", "last", "now", "scoreboard", "disc", "learned"),
]


SHORT = {
    "anniversary": ["standard", "last", "tie", "learned"],
    "king_and_intrigue": ["hand", "rank", "king", "turn", "intrigue", "double", "mark", "learned"],
    "colonies": [
        *("sea", "aboard", "ship", "sail", "goods", "inquisitor", "third", "back", "black", "ashore", "learned"),
    ],
    "grandissimo": [
        *("portugal", "symbol", "ship", "next", "unload", "queen", "last", "again", "alliance", "learned"),
    ],
}


@pytest.mark.parametrize("size", SIZES if LONG else ["phone"])
def test_the_first_lesson_to_its_end(visit: Visit, size: str) -> None:
    guest = visit(SIZES[size])
    page = guest.go("/learn")
    page.click("[data-learn]")
    assert followed(page) == NOTES
    page.click("[data-play-on]")
    page.wait_for_selector(".lesson", state="detached")
    page.wait_for_selector(".hand .power.lit")
    assert guest.complaints == []


@pytest.mark.parametrize("module", SHORT)
def test_a_short_lesson_to_its_end(visit: Visit, module: str) -> None:
    guest = visit(PHONE if module == "colonies" else DESKTOP)
    page = guest.go("/learn")
    page.click(f"[data-lesson={module}]")
    assert followed(page) == SHORT[module]
    assert guest.complaints == []


CLOSED = ["rounds", "closed", "alcalde", "water", "grande", "stays", "learned"]


@pytest.mark.parametrize("size", SIZES if LONG else ["desktop"])
def test_the_lesson_of_alcaldes_and_grandes_to_its_end(visit: Visit, size: str) -> None:
    guest = visit(SIZES[size])
    page = guest.go("/learn")
    page.locator("input[name=game][value=el_caballero]").check(force=True)
    page.click("[data-lesson=caballero_expansion]")
    assert followed(page, act_in_sight) == CLOSED
    assert guest.complaints == []


AT_SEA = ["price", "court", "tile", "card", "ship", "castle", "gone", "last", "join", "first", "sea", "learned"]


@pytest.mark.parametrize("size", SIZES if LONG else ["phone"])
def test_the_lesson_of_el_caballero_to_its_end(visit: Visit, size: str) -> None:
    guest = visit(SIZES[size])
    page = guest.go("/learn")
    page.locator("input[name=game][value=el_caballero]").check(force=True)
    page.click("[data-learn]")
    assert followed(page, act_on_the_map) == AT_SEA
    page.click("[data-play-on]")
    page.wait_for_selector(".lesson", state="detached")
    page.wait_for_selector(".hand .power.lit")
    assert guest.complaints == []


TILES_IN_SIGHT = """() => [...document.querySelectorAll('.hand-area [data-tile].lit')].every((tile) => {
  const sheet = tile.closest('.hand-area').getBoundingClientRect();
  return tile.getBoundingClientRect().bottom <= sheet.bottom;
})"""


def act_in_sight(page: Any, luck: random.Random) -> object:
    """On a phone the note takes its room from the map, not from the tiles."""
    page.wait_for_function(TILES_IN_SIGHT)
    return act_on_the_map(page, luck)


def followed(page: Any, act: Callable[[Any, random.Random], object] = act) -> list[str]:
    """The notes of a lesson to its last, each done as it says: whatever glows is clicked."""
    seen: list[str] = []
    luck = random.Random(1)
    while "learned" not in seen:
        page.wait_for_selector(f".lesson, {STAGE}")
        while page.locator(STAGE).count():
            act(page, luck)
        page.wait_for_selector(".lesson")
        note = page.locator(".lesson").get_attribute("data-note")
        if note not in seen:
            seen.append(note)
            page.wait_for_function(APART)
        if page.locator("[data-go-on]").count():
            page.click("[data-go-on]")
            page.wait_for_function("note => document.querySelector('.lesson')?.dataset.note !== note", arg=note)
        elif note != "learned":
            act(page, luck)
    return seen


APART = """() => {
  const note = document.querySelector('.lesson').getBoundingClientRect();
  return [...document.querySelectorAll('.around')].every((around) => {
    const box = around.getBoundingClientRect();
    const beside = box.left >= note.right || note.left >= box.right;
    return beside || box.top + 6 >= note.bottom || note.top >= box.bottom - 6;
  });
}"""
"""A note never lies on what it speaks of. What is pointed at is looked for a few times a second."""
