"""What can be: a position that somebody's document describes is looked at number by number before anyone plays on.

A number of a pending frame or of a module is checked by what it is called: a name means the same everywhere.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from castillo.el_grande.atoms.course import TAKEN_BACK
from castillo.el_grande.discs import LEAVE_CASTILLO, unpack
from castillo.el_grande.frames.discs import MOST_SEATS, SetDiscs
from castillo.el_grande.frames.moving import ANY_NUMBER
from castillo.el_grande.frames.round import GENERAL_SCORING, ROUND, SET_UP, TURN, Phase, PlayPowerCard
from castillo.el_grande.frames.scoring import GeneralRegions
from castillo.el_grande.frames.special import EndSpecial
from castillo.el_grande.frames.supply import ChooseActionCard, TakeFewer
from castillo.el_grande.frames.turn import PLACING_BEGUN, PLACING_OVER, SPECIAL_DONE, EndTurn, TakeTurn
from castillo.el_grande.places import CASTILLO, NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.possible_cards import check_hands, check_order, check_taken, check_vetoes, turns_begun
from castillo.kernel.actions import a_of
from castillo.kernel.errors import SetupError, refuse
from castillo.kernel.frame import NOBODY, Frame, Simultaneous, number_names
from castillo.kernel.reactions import Reaction

MOST_PENDING = 200


def allowed_numbers(game: Position) -> dict[str, Collection[int]]:
    """Everything that a number can be, by its name in a frame or in a module's list of numbers."""
    book = game.book
    seats, cards, boards = int(book.seats), len(book.power_cards), len(book.scoreboard_ids)
    most = max(max(values.values(), default=0) for values in book.values.table.values())  # that is printed anywhere
    rows: list[tuple[str, Collection[int]]] = [
        ("place source target first arrived", {NOWHERE, *book.place_numbers.values()}),
        ("region", {NOWHERE, *book.regions}),
        ("disc", {NOWHERE, *book.disc_places}),
        ("shown_disc", {NOWHERE, *game.discs}),
        ("places offered", range(1 << len(book.place_ids))),
        ("seat opponent by", range(-1, seats)),
        ("owner", {NOBODY, *book.owners}),
        ("asked waiting seats", range(1 << seats)),
        ("own", range(max(ANY_NUMBER, most) + 1)),
        ("left foreign either count supplied taken most placed up_to one two three", range(most + 1)),
        ("arrived_first arrived_second", range(int(book.caballeros_each) + 1)),
        ("flag special bordering begun kept crossed ship", range(2)),
        ("marks0 marks1 marks2 marks3 marks4", range(1 << cards)),
        ("card", {0, *book.cards}),
        ("used", {0, *book.cards, *(-number for number in book.cards)}),  # negative: in part
        ("board", range(boards)),
        ("boards moved", range(1 << boards)),
        ("kind", range(1 << 12)),
        ("what", range(5)),
        ("which", range(256)),
        ("figure at", range(3)),
        ("mode", range(4)),
        ("stage", range(16)),
        ("stack", range(len(book.stacks))),
        ("index", range(max(len(book.regions), *map(len, book.phases), 16) + 1)),
        ("phase", range(len(book.phases))),
        ("purpose", book.purposes.keys()),
        ("arg", range(max(100, len(book.place_ids)))),
        ("answers", range(1 << 56)),
        ("slot", range(max(1, len(book.state)))),
        ("opened", range(int(game.entries) + 1)),
        ("round", {0, *book.track}),
        ("window", range(len(book.windows))),
        ("moment", range(64)),
    ]
    return {name: allowed for names, allowed in rows for name in names.split()}


def check_possible(game: Position) -> None:
    """Refuse a position that no game can come to, as far as its numbers tell."""
    check_hands(game)
    _check_cards(game)
    _check_trails(game)
    _check_course(game)
    check_vetoes(game)
    allowed = allowed_numbers(game)
    _check_modules(game, allowed)
    _check_pending(game, allowed)


def _check_cards(game: Position) -> None:
    book = game.book
    for card in game.revealed if game.round else []:
        refuse(card not in book.cards, f"revealed: card number {card} is not in play.")
    for seat, place in enumerate(game.discs):
        elsewhere = place != NOWHERE and place not in book.disc_places
        refuse(elsewhere, f"discs: {book.place_ids[place]!r} of seat {seat} is not on any disc.")


def _check_trails(game: Position) -> None:
    """What everybody saw happen is what is there (Q-14): who went into the Castillo, which power cards were used."""
    inside = dict.fromkeys(game.book.owners, 0)
    for fact in game.entered.facts():
        inside[fact // 64] += fact % 64
    others = any(count != game.count(owner, CASTILLO) for owner, count in inside.items())
    refuse(others, "entered: those who went into the Castillo are not those who are in it.")
    used = [0] * int(game.seats)
    for fact in game.spent.facts():
        seat, bit = divmod(fact & ~TAKEN_BACK, 64)
        used[seat] ^= 1 << bit
    for seen, there in zip(used, game.used, strict=True):
        refuse(seen & ~there != 0, "spent: a power card that was played and not taken back is not used.")
        refuse(there & ~seen != 0, "spent: a power card is used that was never played.")


def _check_course(game: Position) -> None:
    book, last = game.book, game.seats - 1
    enters = bool(book.told.on_grande_moved)  # where some go into the Castillo, somebody remembers where they stood
    for place in game.grandes:
        stands = book.is_region[place] or (place == CASTILLO and enters)
        refuse(not stands, f"grandes: {book.place_ids[place]!r} is not a region.")
    somebody = NOBODY <= game.special <= last
    refuse(not somebody, f"course: special is {game.special}; the seats are 0 to {last}, and -1 is nobody.")
    refuse(game.card != 0 and game.card not in book.cards, f"course: {game.card} is not a card in play.")
    nobodys = game.card != 0 and game.active == NOBODY == game.special
    refuse(nobodys, "course: a card is in play in nobody's turn.")
    early = any(game.points) and game.round <= book.track[0] and not turns_begun(game)
    refuse(early, "scores: somebody has points before the first turn.")


def _check_modules(game: Position, allowed: dict[str, Collection[int]]) -> None:
    """Each module's numbers by their names, then what only it knows of how they fit together."""
    times = {"": True, "turn": game.active != NOBODY, "round": turns_begun(game), "scoring": _scoring(game)}
    for row in game.book.numbers:
        word, _, time = row.what.partition(" ")
        for at in range(row.at, row.at + row.count) if word else ():
            number = game.state[at]
            wrong = number not in allowed[word]
            refuse(wrong, f"module_state: {number} at place {at} is not allowed; {_shown(word, allowed)}.")
            never = number != row.first and not times[time]
            refuse(never, f"module_state: {number} at place {at} is possible in a {time} only, and none is under way.")
    given = game.origin is not None and "module_state" in game.origin
    field = "module_state: the numbers do not add up" if given else "elsewhere, revealed: this is not possible"
    for law in game.book.laws:
        for what in law(game)[:1]:
            raise SetupError(f"{field} ({what}).")


# -- what is pending ---------------------------------------------------------------------------------------


def _check_pending(game: Position, allowed: dict[str, Collection[int]]) -> None:
    waiting = len(game.frames)
    refuse(waiting > MOST_PENDING, f"pending: {waiting} frames wait; there are never more than {MOST_PENDING}.")
    for at, frame in enumerate(game.frames):
        entry = game.book.frame_to_json(frame)
        for name, number in zip(("seat", *number_names(type(frame))), entry[1:], strict=True):
            if number not in allowed[name]:
                raise SetupError(f"pending: {number} is not allowed in {entry!r}; {_shown(name, allowed)}.")
        reason = frame.why_impossible(game) or _why_not_there(game, frame, at)
        refuse(reason != "", f"pending: {entry!r} is not possible: {reason}.")
    last = game.book.track[-1]
    refuse(not waiting and game.round != last, f"round, pending: the game is over after round {last} only.")
    _check_round(game)
    ends = [frame.seat for frame in game.frames if isinstance(frame, EndSpecial)]
    where = "a special action is under way where its end waits, and only there"
    refuse([game.special] != (ends or [NOBODY]), f"pending, course: {where}.")
    begun = [frame.seat for frame in game.frames if isinstance(frame, Phase) and frame.phase == TURN and frame.index]
    refuse([game.active] != (begun or [NOBODY]), "course, pending: it is not this player's turn.")


def _why_not_there(game: Position, frame: Frame, at: int) -> str:
    """Why a frame cannot lie at this place of the stack."""
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
        (isinstance(frame, (EndTurn, TakeFewer)) and frame.seat != game.active, "it is not this player's turn"),
        (isinstance(frame, SetDiscs) and not _discs_set(game, frame), "those who have answered have set their discs"),
    )
    return next((reason for wrong, reason in reasons if wrong), "")


def _never_so_far(game: Position, turn: TakeTurn) -> bool:
    """Whether more are placed than may be, or placing is over that never began."""
    most = turn.placed if game.special != NOBODY else game.book.placing(game, turn.seat, turn.placed).most
    begun = turn.stage & PLACING_BEGUN > 0
    over_early = turn.stage & PLACING_OVER and not (begun and turn.stage & SPECIAL_DONE)
    return turn.placed > most or begun != (turn.placed > 0) or over_early > 0


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
    check_order(game, [name for name in names if lowest.index == names.index(name) + 1])
    begins = lowest.index <= names.index("reveal")
    refuse(game.round == 0 and not begins, "round, pending: no round has begun, yet one is under way.")
    over = game.round == game.book.track[-1] and begins
    refuse(over, "round, pending: the last round is over, yet another one begins.")
    due = game.round in game.book.scoring_rounds and lowest.index == names.index("scoring") + 1
    early = not due and _scoring(game)
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


def _scoring(game: Position) -> bool:
    """Whether a general scoring is under way."""
    return any(_scores_all(frame) for frame in game.frames)


def _scores_all(frame: Frame) -> bool:
    """Whether a frame is part of a general scoring."""
    if isinstance(frame, SetDiscs):
        return frame.purpose == LEAVE_CASTILLO
    return isinstance(frame, GeneralRegions) or (isinstance(frame, Phase) and frame.phase == GENERAL_SCORING)


def _shown(name: str, allowed: dict[str, Collection[int]]) -> str:
    numbers = allowed[name]
    if isinstance(numbers, range):
        return f"{name} is a number from {numbers.start} to {numbers.stop - 1}"
    return f"{name} is one of {', '.join(map(str, sorted(numbers)))}"


def look_around(game: Position) -> None:
    """Ask everything that people would ask at once, so that a position that fails there fails here."""
    try:
        game.advance()
        views: list[Any] = [game.view(seat) for seat in (None, *range(game.seats))]
        del views
        game.describe()
    except SetupError:
        raise
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        raise SetupError(f"pending: such questions cannot be open in this position ({what}).") from error
