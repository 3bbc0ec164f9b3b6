"""`castillo replay`: a game again, from its record."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from castillo.cli.parser import CommandParser, add_language, whole_number
from castillo.kernel.errors import SetupError

if TYPE_CHECKING:
    from castillo.cli.terminal.history import History
    from castillo.cli.terminal.screen import Screen
    from castillo.kernel.game import Game
    from castillo.kernel.record import Record


def add_options(parser: CommandParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a record, as `castillo play --save` writes it")
    parser.add_argument("--step", action="store_true", help="stop after every entry and show the board")
    parser.add_argument("--at", type=whole_number(0), metavar="N", help="only the first N entries")
    parser.add_argument("--check", action="store_true", help="only check that the record can be replayed")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of text")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from castillo.cli.saving import read

    record = read(args.file)
    if args.at is not None and args.at > len(record.entries):
        raise SetupError(f"--at: {args.file} has {len(record.entries)} entries; {args.at} is too many.")
    if args.json:
        return _json(record, args.at)
    if args.check:
        return _check(args, record)
    return _show(args, record)


def _check(args: argparse.Namespace, record: Record) -> int:
    from castillo.cli.language import words_for

    game = record.replay(args.at)
    words = words_for(args.lang)
    state = words("replay-over") if game.over else words("replay-open")
    counts = {"entries": len(record.entries), "marks": len(record.fingerprints)}
    print(words("replay-holds", file=str(args.file), state=state, **counts))
    return 0


def _json(record: Record, at: int | None) -> int:
    game = record.replay(at)
    view = game.view(None)
    result = {
        "setup": record.setup.public(),
        "seed": str(record.setup.seed),
        "facts": record.facts,
        "entries": len(record.entries),
        "fingerprints": len(record.fingerprints),
        "at": len(record.entries) if at is None else at,
        "over": game.over,
        "scores": list(game.scores),
        "winners": list(game.winners),
        "board": view["board"],
    }
    print(json.dumps(result, ensure_ascii=False))
    return 0


# -- to look at ----------------------------------------------------------------------------------------------


def _show(args: argparse.Namespace, record: Record) -> int:
    from castillo.cli.terminal.ending import ending
    from castillo.cli.terminal.history import History
    from castillo.cli.terminal.keyboard import Leave

    screen = _screen(args, record)
    history = History()
    try:
        game = _walk(args, record, screen, history)
    except Leave:
        return 0
    if not args.step:
        screen.say("")
        screen.show(screen.board(game.view(None)))
    if game.over:
        screen.show(ending(game, history, screen.words))
    return 0


def _walk(args: argparse.Namespace, record: Record, screen: Screen, history: History) -> Game:
    """Through the entries, telling each; taken-back choices are told too, because they were made."""
    from castillo.cli.terminal.account import account
    from castillo.cli.terminal.keyboard import Keyboard
    from castillo.kernel.event import visible

    keyboard = Keyboard()
    game = record.start()
    if args.at == 0:
        return game
    for line in account(visible(game.beginning(), None), screen.words):
        screen.say(line)
    for number, (entry, game, events) in enumerate(record.steps(), 1):
        history.follow(entry.kind, events)
        for line in account(visible(events, None), screen.words):
            screen.say(line)
        if args.step:
            screen.show(screen.board(game.view(None)))
            keyboard.ask(screen.words("replay-next", number=number, last=len(record.entries)) + " ")
        if number == args.at:
            break
    return game


def _screen(args: argparse.Namespace, record: Record) -> Screen:
    from rich.console import Console

    from castillo.cli.language import words_for
    from castillo.cli.terminal.screen import Screen
    from castillo.cli.terminal.seating import seating_from_json

    plain = words_for(args.lang)
    players = record.setup.players
    usual = [plain.seat(seat) for seat in range(players)]
    seats = seating_from_json(record.facts, players, "", usual)
    return Screen(Console(), words_for(args.lang, seats.names, record.setup.game), record.values)
