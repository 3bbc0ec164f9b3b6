"""Writes docs/view.md: every field of a view, with what its type's comments say of it.

python -m tools.make_view_reference            write the file
python -m tools.make_view_reference --check    say whether it is fresh
"""

from __future__ import annotations

import ast
import inspect
import sys
from pathlib import Path
from types import ModuleType

from castillo.kernel.module import GAMES
from castillo.server import views
from tools.make_types import keep

TARGET = Path(__file__).parent.parent / "docs" / "view.md"

HEAD = """# What a view holds

Written by `python -m tools.make_view_reference` from the types that describe views. Do not edit.

`game.view(seat)`, or `game.view()` for a watcher, is what one viewer may know, as plain JSON-ready data: bots,
terminals and pages get the same. It is built up from nothing, so what nobody has declared is hidden. The first part is
common to all games; the rest is the game's own, under names of its own in the same objects.
"""


def section(title: str, module: ModuleType) -> list[str]:
    """The types of a module, each as a table of its fields."""
    source = inspect.getsource(module)
    lines = source.splitlines()
    out = ["", f"## {title}"]
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            out += ["", f"### {node.name}", ""]
            said = ast.get_docstring(node)
            out += [" ".join(said.split()), ""] if said else []
            out += ["| field | type | what |", "|---|---|---|"]
            out += [row(field, lines) for field in node.body if isinstance(field, ast.AnnAssign)]
    return out


def row(field: ast.AnnAssign, lines: list[str]) -> str:
    kind = ast.unparse(field.annotation).replace("|", "\\|")
    comment = lines[field.lineno - 1].partition("#")[2].strip()
    return f"| `{ast.unparse(field.target)}` | `{kind}` | {comment} |"


def reference() -> str:
    parts = [HEAD.rstrip(), *section("Every game", views)]
    for game, definition in GAMES.items():
        parts += section(f"`{game}`", sys.modules[definition.view_type.__module__])
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    sys.exit(keep(TARGET, reference(), "python -m tools.make_view_reference"))
