"""Guests: cookies, names, devices; who may see a table."""

from __future__ import annotations

from tests.server.harness import Person, Server


def test_a_guest_is_made_on_first_contact_and_known_again(server: Server):
    me = Person(server.address)
    answer = me.get("/me")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    again = me.get("/me")
    assert again.json() == answer.json()
    assert "set-cookie" not in again.headers


def test_a_forged_cookie_is_nobody(server: Server):
    me = Person(server.address)
    known = me.me()["id"]
    thief = Person(server.address)
    for forged in (known, f"{known}.", f"{known}.{'0' * 64}", "x" * 3000):
        thief.http.cookies.set("castillo_guest", forged)
        assert thief.http.get("/api/me").json()["id"] != known
        thief.http.cookies.clear()


def test_catalogue_and_texts_make_nobody(server: Server):
    me = Person(server.address)
    for path in ("/catalogue", "/texts/en", "/cards", "/rules/en", "/tables"):
        assert "set-cookie" not in me.get(path).headers


def test_a_new_name_shows_at_the_table(server: Server):
    me = Person(server.address)
    table = me.open("me", "hot")["table"]["id"]
    me.ok(me.post("/me", {"name": "Leonor"}))
    assert me.state(table)["table"]["seats"][0]["name"] == "Leonor"


def test_a_guest_moves_to_another_device_by_a_link_that_works_once(server: Server):
    laptop, phone, thief = (Person(server.address) for _ in range(3))
    table = laptop.open("me", "hot", watch="nobody")["table"]["id"]
    path = laptop.ok(laptop.post("/me/device"))["path"]
    assert path.startswith("/device/")
    assert phone.ok(phone.post(path))["id"] == laptop.me()["id"]
    assert phone.state(table)["table"]["seats"][0]["yours"]
    assert laptop.state(table)["table"]["seats"][0]["yours"], "both devices go on"
    assert thief.post(path).status_code == 404


def test_who_may_watch(server: Server):
    owner, stranger, invited = (Person(server.address) for _ in range(3))
    anyone = owner.open("me", "hot", watch="anyone")["table"]
    by_link = owner.open("me", "hot", watch="link")["table"]
    nobody = owner.open("me", "hot", watch="nobody")["table"]
    assert stranger.state(anyone["id"])["views"][0]["seat"] is None
    assert stranger.get(f"/tables/{by_link['id']}").status_code == 403
    assert stranger.get(f"/tables/{nobody['id']}").status_code == 403
    invited.me()
    token = by_link["watch_link"].rsplit("/", 1)[1]
    state = invited.ok(invited.get(f"/tables/{by_link['id']}", token=token))
    assert state["views"][0]["seat"] is None
    assert state["table"]["invite"] == ""
    assert invited.state(by_link["id"]), "who came by the link once may come again"
    assert nobody["watch_link"] == ""


def test_lists_of_tables(server: Server):
    owner, stranger = Person(server.address), Person(server.address)
    listed = owner.open("me", "open", listed=True, name="Friday")["table"]["id"]
    hidden = owner.open("me", "open")["table"]["id"]
    private = owner.open("me", "hot", listed=True, watch="nobody")["table"]["id"]
    found = stranger.ok(stranger.get("/tables"))
    assert [table["id"] for table in found] == [listed]
    stranger.ok(stranger.sit(found[0]["invite"]))
    assert stranger.state(listed)["table"]["seats"][1]["yours"], "a listed table is open to anyone"
    assert {table["id"] for table in owner.ok(owner.get("/my-tables"))} == {listed, hidden, private}
    assert [table["id"] for table in stranger.ok(stranger.get("/my-tables"))] == [listed]
    assert Person(server.address).get("/my-tables").json() == []


def test_reference(server: Server):
    me = Person(server.address)
    catalogue = me.ok(me.get("/catalogue"))
    assert "el_grande" in [game["id"] for game in catalogue["games"]]
    assert catalogue["bots"]
    cards = me.ok(me.get("/cards"))
    assert len({card["key"] for card in cards}) == len(cards) > 40
    assert all(set(card["values"]) == set(card["sources"]) for card in cards)
    texts = me.get("/texts/de")
    assert texts.headers["content-type"] == "text/plain; charset=utf-8"
    for path in ("texts/de", "cards", "signs", "rules/fr"):
        fresh = me.http.get(f"/api/{path}")
        assert fresh.headers["content-encoding"] == "gzip"
        cached = me.http.get(f"/api/{path}", headers={"if-none-match": fresh.headers["etag"]})
        assert cached.status_code == 304
    rules = me.ok(me.get("/rules/fr"))
    assert len({rule["id"] for rule in rules}) == len(rules) > 100


def test_the_catalogue_shows_the_options_that_a_table_begins_with(server: Server):
    me = Person(server.address)
    shown = {o["name"]: o["default"] for o in me.ok(me.get("/catalogue"))["games"][0]["options"] if not o["module"]}
    assert shown["confirm_turns"] is True, "people look at a turn before it stands"
    assert me.open("me", "hot")["table"]["options"] == shown
    assert me.open("me", "hot", options={"confirm_turns": False})["table"]["options"]["confirm_turns"] is False
