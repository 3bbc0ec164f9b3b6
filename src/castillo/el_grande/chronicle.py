"""What is told of a game of El Grande when it is over."""

from __future__ import annotations

from castillo.el_grande.places import CASTILLO, PROVINCE
from castillo.el_grande.rules import GrandeRules
from castillo.kernel.event import Event, is_general
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

GAINS = ["regions", "special", "castillo", "home", "king", "offices"]
BONUSES = ("home", "king", "offices")
CATCH = 9  # points from one place in one scoring
VETO = 0.08  # of the chance to win
KEPT, HOMES, KINGS, GUESTS, TIDES, TWINS = 8, 4, 2, 20, 2, 6


class GrandeChronicle(Chronicle):
    """One game."""

    def __init__(self, players: int, book: GrandeRules) -> None:
        super().__init__(players)
        self.book = book
        self.host = -1  # whose special action scores
        self.catches = [(0, "", 0)] * players  # points, place and round of the best
        self.vetoes: list[tuple[int, int]] = []  # seat and entry
        counts = ("castillo", "home", "king", "guests", "tides", "twins", "moved")
        self.counts: dict[str, list[int]] = {name: [0] * players for name in counts}

    def gains_of(self, event: Event) -> list[tuple[str, list[int]]]:
        """Bonuses are told apart; what a module's places pay, and what no place pays, is that module's gain."""
        points = points_of(event)
        where = self.book.place_numbers.get(name_in(event, "place", "place"), -1)
        if where < 0:
            return [(f"{event.kind.partition('-')[0]}-gain-other", points)]
        out: list[tuple[str, list[int]]] = []
        for key, _, given in parts_in(event):
            bonus = key.rpartition("-")[2]
            if bonus in BONUSES:
                out.append((f"el_grande-gain-{bonus}", given))
                points = [all_of_it - part for all_of_it, part in zip(points, given, strict=True)]
        return [(self._gain_of_place(event, where), points), *out]

    def _gain_of_place(self, event: Event, where: int) -> str:
        if where > PROVINCE:
            owner = self.book.key_of(f"place/{self.book.place_ids[where]}").partition("/")[0]
            return f"{owner}-gain-places"
        if where == CASTILLO:
            return "el_grande-gain-castillo"
        return "el_grande-gain-regions" if is_general(event) else "el_grande-gain-special"

    def card_of(self, event: Event) -> str:
        """Power cards are spent by everybody alike."""
        card = super().card_of(event)
        return "" if "/power/" in card else card

    def order(self) -> list[str]:
        return [f"el_grande-gain-{gain}" for gain in GAINS]

    # -- counting ------------------------------------------------------------------------------------------

    def listen(self, happened: Happened) -> None:
        super().listen(happened)
        for event in happened.events:
            what, seat = event.kind.rpartition("-log-")[2], seat_in(event)
            if what == "special_begun":
                self.host = seat
            elif what in ("scored", "pair_scored"):
                self._scored(event, happened)
            elif what == "scoreboard_moved" and seat >= 0:
                self.counts["tides"][seat] += 1
            elif what == "vetoed" and seat >= 0:
                self.vetoes.append((seat, happened.number))
            elif what == "moved" and seat >= 0:
                self.counts["moved"][seat] += int(str(event.args.get("count", 0)))

    def _scored(self, event: Event, happened: Happened) -> None:
        points, where = points_of(event), name_in(event, "place", "place")
        for seat, number in enumerate(points):
            if number > self.catches[seat][0]:
                self.catches[seat] = (number, where, happened.round)
        if where == self.book.place_ids[CASTILLO]:
            self._count("castillo", points)
        if not is_general(event) and self.host >= 0:
            self.counts["guests"][self.host] += sum(points) - points[self.host]
        for key, words, given in parts_in(event):
            part = key.rpartition("-")[2]
            paid = [int(number > 0) for number in given]
            if part in ("home", "king"):
                self._count(part, paid)
            elif str(words.get("rank", "")).startswith("tied"):
                self._count("twins", paid)

    def _count(self, name: str, more: list[int]) -> None:
        self.counts[name] = [a + b for a, b in zip(self.counts[name], more, strict=True)]

    # -- feats ---------------------------------------------------------------------------------------------

    def feats(self, outcome: Outcome) -> list[Feat]:
        catches: list[dict[str, object]] = [
            {"count": number, "place": place(where), "round": when} for number, where, when in self.catches
        ]
        return [
            Feat("el_grande-award-catch", [float(number) for number, _, _ in self.catches], CATCH, catches),
            self._iron_veto(outcome),
            counted("el_grande-award-keeper", self.counts["castillo"], KEPT),
            counted("el_grande-award-home", self.counts["home"], HOMES),
            counted("el_grande-award-king", self.counts["king"], KINGS),
            counted("el_grande-award-host", self.counts["guests"], GUESTS),
            counted("el_grande-award-tide", self.counts["tides"], TIDES),
            counted("el_grande-award-twin", self.counts["twins"], TWINS),
            counted("el_grande-award-wanderer", self.counts["moved"], 1),
        ]

    def _iron_veto(self, outcome: Outcome) -> Feat:
        rises = [0.0] * self.players
        for seat, number in self.vetoes:
            rises[seat] = max(rises[seat], outcome.rise(number, seat))
        return Feat("el_grande-award-veto", rises, VETO, [{"chance": round(100 * rise)} for rise in rises])
