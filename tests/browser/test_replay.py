"""The replay of a finished game: its keys, the log that follows, hands of the moment, and what a bot thinks of it."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, PHONE, Guest, Visit
from tests.browser.test_end import CABALLERO, GRANDE, finished, known_chances
from tests.browser.test_everyone import check, violations

SHORT = {"width": 844, "height": 390}
GRADES = {5: "best", 10: "good", 11: "doubtful", 26: "costly"}


def option(target: str, chance: float, behind: float) -> dict[str, Any]:
    text = {"key": "el_grande-option-name", "args": {"place": {"place": target}}}
    return {"text": text, "target": target, "chance": chance, "behind": behind, "error": 0.01}


def known_review(guest: Guest) -> None:
    """A review as if it had been worked out, so that nothing depends on how bots think."""
    costs = {"best": 0.0, "good": 0.01, "doubtful": 0.06, "costly": 0.14}
    moves = []
    for n, grade in GRADES.items():
        cost = costs[grade]
        chosen = 0 if grade == "best" else 1
        options = [option("granada", 0.61, 0.0), option("sevilla", 0.61 - (cost or 0.2), cost or 0.2)]
        move = {"n": n, "round": 1, "kind": "take_turn", "options": options, "chosen": chosen}
        moves.append({**move, "cost": cost, "grade": grade})
    told = {"seat": 0, "expected": len(moves), "moves": moves, "best": 5, "costliest": 26, "done": True}
    body = json.dumps(told)
    guest.page.route("**/review?*", lambda route: route.fulfill(body=body, content_type="application/json"))


def replaying(guest: Guest, folder: Path, at: int, name: str = GRANDE) -> tuple[str, Any]:
    """A stored game at a moment."""
    table = finished(guest, folder, name)
    known_chances(guest, table)
    known_review(guest)
    page = guest.go(f"/table/{table}?at={at}")
    page.wait_for_selector(".scrubber")
    page.wait_for_selector(".said")
    return table, page


def moment(page: Any) -> int:
    return int(page.locator(".scrubber input").input_value())


def arrives(page: Any, at: int | str) -> None:
    page.wait_for_url(f"**?at={at}")


def test_keys_lead_through_the_game(visit: Visit, server_folder: Path) -> None:
    guest = visit()
    table, page = replaying(guest, server_folder, 10)
    lines = guest.get(f"/tables/{table}/log")["lines"]
    begins = [
        line["n"]
        for before, line in pairwise(lines)
        if (line["round"], line["active"]) != (before["round"], before["active"]) and line["n"] > before["n"]
    ]
    rounds = [line["n"] for before, line in pairwise(lines) if line["round"] != before["round"]]
    for key, n in (
        ("ArrowRight", 11),
        ("ArrowLeft", 10),
        ("Shift+ArrowRight", next(n for n in begins if n > 10)),
        ("Shift+ArrowLeft", [n for n in begins if n < next(n for n in begins if n > 10)][-1]),
        ("]", rounds[0]),
        ("]", rounds[1]),
        ("[", rounds[0]),
        ("ArrowDown", lines[-1]["n"]),
        ("ArrowUp", 0),
    ):
        page.keyboard.press(key)
        arrives(page, n)
        assert moment(page) == n, key
    scored = next(line["n"] for line in lines if any("parts" in event["args"] for event in line["events"]))
    page.keyboard.press("g")
    arrives(page, f"{scored}.1")
    page.keyboard.press("ArrowUp")
    arrives(page, 0)
    page.keyboard.press("Space")
    page.wait_for_function("() => Number(document.querySelector('.scrubber input').value) >= 2")
    page.keyboard.press("Space")
    assert page.locator("[data-move=play]").get_attribute("aria-label") == "Play"
    page.keyboard.press("c")
    page.wait_for_selector("dialog input")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    assert "one turn" in page.locator("dialog dl").inner_text()
    assert guest.complaints == []


def test_the_transport_leads_as_well(visit: Visit, server_folder: Path) -> None:
    guest = visit()
    _, page = replaying(guest, server_folder, 10)
    page.click("[data-move=step-on]")
    arrives(page, 11)
    page.click("[data-move=start]")
    arrives(page, 0)
    assert page.locator("[data-move=step-back]").get_attribute("aria-disabled") == "true"
    page.click("[data-speed='4']")
    assert page.locator("[data-speed][aria-pressed=true]").inner_text() == "4"
    page.click("[data-move=play]")
    page.wait_for_function("() => Number(document.querySelector('.scrubber input').value) >= 3")
    page.click("[data-move=play]")
    page.wait_for_selector(".timeline .flag", state="attached")
    assert page.locator(".timeline .flag").count() == 2, "one's own turning points"
    assert page.locator(".timeline .round").count() == 9
    assert guest.complaints == []


FOLLOWS = """() => {
  const box = document.querySelector('.log .lines').getBoundingClientRect();
  const here = [...document.querySelectorAll('.log .line.here')].at(-1)?.getBoundingClientRect();
  return Boolean(here) && here.top >= box.top && here.bottom <= box.bottom;
}"""


def test_the_log_follows_and_every_line_is_a_way_to_its_moment(visit: Visit, server_folder: Path) -> None:
    guest = visit()
    table, page = replaying(guest, server_folder, 147)
    page.wait_for_function(FOLLOWS)
    here = page.locator(".log .line.here")
    assert "later" not in (here.first.get_attribute("class") or "")
    later = page.locator(".log .line.later")
    assert 0 < later.count() < page.locator(".log .line").count()
    ink = "node => getComputedStyle(node).color"
    assert later.first.evaluate(ink) != here.first.evaluate(ink), "what is still to come is pale"
    link = page.locator(".log .line a").first
    target = str(link.get_attribute("href"))
    assert target.startswith(f"/table/{table}?at=")
    link.evaluate("node => node.click()")
    page.wait_for_url(f"**{target}")
    page.wait_for_function(FOLLOWS)
    assert page.locator(".log .line.here").count() >= 1
    assert guest.complaints == []


@pytest.mark.parametrize("name", [GRANDE, CABALLERO])
def test_seats_show_what_was_spent_by_then(visit: Visit, server_folder: Path, name: str) -> None:
    guest = visit()
    _, page = replaying(guest, server_folder, 0, name)
    page.wait_for_selector(".hand-then")
    players = page.locator(".seat .hand-then").count()
    assert players == (4 if name == GRANDE else 3)

    def spent() -> list[int]:
        return [int(node.get_attribute("data-spent") or 0) for node in page.locator(".seat .hand-then").all()]

    assert spent() == [0] * players
    page.keyboard.press("]")
    page.wait_for_function(
        "() => [...document.querySelectorAll('.hand-then')].every((one) => one.dataset.spent === '1')"
    )
    assert page.locator(".seat .hand-then").first.locator("span").count() == 13
    assert "Spent:" in (page.locator(".hand-then").first.get_attribute("aria-label") or "")
    assert guest.complaints == []


def test_an_analysis_says_what_was_better_and_what_it_cost(visit: Visit, server_folder: Path) -> None:
    guest = visit()
    _, page = replaying(guest, server_folder, 26)
    assert page.locator(".analysis").count() == 0, "it is asked for"
    page.keyboard.press("a")
    page.wait_for_selector(".analysis table[data-grade=costly]")
    rows = [row.split("\t") for row in page.locator(".analysis tbody tr").all_inner_texts()]
    assert [(row[0], row[2]) for row in rows] == [("You", "47\u00a0%"), ("Expert", "61\u00a0%")]
    assert "Costly: it cost 14\u00a0%." in page.inner_text(".analysis .verdict")
    assert page.locator(".analysis .grade .tabular").all_inner_texts() == ["1", "1", "1", "1"]
    assert page.locator(".timeline .mark").count() == 2
    page.keyboard.press("b")
    arrives(page, 11)
    assert "Doubtful" in page.inner_text(".analysis .verdict")
    page.click("[data-best]")
    arrives(page, 5)
    assert "Best: every other choice is at least 20\u00a0% worse." in page.inner_text(".analysis .verdict")
    page.click("[data-costliest]")
    arrives(page, 26)
    assert violations(page) == []
    page.click("[data-fork]")
    page.wait_for_url(lambda url: "/table/" in url and "at=" not in url)
    page.wait_for_selector(".board")
    assert guest.complaints == []


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "dark"), (SHORT, "light")], ids=["phone", "short"])
def test_on_small_screens_there_are_tabs(visit: Visit, server_folder: Path, size: dict[str, int], theme: str) -> None:
    guest = visit(size, theme=theme)
    _, page = replaying(guest, server_folder, 26)
    assert page.locator(".tabs button").all_inner_texts()[:2] == ["Log", "Analysis"]
    assert "Hands" in page.locator(".tabs button").all_inner_texts()
    page.locator(".tabs button", has_text="Log").click()
    assert page.locator(".log .line.here").first.is_visible()
    check(guest)
    assert violations(page) == []
    page.locator(".tabs button", has_text="Analysis").click()
    page.click("[data-analyse]")
    page.wait_for_selector(".analysis table[data-grade=costly]")
    guest.shot(f"replay-{'phone' if size is PHONE else 'short'}")
    check(guest)
    assert violations(page) == []
    page.locator(".tabs button", has_text="Hands").click()
    page.wait_for_selector(".hand-then")
    guest.shot(f"replay-{'phone' if size is PHONE else 'short'}-hands")
    check(guest)
    assert guest.complaints == []


def test_on_a_phone_all_parts_lie_below_the_map(visit: Visit, server_folder: Path) -> None:
    _, page = replaying(visit(PHONE), server_folder, 26)
    tops = page.evaluate(
        "() => ['.map', '.said', '.scrubber', '.tabs']"
        ".map((part) => document.querySelector(part).getBoundingClientRect().top)"
    )
    assert tops == sorted(tops), "map, sentence, transport, tabs"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_replay_is_for_everyone(visit: Visit, server_folder: Path, theme: str) -> None:
    guest = visit(DESKTOP, theme=theme, language="de" if theme == "dark" else "en")
    _, page = replaying(guest, server_folder, 26, CABALLERO if theme == "dark" else GRANDE)
    if theme == "light":
        page.keyboard.press("a")
        page.wait_for_selector(".analysis table")
    said = page.inner_text(".said .sentence p")
    guest.shot(f"replay-desktop-{theme}")
    assert page.locator(".said [role=status]").text_content() == said.strip()
    check(guest)
    assert violations(page) == []
    assert guest.complaints == []
