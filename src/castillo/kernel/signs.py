"""Signs: how each kind of marker is drawn. They lie beside the modules that own them, as `signs.toml`.

A sign is drawn in a box of 24 by 24 on a token: `fill` and `line` are SVG paths, solid and stroked; `tone` is the
colour of the token (`blue`, `gold`, `green`, `red`, `stone`).
"""

from __future__ import annotations

import tomllib
from pathlib import Path

_PACKAGE = Path(__file__).parent.parent


def all_signs() -> dict[str, dict[str, str]]:
    """Every sign in the package, by the kind of its marker."""
    found: dict[str, dict[str, str]] = {}
    for file in sorted(_PACKAGE.glob("**/signs.toml")):
        for kind, sign in tomllib.loads(file.read_text("utf-8")).items():
            found[kind] = {"tone": "stone", "fill": "", "line": "", **sign}
    return found
