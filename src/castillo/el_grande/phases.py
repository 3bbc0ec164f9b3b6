"""The phases: a round, a turn and a general scoring are lists of named steps.

Modules insert and replace steps by name.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.atoms import course
from castillo.el_grande.discs import LEAVE_CASTILLO
from castillo.el_grande.frames.discs import ask_for_discs
from castillo.el_grande.frames.pieces import held_by
from castillo.el_grande.frames.round import GENERAL_SCORING, ROUND, SET_UP, TURN, Phase, PlayPowerCard
from castillo.el_grande.frames.scoring import BEFORE_REGIONS, GeneralRegions
from castillo.el_grande.frames.supply import ChooseActionCard, supply
from castillo.el_grande.frames.turn import EndTurn, use_card
from castillo.el_grande.places import BLACK, CASTILLO, COURT, NOWHERE, PROVINCE
from castillo.el_grande.position import Position
from castillo.el_grande.scoring import GENERAL
from castillo.kernel.actions import mask_of
from castillo.kernel.frame import NOBODY
from castillo.kernel.window import NOT_THIS_ACTION, NOT_THIS_ROUND, NOT_THIS_TURN


@mypyc_attr(allow_interpreted_subclasses=True)
class PhaseStep:
    """A named step of a phase: the `run` of a subclass, or a function. Stateless. `seat` is whose turn it is, or -1."""

    def __init__(self, name: str, do: Callable[[Position, i64], None] | None = None) -> None:
        self.name = name
        self.do = do

    def run(self, game: Position, seat: i64) -> None:
        """Do the step; in a turn, for the seat whose turn it is."""
        assert self.do is not None
        self.do(game, seat)


# -- the round (EG-3) ------------------------------------------------------------------------------------


class RevealCards(PhaseStep):
    """The top card of each stack is turned up."""

    def run(self, game: Position, seat: i64) -> None:
        track = game.book.track
        course.begin_round(game, track[0] if game.round == 0 else track[track.index(game.round) + 1])
        game.frames = game.frames[:]  # it was empty: Python gives such a list its memory by a slower way from then on


class PlayPowerCards(PhaseStep):
    """From the start player clockwise each plays one (EG-3.1)."""

    def run(self, game: Position, seat: i64) -> None:
        for i in range(game.seats - 1, -1, -1):  # the last to play is pushed first
            game.push(PlayPowerCard((game.start_player + i) % game.seats))


class TakeTurns(PhaseStep):
    """From the highest power card to the lowest."""

    def run(self, game: Position, seat: i64) -> None:
        for player in game.turn_order():  # lowest first: the highest ends on top
            game.push(game.book.phase_frame(player, TURN, 0))


def all_have_played(game: Position) -> bool:
    """Whether the power cards of this round are all on the table: none is still to come, not even a second one."""
    if not game.round or -1 in game.played:
        return False
    turns = [step.name for step in game.book.phases[ROUND]].index("turns")
    return not any(isinstance(f, Phase) and f.phase == ROUND and f.index <= turns for f in game.frames)


class EndRound(PhaseStep):
    """The lowest card gets the start player marker; what expires, expires (EG-3.6)."""

    def run(self, game: Position, seat: i64) -> None:
        course.end_round(game, game.turn_order()[0])


class ScoreIfDue(PhaseStep):
    """General scoring after every third place on the track."""

    def run(self, game: Position, seat: i64) -> None:
        if game.round in game.book.scoring_rounds:
            game.push(game.book.phase_frame(NOBODY, GENERAL_SCORING, 0))


class NextRound(PhaseStep):
    """On to the next round, or the game is over (EG-4.6)."""

    def run(self, game: Position, seat: i64) -> None:
        game.expire_standing(NOT_THIS_ROUND)
        if game.round != game.book.track[-1]:
            game.push(game.book.phase_frame(NOBODY, ROUND, 0))


# -- a turn (EG-3.2, EG-3.3) -----------------------------------------------------------------------------


class BeginTurn(PhaseStep):
    """A seat becomes active."""

    def run(self, game: Position, seat: i64) -> None:
        course.begin_turn(game, seat)


class TakeSupply(PhaseStep):
    """All the card allows is taken; taking fewer is offered with the next question."""

    def run(self, game: Position, seat: i64) -> None:
        number = game.book.supply(game, seat)
        taken = min(number, game.count(seat, PROVINCE))
        game.push(ChooseActionCard(seat, taken))
        supply(game, seat, number)


class UseActionCard(PhaseStep):
    """The seat places caballeros and uses its special action, in either order (EG-3.3)."""

    def run(self, game: Position, seat: i64) -> None:
        use_card(game, seat)


class FinishTurn(PhaseStep):
    """Where the table wants turns confirmed, the seat is asked."""

    def run(self, game: Position, seat: i64) -> None:
        if game.book.confirm_turns:
            game.push(EndTurn(seat))


class CloseTurn(PhaseStep):
    """The turn is over, and so are the standing answers that held for it."""

    def run(self, game: Position, seat: i64) -> None:
        course.end_turn(game)
        game.expire_standing(NOT_THIS_ACTION)
        game.expire_standing(NOT_THIS_TURN)


# -- the general scoring (EG-4.5) ------------------------------------------------------------------------


class SetCastilloDiscs(PhaseStep):
    """Everyone sets a disc; whoever has nobody in the Castillo, as everybody saw, is not asked (Q-06)."""

    def run(self, game: Position, seat: i64) -> None:
        course.open_general_scoring(game)
        ask_for_discs(game, game.start_player, who_leaves(game), LEAVE_CASTILLO, 0)


def who_leaves(game: Position) -> i64:
    """Mask of the seats with somebody in the Castillo, be it the Grande."""
    inside = [any(game.count(owner, CASTILLO) for owner in held_by(game, seat)) for seat in range(game.seats)]
    return mask_of([seat for seat in range(game.seats) if inside[seat] or game.grandes[seat] == CASTILLO])


class ScoreCastillo(PhaseStep):
    """The Castillo is scored, before anybody leaves it."""

    def run(self, game: Position, seat: i64) -> None:
        atoms.score(game, CASTILLO, GENERAL)


class LeaveByDisc(PhaseStep):
    """Discs are shown; each player's caballeros go there, or to the Court if the King is there.

    Black ones go with their holder's disc; they stay in where nobody holds them or the King is there.
    """

    def run(self, game: Position, seat: i64) -> None:
        places = list(game.discs)
        course.show_kept_discs(game, places, "EG-4.5")
        targets = [place if may_leave_to(game, places, place) else COURT for place in places]
        for player in range(game.seats):
            count = game.count(player, CASTILLO)
            if places[player] != NOWHERE and count > 0:
                what = atoms.TO_COURT if targets[player] == COURT else atoms.MOVED
                atoms.travel(game, player, what, player, 0, CASTILLO, targets[player], count)
        holder = game.book.black_holder(game)
        if holder != NOBODY and places[holder] != NOWHERE and targets[holder] != COURT:
            count = game.count(BLACK, CASTILLO)
            atoms.travel(game, holder, atoms.MOVED, BLACK, 0, CASTILLO, targets[holder], count)
        course.castillo_emptied(game)
        for w in game.book.told.on_left_by_disc:
            w.left_by_disc(game, places)


def may_leave_to(game: Position, places: list[int], place: i64) -> bool:
    """Whether all who leave the Castillo for a place may go there: those who arrive by disc arrive together."""
    if place == NOWHERE or not game.book.enterable(game, place):
        return False
    if not game.book.on_fits:
        return True
    together: i64 = 0
    for player in range(game.seats):
        if places[player] == place:
            together += game.count(player, CASTILLO)
    return game.book.fits(game, place, together)


class ScoreAllRegions(PhaseStep):
    """The regions are announced, then scored one after the other."""

    def run(self, game: Position, seat: i64) -> None:
        game.announce(GeneralRegions(NOBODY, 0), BEFORE_REGIONS)


def core_phases() -> dict[int, list[PhaseStep]]:
    """The steps of the base rules, by phase; modules insert theirs before or after a name, or replace one."""
    return {
        ROUND: [
            RevealCards("reveal"),
            PlayPowerCards("power_cards"),
            TakeTurns("turns"),
            EndRound("end"),
            ScoreIfDue("scoring"),
            NextRound("next"),
        ],
        TURN: [
            BeginTurn("begin"),
            TakeSupply("supply"),
            UseActionCard("use"),
            FinishTurn("finish"),
            CloseTurn("close"),
        ],
        GENERAL_SCORING: [
            SetCastilloDiscs("discs"),
            ScoreCastillo("castillo"),
            LeaveByDisc("leave"),
            ScoreAllRegions("regions"),
        ],
        SET_UP: [],  # what players decide before the first round
    }
