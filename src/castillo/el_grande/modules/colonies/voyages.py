"""What bots know of the sea: what caballeros under way and what they carry may still bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castillo.el_grande.appraise import Appraiser, Scene, turns_to_come
from castillo.el_grande.instinct import added, looks
from castillo.el_grande.modules.colonies.board import AFRICA, AMERICA, NEW_REGIONS, SHIP
from castillo.el_grande.modules.colonies.company import equals
from castillo.el_grande.modules.colonies.state import (
    CHOICES,
    FLIPS,
    GOLD_TOKENS,
    HOLDER,
    LIMIT,
    STRIKES,
    TOKENS,
    TOKENS_IN_ALL,
    UNCLAIMED,
    VICEROY,
    is_carried,
    number,
    owner_in,
    place_in,
    printed,
)
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.showing import Presenter
from castillo.kernel.actions import PASS, a_of
from castillo.kernel.frame import NOBODY

NEW_REGIONS_MASK: Final = sum(1 << region for region in NEW_REGIONS)

# To bots, of the points of gold and goods, as long as there is time to bring them home:
ON_THE_WAY: Final = 0.75  # on the ship
FAR_AWAY: Final = 0.5  # carried, and further away
IN_REACH: Final = 0.3  # lying where somebody could take them up
TOO_LATE: Final = 0.05  # where there is no time left

# ... and in points:
AFLOAT: Final = 1.2  # a caballero on the ship, who may land where he likes
MOST_AFLOAT: Final = 3  # so many of them
VICEROY_TO_BE: Final = 2.0  # having somebody there while América has no viceroy
INQUISITOR: Final = 0.8  # holding the Grand Inquisitor, for each turn to come
KEPT: Final = 1.0  # a card that is kept


class Voyages(Presenter):
    """What may be expected beside what places pay."""

    def prospects(self, game: Position, at_court: float, answer: list[float]) -> list[float]:
        answer = answer[:]
        turns = turns_left(game)
        self.goods(game, turns, answer)
        self.aboard(game, turns, answer)
        holder: i64 = game.state[self.slot + HOLDER]
        if holder != NOBODY:
            answer[holder] += INQUISITOR * float(turns[holder])
        for which in (FLIPS, STRIKES, CHOICES):
            keepers: i64 = game.state[self.slot + which]
            for seat in range(game.seats if keepers else 0):
                if keepers >> seat & 1:
                    answer[seat] += KEPT
        return answer

    def goods(self, game: Position, turns: list[int], answer: list[float]) -> None:
        """Gold and goods on their way home, and those that lie where somebody may take them up."""
        worth = [float(printed(game, "gold")), float(printed(game, "goods"))]
        lying = [0, 0]
        for token in range(TOKENS_IN_ALL):
            code: i64 = game.state[self.slot + TOKENS + token]
            sort = 0 if token < GOLD_TOKENS else 1
            if code == UNCLAIMED:
                lying[sort] += 1
            elif is_carried(code):
                winner = game.book.holder(game, owner_in(code))
                if winner != NOBODY:
                    answer[winner] += worth[sort] * share_of(place_in(code), turns[winner])
        for sort, where in ((0, AMERICA), (1, AFRICA)):
            for player in range(game.seats if lying[sort] else 0):
                if turns[player] >= BOTH_WAYS and game.count(player, where) > 0:
                    takers = min(lying[sort], equals(game, player, where))
                    answer[player] += IN_REACH * worth[sort] * float(takers)

    def aboard(self, game: Position, turns: list[int], answer: list[float]) -> None:
        """Whoever is on the ship may land where he likes."""
        vacant = game.state[self.slot + VICEROY] == NOWHERE
        for player in range(game.seats):
            if turns[player] > 0 and game.count(player, SHIP) > 0:
                free = equals(game, player, SHIP)
                answer[player] += AFLOAT * float(min(free, MOST_AFLOAT))
                if vacant and free > 0:
                    answer[player] += VICEROY_TO_BE


BOTH_WAYS: Final = 2
"""Turns it takes to come home from far away: one to the ship, one to Spain."""


def share_of(place: i64, turns: i64) -> float:
    """How much of the points of what somebody carries may still be expected, with so many turns to come."""
    if place == SHIP:
        return ON_THE_WAY if turns > 0 else TOO_LATE
    return FAR_AWAY if turns >= BOTH_WAYS else TOO_LATE


def turns_left(game: Position) -> list[int]:
    """By seat, how many turns are still to come after the one that is on."""
    rounds = len([number for number in game.book.track if number > game.round])
    waiting = turns_to_come(game)
    return [rounds + (waiting >> seat & 1) for seat in range(game.seats)]


def landings(mind: Appraiser, game: Position, seat: i64, owner: i64, actions: list[int]) -> list[float]:
    """What landing in each of these ports brings. Along the coasts of Spain only the majorities differ."""
    scene, scores = Scene(game), [0.0] * len(actions)
    unlike = NEW_REGIONS_MASK | 1 << number(game, LIMIT)
    beside, known = 0.0, False
    for i in range(len(actions)):
        port = a_of(actions[i])
        if unlike >> port & 1:
            scores[i] = looks(mind, game, seat, [actions[i]])[0]
            continue
        here = added(mind, scene, seat, owner, port, 1)
        if not known:
            beside, known = looks(mind, game, seat, [actions[i]])[0] - here, True
        scores[i] = beside + here
    return scores


def departures(mind: Appraiser, game: Position, seat: i64, actions: list[int]) -> list[float]:
    """Whoever leaves the ship is worth what he brings where he lands."""
    scores: list[float] = []
    for action in actions:
        if action == PASS:
            scores.append(0.0)
            continue
        after = game.clone()
        after.act_as(seat, action)
        scores.append(max(landings(mind, after, seat, a_of(action), after.current)))
    return scores
