"""`castillo admin announce`: what the home page announces."""

from __future__ import annotations

import argparse
from datetime import datetime

from castillo.cli.admin.telling import Commands, asked, command, done, listed
from castillo.cli.parser import LANGUAGE_CODES
from castillo.kernel.errors import SetupError
from castillo.server.hosting import acts, reading
from castillo.server.hosting.rows import HOST
from castillo.server.moments import now

LONGEST = 500


def add_commands(commands: Commands) -> None:
    parser = command(commands, "announce", "show a text on the home page", announce)
    parser.add_argument("text", metavar="TEXT", nargs="?", default="", help="without one: what is announced now")
    parser.add_argument("--until", type=moment, default=0, metavar="TIME", help="like 2026-12-24 or 2026-12-24T20:00")
    parser.add_argument("--language", choices=LANGUAGE_CODES, default="", help="instead, for readers of this language")
    parser.add_argument("--clear", action="store_true", help="take the announcement down")


def moment(text: str) -> int:
    """A time as it is typed, by the clock of this machine; in milliseconds.

    >>> moment("2026-12-24T20:00+00:00")
    1798142400000
    """
    try:
        return int(datetime.fromisoformat(text).timestamp() * 1000)
    except (ValueError, OverflowError, OSError):
        sentence = f"{text!r} is not a time; write it like 2026-12-24 or 2026-12-24T20:00."
        raise argparse.ArgumentTypeError(sentence) from None


def announce(args: argparse.Namespace) -> None:
    text = args.text.strip()
    if args.clear:
        if text:
            raise SetupError("--clear takes no text.")
        done(args, "clear", count=asked(args, lambda c: acts.clear_announcements(c, HOST)))
        return
    if not text:
        said = asked(args, lambda c: reading.announcements(c, now()))
        listed(args, "announcements", said, ["language", "until", "text"])
        return
    if len(text) > LONGEST:
        raise SetupError(f"an announcement has {LONGEST} letters at most; this one has {len(text)}.")
    if args.until and args.until <= now():
        raise SetupError("--until: this time is over already.")
    asked(args, lambda c: acts.announce(c, HOST, text, args.until, args.language))
    done(args, "announce")
