"""The rules pages, found by their numbers."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as Line

from castillo.kernel import texts

Page = dict[str, str]


def rules_named(number: str, modules: Sequence[str] | None, language: str) -> list[Page]:
    """The rule with a number and those below it (`EG-4` has `EG-4.1`); all without a number; none if there is no such rule."""
    pages = texts.rules_pages(language, modules)
    wanted = number.strip().casefold()
    return [page for page in pages if not wanted or _belongs(page["rule"].casefold(), wanted)]


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
