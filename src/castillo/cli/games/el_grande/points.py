"""What points of El Grande came from."""

from __future__ import annotations

from typing import Any

from castillo.kernel.event import Event

SOURCES = ("castillo", "regions", "special", "king", "home", "offices", "other")


def points_by_source(events: list[Event], scores: list[int]) -> dict[str, list[int]]:
    """What each seat got for what: by seat, for each source that gave anything."""
    table = {source: [0] * len(scores) for source in SOURCES}
    for event in events:
        if "parts" in event.args:
            _add_scoring(table, event.args)
    for seat, score in enumerate(scores):
        table["other"][seat] = score - sum(table[source][seat] for source in SOURCES)
    return {source: points for source, points in table.items() if any(points)}


def _add_scoring(table: dict[str, list[int]], args: dict[str, Any]) -> None:
    general = args["how"] == "general"
    place = "castillo" if args["place"] == {"place": "castillo"} else "regions"
    for words, points in args["parts"]:
        source = words["key"].rpartition("-")[2]
        into = table.get(source) or table[place if general else "special"]
        for seat, number in enumerate(points):
            into[seat] += number
