"""`castillo admin words`: words that are not written out in names and chats."""

from __future__ import annotations

import argparse

import msgspec

from castillo.cli.admin.telling import Commands, asked, command, done, nested
from castillo.cli.language import words_for
from castillo.server.hosting import acts, reading
from castillo.server.hosting.rows import HOST


def add_commands(commands: Commands) -> None:
    parser = command(commands, "words", "list the words that are masked", words)
    more = nested(parser)
    for name, summary, act in (("add", "mask words", add), ("remove", "do not mask words any more", remove)):
        command(more, name, summary, act, nested=True).add_argument("words", metavar="WORD", nargs="+")


def words(args: argparse.Namespace) -> None:
    found = asked(args, reading.words)
    if args.json:
        print(msgspec.json.encode({"count": len(found), "words": found}).decode())
        return
    print(*found, words_for(args.lang)("admin-words", count=len(found)), sep="\n")


def add(args: argparse.Namespace) -> None:
    done(args, "add_word", count=len(asked(args, lambda c: acts.add_words(c, HOST, args.words))))


def remove(args: argparse.Namespace) -> None:
    done(args, "remove_word", count=len(asked(args, lambda c: acts.remove_words(c, HOST, args.words))))
