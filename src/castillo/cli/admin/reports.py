"""`castillo admin reports`: what people have reported."""

from __future__ import annotations

import argparse

from castillo.cli.admin.telling import Commands, asked, command, done, listed, nested
from castillo.cli.parser import whole_number
from castillo.server.hosting import acts, reports
from castillo.server.hosting.rows import HOST

COLUMNS = ["id", "at", "kind", "reported", "against", "reporter", "by", "table", "times", "text", "quoted"]
MOST = 2**31 - 1


def add_commands(commands: Commands) -> None:
    parser = command(commands, "reports", "list open reports, the oldest first", open_reports)
    close = command(nested(parser), "close", "say that a report has been seen to", close_report, nested=True)
    close.add_argument("id", type=whole_number(1, MOST), metavar="ID")
    close.add_argument("--note", default="", metavar="TEXT", help="what was made of it")


def open_reports(args: argparse.Namespace) -> None:
    listed(args, "reports", asked(args, reports.find), COLUMNS)


def close_report(args: argparse.Namespace) -> None:
    asked(args, lambda c: acts.close_report(c, HOST, args.id, args.note))
    done(args, "close_report", id=args.id)
