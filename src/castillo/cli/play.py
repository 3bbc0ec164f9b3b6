"""`castillo play`: a game in the terminal."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path
from typing import Any

from castillo.cli import saving
from castillo.cli.language import words_for
from castillo.cli.parser import CommandParser, add_language, names, whole_number
from castillo.cli.table_options import add_table_options, options_of, players_of, sheet_of
from castillo.kernel.errors import SetupError
from castillo.kernel.game import Game
from castillo.kernel.record import Record

SETUP_OPTIONS = ("players", "modules", "seed", "rounds", "option", "sheet", "hot_seat", "name", "bot")
REMINDER = 8
"""How many choices of a loaded game are told again."""


def add_options(parser: CommandParser) -> None:
    add_table_options(parser)
    parser.add_argument("--bot", metavar="LEVEL", help="the level of the bots in the other seats")
    parser.add_argument("--hot-seat", type=whole_number(0, 5), metavar="N", help="how many people play here (1)")
    parser.add_argument("--name", type=names, metavar="A,B", help="the names of the people here")
    parser.add_argument("--save", type=Path, metavar="FILE", help="save the game to a file after every choice")
    parser.add_argument("--load", type=Path, metavar="FILE", help="continue a saved game")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from castillo.cli.opponents import level_of
    from castillo.cli.terminal.history import History
    from castillo.cli.terminal.seating import seating_from_json

    if args.load is None:
        game, seats = _new_game(args)
        return _session(args, game, History(), seats)
    given = [f"--{o.replace('_', '-')}" for o in SETUP_OPTIONS if getattr(args, o) not in (None, [])]
    if given:
        raise SetupError(f"--load brings its own set-up; leave out {', '.join(given)}.")
    record = saving.read(args.load)
    game, history = _replayed(record)
    usual = _colours(args, int(game.seats))
    seats = seating_from_json(record.facts, int(game.seats), level_of(None), usual)
    args.save = args.save or args.load
    return _session(args, game, history, seats)


def _new_game(args: argparse.Namespace) -> tuple[Game, Any]:
    import castillo
    from castillo.cli.opponents import level_of
    from castillo.cli.terminal.seating import seating
    from castillo.kernel.module import definition

    players = players_of(args)
    people = 1 if args.hot_seat is None else args.hot_seat
    if people > players:
        raise SetupError(f"--hot-seat: {people} people do not fit at a table of {players}; see --players.")
    seed = secrets.randbits(32) if args.seed is None else args.seed
    options = {**(definition(args.game).options_for_people() if people else {}), **options_of(args)}
    game = castillo.new_game(
        args.game, players=players, modules=args.modules, options=options, seed=seed, sheet=sheet_of(args)
    )
    return game, seating(players, people, level_of(args.bot), args.name or (), _colours(args, players))


def _colours(args: argparse.Namespace, players: int) -> list[str]:
    words = words_for(args.lang)
    return [words.seat(seat) for seat in range(players)]


def _replayed(record: Record) -> tuple[Game, Any]:
    from castillo.cli.terminal.history import History

    history = History()
    latest = record.start()
    for entry, game, events in record.steps():
        history.follow(entry.kind, events)
        latest = game
    return latest, history


def _session(args: argparse.Namespace, game: Game, history: Any, seats: Any) -> int:
    from rich.console import Console

    from castillo.cli.terminal.keyboard import Keyboard
    from castillo.cli.terminal.screen import Screen
    from castillo.cli.terminal.session import Session

    words = words_for(args.lang, seats.names, game.setup.game)
    screen = Screen(Console(), words, game.rules.values.table)
    told = max(0, len(history) - REMINDER)
    seen = dict.fromkeys(range(int(game.seats)), told)
    return Session(seats.table(game), seats, screen, Keyboard(), history, args.save, seen=seen).run()
