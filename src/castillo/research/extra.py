"""The libraries that only research needs."""

from __future__ import annotations

from importlib.util import find_spec

from castillo.kernel.errors import CastilloError

PACKAGES = {"pyspiel": "open_spiel"}
"""Where a package is called otherwise than what is imported."""


def is_there(library: str) -> bool:
    """Whether it can be imported; nothing is imported to find out."""
    try:
        return find_spec(library) is not None
    except ValueError:  # somebody has said that it is not to be had
        return False


def needed(*libraries: str) -> None:
    """Refuse, in one sentence, if one of these is not installed."""
    for library in libraries:
        if not is_there(library):
            name = PACKAGES.get(library, library)
            raise CastilloError(f"castillo.research needs {name}: install it with `pip install castillo[research]`.")
