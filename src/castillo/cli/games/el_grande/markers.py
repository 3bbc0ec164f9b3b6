"""Markers of El Grande that the board has no column for."""

from __future__ import annotations

from typing import Any

from rich.text import Text as Line

from castillo.cli.language import Words
from castillo.cli.terminal import palette
from castillo.cli.terminal.palette import QUIET

Json = dict[str, Any]


def other_markers(view: Json, words: Words) -> list[Line]:
    """Markers that the table has no column for: each with where it lies or whose it is, those of a kind once."""
    known = ("king", "grande", "scoreboard", "start_player", "veto")
    where: dict[str, list[str]] = {}
    for marker in view["board"]["markers"]:
        if marker["kind"] not in known:
            where.setdefault(words.marker(marker["id"]), []).append(_where(view, words, marker))
    parts = [": ".join(filter(None, (name, ", ".join(_counted(found))))) for name, found in where.items()]
    return [Line(" · ".join(parts), QUIET)] if parts else []


def _where(view: Json, words: Words, marker: Json) -> str:
    """Who has a marker, where it lies or which places it joins, and who stands on it."""
    under = next((m for m in view["board"]["markers"] if m["id"] == marker.get("on")), None)
    if under is not None:
        place = under.get("place")
        return words.place(place) if place else words.marker(under["id"])
    places = [marker["place"]] if marker.get("place") else marker.get("places") or []
    owners = [words.seat(marker[who]) for who in ("seat", "owner") if marker.get(who) is not None]
    shown = [*owners, " – ".join(words.place(place) for place in places), _standing_on(view, marker)]
    return " ".join(filter(None, shown))


def _standing_on(view: Json, marker: Json) -> str:
    """Who stands on a marker, and what it pays or has room for."""
    stacks = [s for s in view["board"]["stacks"] if s["place"] == marker.get("holds")]
    standing = [(stack["owner"], stack["count"]) for stack in stacks]
    if "counts" in marker:
        *seats, black = marker["counts"]
        standing = [*enumerate(seats), (len(palette.LETTERS) - 1, black)]
    shown = [f"{palette.letter(owner)}{count}" for owner, count in standing if count]
    if "counts" in marker:
        shown.append(f"{sum(marker['counts'])}/{marker['values'][0]}")
    elif marker["kind"] == "office":
        shown.append(f"+{marker['values'][0]}")
    return f"({' '.join(shown)})" if shown else ""


def _counted(found: list[str]) -> list[str]:
    """Each once, with how often it was there."""
    return [f"{found.count(one)} × {one}" if found.count(one) > 1 else one for one in dict.fromkeys(found)]
