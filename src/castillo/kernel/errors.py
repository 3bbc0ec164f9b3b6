"""What goes wrong, in one sentence each."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from castillo.kernel.text import Text


class CastilloError(Exception):
    """The root of everything Castillo refuses. Its message is one sentence for people."""


class SetupError(CastilloError):
    """A game, record, card sheet or position that cannot be: the sentence names the field and what is allowed."""


class IllegalChoice(CastilloError):
    """A choice that is not offered. Nothing has changed; `reason` is the same sentence as a translatable text."""

    def __init__(self, message: str, reason: Text | None = None) -> None:
        super().__init__(message)
        self.reason = reason


def refuse(wrong: bool, why: str) -> None:
    """Refuse a document in which something is wrong."""
    if wrong:
        raise SetupError(why)
