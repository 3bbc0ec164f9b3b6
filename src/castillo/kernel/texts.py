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
- true and false become the words "yes" and "no";
- a time such as `2026-11-20T14:00Z` stays as it is, and a page says it by its reader's clock.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from castillo.kernel.module import GAMES, GameDefinition, definition

if TYPE_CHECKING:
    from castillo.kernel.text import Text

LANGUAGES = {"en": "English", "de": "Deutsch", "nl": "Nederlands", "fr": "Français"}
"""The languages, by code, in their own names."""

EVERYWHERE = "names.ftl"
"""The file of names that are the same in every language, where an owner has such names."""

FORMS = ("in", "into", "from")
"""How a place's name changes with what happens there."""

UNKNOWN = "…"
"""What stands where an argument is missing."""

_PACKAGE = Path(__file__).parent.parent
_MISSING = "Unknown external: "


# -- where texts are ---------------------------------------------------------------------------------------


def folders(game: str = "") -> list[Path]:
    """Every folder of texts, in a fixed order: those of one game, or of all, before those that belong to none."""
    return _of(definition(game) if game else None) + _of_none()


def source(language: str, owners: Iterable[str] | None = None, game: str = "") -> str:
    """The messages of a language as one Fluent text: all of them, or those of some owners and the kernel's."""
    wanted = None if owners is None else {*owners, "kernel"}
    return _read(language, [f for f in folders(game) if wanted is None or f.parent.name in wanted])


def own(language: str, game: str) -> str:
    """The messages that a game brings."""
    return _read(language, _of(definition(game)))


def shared(language: str) -> str:
    """The messages that belong to no game, and what each game is called."""
    called = re.compile(rf"^(?:{'|'.join(GAMES)})-game =(?:\n .*)+", re.MULTILINE)
    return "\n".join([_read(language, _of_none()), *called.findall(_read(language, _of(None)))])


def _of(game: GameDefinition | None) -> list[Path]:
    """The folders of a game's texts, or of all games'."""
    games = [game] if game else list(GAMES.values())
    return sorted({file.parent for each in games for file in each.folder.glob("**/texts/*.ftl")})


def _of_none() -> list[Path]:
    found = {file.parent for file in _PACKAGE.glob("**/texts/*.ftl")}
    return sorted(f for f in found if not any(f.is_relative_to(each.folder) for each in GAMES.values()))


def _read(language: str, told: Iterable[Path]) -> str:
    if language not in LANGUAGES:
        raise KeyError(f"{language!r} is not a language here; choose from: {', '.join(LANGUAGES)}")
    files = [folder / name for folder in told for name in (f"{language}.ftl", EVERYWHERE)]
    return "\n".join(file.read_text("utf-8") for file in files if file.exists())


def speech(language: str, game: str = "") -> Speech:
    """Everything that can be said in a language about a game.

    Without one, about all games there are: where two of them call something alike, the first is heard.
    """
    return _speech(language, game, tuple(GAMES))


@lru_cache(maxsize=32)
def _speech(language: str, game: str, games: tuple[str, ...]) -> Speech:
    return Speech(language, game)


def card_id(key: str) -> str:
    """
    >>> card_id("base/1/move_3")
    'base-card-move_3'
    """
    module, _, path = key.partition("/")
    return f"{module}-card-{path.rpartition('/')[2]}"


# -- messages and names --------------------------------------------------------------------------------------


class Speech:
    """The messages of a language about one game (or all), ready to be formatted."""

    def __init__(self, language: str, game: str = "") -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.owners = tuple(folder.parent.name for folder in folders(game))
        self.bundle: Any = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(source(language, game=game)))
        self._known: dict[str, str] = {}

    def has(self, key: str, attribute: str = "") -> bool:
        """Whether the language has a message, or an attribute of it."""
        known: bool = self.bundle.has_message(key)
        return known and (not attribute or attribute in self.bundle.get_message(key).attributes)

    def message(self, key: str, args: Mapping[str, Any] | None = None, attribute: str = "") -> str:
        """A message by its key; the key itself where there is none, so that a gap shows.

        A missing argument is an "…".
        """
        if not self.has(key, attribute):
            return f"{key}.{attribute}" if attribute else key
        found = self.bundle.get_message(key)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            return key
        given = {name: value for name, value in (args or {}).items() if value is not None}
        text, errors = self.bundle.format_pattern(pattern, given)
        missing = {str(e).removeprefix(_MISSING) for e in errors if str(e).startswith(_MISSING)}
        if missing:
            text, _ = self.bundle.format_pattern(pattern, given | dict.fromkeys(missing, UNKNOWN))
        return str(text)

    def render(self, text: Text | Mapping[str, Any], names: Sequence[str] | None = None) -> str:
        """A text as a sentence. `names` are what the seats are called; without them a seat is called by its colour.

        >>> from castillo.kernel.text import Text
        >>> speech("en").render(Text("kernel-why-not_your_turn", {"seat": {"seat": 1}}), ["Ada", "Ben"])
        'It is not Ben’s turn to choose.'
        """
        key, args = (text["key"], text.get("args") or {}) if isinstance(text, Mapping) else (text.key, text.args)
        return self.message(key, self.arguments(args, names))

    def arguments(self, args: Mapping[str, Any], names: Sequence[str] | None = None) -> dict[str, Any]:
        """A text's arguments in the words of the language."""
        out: dict[str, Any] = {}
        for name, value in args.items():
            out[name] = self._value(name, value, names)
            if isinstance(value, dict) and "place" in value:
                out |= {f"{name}_{form}": self.place_form(value["place"], form) for form in FORMS}
        return out

    def _value(self, name: str, value: Any, names: Sequence[str] | None) -> Any:
        if isinstance(value, dict):
            return self.name_of(value, names)
        if isinstance(value, (list, tuple)):
            if name == "points":
                return self.shares(value, names)
            return ", ".join(str(self._item(item, names)) for item in value)
        if isinstance(value, str):
            return self._word(name, value)
        return ("yes" if value else "no") if isinstance(value, bool) else value

    def _item(self, item: Any, names: Sequence[str] | None) -> Any:
        if isinstance(item, str) and self.has(card_id(item), "name"):
            return self.name_of({"card": item}, names)
        return self._value("", item, names)

    def shares(self, points: Sequence[int], names: Sequence[str] | None = None) -> str:
        """Points by seat in words.

        >>> Speech("en").shares([4, 0, 2])
        'Red 4, Green 2'
        """
        got = [
            self.message("kernel-share", {"seat": self.name_of({"seat": seat}, names), "number": number})
            for seat, number in enumerate(points)
            if number
        ]
        return ", ".join(got) if got else self.message("kernel-share-nobody")

    def name_of(self, ref: Mapping[str, Any], names: Sequence[str] | None = None) -> str:
        """What a reference is called."""
        if "key" in ref:
            return self.render(ref, names)
        kind, what = next(iter(ref.items()))
        if kind == "seat":
            return self._seat_name(what, names)
        if kind == "card":
            return self.message(card_id(str(what)), attribute="name")
        return self.message(self.named(kind, str(what)), attribute="name")

    def card_text(self, key: str, numbers: Mapping[str, int]) -> str:
        """What a card does. `numbers` are the card's values by field: `values.table[key]`."""
        return self.message(card_id(key), numbers, "text")

    def card_special(self, key: str, numbers: Mapping[str, int]) -> str:
        """What a card does, without the numbers that are shown beside it; empty for a card that is only numbers."""
        return self.message(card_id(key), numbers, "special") if self.has(card_id(key), "special") else ""

    def place_form(self, place: str, form: str) -> str:
        """A place with its preposition: "in" it, "into" it or "from" it."""
        key = self.named("place", place)
        if self.has(key, form):
            return self.message(key, attribute=form)
        return self.message("kernel-place", {"name": self.name_of({"place": place})}, form)

    def _seat_name(self, seat: Any, names: Sequence[str] | None) -> str:
        if names and isinstance(seat, int) and 0 <= seat < len(names) and names[seat]:
            return str(names[seat])
        key = f"kernel-seat-{seat}"
        return self.message(key if self.has(key) else "kernel-seat-unknown")

    def _word(self, name: str, word: str) -> str:
        """A word that has a name of its own, under the argument's name; any other is a choice within the message."""
        key = self.named(name, word) if name and word else ""
        return self.message(key, attribute="name") if key and self.has(key, "name") else word

    def named(self, kind: str, what: str) -> str:
        """The message that names a thing: that of the first owner who has one. Where nobody has a name for `ship-2`
        itself, it is called what `ship` is."""
        asked = f"-{kind}-{what}"
        if asked not in self._known:
            plain = re.sub(r"(-\d+)+$", "", asked)
            named = (owner + suffix for suffix in (asked, plain) for owner in self.owners)
            self._known[asked] = next((key for key in named if self.has(key, "name")), f"kernel{plain}")
        return self._known[asked]
