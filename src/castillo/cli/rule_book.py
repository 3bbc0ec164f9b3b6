"""The rules pages, found by their numbers."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as Line

from castillo.kernel.module import definition
from castillo.kernel.rule_pages import rule_pages

Page = dict[str, str]


def rules_named(number: str, game: str, modules: Sequence[str] | None, language: str) -> list[Page]:
    """The rule with a number and those below it (`EG-4` has `EG-4.1`); all of them without a number."""
    pages = all_pages(game, language) if modules is None else rule_pages(language, modules, game)
    wanted = number.strip().casefold()
    return [page for page in pages if not wanted or _belongs(page["rule"].casefold(), wanted)]


def all_pages(game: str, language: str) -> list[Page]:
    """The rules of a game and all its modules, each once; modules need not combine to be read together."""
    pages: list[Page] = []
    for name, module in definition(game).modules.items():
        for page in rule_pages(language, [name, *module.needs], game):
            if page not in pages:
                pages.append(page)
    return pages


def _belongs(rule: str, wanted: str) -> bool:
    """
    >>> _belongs("eg-4.1", "eg-4"), _belongs("eg-41", "eg-4"), _belongs("q-03", "q-3")
    (True, False, True)
    """
    rule, wanted = rule.replace("-0", "-"), wanted.replace("-0", "-")
    return rule == wanted or rule.startswith(f"{wanted}.")


def rule_lines(pages: Sequence[Page]) -> list[Line]:
    """Rules to read: number and title, then the text."""
    lines: list[Line] = []
    for page in pages:
        lines.append(Line().append(page["rule"], "bold cyan").append(f"  {page['title']}", "bold"))
        lines += [Line(page["text"]), Line()]
    return lines[:-1]
