"""Instinct: how good each open option looks at once, before any search. Written by kind of question, never by card.

Scores are in points, seen from the seat that answers: its own gain less the mean gain of the others.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castillo.el_grande.appraise import Appraiser, Scene, nothing_moved
from castillo.el_grande.discs import DISC_SCORING, RETURN_ALL, RETURN_SOME
from castillo.el_grande.frames.discs import SetDiscs
from castillo.el_grande.frames.moving import MoveCaballero, NameSource, PickCaballero
from castillo.el_grande.frames.pieces import PickVictim, ReturnOwn
from castillo.el_grande.frames.round import PlayPowerCard
from castillo.el_grande.frames.scoring import ScoreOneRegion, ScoreRegions
from castillo.el_grande.frames.special import ChoosePart
from castillo.el_grande.frames.supply import ChooseActionCard, TakeFewer, TakeFromRegions
from castillo.el_grande.frames.turn import TakeTurn
from castillo.el_grande.places import BLACK, CASTILLO, COURT, PROVINCE
from castillo.el_grande.position import Position
from castillo.el_grande.scoring import FIRST_ONLY, SPECIAL, tally
from castillo.el_grande.verbs import FEWER, PIECE, PLACE, STACK, START, TO
from castillo.kernel.actions import PASS, a_of, b_of, number_of, verb_of
from castillo.kernel.frame import NOBODY, Frame
from castillo.kernel.mind import balance

A_LITTLE: Final = 0.05
"""Doing something beats doing nothing, if it is worth so much."""
UNKNOWN: Final = -1e9
SEVERAL: Final = 2.0
"""Whoever names a region moves about this many caballeros out of it."""


def instincts(appraiser: Appraiser, game: Position, seat: i64, actions: list[int]) -> list[float]:
    """A score for each action that the seat may answer with."""
    asides = game.book.asides(game, seat) if game.book.has_asides else []
    if not asides:
        return _answers(appraiser, game, seat, actions)
    scores = dict(zip(asides, looks(appraiser, game, seat, asides), strict=True))
    others = [action for action in actions if action not in asides]
    scores.update(zip(others, _answers(appraiser, game, seat, others), strict=True))
    return [scores[action] for action in actions]


def _answers(appraiser: Appraiser, game: Position, seat: i64, actions: list[int]) -> list[float]:
    frame = game.frames[-1]
    if isinstance(frame, TakeTurn):
        return _turn(appraiser, game, seat, actions)
    if isinstance(frame, PickCaballero):
        return picks(appraiser, game, seat, actions, True)
    if isinstance(frame, MoveCaballero):
        scene = Scene(game)
        return [added(appraiser, scene, seat, frame.owner, a_of(action), 1) for action in actions]
    if isinstance(frame, PlayPowerCard):
        return _power_cards(appraiser, game, seat, actions)
    if isinstance(frame, ChooseActionCard):
        return _action_cards(appraiser, game, seat, actions)
    if isinstance(frame, SetDiscs):
        scene = Scene(game)
        return [_disc(appraiser, scene, seat, frame, a_of(action)) for action in actions]
    return _special(appraiser, game, seat, frame, actions)


def _special(appraiser: Appraiser, game: Position, seat: i64, frame: Frame, actions: list[int]) -> list[float]:
    """The questions of special actions that come up less often."""
    if isinstance(frame, (ReturnOwn, PickVictim, TakeFromRegions)):
        return picks(appraiser, game, seat, actions, False)
    if isinstance(frame, ScoreOneRegion):
        return [_scored(game, seat, a_of(action), SPECIAL) for action in actions]
    if isinstance(frame, ScoreRegions):
        return [_scored(game, seat, a_of(action), frame.mode) for action in actions]
    if isinstance(frame, NameSource):
        return _sources(appraiser, game, seat, actions, frame.either > 0)
    if isinstance(frame, TakeFewer):
        return [float(a_of(action)) for action in actions]
    if isinstance(frame, ChoosePart):
        return [0.0] * len(actions)
    return frame.instincts(game, actions, appraiser) or looks(appraiser, game, seat, actions)


def looks(appraiser: Appraiser, game: Position, seat: i64, actions: list[int]) -> list[float]:
    """How the position looks after each action: for any question there is."""
    before = appraiser.lead(game, seat)
    scores = [_after(appraiser, game, seat, action) - before for action in actions]
    return [score - A_LITTLE if action == PASS else score for score, action in zip(scores, actions, strict=True)]


def _after(appraiser: Appraiser, game: Position, seat: i64, action: i64) -> float:
    after = game.clone()
    after.act_as(seat, action)
    return appraiser.lead(after, seat)


# -- a turn ------------------------------------------------------------------------------------------------


def court_price(appraiser: Appraiser, game: Position, seat: i64) -> float:
    """What a caballero at the Court is worth."""
    weights = appraiser.weights[game.round]
    return weights.court + (weights.court_up_to_5 if game.count(seat, COURT) <= 5 else 0.0)


def _turn(appraiser: Appraiser, game: Position, seat: i64, actions: list[int]) -> list[float]:
    """Placing by what it adds; the special action is looked at once nothing is worth placing."""
    scores = placings(appraiser, game, seat, actions)
    if max(scores) > A_LITTLE:
        return scores
    before = appraiser.lead(game, seat)
    for i in range(len(actions)):
        if verb_of(actions[i]) == FEWER:
            scores[i] = -9.0
        elif verb_of(actions[i]) != PLACE and actions[i] != PASS:
            scores[i] = _started(appraiser, game, game.clone(), seat, actions[i], before)
    return scores


def _started(appraiser: Appraiser, game: Position, after: Position, seat: i64, action: i64, before: float) -> float:
    """What comes of it at once, and a little for the choices it brings; carried out on a copy."""
    after.act_as(seat, action)
    chooses = after.special == seat and after.active == seat
    gain = appraiser.instinct.a_choice if chooses else A_LITTLE
    if chooses and nothing_moved(game, after):  # as most special actions that begin with a choice
        return gain
    return gain + appraiser.lead(after, seat) - before


def placings(appraiser: Appraiser, game: Position, seat: i64, actions: list[int]) -> list[float]:
    """What a caballero from the Court adds where it goes, over what it is worth there; 0 for all other answers."""
    scene, price = Scene(game), court_price(appraiser, game, seat)
    return [
        added(appraiser, scene, seat, seat, a_of(action), 1) - price if verb_of(action) in (PLACE, TO) else 0.0
        for action in actions
    ]


def added(appraiser: Appraiser, scene: Scene, seat: i64, owner: i64, place: i64, count: i64) -> float:
    """The balance of so many more (or fewer) of an owner in a place; black ones count as their holder's."""
    whose = scene.black if owner == BLACK else owner
    if whose == NOBODY:
        return 0.0
    gain = appraiser.tip(scene, seat, owner, place, count)
    if place == CASTILLO:
        worth = appraiser.weights[scene.game.round].in_castillo * float(count)
        gain += worth if whose == seat else -worth / float(scene.game.seats - 1)
    return gain


def _action_cards(appraiser: Appraiser, game: Position, seat: i64, actions: list[int]) -> list[float]:
    """The placing a card allows, and what its special action does at once."""
    court = game.count(seat, COURT)
    place = max([A_LITTLE, *placings(appraiser, game, seat, game.book.placement_actions(game, seat))])
    before = appraiser.lead(game, seat)
    each = appraiser.instinct.each_placed
    scores: list[float] = []
    for action in actions:
        if verb_of(action) != STACK:
            scores.append(-9.0 if verb_of(action) == FEWER else 0.0)
            continue
        card = game.book.cards[game.revealed[game.book.stacks.index(a_of(action))]]
        after = game.clone()
        after.act_as(seat, action)
        score = each * place * float(min(card.place, court))
        if after.active == seat and START << 24 in after.current:
            score += max(0.0, _started(appraiser, game, after, seat, START << 24, before))
        elif card.special is not None and card.special.at_once:
            score += max(0.0, A_LITTLE + appraiser.lead(after, seat) - before)
        scores.append(score)
    return scores


def _power_cards(appraiser: Appraiser, game: Position, seat: i64, actions: list[int]) -> list[float]:
    """Enough for two turns at the Court; a high card goes earlier, and is dearer."""
    instinct = appraiser.instinct
    wanted = min(instinct.at_court - float(game.count(seat, COURT)), float(game.count(seat, PROVINCE)))
    values = game.book.power_values
    scores: list[float] = []
    for action in actions:
        bit = game.book.power_bits[number_of(action)]
        missing = wanted - float(game.book.power_supply[bit])
        score = -instinct.too_few * missing if missing > 0 else instinct.too_many * missing
        scores.append(score + instinct.high_card * float(values[bit]) / float(values[-1]))
    return scores


# -- caballeros that are picked up ----------------------------------------------------------------------------


def picks(appraiser: Appraiser, game: Position, seat: i64, actions: list[int], moves: bool) -> list[float]:
    """Picking a caballero up: what it leaves, and where it moves on to, what it best adds there."""
    scene, price = Scene(game), court_price(appraiser, game, seat)
    places = open_places(game)
    best = [UNKNOWN] * (BLACK + 1)
    scores: list[float] = []
    for action in actions:
        if verb_of(action) != PIECE:
            scores.append(A_LITTLE if action == PASS else looks(appraiser, game, seat, [action])[0])
            continue
        owner = a_of(action)
        place = b_of(action)
        if place == COURT:
            scores.append(-price)
            continue
        left = added(appraiser, scene, seat, owner, place, -1) if place < game.stride and is_owner(game, owner) else 0.0
        if moves and is_owner(game, owner):
            if best[owner] == UNKNOWN:
                best[owner] = best_target(appraiser, scene, seat, owner, places)
            left += best[owner]
        scores.append(left)
    return scores


def is_owner(game: Position, owner: i64) -> bool:
    """Whether these are somebody's caballeros, or black ones."""
    return owner < game.seats or owner == BLACK


def open_places(game: Position) -> list[int]:
    """Where caballeros may go."""
    return [place for place in game.book.board_places if game.book.enterable(game, place)]


def best_target(appraiser: Appraiser, scene: Scene, seat: i64, owner: i64, places: list[int]) -> float:
    """What one more of an owner adds where it adds most."""
    best = -99.0
    for place in places:
        best = max(best, added(appraiser, scene, seat, owner, place, 1))
    return best


def _sources(appraiser: Appraiser, game: Position, seat: i64, actions: list[int], foreign: bool) -> list[float]:
    """Naming a region to move out of: by the best caballero there."""
    scene, places = Scene(game), open_places(game)
    owners = range(game.seats) if foreign else range(seat, seat + 1)
    targets = {owner: best_target(appraiser, scene, seat, owner, places) for owner in owners}
    scores: list[float] = []
    for action in actions:
        best = 0.0
        if action != PASS:
            place = a_of(action)
            for owner in owners:
                if game.count(owner, place) > 0:
                    best = max(best, targets[owner] + added(appraiser, scene, seat, owner, place, -1))
        scores.append(SEVERAL * best)
    return scores


# -- regions that are named, discs ---------------------------------------------------------------------------


def _scored(game: Position, seat: i64, place: i64, mode: i64) -> float:
    points = tally(game, place, FIRST_ONLY if mode == FIRST_ONLY else SPECIAL)
    return balance([float(p) for p in points], seat)


def _disc(appraiser: Appraiser, scene: Scene, seat: i64, frame: SetDiscs, place: i64) -> float:
    """One's own disc, not knowing the others'."""
    game = scene.game
    if frame.purpose == DISC_SCORING:
        return _scored(game, seat, place, SPECIAL)
    if frame.purpose == RETURN_ALL:
        return added(appraiser, scene, seat, seat, place, -game.count(seat, place))
    if frame.purpose == RETURN_SOME:
        return added(appraiser, scene, seat, seat, place, -frame.arg)
    count = game.count(seat, CASTILLO)
    if frame.purpose and frame.arg < game.stride and frame.arg >= 0:
        count = game.count(seat, frame.arg)
    if place == game.king or not game.book.enterable(game, place):
        return court_price(appraiser, game, seat) * float(count)
    return added(appraiser, scene, seat, seat, place, count)
