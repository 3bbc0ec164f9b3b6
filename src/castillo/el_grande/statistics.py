"""What is counted in a game of El Grande: where points come from, and from where one wins."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from castillo.kernel.event import Event
from castillo.stories.statistics import GameStatistics

GENERAL = "general scoring"
TITLES = {
    "points_when_taken": "points for each time a card was taken",
    "wins_by_seat": "wins by seat, counted from the start player (0)",
    "wins_by_home": "wins by start region",
}


class GrandeStatistics(GameStatistics):
    """One game."""

    titles = TITLES

    def __init__(self) -> None:
        self.homes: list[str] = []  # where each seat's Grande stood at the start
        self.start_player = 0
        self.places: Counter[str] = Counter()
        self.cards: Counter[str] = Counter()
        self.rounds: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.round = "1"  # where the game stands while it is counted
        self.card = GENERAL

    def begin(self, view: dict[str, Any]) -> None:
        markers = view["board"]["markers"]
        self.homes = [marker["place"] for marker in markers if marker["kind"] == "grande"]
        self.start_player = next((m["seat"] for m in markers if m["kind"] == "start_player"), 0)
        self.round = str(view["board"]["numbers"]["round"])

    def listen(self, events: list[Event]) -> None:
        for event in events:
            what, args = event.kind.rsplit("-log-", 1)[-1], cast(dict[str, Any], event.args)
            if what in ("special_begun", "action_card_taken"):
                self.card = args["card"]["card"]
                if what == "action_card_taken":
                    self.taken[self.card] += 1
            elif what == "round_begun":
                self.round = str(args["round"])
            elif what == "scored":
                total = sum(args["points"])
                self.places[args["place"]["place"]] += total
                self.rounds[self.round] += total
                self.cards[GENERAL if args.get("how") == "general" else self.card] += total

    def sums(self) -> dict[str, dict[str, int]]:
        return {"points_by_place": self.places, "points_by_round": self.rounds, "points_by_card": self.cards}

    def rates(self) -> dict[str, dict[str, tuple[int, int]]]:
        return {"points_when_taken": {card: (self.cards[card], times) for card, times in self.taken.items()}}

    def seats(self) -> dict[str, list[str]]:
        players = len(self.homes)
        after_start = [str((seat - self.start_player) % players) for seat in range(players)]
        return {"wins_by_seat": after_start, "wins_by_home": self.homes}
