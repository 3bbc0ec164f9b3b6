"""My games and how they are found, a player's page with its plots, the lists of ratings."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from tests.browser.conftest import Guest, Visit
from tests.browser.test_everyone import fine
from tests.server.shelved import DAY, FIRST, Game, bot, finished, person, store_all

SHOWN = "() => [...document.querySelectorAll('#main li[data-table]')].map((row) => row.dataset.table)"


def id_of(guest: Guest) -> str:
    return str(guest.get("/me")["id"])


def evenings(me: str, friend: str, start: str, count: int = 26) -> list[Game]:
    """Games over some weeks: with a friend, with bots, with both; the last is won."""
    luck = random.Random(4)
    games = []
    for n in range(count):
        seats = [person(0, me, "Leonor"), person(1, friend, "Gonzalo"), bot(2, "hard"), bot(3, "medium")]
        seats = seats if n % 3 else [person(0, me, "Leonor"), bot(1, "hard"), bot(2, "medium"), bot(3, "easy")]
        scores = [luck.randrange(60, 100) for _ in seats]
        scores[0] = 101 if n == count - 1 else scores[0]
        modules = ["base", "colonies"] if n % 5 == 1 else ["base"]
        more: dict[str, Any] = {"modules": modules, "watch": "nobody" if n % 4 == 2 else "anyone"}
        games.append(finished(f"{start}{n:02}", seats, scores, FIRST + n * DAY, rated=True, **more))
    return games


def test_finished_games_come_by_pages_and_are_searched(visit: Visit, server_folder: Path) -> None:
    me, friend = visit(), visit()
    games = evenings(id_of(me), id_of(friend), "find")
    store_all(server_folder / "games.sqlite", games)
    running = me.table("bot", name="Still running")
    page = me.go("/")
    page.click("[data-all-games]")
    page.wait_for_selector("[data-older]")
    latest = [stored.id for stored, _ in reversed(games)]
    assert page.evaluate(SHOWN) == [running, *latest[:20]]
    page.click("[data-older]")
    page.wait_for_selector("[data-older]", state="detached")
    assert page.evaluate(SHOWN) == [running, *latest]
    assert page.evaluate(f"() => document.activeElement.closest('li').dataset.table === '{latest[20]}'")
    page.fill("[data-wish=opponent]", "gonza")
    page.wait_for_function("() => location.search === '?opponent=gonza'")
    page.select_option("[data-wish=module]", "colonies")
    wanted = [key for key in latest if int(key[4:]) % 3 and int(key[4:]) % 5 == 1]
    page.wait_for_function(f"() => ({SHOWN})().length === {1 + len(wanted)}")
    assert page.evaluate(SHOWN) == [running, *wanted]
    page.reload()
    page.wait_for_function(f"() => ({SHOWN})().length === {1 + len(wanted)}")
    fine(me)
    page.fill("[data-wish=opponent]", "nobody of this name")
    page.wait_for_selector("text=No game matches.")
    assert me.complaints == []


def test_a_players_page_shows_what_they_allow_and_ratings_have_lists(visit: Visit, server_folder: Path) -> None:
    me, friend, stranger = visit(), visit(), visit()
    mine, theirs = id_of(me), id_of(friend)
    friend.post("/me", {"name": "Gonzalo"})
    store_all(server_folder / "games.sqlite", evenings(mine, theirs, "page"))
    page = me.go("/games")
    page.click("li[data-table=page25] .seats a")
    page.wait_for_selector("text=Gonzalo")
    page = me.go(f"/player/{mine}")
    page.wait_for_selector("svg circle.won")
    said = page.inner_text("#main")
    assert "26 games" in said
    assert "El Grande, 4 players, with bots" in said
    assert page.locator(".course circle").count() == 26
    assert page.locator(".course table tbody tr").count() == 26, "the same in words"
    assert page.locator(".climb polyline").get_attribute("points").count(",") == 26, "the rating after each"
    assert page.locator("section[aria-labelledby=player-sources] li").count() == 3
    assert page.locator("section[aria-labelledby=player-met] a").all_inner_texts() == ["Gonzalo"]
    fine(me)
    with page.expect_response("**/api/me/shown"):
        page.check("input[value=nobody]", force=True)
    assert "does not show you their games" in friend.go(f"/player/{mine}").inner_text("#main")
    with page.expect_response("**/api/me/shown"):
        page.check("input[value=anyone]", force=True)
    other = stranger.go(f"/player/{mine}")
    other.wait_for_selector("li[data-table]")
    assert "page22" not in other.evaluate(SHOWN), "not everybody might watch it"
    assert other.locator("input[name=shown]").count() == 0
    page.click("a.button[href='/ratings']")
    page.wait_for_selector(f"[data-rated='{mine}']")
    assert page.locator("tr.yours").count() == 1
    assert "Hard (bot)" in page.inner_text("table")
    fine(me)
    assert me.complaints == []
