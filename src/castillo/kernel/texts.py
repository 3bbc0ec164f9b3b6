"""Texts in four languages: Fluent files beside the modules that own them, read when first needed.

A message id is `<owner>-<kind>-<id>`; a card or place has its name as `.name` and its text as `.text`. Before a message
is formatted its arguments become words of the reader's language; a page does the same with the same messages:

- a nested text becomes its sentence;
- `{"seat": 0}`, `{"card": key}`, `{"marker": id}` become names;
- `{"place": id}` as argument `to` becomes its name, and beside it come `to_in`, `to_into` and `to_from` ("in the
  Castillo", "into the Castillo", "from the Castillo"): the place's own attributes, or those of `kernel-place`, which
  take `$name`;
- the list `points` becomes who gets how much (`kernel-share` for each seat with points, or `kernel-share-nobody`);
- in any other list, card keys become names; items are joined by commas;
- a word that has a name of its own becomes that name: `kind: "bearer"` is called what `anniversary-kind-bearer` says;
- true and false become the words "yes" and "no".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from castillo.kernel.text import Text

LANGUAGES = {"en": "English", "de": "Deutsch", "nl": "Nederlands", "fr": "Français"}
"""The languages, by code, in their own names."""

FORMS = ("in", "into", "from")
"""How a place's name changes with what happens there."""

UNKNOWN = "…"
"""What stands where an argument is missing."""

_PACKAGE = Path(__file__).parent.parent
_MISSING = "Unknown external: "


# -- where texts are ---------------------------------------------------------------------------------------


def folders() -> list[Path]:
    """Every folder of texts in the package, in a fixed order."""
    return sorted({file.parent for file in _PACKAGE.glob("**/texts/*.ftl")})


@lru_cache(maxsize=1)
def owners() -> tuple[str, ...]:
    """Everything that owns texts, by the prefix of its messages."""
    return tuple(folder.parent.name for folder in folders())


def source(language: str, owners: Iterable[str] | None = None) -> str:
    """The messages of a language as one Fluent text: all of them, or those of some owners and the kernel's."""
    return _source(language, None if owners is None else frozenset(owners) | {"kernel"})


@lru_cache(maxsize=64)
def _source(language: str, owners: frozenset[str] | None) -> str:
    if language not in LANGUAGES:
        raise KeyError(f"{language!r} is no language here; there are: {', '.join(LANGUAGES)}")
    files = [f / f"{language}.ftl" for f in folders() if owners is None or f.parent.name in owners]
    return "\n".join(file.read_text("utf-8") for file in files if file.exists())


@lru_cache(maxsize=8)
def bundle(language: str) -> Any:
    """All messages of a language, ready to be formatted."""
    from fluent.runtime import FluentBundle, FluentResource

    result = FluentBundle([language], use_isolating=False)
    result.add_resource(FluentResource(source(language)))
    return result


# -- messages ----------------------------------------------------------------------------------------------


def has(key: str, language: str, attribute: str = "") -> bool:
    messages = bundle(language)
    if not messages.has_message(key):
        return False
    return not attribute or attribute in messages.get_message(key).attributes


def message(key: str, language: str, args: Mapping[str, Any] | None = None, attribute: str = "") -> str:
    """A message by its key; the key itself where there is none, so that a gap shows. A missing argument is an "…"."""
    if not has(key, language, attribute):
        return f"{key}.{attribute}" if attribute else key
    found = bundle(language).get_message(key)
    pattern = found.attributes[attribute] if attribute else found.value
    if pattern is None:
        return key
    given = {name: value for name, value in (args or {}).items() if value is not None}
    text, errors = bundle(language).format_pattern(pattern, given)
    missing = {str(e).removeprefix(_MISSING) for e in errors if str(e).startswith(_MISSING)}
    if missing:
        text, _ = bundle(language).format_pattern(pattern, given | dict.fromkeys(missing, UNKNOWN))
    return str(text)


def render(text: Text | Mapping[str, Any], language: str, names: Sequence[str] | None = None) -> str:
    """A text as a sentence. `names` are what the seats are called; without them a seat is called by its colour.

    >>> render(Text("el_grande-why-kings_region", {"place": {"place": "aragon"}}), "en")
    'Aragón: the King is here, so nothing may enter or leave.'
    """
    key, args = (text.key, text.args) if isinstance(text, Text) else (text["key"], text.get("args") or {})
    return message(key, language, arguments(args, language, names))


def arguments(args: Mapping[str, Any], language: str, names: Sequence[str] | None = None) -> dict[str, Any]:
    """A text's arguments in the words of a language."""
    out: dict[str, Any] = {}
    for name, value in args.items():
        out[name] = _value(name, value, language, names)
        if isinstance(value, dict) and "place" in value:
            out |= {f"{name}_{form}": place_form(value["place"], language, form) for form in FORMS}
    return out


def _value(name: str, value: Any, language: str, names: Sequence[str] | None) -> Any:
    if isinstance(value, dict):
        return name_of(value, language, names)
    if isinstance(value, (list, tuple)):
        if name == "points":
            return shares(value, language, names)
        return ", ".join(str(_item(item, language, names)) for item in value)
    if isinstance(value, str):
        return _word(name, value, language)
    return ("yes" if value else "no") if isinstance(value, bool) else value


def _item(item: Any, language: str, names: Sequence[str] | None) -> Any:
    if isinstance(item, str) and has(_card_id(item), language, "name"):
        return name_of({"card": item}, language, names)
    return _value("", item, language, names)


def shares(points: Sequence[int], language: str, names: Sequence[str] | None = None) -> str:
    """Points by seat in words.

    >>> shares([4, 0, 2], "en")
    'Red 4, Green 2'
    """
    got = [
        message("kernel-share", language, {"seat": name_of({"seat": seat}, language, names), "number": number})
        for seat, number in enumerate(points)
        if number
    ]
    return ", ".join(got) if got else message("kernel-share-nobody", language)


# -- names -------------------------------------------------------------------------------------------------


def name_of(ref: Mapping[str, Any], language: str, names: Sequence[str] | None = None) -> str:
    """What a reference is called in a language."""
    if "key" in ref:
        return render(ref, language, names)
    kind, what = next(iter(ref.items()))
    if kind == "seat":
        return _seat_name(what, language, names)
    if kind == "card":
        return message(_card_id(str(what)), language, attribute="name")
    return message(_named(kind, str(what), language), language, attribute="name")


def place_form(place: str, language: str, form: str) -> str:
    """A place with its preposition: "in" it, "into" it or "from" it.

    >>> place_form("castillo", "de", "into"), place_form("aragon", "de", "into")
    ('ins Castillo', 'nach Aragón')
    """
    key = _named("place", place, language)
    if has(key, language, form):
        return message(key, language, attribute=form)
    return message("kernel-place", language, {"name": name_of({"place": place}, language)}, form)


def card_text(key: str, language: str, numbers: Mapping[str, int]) -> str:
    """What a card does. `numbers` are the card's values by field: `values.table[key]`."""
    return message(_card_id(key), language, numbers, "text")


def card_special(key: str, language: str, numbers: Mapping[str, int]) -> str:
    """What a card does, without the numbers that are shown beside it; empty for a card that is only numbers."""
    has_it = has(_card_id(key), language, "special")
    return message(_card_id(key), language, numbers, "special") if has_it else ""


def _seat_name(seat: Any, language: str, names: Sequence[str] | None) -> str:
    if names and isinstance(seat, int) and 0 <= seat < len(names) and names[seat]:
        return str(names[seat])
    key = f"kernel-seat-{seat}"
    return message(key if has(key, language) else "kernel-seat-unknown", language)


def _word(name: str, word: str, language: str) -> str:
    """A word that has a name of its own, under the argument's name; any other word is a choice within the message."""
    key = _named(name, word, language) if name and word else ""
    return message(key, language, attribute="name") if key and has(key, language, "name") else word


def _card_id(key: str) -> str:
    """`base/1/move_3` is named by `base-card-move_3`."""
    module, *_, name = key.split("/")
    return f"{module}-card-{name}"


@lru_cache(maxsize=4096)
def _named(kind: str, what: str, language: str) -> str:
    """The message that names a thing: that of the first owner who has one. `grande-2` is called what `grande` is."""
    suffix = f"-{kind}-" + re.sub(r"(-\d+)+$", "", what)
    return next((o for o in owners() if has(o + suffix, language, "name")), "kernel") + suffix


# -- the rules ---------------------------------------------------------------------------------------------


def rules_pages(language: str, modules: Sequence[str] | None = None, game: str = "el_grande") -> list[dict[str, str]]:
    """The rules in reading order, one entry a rule: `id`, `rule` (its number), `title`, `text` and `module`.

    A game's own rules and those of the module it always has are one text, ordered by the numbers in their ids; then
    come the other modules. A card is a rule: it follows the page of its module that has the first part of its number
    (EG-5.12 follows EG-5).

    >>> [page["title"] for page in rules_pages("en", ["base"]) if page["rule"] == "EG-3.1"]
    ['Power cards']
    """
    from castillo.kernel.module import definition

    rules = definition(game)
    chosen = tuple(rules.modules) if modules is None else rules.check_modules(modules)  # all: to read, not to play
    values = rules.values(chosen)
    numbers = _numbers(values.table)
    pages: list[dict[str, str]] = []
    for owned in ({game, rules.implied}, *({name} for name in chosen if name != rules.implied)):
        own = _numbers({key: fields for key, fields in values.table.items() if key.partition("/")[0] in owned})
        for key in _page_keys(owned, language):
            pages.append(_page(key, language, numbers | own))
            pages += _card_pages(pages[-1], language, values.table, values.rules)
    return pages


def _numbers(table: Mapping[str, Mapping[str, int]]) -> dict[str, Any]:
    """Printed values as arguments: `place_aragon` is "5/4/1", `player_court` is 9."""
    out: dict[str, Any] = {}
    for key, fields in table.items():
        name = key.partition("/")[2].replace("/", "_")
        out |= {f"{name}_{field}": value for field, value in fields.items()}
        if "first" in fields:
            out[name] = f"{fields['first']}/{fields['second']}/{fields['third']}"
    return out


def _page_keys(owned: set[str], language: str) -> list[str]:
    keys = re.findall(r"^\w+-rules-\d+", source(language, owned), re.MULTILINE)
    return sorted((key for key in keys if key.partition("-")[0] in owned), key=lambda key: int(key.rpartition("-")[2]))


def _page(key: str, language: str, numbers: Mapping[str, Any]) -> dict[str, str]:
    parts = {part: message(key, language, numbers, part) for part in ("rule", "title", "text")}
    return {"id": key, **parts, "module": key.partition("-")[0]}


def _card_pages(
    page: Mapping[str, str], language: str, table: Mapping[str, Mapping[str, int]], rules: Mapping[str, str]
) -> list[dict[str, str]]:
    """The cards whose rules belong under a page."""
    return [
        {
            "id": card.replace("/", "-"),
            "rule": rule,
            "title": name_of({"card": card}, language),
            "text": card_text(card, language, table[card]),
            "module": page["module"],
        }
        for card, rule in rules.items()
        if rule.rpartition(".")[0] == page["rule"]
        and card.partition("/")[0] == page["module"]
        and has(_card_id(card), language, "text")
    ]
