"""What the fuzzer and `castillo simulate` know of Three Towers."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace
from typing import Any

from castillo.kernel.event import Event
from castillo.kernel.luck import Luck
from castillo.kernel.parts import FuzzKit
from castillo.stories.statistics import GameStatistics
from tests.towers.frames import PEOPLE, Bid
from tests.towers.position import TOWERS, Position


class TowerFuzzKit(FuzzKit):
    words = (*TOWERS, "guard")

    def broken_law(self, before: Position, after: Position) -> str:
        most = PEOPLE * after.round * after.seats
        return f"too many people: {after.people}" if sum(after.people) > most or min(after.people) < 0 else ""

    def disguised(self, game: Position, viewer: int | None, luck: Luck) -> Position:
        """Other feasts are to come, and the others have bid something else."""
        document = deepcopy(game.describe())
        shown = game.feasts_shown()
        document["feasts"] = [*shown, *luck.shuffled(game.feasts[len(shown) :])]
        frame = game.frames[-1] if game.frames else None
        if isinstance(frame, Bid):
            own = 255 << 8 * viewer if viewer is not None else 0
            kept = replace_bids(frame, frame.bids & own).guessed(game, -1 if viewer is None else viewer, luck)
            document["pending"][-1] = game.rules.frame_to_json(kept)
        other = game.rules.from_document(replace(game.setup, seed=luck.below(1 << 32)), document)
        assert isinstance(other, Position)
        return other

    def secret_answers(self, game: Position, seat: int) -> list[int]:
        return game.actions_of(seat) if isinstance(game.frames[-1], Bid) else []


def replace_bids(frame: Bid, bids: int) -> Bid:
    return Bid(frame.seat, frame.opened, frame.asked, frame.waiting, bids)


class TowerStatistics(GameStatistics):
    """What each tower has paid."""

    def __init__(self) -> None:
        self.paid: dict[str, int] = {}

    def listen(self, events: list[Event]) -> None:
        for event in events:
            if event.kind == "towers-log-paid":
                place: Any = event.args["place"]
                points: Any = event.args["points"]
                self.paid[place["place"]] = self.paid.get(place["place"], 0) + sum(points)

    def sums(self) -> dict[str, dict[str, int]]:
        return {"points_by_tower": self.paid}
