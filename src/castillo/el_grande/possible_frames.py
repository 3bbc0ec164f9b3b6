"""What can be: what is pending in a position that somebody's document describes, frame by frame."""

from __future__ import annotations

from collections.abc import Collection

from castillo.el_grande.discs import LEAVE_CASTILLO, unpack
from castillo.el_grande.frames.discs import MOST_SEATS, SetDiscs
from castillo.el_grande.frames.pieces import ReturnOwn
from castillo.el_grande.frames.round import GENERAL_SCORING, ROUND, SET_UP, TURN, Phase, PlayPowerCard
from castillo.el_grande.frames.scoring import GeneralRegions
from castillo.el_grande.frames.special import EndSpecial
from castillo.el_grande.frames.supply import ChooseActionCard
from castillo.el_grande.frames.turn import PLACING_BEGUN, PLACING_OVER, EndTurn, TakeTurn
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.possible_cards import check_order, check_taken
from castillo.kernel.actions import a_of
from castillo.kernel.errors import SetupError, refuse
from castillo.kernel.frame import NOBODY, Frame, Simultaneous, number_names
from castillo.kernel.reactions import Reaction

MOST_PENDING = 200
STEPS: dict[type[Frame], str] = {ChooseActionCard: "supply", TakeTurn: "use", EndTurn: "finish"}


def check_pending(game: Position, allowed: dict[str, Collection[int]]) -> None:
    waiting = len(game.frames)
    refuse(waiting > MOST_PENDING, f"pending: {waiting} frames wait; there are never more than {MOST_PENDING}.")
    for at, frame in enumerate(game.frames):
        entry = game.book.frame_to_json(frame)
        for name, number in zip(("seat", *number_names(type(frame))), entry[1:], strict=True):
            if number not in allowed[name]:
                raise SetupError(f"pending: {number} is not allowed in {entry!r}; {shown(name, allowed)}.")
        reason = frame.why_impossible(game) or _why_not_there(game, entry[0], at)
        refuse(reason != "", f"pending: {entry!r} is not possible: {reason}.")
    last = game.book.track[-1]
    refuse(not waiting and game.round != last, f"round, pending: the game is over after round {last} only.")
    _check_round(game)
    ends = [frame.seat for frame in game.frames if isinstance(frame, EndSpecial)]
    where = "a special action is under way where its end waits, and only there"
    refuse([game.special] != (ends or [NOBODY]), f"pending, course: {where}.")
    begun = [frame.seat for frame in game.frames if isinstance(frame, Phase) and frame.phase == TURN and frame.index]
    refuse([game.active] != (begun or [NOBODY]), "course, pending: it is not this player's turn.")


def _why_not_there(game: Position, name: str, at: int) -> str:
    """Why a frame cannot lie at this place of the stack."""
    frame = game.frames[at]
    phase = frame.phase if isinstance(frame, Phase) else NOBODY
    below = game.frames[at - 1] if at else frame
    covered = at < len(game.frames) - 1
    reasons = (
        ((at == 0) != (phase == ROUND), "below everything else, and only there, is the course of the round"),
        (phase in (SET_UP, GENERAL_SCORING) and at != 1, "it is a step of the round"),
        (phase == SET_UP and game.round != 0, "a round has begun"),
        (phase == TURN and not _before_turns(below), "a turn begins when no other is under way"),
        (covered and isinstance(frame, Simultaneous), "a question to several players is the first to be answered"),
        (isinstance(frame, Reaction) and not _announced(below), "nothing has been announced"),
        (isinstance(frame, ChooseActionCard) and not _turn_of(below, frame.seat), "an action card is taken in a turn"),
        (not frame.automatic and frame.seat == NOBODY, "a question is to somebody"),
        (isinstance(frame, TakeTurn) and _never_so_far(game, frame), "no turn comes so far"),
        (_is_of_turn(name, frame) and frame.seat not in (game.active, game.special), "it is not this player's turn"),
        (not _at_its_step(game, below, frame), "another step of the course asks for it"),
        (isinstance(frame, SetDiscs) and not _discs_set(game, frame), "those who have answered have set their discs"),
    )
    return next((reason for wrong, reason in reasons if wrong), "")


def _is_of_turn(name: str, frame: Frame) -> bool:
    """Whether a question of the core is to nobody but whose turn, or whose special action, it is."""
    others = (PlayPowerCard, ReturnOwn, Simultaneous, Reaction)
    return name.startswith("el_grande.") and not frame.automatic and not isinstance(frame, others)


def _at_its_step(game: Position, below: Frame, frame: Frame) -> bool:
    """Whether what lies right on the course of a turn is asked in the step that comes before the next one."""
    step = STEPS.get(type(frame), "")
    if not isinstance(below, Phase) or not step:
        return True
    asks = game.book.phases[below.phase][below.index - 1].name
    return asks == step or (asks != "begin" and asks not in STEPS.values())  # a module's step may ask for the same


def _never_so_far(game: Position, turn: TakeTurn) -> bool:
    """Whether more are placed than may be, or placing is over that never began."""
    book = game.book
    helped = 1 if book.on_placing else 0  # one more that somebody else's card lets place is not among the limit
    most = turn.placed if game.special != NOBODY else book.placing(game, turn.seat, turn.placed).most + helped
    begun, over = turn.stage & PLACING_BEGUN > 0, turn.stage & PLACING_OVER > 0
    return turn.placed > most or begun != (turn.placed > 0) or (over and not begun)


def _discs_set(game: Position, asked: SetDiscs) -> bool:
    """Whether those who have answered, and only they, have set their discs to something they were offered."""
    for seat, place in enumerate(unpack(asked.answers, MOST_SEATS)):
        answered = (asked.asked & ~asked.waiting) >> seat & 1
        offered = [a_of(action) for action in asked.options_of(game, seat)] if answered else [NOWHERE]
        if place not in offered:
            return False
    return True


def _announced(frame: Frame) -> bool:
    """Whether a frame is a step that others may react to, or the question to another of them."""
    return isinstance(frame, Reaction) or (frame.automatic and not isinstance(frame, (Phase, EndSpecial)))


def _turn_of(frame: Frame, seat: int) -> bool:
    """Whether a frame is what is left of a seat's turn."""
    return isinstance(frame, Phase) and frame.phase == TURN and frame.seat == seat


def _before_turns(frame: Frame) -> bool:
    """Whether a frame is the course of the round, or a turn that has not begun."""
    return isinstance(frame, Phase) and (frame.phase == ROUND or (frame.phase == TURN and frame.index == 0))


def _check_round(game: Position) -> None:
    """What lies below everything else fits the round, and everybody whose power card is missing is asked for it."""
    lowest = game.frames[0] if game.frames else None
    if not isinstance(lowest, Phase):
        return
    names = [step.name for step in game.book.phases[ROUND]]
    check_order(game, names, int(lowest.index))
    begins = lowest.index <= names.index("reveal")
    refuse(game.round == 0 and not begins, "round, pending: no round has begun, yet one is under way.")
    over = game.round == game.book.track[-1] and begins
    refuse(over, "round, pending: the last round is over, yet another one begins.")
    due = game.round in game.book.scoring_rounds and lowest.index == names.index("scoring") + 1
    early = not due and scoring(game)
    rounds = ", ".join(map(str, game.book.scoring_rounds))
    refuse(early, f"round, stage, pending: a general scoring comes at the end of one of the rounds {rounds}.")
    if game.round:
        check_taken(game, lowest.index > names.index("turns"))
    kept = any(purpose.kept for number, purpose in game.book.purposes.items() if number != LEAVE_CASTILLO)
    if not due and not kept and any(place != NOWHERE for place in game.discs):
        raise SetupError("discs: one is set, yet nobody has been asked for one.")
    asked = [frame.seat for frame in game.frames if isinstance(frame, PlayPowerCard)]
    if names.index("power_cards") < lowest.index <= names.index("end"):
        for seat, card in enumerate(game.played):
            missing = card < 0 and seat not in asked
            refuse(missing, f"played: seat {seat} has played no power card and is not asked for one.")


def scoring(game: Position) -> bool:
    """Whether a general scoring is under way."""
    return any(_scores_all(frame) for frame in game.frames)


def _scores_all(frame: Frame) -> bool:
    """Whether a frame is part of a general scoring."""
    if isinstance(frame, SetDiscs):
        return frame.purpose == LEAVE_CASTILLO
    return isinstance(frame, GeneralRegions) or (isinstance(frame, Phase) and frame.phase == GENERAL_SCORING)


def shown(name: str, allowed: dict[str, Collection[int]]) -> str:
    numbers = allowed[name]
    if isinstance(numbers, range):
        return f"{name} is a number from {numbers.start} to {numbers.stop - 1}"
    return f"{name} is one of {', '.join(map(str, sorted(numbers)))}"
