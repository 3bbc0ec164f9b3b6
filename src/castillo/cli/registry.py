"""The commands: a name is a module of this package, listed with what it does."""

from __future__ import annotations

from importlib.util import find_spec

COMMANDS = {
    "play": "play in the terminal, against bots or several people at one keyboard",
    "serve": "open the table for browsers",
    "replay": "replay the record of a game",
    "cards": "all cards and places, with their values and where these come from",
    "rules": "the rules in our words",
    "simulate": "let bots play many games and count",
    "arena": "let bots compete and rate them",
    "bench": "measure the speed of the engine",
    "tables": "tables that a server could not open, and another try for them",
}


def available() -> dict[str, str]:
    """The commands of this installation."""
    return {name: summary for name, summary in COMMANDS.items() if find_spec(f"castillo.cli.{name}") is not None}
