"""Signs: how each kind of marker is drawn. They lie beside the modules that own them, as `signs.toml`.

A sign is drawn in a box of 24 by 24 on a token: `fill` and `line` are SVG paths, solid and stroked; `tone` is the
colour of the token (`blue`, `gold`, `green`, `red`, `stone`).
"""

from __future__ import annotations

import tomllib

from castillo.kernel.module import GameDefinition


def signs_of(game: GameDefinition) -> dict[str, dict[str, str]]:
    """The signs of a game, by the kind of their markers."""
    found: dict[str, dict[str, str]] = {}
    for file in sorted(game.folder.glob("**/signs.toml")):
        for kind, sign in tomllib.loads(file.read_text("utf-8")).items():
            found[kind] = {"tone": "stone", "fill": "", "line": "", **sign}
    return found
