"""What tests of the command line use, for those of this game."""

from tests.cli.conftest import terminal

__all__ = ["terminal"]
