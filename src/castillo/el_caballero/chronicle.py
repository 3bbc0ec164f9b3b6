"""What is told of a game of El Caballero when it is over."""

from __future__ import annotations

from castillo.kernel.event import Event
from castillo.kernel.text import place
from castillo.stories.chronicle import (
    Chronicle,
    Feat,
    Happened,
    Outcome,
    counted,
    name_in,
    parts_in,
    points_of,
    seat_in,
)

GAIN = {"first": "first", "second": "second", "tied": "second", "alcalde": "alcaldes", "ships": "ships"}
"""What each part of a scoring counts as: tied firsts take the second value."""
GAINS = ("first", "second", "ships", "alcaldes")
COUNTED = {
    "castle_bought": "castles",
    "card_raised": "raised",
    "card_laid": "laid",
    "ship_bought": "fleet",
    "ship_moved": "fleet",
    "ship_set": "fleet",
}
"""What is counted of what was done, as what."""
NOT_PLAIN = ("gold", "fish")
CATCH = 24  # points from one region in one scoring
OFFICE, FISH, CASTLES, FLEET, FINDS, RAISED = 8, 20, 3, 5, 6, 2


class CaballeroChronicle(Chronicle):
    """One game."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.catches = [(0, "", 0)] * players  # points, region and round of the best
        names = ("fish", "office", "finds", *COUNTED.values())
        self.counts: dict[str, list[int]] = {name: [0] * players for name in names}

    def gains_of(self, event: Event) -> list[tuple[str, list[int]]]:
        return [(f"el_caballero-gain-{GAIN[_part(key)]}", points) for key, _, points in parts_in(event)]

    def region_of(self, event: Event) -> str:
        """No map is like another."""
        return ""

    def order(self) -> list[str]:
        return [f"el_caballero-gain-{gain}" for gain in GAINS]

    def listen(self, happened: Happened) -> None:
        super().listen(happened)
        for event in happened.events:
            what, seat = event.kind.rpartition("-log-")[2], seat_in(event)
            if what == "scored":
                self._scored(event, happened)
            elif what in COUNTED and seat >= 0:
                self.counts[COUNTED[what]][seat] += 1
            elif what == "tile_laid" and event.args.get("symbol") in NOT_PLAIN:
                self.counts["finds"][seat] += 1

    def _scored(self, event: Event, happened: Happened) -> None:
        where = name_in(event, "place", "place")
        for seat, number in enumerate(points_of(event)):
            if event.args.get("kind") == "land" and number > self.catches[seat][0]:
                self.catches[seat] = (number, where, happened.round)
        for key, _, points in parts_in(event):
            name = {"ships": "fish", "alcalde": "office"}.get(_part(key))
            if name is not None:
                self.counts[name] = [a + b for a, b in zip(self.counts[name], points, strict=True)]

    def feats(self, outcome: Outcome) -> list[Feat]:
        words: list[dict[str, object]] = [
            {"count": number, "place": place(where), "round": when} for number, where, when in self.catches
        ]
        return [
            counted("el_caballero-award-alcalde", self.counts["office"], OFFICE),
            Feat("el_caballero-award-lord", [float(number) for number, _, _ in self.catches], CATCH, words),
            counted("el_caballero-award-fish", self.counts["fish"], FISH),
            counted("el_caballero-award-mason", self.counts["castles"], CASTLES),
            counted("el_caballero-award-admiral", self.counts["fleet"], FLEET),
            counted("el_caballero-award-finder", self.counts["finds"], FINDS),
            counted("el_caballero-award-herald", self.counts["raised"], RAISED),
            counted("el_caballero-award-host", self.counts["laid"], 1),
        ]


def _part(key: str) -> str:
    return key.rpartition("-")[2]
