"""Frames of El Grande's rules: the questions a player is asked. Modules add their own in their folders."""

from __future__ import annotations

from castillo.el_grande.frames import discs, figures, moving, naming, pieces, scoring, special, supply, turn
from castillo.el_grande.frames import round as rounds
from castillo.kernel.frame import Frame, Simultaneous, Step

KINDS: tuple[type[Frame], ...] = (
    Frame, Step, Simultaneous, naming.NamePlace, naming.CarryOutAt, pieces.PickPiece, pieces.PickSome,
    special.StepOfCard,
)  # fmt: skip
"""Made to be derived from."""

CORE_FRAMES: dict[str, type[Frame]] = {
    f"el_grande.{name}": cls
    for file in (discs, figures, moving, naming, pieces, rounds, scoring, special, supply, turn)
    for name, cls in vars(file).items()
    if isinstance(cls, type) and issubclass(cls, Frame) and cls not in KINDS
}
"""By the name each is serialised under: all that these files define."""
