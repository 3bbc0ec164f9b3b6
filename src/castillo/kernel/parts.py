"""What a game brings beside its rules and its mind: each is asked for by one floor above, and by nobody else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from castillo.kernel.game import Game
    from castillo.kernel.luck import Luck


@dataclass(frozen=True)
class Benchmark:
    """What `castillo bench` measures with: how many play, and how much of a game is still to come in its middle.

    `beside` are modules whose games are compared with those of the base rules. `goals` are what the compiled engine is
    to reach, by the names of the measurements: over the yardstick where they are compared with it; `interpreted_goals`
    the same of the interpreted one.
    """

    players: int
    middle: float
    beside: tuple[str, ...] = ()
    goals: Mapping[str, float] = field(default_factory=dict)
    interpreted_goals: Mapping[str, float] = field(default_factory=dict)


@mypyc_attr(allow_interpreted_subclasses=True)
class FuzzKit:
    """What the fuzzer has to know of a game, said after its rules: no module and no frame is asked what it hides."""

    words: ClassVar[tuple[str, ...]] = ()
    """Names that a broken document may have in the wrong place."""

    def broken_law(self, before: Any, after: Any) -> str:
        """Which law of the game one choice has broken; empty if none."""
        raise NotImplementedError

    def disguised(self, game: Any, viewer: int | None, luck: Luck) -> Game | None:
        """Another position that a viewer cannot tell from this one; None where it would move on by itself, loaded."""
        raise NotImplementedError

    def secret_answers(self, game: Any, seat: int) -> list[int]:
        """The answers of a seat to the open question that nobody else may tell apart."""
        raise NotImplementedError

    def looks_at_secrets(self, game: Any) -> list[int]:
        """The seats that the open question lets see something of others that is hidden from everybody else."""
        return []
