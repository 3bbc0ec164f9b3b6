"""`castillo admin members`: who plays here."""

from __future__ import annotations

import argparse

from castillo.cli.admin.telling import Commands, asked, command, done, listed, nested, table
from castillo.cli.language import words_for
from castillo.cli.parser import whole_number
from castillo.kernel.errors import SetupError
from castillo.server.hosting import acts, looking
from castillo.server.hosting.rows import HOST

COLUMNS = ["id", "name", "kind", "joined", "seen", "games"]
WHOLE = [*COLUMNS, "created", "rights", "banned", "why"]


def add_commands(commands: Commands) -> None:
    parser = command(commands, "members", "list members and guests, those seen last first", members)
    parser.add_argument("--search", metavar="TEXT", default="", help="part of the name, or the id")
    parser.add_argument("--only", choices=("members", "guests", "moderators", "banned"), default="", help="only these")
    parser.add_argument("--page", type=whole_number(1), default=1, metavar="N", help=f"{looking.PAGE} on each page")
    _with_emails(parser)
    more = nested(parser)
    show = command(more, "show", "what is known of one of them", one, nested=True)
    show.add_argument("id", metavar="ID")
    _with_emails(show, default=argparse.SUPPRESS)
    right = command(more, "right", "let a member moderate, or no longer", give_right, nested=True)
    right.add_argument("id", metavar="ID")
    right.add_argument("right", metavar="RIGHT", choices=acts.RIGHTS)


def _with_emails(parser: argparse.ArgumentParser, default: object = False) -> None:
    parser.add_argument("--emails", action="store_true", default=default, help="with their e-mail addresses")


def members(args: argparse.Namespace) -> None:
    found, total = asked(args, lambda c: looking.members(c, args.search, args.only, args.page))
    listed(args, "members", found, [*COLUMNS, "email"] if args.emails else COLUMNS, total)


def one(args: argparse.Namespace) -> None:
    member = asked(args, lambda c: looking.member(c, args.id))
    if member is None:
        raise SetupError(f"there is nobody with the id {args.id!r}.")
    columns = [*WHOLE, "email"] if args.emails else WHOLE
    if args.json:
        listed(args, "members", [member], columns)
    else:
        print(table([member], columns, words_for(args.lang)))


def give_right(args: argparse.Namespace) -> None:
    name = asked(args, lambda c: acts.give_right(c, HOST, args.id, args.right))
    done(args, "right", name=name, right=args.right)
