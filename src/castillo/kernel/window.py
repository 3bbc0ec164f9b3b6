"""Reaction windows: between announcing a step and carrying it out, whoever holds something that applies is asked."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

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

    Stateless: who holds it is in the position. `moments` are those at which it may open; the game numbers them.
    `index` is given when rules are composed. `usual` is how everybody stands until they say otherwise. One that is an
    `aside` may be used at any question its holder is asked (see `Rules.asides`): they are not asked about what they
    have just chosen themselves.
    """

    def __init__(self, name: str, moments: tuple[int, ...], *, usual: i64 = 0, aside: bool = False) -> None:
        self.name: str = name
        self.index: i64 = 0
        self.moments: tuple[int, ...] = moments
        self.usual: i64 = usual
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

    def longer(self, moment: i64) -> list[int]:
        """What may be answered at this moment beside no and use: a no that lasts longer."""
        return []

    def silent(self, standing: i64, moment: i64) -> bool:
        """Whether a standing answer already says no at this moment."""
        return standing == NEVER

    def standing_answers(self) -> list[str]:
        """What may be answered in advance: to be asked always, and whatever says no at one of the moments."""
        return [
            STANDING_WORDS[answer]
            for answer in FEWER_AND_FEWER
            if answer == ALWAYS or any(self.silent(answer, moment) for moment in self.moments)
        ]
