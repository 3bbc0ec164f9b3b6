"""A table that begins from a position and is moved on by notation, whoever is asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.browser.conftest import NAMES, Guest


class Laid:
    """The first seat is the guest's, a friend with a browser of their own plays the others."""

    def __init__(self, guest: Guest, document: dict[str, Any], game: str = "el_grande") -> None:
        self.guest = guest
        self.friend = guest.context.browser.new_context(base_url=guest.base)
        known = self.friend.request.post("/api/me", data={"name": NAMES[1]}).json()
        self.table = guest.dealt(game, document, friend=known["id"])

    def play(self, *choices: str) -> None:
        """Choices in notation, of whoever is asked and may choose them; "tile *" is the first that begins so."""
        for choice in choices:
            self._choose(choice)

    def _choose(self, choice: str) -> None:
        asks, wish = next(self._ways(choice), (None, {}))
        assert asks, f"nobody is asked for {choice!r}; {self.asked()}"
        answer = asks.post(f"/api/tables/{self.table}/choose", data=wish)
        assert answer.ok, answer.text()

    def _ways(self, choice: str) -> Iterator[tuple[Any, dict[str, Any]]]:
        """Who may choose this, and how it is said to the server."""
        for asks, view in self._open_questions():
            decision = view["decision"]
            for option in decision["options"]:
                if fits(option["notation"], choice):
                    yield asks, {"seat": view["seat"], "number": decision["number"], "action": option["action"]}

    def _open_questions(self) -> Iterator[tuple[Any, dict[str, Any]]]:
        """Views in which somebody is asked, and by whom they are seen."""
        for asks in (self.guest.context.request, self.friend.request):
            for view in asks.get(f"/api/tables/{self.table}").json()["views"]:
                if view["decision"] and not view["decision"]["answered"]:
                    yield asks, view

    def asked(self) -> list[str]:
        """What is asked of whom, and every answer."""
        found = []
        for _, view in self._open_questions():
            decision = view["decision"]
            options = [option["notation"] for option in decision["options"]]
            found.append(f"{view['seat']} {decision['kind']}: {options}")
        return found


def fits(notation: str, choice: str) -> bool:
    return notation == choice or (choice.endswith("*") and notation.startswith(choice[:-1]))
