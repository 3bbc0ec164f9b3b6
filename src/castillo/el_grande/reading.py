"""Reading a position document field by field; every refusal names the field and what is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from castillo.el_grande.places import CASTILLO
from castillo.kernel.errors import SetupError

if TYPE_CHECKING:
    from castillo.el_grande.rules import GrandeRules


class Reader:
    """A document and the words it may use."""

    def __init__(self, book: GrandeRules, document: dict[str, Any], fields: tuple[str, ...]) -> None:
        self.book = book
        self.document = document
        for field in document:
            if field not in fields:
                raise SetupError(f"{field}: a position has no such field; fields are: {', '.join(fields)}.")

    def whole(self, field: str, value: object, least: int = 0, most: int = 9999) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise SetupError(f"{field}: {value!r} is not allowed; use a whole number from {least} to {most}.")
        return value

    def number(self, field: str, default: int, one_of: list[int]) -> int:
        value = self.document.get(field, default)
        if type(value) is not int or value not in one_of:
            raise SetupError(f"{field}: {value!r} is not allowed; use one of: {', '.join(map(str, one_of))}.")
        return int(value)

    def seat(self, field: str) -> int:
        return self.whole(field, self.document[field], most=int(self.book.seats) - 1)

    def list_of(self, field: str, value: object) -> list[Any]:
        if not isinstance(value, list):
            raise SetupError(f"{field}: must be a list; got {value!r}.")
        return value

    def numbers(self, field: str) -> list[int]:
        return [self.whole(field, n, most=1 << 30) for n in self.list_of(field, self.document[field])]

    def facts(self, field: str, most: int, flag: int = 0) -> list[int]:
        """A ledger's facts: each a seat times 64 plus a number below `most`, and perhaps a flag."""
        facts = self.numbers(field)
        for fact in facts:
            seat, number = divmod(fact & ~flag, 64)
            if seat not in self.book.owners or number >= most:
                raise SetupError(f"{field}: {fact} is not allowed; use a seat times 64 plus a number below {most}.")
        return facts

    def row(self, field: str, length: int) -> list[Any]:
        value = self.list_of(field, self.document[field])
        if len(value) != length:
            raise SetupError(f"{field}: must have {length} entries; got {len(value)}.")
        return value

    def counts(self, field: str, value: object) -> list[int]:
        row = self.list_of(field, value)
        if len(row) != self.book.seats:
            raise SetupError(f"{field}: must have {self.book.seats} entries, one for each seat; got {len(row)}.")
        return [self.whole(field, n, most=99) for n in row]

    def table(self, field: str) -> dict[str, Any]:
        value = self.document.get(field, {})
        if not isinstance(value, dict):
            raise SetupError(f"{field}: must be a table; got {value!r}.")
        return value

    def place_number(self, field: str, name: object) -> int:
        if not isinstance(name, str) or name not in self.book.place_numbers:
            raise SetupError(f"{field}: {name!r} is not a place; places are: {', '.join(self.book.place_numbers)}.")
        return self.book.place_numbers[name]

    def region(self, field: str, default: int) -> int:
        if field not in self.document:
            return default
        place = self.place_number(field, self.document[field])
        if not self.book.is_region[place] or place == CASTILLO:
            names = ", ".join(self.book.place_ids[r] for r in self.book.regions)
            raise SetupError(f"{field}: {self.document[field]!r} is not a region; regions are: {names}.")
        return place

    def stack(self, field: str, stack: object) -> int:
        names = [str(s) for s in self.book.stacks]
        if str(stack) not in names:
            raise SetupError(f"{field}: {stack!r} is not a stack; stacks are: {', '.join(names)}.")
        return names.index(str(stack))

    def action_card(self, field: str, stack: int, name: object) -> int:
        """A card of a stack, by its id or its key."""
        cards = [card for card in self.book.action_cards if card.stack == self.book.stacks[stack]]
        for card in cards:
            if name in (card.id, card.key):
                return card.number
        allowed = ", ".join(card.id for card in cards)
        raise SetupError(f"{field}: {name!r} is not a card of stack {self.book.stacks[stack]}; cards are: {allowed}.")

    def power_card(self, field: str, name: object) -> int:
        """A power card's bit, by its id, its key or its value."""
        for card in self.book.power_cards:
            if name in (card.id, card.key) or (name == card.value and not isinstance(name, bool)):
                return card.bit
        allowed = ", ".join(card.id for card in self.book.power_cards)
        raise SetupError(f"{field}: {name!r} is not a power card; power cards are: {allowed} (or their values).")

    def mask(self, field: str, seat: int) -> int:
        """One seat's power cards, as bits."""
        rows = self.row(field, int(self.book.seats))
        mask = 0
        for name in self.list_of(f"{field}[{seat}]", rows[seat]):
            mask |= 1 << self.power_card(field, name)
        return mask
