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
    assert icon.startswith("data:image/svg+xml")
    assert "%3E2%3C" in icon
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


# -- new tables, waiting rooms, invitations -------------------------------------------------------------------


def test_presets_fill_in_a_new_table(visit: Visit) -> None:
    me = visit()
    page = me.go("/new")
    assert [one.input_value() for one in page.locator(".preset input").all()] == ["book", "open", "short", "everything"]
    assert page.locator(".preset input:checked").input_value() == "book"
    assert page.locator("details").get_attribute("open") is None
    page.get_by_label("Short evening").check()
    page.locator(".seats select").nth(1).select_option("open")
    page.click("[data-open-table]")
    page.wait_for_selector("[data-facts]")
    assert "6 rounds" in page.inner_text("[data-facts]")
    assert "Short evening" in page.inner_text("[data-facts]")
    table = me.get(f"/tables/{page.url.split('/')[-1]}")["table"]
    assert (table["options"]["rounds"], table["rounds"], table["modules"]) == (6, 6, ["base"])
    assert me.complaints == []


def test_details_leave_a_preset_and_say_so(visit: Visit) -> None:
    page = visit().go("/new")
    page.get_by_label("Open information").check()
    page.locator("details summary").click()
    page.get_by_label("Grandissimo").check()
    assert page.locator(".preset input:checked").count() == 0
    said = page.inner_text("summary")
    assert "Grandissimo · Castillo: Open" in said
    page.get_by_label("By the book").check()
    assert not page.get_by_label("Grandissimo").is_checked()
    page.get_by_text("El Caballero", exact=True).click()
    assert [one.input_value() for one in page.locator(".preset input").all()] == ["book", "everything"]


def test_a_waiting_room_says_what_is_played_and_brings_people(visit: Visit) -> None:
    host, friend = visit(), visit(PHONE)
    host.post("/me", {"name": "Leonor"})
    wishes = {"modules": ["base", "grandissimo"], "pace": {"minutes": 2, "bank": 10}, "name": "Friday night"}
    table = host.table("bot", "open", "open", **wishes)
    page = host.go(f"/table/{table}")
    facts = page.inner_text("[data-facts]")
    assert "El Grande with Grandissimo · 9 rounds · 2 minutes a turn, 10 in the bank" in facts
    assert "Who may watch: Anyone" in facts
    said = page.locator("[data-seat]").all_inner_texts()
    assert "you, host" in said[0]
    assert "bot, Easy" in said[1]
    assert page.locator("[data-to-bot]").count() == 2
    code = page.locator("[data-qr]")
    invite = page.locator(".link input").first.input_value()
    assert code.get_attribute("data-qr") == invite
    assert code.locator("path").get_attribute("d").count("M") > 200
    guest = friend.go(invite.removeprefix(host.base))
    assert guest.inner_text("h1") == "Leonor invites you"
    assert guest.inner_text("[data-facts]").splitlines()[0] == facts.splitlines()[0]
    assert guest.locator(".button.primary").count() == 1
    assert guest.locator("[data-to-bot]").count() == 0
    guest.click("[data-sit].primary")
    guest.wait_for_url("**/table/*")
    page.click("[data-fill]")
    page.wait_for_selector(".board")
    guest.wait_for_selector(".board")
    assert host.complaints == friend.complaints == []


def test_copied_is_said_only_when_it_was(visit: Visit) -> None:
    me = visit()
    me.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = me.go(f"/table/{me.table('open')}")
    page.locator("[data-copy]").first.click()
    page.wait_for_selector("[data-said=link-copied]")
    address = page.locator(".link input").first.input_value()
    assert page.evaluate("() => navigator.clipboard.readText()") == address
    page.evaluate(
        """() => {
          navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
          document.execCommand = () => false;
        }"""
    )
    page.locator("[data-copy]").first.click()
    page.wait_for_selector("[data-said=link-selected]")
    assert page.evaluate("() => getSelection().toString() || document.activeElement.value") == address
    assert page.evaluate("() => document.activeElement.selectionEnd - document.activeElement.selectionStart") > 20
    assert page.locator("[data-said=link-copied]").count() == 0


def test_sharing_opens_the_sheet_where_there_is_one(visit: Visit) -> None:
    me = visit(PHONE)
    me.page.add_init_script(
        """navigator.canShare = () => true;
        navigator.share = (what) => { window.shared = what; return Promise.resolve(); };"""
    )
    page = me.go(f"/table/{me.table('open', name='Friday')}")
    page.locator("[data-share]").first.click()
    shared = page.evaluate("() => window.shared")
    assert shared == {"title": "Friday", "url": page.locator(".link input").first.input_value()}


def test_letting_a_bot_play_asks_first_and_closes_the_menu(visit: Visit) -> None:
    me = visit()
    page = me.sit_at(me.table("bot"))
    page.wait_for_selector(".hand .power.lit")
    page.click(".menu summary")
    page.click("[data-let-bot-play]")
    assert page.locator(".menu[open]").count() == 0
    page.click("[data-cancel]")
    assert me.get("/my-tables")[0]["seats"][0]["away"] is False
    page.click(".menu summary")
    page.click("[data-let-bot-play]")
    page.click("[data-confirm]")
    page.get_by_role("button", name="Take your seat back").wait_for()
