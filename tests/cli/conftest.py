"""The command line, called in this process with scripted input."""

import io
import re
from collections.abc import Callable, Iterable

import pytest

from castillo.cli import main

Answer = Callable[[str], str]


class Terminal:
    """Runs commands; what they print is in `out` and `err` afterwards."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.out = ""
        self.err = ""

    def run(self, *argv: str, typed: Iterable[str] = ()) -> int:
        """A command with lines typed one after the other, then the end of the input."""
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        status = main(list(argv))
        self.out, self.err = self.capsys.readouterr()
        return status

    def play(self, *argv: str, pick: Callable[[list[int]], int], most: int = 3000) -> list[str]:
        """A game in which every number typed comes from the list of numbers that the game says it takes."""
        typed: list[str] = []
        told = ""

        def answer(prompt: str = "") -> str:
            nonlocal told
            heard = self.capsys.readouterr().out
            told += heard
            assert len(typed) < most, told[-3000:]
            allowed = re.findall(r"999 is not one of the choices; type one of ([\d,\s]+)\.", heard)
            if not prompt.startswith(">"):
                line = ""
            elif allowed:
                line = str(pick([int(number) for number in allowed[-1].split(",")]))
            else:
                line = "999"
            typed.append(line)
            return line

        self.monkeypatch.setattr("builtins.input", answer)
        assert main(["play", "--lang", "en", *argv]) == 0
        self.out, self.err = self.capsys.readouterr()
        self.out = told + self.out
        return typed


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    return Terminal(monkeypatch, capsys)
