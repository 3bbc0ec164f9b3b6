"""Secrets: two games take the same course but for what some may not know. To these they are the same, byte by byte.

What is secret is said here, after the rules. No module and no frame is asked what it hides: that is what is tried.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random

from castillo.fuzz.faults import Fault, differing, viewers
from castillo.kernel.actions import PASS, a_of
from castillo.kernel.event import visible
from castillo.kernel.game import Game

SECRET_QUESTIONS = ("set_discs", "choose_hand", "take_power_card_back", "take_region_card")

FORGONE_OPENLY = ("take_power_card_back",)
"""Secret questions at which it shows that nothing is answered: everybody sees that no card comes back (EG-5.27)."""


def secret_answers(game: Game, seat: int) -> list[int]:
    """The answers to the open question that nobody else may tell apart; what a seat does aside is no answer to it.

    That somebody takes back a card chosen for the hand shows: he is waited for again.
    """
    kind = game.decisions[0].kind
    if kind not in SECRET_QUESTIONS:
        return []
    if kind == "take_power_card_back" and game.setup.options["taken_back_card"] == "open":
        return []
    known = [*game.rules.asides(game, seat), *([PASS] if kind in FORGONE_OPENLY else [])]
    answers = [action for action in game.actions_of(seat) if action not in known]
    return [action for action in answers if kind != "choose_hand" or not a_of(action)]


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
            secret = [] if seat in self.blind else [secret_answers(game, seat) for game in self.games]
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
    """A seat answers a secret question in two ways, and the game goes on: nobody else can tell which, and it can.

    How many choices were made before it came out.
    """
    answers = secret_answers(game, seat)
    if len(answers) < 2:
        return 0
    twins = Twins(game.clone(), game.clone(), [viewer for viewer in viewers(game) if viewer != seat])
    twins.choose(seat, *luck.sample(answers, 2))
    one, other = twins.games
    if not twins.apart and one.view(seat) == other.view(seat):
        raise Fault(f"secret: seat {seat} does not see what it answered itself")
    return 1 + twins.play_on(luck, most)
