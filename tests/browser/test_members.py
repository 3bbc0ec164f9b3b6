"""One's own page, with Chromium's virtual authenticator: becoming a member, signing in elsewhere, leaving."""

from __future__ import annotations

import io
import zipfile
from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, PHONE, Guest
from tests.browser.test_everyone import check, fine, violations

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
SIZES = [DESKTOP, PHONE, {"width": 844, "height": 390}]


class Device:
    """A browser whose passkeys can be carried to another one, as those of a phone are."""

    def __init__(self, browser: Any, base: str, **like: Any) -> None:
        named = base.replace("127.0.0.1", "localhost")  # passkeys are bound to a name
        self.guest = Guest(browser, named, **{"size": DESKTOP, "theme": "light", "language": "en", **like})
        self.tools = self.guest.context.new_cdp_session(self.guest.page)
        self.tools.send("WebAuthn.enable")
        self.id = self.tools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})["authenticatorId"]

    def passkeys(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.tools.send("WebAuthn.getCredentials", {"authenticatorId": self.id})[
            "credentials"
        ]
        return found

    def carry(self, passkey: dict[str, Any]) -> None:
        self.tools.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": passkey})

    def said(self, sentence: str) -> None:
        """A toast says so."""
        self.guest.page.get_by_role("status").filter(has_text=sentence).first.wait_for()

    def sections(self) -> list[str]:
        found: list[str] = self.guest.page.eval_on_selector_all(
            "[data-section]", "all => all.map((s) => s.dataset.section)"
        )
        return found


@pytest.fixture
def device(browser: Any, base: str):
    """Opens devices."""
    opened: list[Device] = []

    def open_one(**like: Any) -> Device:
        opened.append(Device(browser, base, **like))
        return opened[-1]

    yield open_one
    for one in opened:
        one.guest.context.close()


def test_a_guest_becomes_a_member_and_finds_the_games_elsewhere(device: Any) -> None:
    laptop, phone = device(), device(size=PHONE)
    table = laptop.guest.table("bot")
    page = laptop.guest.go("/")
    page.click("[data-my-page]")
    page.wait_for_selector("[data-add-passkey]")
    page.wait_for_selector("[data-section=notices]")
    shown = ["profile", "passkeys", "notices", "recovery", "devices", "data"]
    assert laptop.sections() == shown, "no e-mails are sent here"
    assert page.locator("[data-sign-out]").count() == 0, "a guest would not get back in"
    page.get_by_label("Your name").fill("Leonor")
    page.get_by_label("Blue").check(force=True)
    page.click("[data-save]")
    laptop.said("Saved.")
    page.click("[data-add-passkey]")
    page.wait_for_selector("[data-passkey='This device']")
    laptop.said("You are a member now.")
    page.wait_for_selector("[data-webhook-add]")
    page.click("[data-make-codes]")
    page.wait_for_selector("[data-codes]")
    assert page.locator("[data-codes] li").count() == 10
    phone.carry(laptop.passkeys()[0])
    fine(laptop.guest, SIZES)
    page.click("[data-sign-out-everywhere]")
    page.click("[data-confirm]")
    page.wait_for_url("**/")
    assert laptop.guest.get("/my-tables") == []
    page = phone.guest.go("/")
    page.click("[data-to-sign-in]")
    page.click("[data-by-passkey]")
    page.wait_for_selector(f'[data-table="{table}"]')
    me = phone.guest.get("/me/account")
    assert (me["name"], me["colour"], me["codes"], len(me["passkeys"])) == ("Leonor", "blue", 10, 1)
    assert phone.guest.complaints == laptop.guest.complaints == []


def test_a_guests_tables_come_along_and_all_can_be_taken_away_and_deleted(device: Any) -> None:
    laptop, other = device(), device()
    laptop.guest.post("/me", {"name": "Aldonza"})
    page = laptop.guest.go("/me")
    page.click("[data-add-passkey]")
    page.wait_for_selector("[data-passkey]")
    page.click("[data-remove]")
    page.click("[data-confirm]")
    page.get_by_text("This is your only way back in").wait_for()
    laptop.guest.complaints.clear()
    page.click("[data-rename]")
    page.get_by_label("Name of the passkey").first.fill("Key ring")
    page.locator("li form button").first.click()
    page.wait_for_selector("[data-passkey='Key ring']")
    table = other.guest.table("bot")
    other.carry(laptop.passkeys()[0])
    page = other.guest.go("/sign-in")
    page.wait_for_selector("[data-by-passkey]")
    check(other.guest)
    assert violations(page) == []
    page.click("[data-by-passkey]")
    page.wait_for_selector("[data-before]")
    fine(other.guest, SIZES[1:2], ["light"])
    page.click("[data-bring]")
    other.said("The table is yours now.")
    page.wait_for_selector("[data-before]", state="detached")
    assert [found["id"] for found in laptop.guest.get("/my-tables")] == [table]
    with page.expect_download() as download:
        page.click("[data-export]")
    archive = zipfile.ZipFile(io.BytesIO(download.value.path().read_bytes()))
    assert f"running/{table}.json" in archive.namelist()
    assert other.guest.get("/me")["name"] == "Aldonza"
    page.click("[data-delete]")
    assert page.locator("[data-confirm]").is_disabled()
    page.get_by_label("To be sure").fill("Aldonza")
    page.click("[data-confirm]")
    page.wait_for_url("**/")
    assert laptop.guest.get("/me")["member"] is False, "the member is gone everywhere"
    seats = laptop.guest.get(f"/tables/{table}")["table"]["seats"]
    assert (seats[0]["name"], seats[0]["resigned"]) == ("", True)
    assert other.guest.complaints == laptop.guest.complaints == []
