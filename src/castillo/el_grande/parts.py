"""Parts: what a module adds to the rules beside components and steps, in one of three roles that do not mix.

A `Modifier` bends rules (bending/), a `Witness` is told what has happened (telling.py), a `Presenter` says what is
shown, explained and guessed (showing.py). A part overrides only the queries it answers; when rules are composed, each
query gets the chain of those that do, so that a game without a module pays nothing for it. What only modules ask each
other may be a further role of theirs, which the rules do not know.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Keeps no state: a module's numbers are in the position's state, from `slot` on."""

    def __init__(self, slot: int = 0) -> None:
        self.slot: i64 = slot


def queries(role: type[Part]) -> list[str]:
    """The names of all that parts of a role may answer, in the order in which they are declared."""
    return [name for cls in role.__mro__[-3::-1] for name in vars(cls) if not name.startswith("_")]


def chain(parts: list[Part], role: type[Part], query: str) -> list[Part]:
    """Those parts that answer a query, in module order."""
    return [p for p in parts if isinstance(p, role) and getattr(type(p), query) is not getattr(role, query)]


def set_chains(holder: object, parts: list[Part], role: type[Part]) -> None:
    """Give whoever asks the queries of a role all their chains; that of `taboo` is declared as `on_taboo`."""
    for query in queries(role):
        setattr(holder, f"on_{query}", chain(parts, role, query))
