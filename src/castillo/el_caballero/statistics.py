"""What is counted in a game of El Caballero: where points come from, and which seats win."""

from __future__ import annotations

from collections import Counter
from typing import Any

from castillo.kernel.event import Event
from castillo.stories.statistics import GameStatistics

TITLES = {
    "points_by_kind": "points by kind of area",
    "done": "how often it was done",
    "wins_by_seat": "wins by seat, counted from the start player (0)",
}
COUNTED = (
    "tile_laid", "card_laid", "card_raised", "card_thrown_out", "card_withdrawn", "ship_bought", "castle_bought",
    "ship_moved", "ship_set", "castle_moved", "grande_placed", "grande_moved", "alcalde_placed",
)  # fmt: skip


class CaballeroStatistics(GameStatistics):
    """One game."""

    titles = TITLES

    def __init__(self) -> None:
        self.players = 0
        self.start_player = 0
        self.kinds: Counter[str] = Counter()
        self.rounds: Counter[str] = Counter()
        self.done: Counter[str] = Counter()
        self.round = "1"

    def begin(self, view: dict[str, Any]) -> None:
        self.players = view["setup"]["players"]
        self.start_player = view["table"]["start_player"]

    def listen(self, events: list[Event]) -> None:
        for event in events:
            what = event.kind.rsplit("-log-", 1)[-1]
            if what in COUNTED:
                self.done[what] += 1
            elif what == "round_begun":
                self.round = str(event.args["round"])
            elif what == "scored":
                points: Any = event.args["points"]
                self.kinds[str(event.args["kind"])] += sum(points)
                self.rounds[self.round] += sum(points)

    def sums(self) -> dict[str, dict[str, int]]:
        return {"points_by_kind": self.kinds, "points_by_round": self.rounds, "done": self.done}

    def seats(self) -> dict[str, list[str]]:
        return {"wins_by_seat": [str((seat - self.start_player) % self.players) for seat in range(self.players)]}
