"""The command line: one file per command, read when its command is called.

A command is a module `castillo.cli.<name>` with `add_options(parser)` and `run(args) -> int`. What goes wrong ends in
one sentence on the error stream and the exit status 2, never in a traceback.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module

from castillo.cli.parser import CommandParser, overview
from castillo.cli.registry import COMMANDS

WRONG = 2
INTERRUPTED = 130


def main(argv: list[str] | None = None) -> int:
    """Run a command; returns its exit status.

    >>> main(["--version"])
    castillo ...
    0
    """
    _write_what_can_be_written()
    try:
        return _dispatch(list(sys.argv[1:] if argv is None else argv))
    except SystemExit as end:  # argparse, after --help or a wrong argument
        return end.code if isinstance(end.code, int) else 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # `castillo cards | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _dispatch(argv: list[str]) -> int:
    if not argv or argv[0] in ("-h", "--help", "help"):
        print(overview(), end="")
        return 0 if argv else WRONG
    if argv[0] in ("-V", "--version"):
        return _version()
    name, rest = argv[0], argv[1:]
    if name not in COMMANDS:
        what = "an option" if name.startswith("-") else "a command"
        return _sentence(f"castillo: {name!r} is not {what}; commands are: {', '.join(COMMANDS)}.")
    return _run(name, COMMANDS[name], rest)


def _run(name: str, summary: str, argv: list[str]) -> int:
    from castillo.kernel.errors import CastilloError

    try:
        command = import_module(f"castillo.cli.{name}")
        parser = CommandParser(f"castillo {name}", summary)
        command.add_options(parser)
        status: int = command.run(parser.parse_args(argv))
        return status
    except CastilloError as error:
        return _sentence(f"castillo {name}: {error}")
    except BrokenPipeError:
        raise
    except OSError as error:
        return _sentence(f"castillo {name}: {_file_trouble(error)}")
    except UnicodeDecodeError:
        return _sentence(f"castillo {name}: the file is not a text file.")
    except Exception as error:
        if os.environ.get("CASTILLO_DEBUG"):
            raise
        return _sentence(
            f"castillo {name}: this should not happen ({type(error).__name__}: {error}); "
            "please report it; CASTILLO_DEBUG=1 shows where it happens."
        )


def _file_trouble(error: OSError) -> str:
    where = f"{error.filename}: " if error.filename else ""
    reason = (error.strerror or str(error)).lower()
    return f"{where}{reason}."


def _sentence(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return WRONG


def _version() -> int:
    import castillo

    engine = "compiled" if castillo.compiled else "interpreted"
    print(f"castillo {castillo.__version__} ({engine} engine, Python {sys.version.split()[0]})")
    return 0


def _write_what_can_be_written() -> None:
    """A terminal without some character shows a question mark in its place."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
