"""What people type."""

from __future__ import annotations

import contextlib
import sys


class Leave(Exception):
    """The end of the input: whoever asks, the answer is to leave."""


class Keyboard:
    """Lines from the standard input, with editing where it is a terminal."""

    def __init__(self) -> None:
        if sys.stdin is not None and sys.stdin.isatty():
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (makes `input` edit lines)

    def ask(self, prompt: str = "> ") -> str:
        try:
            return input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            print()
            raise Leave from None
