"""`castillo admin counts` and `log`."""

from __future__ import annotations

import argparse

import msgspec

from castillo.cli.admin.telling import Commands, asked, command, listed
from castillo.cli.language import Words, words_for
from castillo.cli.parser import whole_number
from castillo.server.hosting import looking, reading

MOST = 2**31 - 1
LINES = ["id", "at", "who", "actor", "what", "about", "name", "why"]


def add_commands(commands: Commands) -> None:
    command(commands, "counts", "count people, tables, games, reports and messages", counts)
    log = command(commands, "log", "what hosts and moderators did, the newest first", audit)
    log.add_argument("--before", type=whole_number(1, MOST), default=0, metavar="ID", help="what came before this line")
    log.add_argument("--most", type=whole_number(1, 1000), default=50, metavar="N", help="how many lines (50)")


def counts(args: argparse.Namespace) -> None:
    found = asked(args, looking.counts)
    print(msgspec.json.encode(found).decode() if args.json else _told(found, words_for(args.lang)))


def _told(found: looking.Counts, words: Words) -> str:
    numbers = {"members": found.members, "guests": found.guests, "reports": found.reports, "banned": found.banned}
    lines = [(words(f"admin-count-{name}"), number) for name, number in numbers.items()]
    lines += [(words("admin-count-outbox"), found.outbox), (words("admin-count-dead"), found.dead)]
    lines += [
        (words("admin-count-tables", state=words(f"admin-state-{state}")), number)
        for state, number in found.tables.items()
    ]
    lines += [(words("admin-count-finished", day=day), number) for day, number in found.finished.items()]
    width = max(len(name) for name, _ in lines)
    return "\n".join(f"{name:<{width}}  {number:>6}" for name, number in lines)


def audit(args: argparse.Namespace) -> None:
    listed(args, "log", asked(args, lambda c: reading.lines(c, args.before, args.most)), LINES)
