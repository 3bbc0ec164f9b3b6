"""Texts in four languages: Fluent files beside the modules that own them, read when first needed.

A message id is `<owner>-<kind>-<id>`; a card or place has its name as `.name` and its text as `.text`. References inside the
arguments (`{"place": "aragon"}`) become names in the reader's language; a nested text becomes a sentence.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from castillo.kernel.text import Text

LANGUAGES = {"en": "English", "de": "Deutsch", "nl": "Nederlands", "fr": "Français"}
"""The languages, by code, in their own names."""

_PACKAGE = Path(__file__).parent.parent


def folders() -> list[Path]:
    """Every folder of texts in the package, in a fixed order."""
    return sorted(_PACKAGE.glob("**/texts"))


@lru_cache(maxsize=8)
def source(language: str) -> str:
    """All messages of a language, as one Fluent text."""
    if language not in LANGUAGES:
        raise KeyError(f"{language!r} is no language here; there are: {', '.join(LANGUAGES)}")
    return "\n".join((folder / f"{language}.ftl").read_text("utf-8") for folder in folders())


@lru_cache(maxsize=8)
def bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    result = FluentBundle([language], use_isolating=False)
    result.add_resource(FluentResource(source(language)))
    return result


def has(key: str, language: str, attribute: str = "") -> bool:
    messages = bundle(language)
    if not messages.has_message(key):
        return False
    return not attribute or attribute in messages.get_message(key).attributes


def message(key: str, language: str, args: dict[str, Any] | None = None, attribute: str = "") -> str:
    """A message by its key; the key itself where there is none, so that a gap shows."""
    messages = bundle(language)
    if not has(key, language, attribute):
        return f"{key}.{attribute}" if attribute else key
    found = messages.get_message(key)
    pattern = found.attributes[attribute] if attribute else found.value
    if pattern is None:
        return key
    text, _ = messages.format_pattern(pattern, args or {})
    return str(text)


def render(text: Text | dict[str, Any], language: str, names: list[str] | None = None) -> str:
    """A text as a sentence. `names` are what the seats are called; without them a seat is called by its colour.

    >>> render(Text("el_grande-why-kings_region", {"place": {"place": "aragon"}}), "en")
    'Aragón: the King is here, so nothing may enter or leave.'
    """
    key, args = (text.key, text.args) if isinstance(text, Text) else (text["key"], text.get("args", {}))
    return message(key, language, {name: _value(value, language, names) for name, value in args.items()})


def _value(value: Any, language: str, names: list[str] | None) -> Any:
    if isinstance(value, dict):
        return name_of(value, language, names)
    if isinstance(value, list):
        return ", ".join(str(_value(item, language, names)) for item in value)
    return value


def name_of(ref: dict[str, Any], language: str, names: list[str] | None = None) -> str:
    """What a reference is called in a language."""
    if "key" in ref:
        return render(ref, language, names)
    kind, what = next(iter(ref.items()))
    if kind == "seat":
        if names and 0 <= what < len(names) and names[what]:
            return str(names[what])
        return message(f"kernel-seat-{what}", language)
    if kind == "card":
        module, *_, id = str(what).split("/")
        return message(f"{module}-card-{id}", language, attribute="name")
    return message(f"{_owner(kind, str(what), language)}-{kind}-{_plain(str(what))}", language, attribute="name")


def _plain(id: str) -> str:
    """`grande-2` is called what `grande` is called."""
    return id.rsplit("-", 1)[0] if id.rsplit("-", 1)[-1].isdigit() else id


def _owner(kind: str, id: str, language: str) -> str:
    """The module that names a place or marker: the one that has the message."""
    suffix = f"-{kind}-{_plain(id)}"
    return next((o for o in owners() if has(o + suffix, language, "name")), "kernel")


@lru_cache(maxsize=1)
def owners() -> tuple[str, ...]:
    """Everything that owns texts, by the prefix of its messages."""
    return tuple(folder.parent.name for folder in folders())
