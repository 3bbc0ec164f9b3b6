"""Versions of the code itself: whether two installations play the same games."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

import castillo

PACKAGE = Path(castillo.__file__).parent


@lru_cache(maxsize=1)
def rules_version() -> str:
    """Changes whenever the code or the card values of a game change, compiled or not.

    It does not say that games go otherwise, only that this has to be looked at.
    """
    return _digest(castillo.__version__, rules_files(PACKAGE))


@lru_cache(maxsize=1)
def players_version() -> str:
    """The same of games among bots: of the rules, and of what bots are made of."""
    found = (PACKAGE / "bots").rglob("*")
    return _digest(rules_version(), sorted(path for path in found if path.suffix in (".py", ".so", ".pyd")))


def rules_files(package: Path) -> list[Path]:
    """What the rules are made of: the sources, or the compiled files of a package that comes without them."""
    floors = [package / name for name in ("kernel", *castillo.GAMES)]
    found = [path for floor in floors for path in floor.rglob("*")]
    code = [path for path in found if path.suffix == ".py"]
    sources = any(path.name != "__init__.py" for path in code)  # these alone come with every package
    compiled = [path for path in (*found, *package.parent.glob("*__mypyc*")) if path.suffix in (".so", ".pyd")]
    values = [path for path in found if path.suffix == ".toml"]
    return sorted(values + code + ([] if sources else compiled))


def _digest(first: str, files: Iterable[Path]) -> str:
    digest = sha256(first.encode())
    for path in files:
        digest.update(path.relative_to(PACKAGE if path.is_relative_to(PACKAGE) else PACKAGE.parent).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:32]
