"""The argument parser: argparse, but what is wrong is said in one sentence."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable
from typing import NoReturn

from castillo.cli.registry import COMMANDS

LANGUAGE_CODES = ("en", "de", "nl", "fr")
USUAL_GAME = "el_grande"

_PHRASES = (
    (r"^argument ([^:]+): expected (?:one|\d+) arguments?$", r"\1 needs a value."),
    (r"^argument ([^:]+): expected at least one argument$", r"\1 needs a value."),
    (
        r"^argument ([^:]+): invalid choice: ('[^']*'|\S+) \(choose from (.*)\)$",
        r"\1: \2 is not allowed; use one of: \3.",
    ),
    (r"^argument ([^:]+): not allowed with argument (.+)$", r"\1 cannot be used together with \2."),
    (r"^argument ([^:]+): (.*)$", r"\1: \2"),
    (r"^the following arguments are required: (.*)$", r"\1 is missing."),
    (r"^unrecognized arguments: (\S+).*$", r"\1 is not known here."),
    (r"^ambiguous option: (\S+) could match (.*)$", r"\1 could be any of: \2."),
)


class CommandParser(argparse.ArgumentParser):
    """The options of one command."""

    def __init__(self, prog: str, summary: str) -> None:
        super().__init__(prog=prog, description=f"{summary[0].upper()}{summary[1:]}.", allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {sentence_of(message).rstrip('.')}; see `{self.prog} --help`.", file=sys.stderr)
        raise SystemExit(2)


def sentence_of(message: str) -> str:
    """What argparse says, as one sentence of ours.

    >>> sentence_of("argument --lang: invalid choice: 'es' (choose from 'en', 'de')")
    "--lang: 'es' is not allowed; use one of: 'en', 'de'."
    """
    for pattern, phrase in _PHRASES:
        sentence, found = re.subn(pattern, phrase, message)
        if found:
            return sentence
    return f"{message[0].upper()}{message[1:]}."


def whole_number(least: int, most: int | None = None) -> Callable[[str], int]:
    """The type of an option that takes a whole number.

    >>> whole_number(2, 5)("4")
    4
    """
    allowed = f"from {least} to {most}" if most is not None else f"of {least} or more"

    def convert(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if number < least or (most is not None and number > most):
            raise argparse.ArgumentTypeError(f"{text!r} is not allowed; it takes a whole number {allowed}.")
        return number

    return convert


def names(text: str) -> list[str]:
    """The type of an option that takes names with commas between them.

    >>> names("base, anniversary")
    ['base', 'anniversary']
    """
    return [name.strip() for name in text.split(",") if name.strip()]


def add_game(parser: CommandParser) -> None:
    """The option that names a game."""
    parser.add_argument(
        "--game", default=USUAL_GAME, metavar="NAME", help=f"which game ({USUAL_GAME}); an unknown name lists them all"
    )


def add_language(parser: CommandParser) -> None:
    """The option that names a language."""
    parser.add_argument(
        "--lang",
        choices=LANGUAGE_CODES,
        metavar="LANGUAGE",
        help="en, de, nl or fr; by default, that of the environment (LANG)",
    )


def overview() -> str:
    """What `castillo --help` shows."""
    width = max(len(name) for name in COMMANDS)
    lines = [f"  {name:<{width}}  {summary}" for name, summary in COMMANDS.items()]
    head = "castillo COMMAND [OPTIONS]\n\nMajority games, at home. Commands:\n\n"
    tail = "\n\n`castillo COMMAND --help` shows the options of a command, `castillo --version` the version.\n"
    return head + "\n".join(lines) + tail
