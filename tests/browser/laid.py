"""Tables that begin from a position of our own, put beside the server's other games, and moved on by notation."""

from __future__ import annotations

import json
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from tests.browser.conftest import Guest

NAMES = ("Leonor", "Beatriz", "Gonzalo", "Yago", "Inés")
DATABASE = "games.sqlite"


class Laid:
    """A table from a position: the first seat is the guest's, a friend with a browser of their own plays the others."""

    def __init__(self, folder: Path, guest: Guest, document: dict[str, Any], game: str = "el_grande") -> None:
        self.guest = guest
        self.friend = guest.context.browser.new_context(base_url=guest.base)
        self.table = self._lay(folder, document, game)

    def _lay(self, folder: Path, document: dict[str, Any], game: str) -> str:
        """A fresh table, copied: what is new is where it begins, and who plays the other seats."""
        others = [{"kind": "hot", "name": name} for name in NAMES[1 : document["players"]]]
        self.friend.request.get("/api/me")
        friend = self.friend.request.get("/api/me").json()["id"]
        wish = {
            "game": game,
            "modules": document["modules"],
            "seats": [{"kind": "me", "name": NAMES[0]}, *others],
            "options": document.get("options", {}),
            "window_seconds": 0,  # nobody's Veto runs out while it is looked at
        }
        copied = self.guest.post("/tables", wish)["table"]["id"]
        with closing(sqlite3.connect(folder / DATABASE, timeout=60)) as database, database:
            database.row_factory = sqlite3.Row
            fresh = {
                "id": secrets.token_hex(8),
                "invite_token": secrets.token_hex(8),
                "watch_token": secrets.token_hex(8),
            }
            row = dict(database.execute("SELECT * FROM tables WHERE id = ?", (copied,)).fetchone())
            add(database, "tables", row | fresh | {"origin": json.dumps(document)})
            for seat in database.execute('SELECT * FROM seats WHERE "table" = ?', (copied,)).fetchall():
                number = seat["number"]
                theirs = {"guest": friend, "hot": number > 1} if number else {}
                add(database, "seats", dict(seat) | {"table": fresh["id"]} | theirs)
        return str(fresh["id"])

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


def add(database: sqlite3.Connection, table: str, row: dict[str, Any]) -> None:
    columns, marks = ", ".join(f'"{name}"' for name in row), ", ".join("?" * len(row))
    database.execute(f"INSERT INTO {table} ({columns}) VALUES ({marks})", list(row.values()))


@contextmanager
def laid(folder: Path, guest: Guest, document: dict[str, Any], game: str = "el_grande") -> Iterator[Laid]:
    table = Laid(folder, guest, document, game)
    yield table
    table.friend.close()
