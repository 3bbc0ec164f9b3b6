"""`castillo serve`: the table for browsers."""

from __future__ import annotations

import argparse
import os

from castillo.cli.parser import CommandParser, add_game, whole_number


def add_options(parser: CommandParser) -> None:
    add_game(parser)
    parser.add_argument("--host", default="127.0.0.1", help="where to listen (127.0.0.1: only this computer)")
    parser.add_argument("--port", type=whole_number(0, 65535), default=8000, help="the port (8000)")
    parser.add_argument(
        "--database", metavar="URL", help="where games are kept; by default, a file of the server's own"
    )
    parser.add_argument(
        "--address", metavar="URL", default="", help="where people reach it, as https://castillo.example"
    )
    mail, sender = os.environ.get("CASTILLO_MAIL", ""), os.environ.get("CASTILLO_MAIL_FROM", "")
    parser.add_argument(
        "--mail", metavar="URL", default=mail, help="sends e-mails: smtp://user:password@host:port (or $CASTILLO_MAIL)"
    )
    parser.add_argument(
        "--mail-from", metavar="ADDRESS", default=sender, help="who e-mails come from (or $CASTILLO_MAIL_FROM)"
    )
    parser.add_argument(
        "--keep-guests",
        metavar="DAYS",
        type=whole_number(0, 36500),
        default=180,
        help="after which a guest of whom nothing is left is cleared away (180; 0: never)",
    )


def run(args: argparse.Namespace) -> int:
    from castillo.server import serve

    outside = {"address": args.address.rstrip("/"), "mail": args.mail, "mail_from": args.mail_from}
    kept = {"guests_kept_days": args.keep_guests}
    return serve(args.host, args.port, args.database or "", game=args.game, **outside, **kept)
