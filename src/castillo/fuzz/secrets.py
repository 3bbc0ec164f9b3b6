"""Secrets: two games take the same course but for what some may not know. To these they are the same, byte by byte.

What is secret the game's fuzz kit says, after the rules. No module and no frame is asked what it hides: that is what is
tried.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random

from castillo.fuzz.faults import Fault, differing, kit_of, viewers
from castillo.kernel.event import visible
from castillo.kernel.game import Game


class Twins:
    """Two games that `blind` viewers cannot tell apart until something hidden comes out."""

    def __init__(self, one: Game, other: Game, blind: Sequence[int | None]) -> None:
        self.games = (one, other)
        self.blind = blind
        self.apart = False  # once something came out in which they differ

    def choose(self, seat: int, *actions: int) -> None:
        """The same seat makes a choice in each of them."""
        floors = [int(game.floor) for game in self.games]
        pairs = zip(self.games, actions, strict=True)
        told = [game.choose(action, seat) for game, action in pairs]
        came_out = floors != [int(game.floor) for game in self.games]
        seeing = [seat for game in self.games for seat in kit_of(game).looks_at_secrets(game)]
        self.blind = [viewer for viewer in self.blind if viewer not in seeing]
        for viewer in self.blind:
            heard = [json.dumps([event.to_json() for event in visible(events, viewer)]) for events in told]
            self._compare(viewer, heard, came_out)

    def _compare(self, viewer: int | None, heard: list[str], came_out: bool) -> None:
        """What came out in this step has been told; it must not show otherwise, nor anything that did not come out."""
        if heard[0] != heard[1]:
            if not came_out:
                raise Fault(f"secret: seat {viewer} is told it: {heard[0]} instead of {heard[1]}")
            self.apart = True
        views = [game.view(viewer) for game in self.games]
        if not self.apart and json.dumps(views[0]) != json.dumps(views[1]):
            raise Fault(f"secret: the view of seat {viewer} shows it in {differing(views[0], views[1])}")

    def play_on(self, luck: Random, most: int) -> int:
        """So many choices alike, or until the games are apart; secret ones of those who know may differ. How many."""
        for made in range(most):
            one, other = self.games
            if self.apart or one.over or other.over:
                return made
            seat = luck.choice([decision.seat for decision in one.decisions])
            secret = [] if seat in self.blind else [kit_of(game).secret_answers(game, seat) for game in self.games]
            if all(secret) and secret:
                self.choose(seat, *map(luck.choice, secret))
                continue
            both = [action for action in one.actions_of(seat) if action in other.actions_of(seat)]
            if not both:
                return made
            chosen = luck.choice(both)
            self.choose(seat, chosen, chosen)
        return most


def check_secret_answer(game: Game, seat: int, luck: Random, most: int = 0) -> int:
    """A seat answers a secret question in two ways, and the game continues: nobody else can tell which, and it can.

    It cannot where the answer is gone at once: the disc of whoever plays the whirlwind last, but may not use it, is put
    away unshown before anybody is asked anything. How many choices were made before it came out.
    """
    answers = kit_of(game).secret_answers(game, seat)
    if len(answers) < 2:
        return 0
    twins = Twins(game.clone(), game.clone(), [viewer for viewer in viewers(game) if viewer != seat])
    twins.choose(seat, *luck.sample(answers, 2))
    one, other = twins.games
    if not twins.apart and one.view(seat) == other.view(seat) and one.describe() != other.describe():
        raise Fault(f"secret: seat {seat} does not see what it answered itself")
    return 1 + twins.play_on(luck, most)
