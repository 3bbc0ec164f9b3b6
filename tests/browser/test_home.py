"""The first page for whoever has tables and for whoever has none, waiting rooms, new tables, preferences, reference."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import PHONE, Guest, Visit


def friends_table(guest: Guest, friend: Guest, **wishes: Any) -> str:
    """A table of two people where the first is asked."""
    table = guest.table("open", **wishes)
    friend.post(f"/tables/{table}/sit", {"token": guest.get(f"/tables/{table}")["table"]["invite"].split("/")[-1]})
    return table


def lists(page: Any) -> dict[str, list[str]]:
    """The tables of the page, by the heading they stand under."""
    found: dict[str, list[str]] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('section[aria-labelledby]')]
          .map((part) => [part.getAttribute('aria-labelledby'),
            [...part.querySelectorAll('[data-table]')].map((row) => row.dataset.table)]))"""
    )
    return {heading: tables for heading, tables in found.items() if tables}


def first_choice(guest: Guest, table: str) -> None:
    """Whoever is asked takes the first answer."""
    view = guest.get(f"/tables/{table}")["views"][0]
    decision = view["decision"]
    wish = {"seat": view["seat"], "number": decision["number"], "action": decision["options"][0]["action"]}
    guest.post(f"/tables/{table}/choose", wish)


def test_my_tables_come_first_and_each_stands_once(visit: Visit) -> None:
    me, friend = visit(), visit()
    bots = me.table("bot", name="Against a bot")
    day = friends_table(me, friend, name="A day", pace={"minutes": 1440, "bank": 0}, listed=True)
    live = friends_table(me, friend, name="Two minutes", pace={"minutes": 2, "bank": 5})
    theirs = friends_table(me, friend, name="Theirs", listed=True)
    first_choice(me, theirs)
    room = me.table("open", listed=True)
    done = me.table("hot")
    me.post(f"/tables/{done}/end", {"agree": True})
    strangers = friend.table("open", listed=True, name="Strangers")
    watched = friend.table("hot", listed=True)
    found = lists(me.go("/"))
    assert found["turn"] == [live, day, bots]
    assert found["others"] == [theirs]
    assert found["gathering"] == [room]
    assert found["finished"] == [done]
    assert strangers in found["open"]
    assert watched in found["watch"]
    every = [table for tables in found.values() for table in tables]
    assert len(every) == len(set(every))
    assert me.complaints == []


def test_a_row_says_where_the_game_is(visit: Visit) -> None:
    me, friend = visit(), visit()
    me.post("/me", {"name": "Leonor"})
    table = friends_table(me, friend, modules=["base", "colonies"], name="Sunday", pace={"minutes": 2880, "bank": 0})
    plain = me.table("bot")
    page = me.go("/")
    assert "Round 1 of 9 · Play a power card." in page.locator(f'[data-table="{plain}"]').inner_text()
    row = page.locator(f'[data-table="{table}"]')
    said = row.inner_text()
    assert "Set-up · Secretly choose the region" in said
    assert "Your turn" in said
    assert "47 hours left" in said or "2 days left" in said
    assert row.locator("[data-expansion=colonies]").get_attribute("title") == "Grand Inquisitor & Colonies"
    assert row.locator("[data-clock=enough]").count() == 1
    assert page.inner_text("h1").endswith(", Leonor")
    assert "2 tables are waiting for you." in page.inner_text("main")


def test_the_first_waiting_table_has_the_only_solid_button(visit: Visit) -> None:
    me, friend = visit(), visit()
    first = friends_table(me, friend, pace={"minutes": 5, "bank": 0})
    friends_table(me, friend)
    page = me.go("/")
    assert page.locator(".button.primary").count() == 1
    assert page.locator(f'[data-table="{first}"] .button.primary').count() == 1
    for table in [table["id"] for table in me.get("/my-tables")]:
        first_choice(me, table)
    page = me.go("/")
    assert page.locator(".button.primary").count() == 1
    assert page.locator("[data-play-now].primary").count() == 1


def test_a_clock_that_runs_out_warns(visit: Visit) -> None:
    me, friend = visit(), visit()
    table = friends_table(me, friend, pace={"minutes": 60, "bank": 0})

    def late(route: Any) -> None:
        answer = route.fetch()
        tables = [{**found, "time_left": 300} for found in answer.json()]
        route.fulfill(response=answer, json=tables)

    me.page.route("**/api/my-tables", late)
    row = me.go("/").locator(f'[data-table="{table}"] [data-clock]')
    assert row.get_attribute("data-clock") == "short"
    assert "5 minutes left" in row.inner_text()


def test_title_and_icon_count_the_tables_that_wait(visit: Visit) -> None:
    me, friend = visit(), visit()
    table = friends_table(me, friend)
    friends_table(me, friend)
    page = me.go("/")
    page.wait_for_function("() => document.title.startsWith('(2) Castillo')")
    icon = page.get_attribute('link[rel="icon"]', "href")
    assert icon.startswith("data:image/svg+xml") and "%3E2%3C" in icon
    for path in ("/rules", "/cards", "/new", "/learn"):
        me.go(path)
        page.wait_for_function("() => document.title.startsWith('(2) ')")
    me.sit_at(table).locator(".hand .power.lit").last.click()
    page.wait_for_function("() => document.title.startsWith('(1) ')")
    first_choice(friend, table)
    page.wait_for_function("() => document.title.startsWith('(2) ')")
    newcomer = visit().go("/")
    assert newcomer.title().startswith("Castillo")
    assert newcomer.get_attribute('link[rel="icon"]', "href") == "/icon.svg"
    assert me.complaints == []


def test_who_has_no_table_sees_the_whole_map(visit: Visit) -> None:
    for width in (820, 1000, 1190):
        page = visit({"width": width, "height": 900}).go("/")
        page.wait_for_selector(".picture svg")
        card, chart = page.locator("main.card").bounding_box(), page.locator(".picture").bounding_box()
        assert card["y"] + card["height"] <= chart["y"], "the card stands above the map"
        outside = page.evaluate(
            """() => {
              const frame = document.querySelector('.picture').getBoundingClientRect();
              return [...document.querySelectorAll('.picture path.ink')].map((land) => land.getBoundingClientRect())
                .filter((box) => box.left < frame.left || box.right > frame.right || box.top < frame.top
                  || box.bottom > frame.bottom).length;
            }"""
        )
        assert page.locator(".picture path.ink").count() > 8
        assert outside == 0, f"{outside} lands are cut off at {width}"
    wide = visit({"width": 1280, "height": 800}).go("/")
    wide.wait_for_selector(".picture svg")
    assert wide.locator("main.card").bounding_box()["x"] < wide.locator(".picture .ink").first.bounding_box()["x"]


def test_the_home_of_a_phone_fits(visit: Visit) -> None:
    me, friend = visit(PHONE), visit()
    friends_table(
        me, friend, name="A long name for a table on a Friday evening at the club", modules=["base", "colonies"]
    )
    page = me.go("/")
    page.wait_for_selector("#turn")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
