"""Reaction windows: between announcing a step and carrying it out, whoever holds something that applies is asked."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from castillo.kernel.actions import ANSWER, action
from castillo.kernel.frame import Frame

# moments at which a window may open; games and modules may number further ones from 16 on
BEFORE_START: Final = 0  # a special action is about to start
BEFORE_STEP: Final = 1  # a step of it has been announced
BEFORE_MOVE: Final = 2  # another part of a turn has been announced; only for windows that watch every move

# answers to a window, and standing answers given in advance
NO: Final = 0
ALWAYS: Final = 0  # in advance: ask
USE: Final = 1
NOT_THIS_ACTION: Final = 2
NOT_THIS_TURN: Final = 3
ONLY_BEFORE_START: Final = 4
NEVER: Final = 5
NOT_THIS_ROUND: Final = 6

STANDING_WORDS: Final = (
    "always",
    "use",
    "not_this_action",
    "not_this_turn",
    "only_before_start",
    "never",
    "not_this_round",
)
"""What a standing answer may be (without "use", which is never given in advance); each window takes some of them."""

FEWER_AND_FEWER: Final = (ALWAYS, ONLY_BEFORE_START, NOT_THIS_ACTION, NOT_THIS_TURN, NOT_THIS_ROUND, NEVER)
"""The standing answers in the order in which people read them: from asked always to asked never."""

ANSWER_WORDS: Final = ("no", *STANDING_WORDS[USE:NEVER], "", STANDING_WORDS[NOT_THIS_ROUND])
"""What may be answered when asked; "never" is only said in advance."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Window:
    """Something that may interrupt.

    Stateless: who holds it is in the position. `moments` are those at which it may open. `index` is given when rules
    are composed. `usual` is how everybody stands until he says otherwise. One that `recurs` asks again and again in a
    round, at moments of the game's own: there everybody may say that he does not want it in this round. One that is
    an `aside` may be used at any question its holder is asked (see `Rules.asides`): he is not asked about what he
    himself has just chosen.
    """

    def __init__(
        self, name: str, moments: tuple[int, ...], *, usual: i64 = 0, recurs: bool = False, aside: bool = False
    ) -> None:
        self.name: str = name
        self.index: i64 = 0
        self.moments: tuple[int, ...] = moments
        self.usual: i64 = usual
        self.recurs: bool = recurs
        self.aside: bool = aside

    def holders(self, game: Any, moment: i64) -> i64:
        """A mask of the seats that may react at this moment."""
        raise NotImplementedError

    def rule(self, game: Any) -> str:
        """The number of the rule that lets one react."""
        return ""

    def use(self, game: Any, seat: i64, moment: i64) -> None:
        """What happens when a seat uses it. The announced step is the topmost frame that is not a window."""
        raise NotImplementedError

    def silent(self, standing: i64, moment: i64) -> bool:
        """Whether a standing answer already says no at this moment."""
        return silent(standing, moment)

    def standing_answers(self) -> list[str]:
        """What may be answered in advance: to be asked always, and whatever says no at one of the moments."""
        return [
            STANDING_WORDS[answer]
            for answer in FEWER_AND_FEWER
            if answer == ALWAYS or any(self.silent(answer, moment) for moment in self.moments)
        ]


@mypyc_attr(acyclic=True)
class Reaction(Frame):
    """The question to one holder: let it happen, or use the window?"""

    __slots__ = ("window", "moment")
    shown = ("window", "moment")

    def __init__(self, seat: i64, window: i64, moment: i64) -> None:
        self.seat = seat
        self.automatic = False
        self.window: i64 = window
        self.moment: i64 = moment

    def ints(self) -> list[int]:
        return [self.window, self.moment]

    def options(self, game: Any) -> list[int]:
        window = game.rules.windows[self.window]
        if window.silent(game.standing[self.window * game.seats + self.seat], self.moment):
            return [action(ANSWER, NO)]
        out: list[int] = [action(ANSWER, NO), action(ANSWER, USE)]
        if self.moment <= BEFORE_STEP:
            out.append(action(ANSWER, NOT_THIS_ACTION))
        if self.moment <= BEFORE_MOVE:
            out.append(action(ANSWER, NOT_THIS_TURN))
            if self.moment == BEFORE_START:
                out.append(action(ANSWER, ONLY_BEFORE_START))
        elif window.recurs:
            out.append(action(ANSWER, NOT_THIS_ROUND))
        return out

    def quiet(self) -> bool:
        return True

    def choose(self, game: Any, action: i64) -> None:
        game.answer_window(self, action >> 16 & 255)

    def rule(self, game: Any) -> str:
        window: Window = game.rules.windows[self.window]
        return window.rule(game)

    def prompt_args(self, game: Any) -> dict[str, object]:
        args: dict[str, object] = {"window": game.rules.windows[self.window].name}
        args.update(game.rules.announcement(game))
        return args


def silent(standing: i64, moment: i64) -> bool:
    """Whether a standing answer already says no at this moment."""
    if standing == NOT_THIS_ACTION:
        return moment <= BEFORE_STEP
    if standing == NOT_THIS_TURN:
        return moment <= BEFORE_MOVE
    if standing == ONLY_BEFORE_START:
        return moment == BEFORE_STEP or moment == BEFORE_MOVE
    return standing == NEVER or standing == NOT_THIS_ROUND
