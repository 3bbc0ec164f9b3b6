"""The first page for whoever has tables and for whoever has none, waiting rooms, new tables, preferences, reference."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import DESKTOP, PHONE, Guest, Visit
from tests.browser.test_everyone import fine
from tests.browser.test_scoring import at_the_discs, set_disc


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
    """Whoever is asked, or is about to be, takes the first answer."""
    for _ in range(200):
        view = guest.get(f"/tables/{table}")["views"][0]
        if view["decision"]:
            break
        guest.page.wait_for_timeout(100)
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
    guest = visit()
    page = guest.go("/")
    page.wait_for_selector(".picture svg")
    for size, _ in guest.looks([{"width": width, "height": 900} for width in (820, 1000, 1190)], ["light"]):
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
        assert outside == 0, f"{outside} lands are cut off at {size}"
    for _ in guest.looks([DESKTOP], ["light"]):
        assert page.locator("main.card").bounding_box()["x"] < page.locator(".picture .ink").first.bounding_box()["x"]


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


# -- preferences ----------------------------------------------------------------------------------------------


def choose(page: Any, name: str, value: str) -> None:
    page.locator(f'input[name="{name}"][value="{value}"]').check(force=True)


def test_preferences_are_kept_and_used(visit: Visit) -> None:
    me = visit()
    page = me.go("/")
    page.get_by_role("link", name="Preferences").click()
    page.wait_for_url("**/preferences")
    choose(page, "size", "125")
    choose(page, "theme", "dark")
    choose(page, "tempo", "brisk")
    page.get_by_label("Letters on the pieces").check()
    assert page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "20px"
    page = me.go("/preferences")
    chosen = page.locator("input[type=radio]:checked").evaluate_all("found => found.map((one) => one.value)")
    assert chosen == ["en", "125", "dark", "brisk"]
    root = "() => [document.documentElement.dataset.theme, getComputedStyle(document.documentElement).fontSize]"
    assert page.evaluate(root) == ["dark", "20px"]
    assert page.get_by_label("Letters on the pieces").is_checked()
    assert not page.get_by_label("Play short sounds").is_checked(), "sounds are off unless they are wanted"
    choose(page, "language", "fr")
    page.wait_for_function("() => document.documentElement.lang === 'fr'")
    assert me.complaints == []


def test_an_instant_scoring_shows_its_result_alone(visit: Visit) -> None:
    me = visit(motion=True)
    me.context.add_init_script("localStorage.setItem('castillo.tempo', 'instant')")
    table, view = at_the_discs(me)
    page = me.sit_at(table)
    page.evaluate(
        """() => {
          window.beats = 0;
          new MutationObserver(() => (window.beats += document.querySelectorAll('.sum h3').length))
            .observe(document.body, { childList: true, subtree: true });
        }"""
    )
    set_disc(me, table, view)
    page.wait_for_selector("[data-stage-on]")
    assert page.evaluate("() => window.beats") == 0
    page.click("[data-stage-on]")
    page.wait_for_selector(".prompt")
    assert me.complaints == []


def test_sounds_are_heard_where_they_are_wanted(visit: Visit) -> None:
    me = visit()
    page = me.go("/preferences")
    for sound in ("turn", "place", "score", "stop"):
        page.click(f"[data-sample={sound}]")
        assert page.evaluate("() => document.documentElement.dataset.sound") == sound
    page.get_by_label("Play short sounds").check()
    friend = visit()
    table = friends_table(me, friend)
    page = me.sit_at(table)
    page.locator(".hand .power.lit").last.click()
    page.wait_for_function("() => !document.querySelector('.hand .power.lit')")
    assert page.evaluate("() => document.documentElement.dataset.sound") != "turn"
    first_choice(friend, table)
    page.wait_for_function("() => document.documentElement.dataset.sound === 'turn'")
    assert me.complaints == []


def test_confirmations_can_be_spared(visit: Visit) -> None:
    me = visit()
    page = me.go("/preferences")
    page.get_by_label("Ask before I leave a seat").uncheck()
    page = me.sit_at(me.table("bot"))
    page.wait_for_selector(".hand .power.lit")
    page.click(".menu summary")
    page.click("[data-resign]")
    page.click("[data-cancel]")
    page.click(".menu summary")
    page.click("[data-let-bot-play]")
    page.get_by_role("button", name="Take your seat back").wait_for()


# -- small things ---------------------------------------------------------------------------------------------


def test_a_slash_leads_to_the_box(visit: Visit) -> None:
    me = visit()
    page = me.sit_at(me.table("bot"))
    page.wait_for_selector(".hand .power.lit")
    page.keyboard.press("/")
    page.wait_for_function("() => document.activeElement?.id === 'command'")
    page.keyboard.type("card power_7")
    assert page.locator("#command").input_value() == "card power_7"
    page.keyboard.press("Enter")
    page.wait_for_selector(".card-row.lit, .prompt")
    for path in ("/rules", "/cards"):
        page = me.go(path)
        page.wait_for_selector("input[type=search]")
        page.keyboard.press("/")
        page.keyboard.type("king")
        assert page.locator("input[type=search]").input_value() == "king"


def test_forced_colours_show_what_is_playable(browser: Any, base: str) -> None:
    me = Guest(browser, base, DESKTOP, "light", "en")
    me.page.emulate_media(forced_colors="active", reduced_motion="reduce")
    page = me.sit_at(me.table("bot"))
    page.wait_for_selector(".hand .power.lit")
    assert page.evaluate("() => matchMedia('(forced-colors: active)').matches")
    frame = "node => { const s = getComputedStyle(node); return [s.outlineStyle, s.outlineColor, s.outlineWidth]; }"
    highlight = page.evaluate(
        """() => { const probe = document.body.appendChild(document.createElement('i'));
          probe.style.setProperty('color', 'Highlight'); probe.className = 'probe';
          const found = getComputedStyle(probe).color; probe.remove(); return found; }"""
    )
    lit = page.locator(".hand .power.lit").first
    assert lit.evaluate(frame) == ["solid", highlight, "3px"]
    page.locator(".hand .power.lit").last.click()
    page.wait_for_selector(".card-row.lit .face")
    assert page.locator(".card-row.lit .face").first.evaluate(frame)[:2] == ["solid", highlight]
    assert (
        page.locator(".card-row:not(.lit) .face").count() == 0
        or page.locator(".card-row:not(.lit) .face").first.evaluate(frame)[0] == "none"
    )
    page.locator(".card-row.lit .face").last.click()
    page.wait_for_selector(".board .place.lit .glow")
    stroke = page.locator(".board .place.lit .glow").first.evaluate("node => getComputedStyle(node).stroke")
    assert stroke == highlight
    me.context.close()


def test_the_contents_of_the_rules_follow_the_reader(visit: Visit) -> None:
    me = visit()
    page = me.go("/rules")
    page.wait_for_selector("article")
    in_text = page.locator("article").evaluate_all("found => found.map((one) => one.id)")
    links = page.locator("nav[aria-label=Contents] a").evaluate_all("found => found.map((one) => one.hash.slice(1))")
    assert links == in_text, "the contents have the order of the text"
    assert page.locator("nav details.chapter").count() > 10
    assert page.locator("nav details.chapter[open]").count() <= 1, "chapters are folded but the one that is read"
    page.evaluate("() => document.getElementById('el_grande-rules-350').scrollIntoView()")
    page.wait_for_function("() => document.querySelector('nav a[aria-current]')?.hash === '#el_grande-rules-350'")
    assert page.locator("nav a[aria-current]").is_visible()
    assert page.locator("nav details.chapter[open]").count() == 1
    phone = visit(PHONE).go("/rules")
    phone.wait_for_selector("article")
    assert not phone.locator("nav[aria-label=Contents] a").first.is_visible()
    phone.get_by_text("Contents", exact=True).click()
    phone.locator("nav[aria-label=Contents] summary:visible, nav[aria-label=Contents] a:visible").nth(2).wait_for()
    assert me.complaints == []


def test_cards_are_shown_of_one_expansion(visit: Visit) -> None:
    me = visit()
    page = me.go("/cards")
    page.wait_for_selector("li.card")
    every = page.locator("li.card").count()
    page.locator('input[name="module"][value="colonies"]').check(force=True)
    page.wait_for_function("(n) => document.querySelectorAll('li.card').length < n", arg=every)
    shown = page.locator("li.card").evaluate_all("found => found.map((one) => one.id.split('/')[0])")
    assert set(shown) == {"colonies"}
    assert me.complaints == []


def test_home_rooms_and_invitations_are_for_everyone(visit: Visit) -> None:
    me, friend = visit(), visit()
    friends_table(me, friend, modules=["base", "grandissimo"], pace={"minutes": 1440, "bank": 0})
    done = me.table("hot")
    me.post(f"/tables/{done}/end", {"agree": True})
    room = me.table("bot", "open", "open", name="Friday night")
    invite = me.get(f"/tables/{room}")["table"]["invite"]
    for guest, path, shown in ((me, "/", "#turn"), (me, f"/table/{room}", "[data-qr]"), (friend, invite, "[data-sit]")):
        guest.go(path).wait_for_selector(shown)
        fine(guest)
    assert me.complaints == friend.complaints == []
