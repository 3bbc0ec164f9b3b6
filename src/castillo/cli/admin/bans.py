"""`castillo admin ban`, `unban` and `bans`."""

from __future__ import annotations

import argparse

from castillo.cli.admin.telling import Commands, asked, command, done, listed
from castillo.cli.parser import whole_number
from castillo.kernel.errors import SetupError
from castillo.server.hosting import acts, reading
from castillo.server.hosting.rows import FOR_GOOD, HOST
from castillo.server.moments import now

DAY = 24 * 60 * 60_000
COLUMNS = ["guest", "name", "until", "at", "why"]


def add_commands(commands: Commands) -> None:
    parser = command(commands, "ban", "keep somebody from playing, for some days or for good", ban)
    parser.add_argument("id", metavar="ID")
    parser.add_argument("--days", type=whole_number(1, 36500), metavar="N", help="for how long; by default, for good")
    parser.add_argument("--reason", required=True, metavar="TEXT", help="what they are told")
    lift = command(commands, "unban", "let somebody play again", unban)
    lift.add_argument("id", metavar="ID")
    lift.add_argument("--reason", default="", metavar="TEXT", help="for the log")
    command(commands, "bans", "list those who are banned", bans)


def ban(args: argparse.Namespace) -> None:
    why = args.reason.strip()
    if not why or len(why) > acts.LONGEST_WHY:
        raise SetupError(f"--reason: the person is told why, in 1 to {acts.LONGEST_WHY} letters.")
    until = now() + args.days * DAY if args.days else FOR_GOOD
    name = asked(args, lambda c: acts.ban(c, HOST, args.id, until, why))
    done(args, "ban", name=name, until=until)


def unban(args: argparse.Namespace) -> None:
    done(args, "unban", name=asked(args, lambda c: acts.unban(c, HOST, args.id, args.reason)))


def bans(args: argparse.Namespace) -> None:
    listed(args, "bans", asked(args, lambda c: reading.bans(c, now())), COLUMNS)
