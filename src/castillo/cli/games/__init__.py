"""How the terminal shows each game: a folder with the game's id where it has a drawing of its own."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from castillo.cli.language import Words
from castillo.cli.terminal.drawing import Drawing
from castillo.kernel.values import Table as ValueTable


def drawing_of(words: Words, values: ValueTable) -> Drawing:
    """The drawing of the game that the words are about: its own, or the one that suits any game."""
    own = f"castillo.cli.games.{words.game}"
    if not words.game or find_spec(own) is None:
        return Drawing(words, values)
    drawing: Drawing = import_module(own).DRAWING(words, values)
    return drawing
