"""Reading a position document: every field is checked, and what is wrong is said in one sentence."""

from __future__ import annotations

from typing import Any

from castillo.el_caballero.grid import SIDES
from castillo.kernel.errors import SetupError


class Reader:
    """A table of fields, read field by field; `where` is said before the name of a field."""

    def __init__(self, document: Any, known: tuple[str, ...], where: str = "") -> None:
        if not isinstance(document, dict):
            raise SetupError(f"{where or 'position'}: must be a table of fields; got {document!r}.")
        self.where = f"{where}." if where else ""
        for name in document:
            if name not in known:
                raise SetupError(f"{self.where}{name}: is not a field here; fields are: {', '.join(known)}.")
        self.document: dict[str, Any] = document

    def has(self, field: str) -> bool:
        return field in self.document

    def get(self, field: str) -> Any:
        if field not in self.document:
            raise SetupError(f"{self.where}{field}: is missing.")
        return self.document[field]

    def number(self, field: str, least: int, most: int, default: int | None = None) -> int:
        if default is not None and field not in self.document:
            return default
        return self.whole(field, self.get(field), least, most)

    def whole(self, field: str, value: object, least: int, most: int) -> int:
        if type(value) is int and least <= value <= most:
            return value
        raise SetupError(f"{self.where}{field}: must be a whole number from {least} to {most}; got {value!r}.")

    def one_of(self, field: str, words: tuple[str, ...], default: str | None = None) -> str:
        value = self.get(field) if default is None else self.document.get(field, default)
        if isinstance(value, str) and value in words:
            return value
        raise SetupError(f"{self.where}{field}: {value!r} is not allowed; use one of: {', '.join(words)}.")

    def flag(self, field: str) -> bool:
        value = self.document.get(field, False)
        if isinstance(value, bool):
            return value
        raise SetupError(f"{self.where}{field}: must be true or false; got {value!r}.")

    def side(self, field: str, value: object) -> int:
        if isinstance(value, str) and len(value) == 1 and value in SIDES:
            return SIDES.index(value)
        raise SetupError(f"{self.where}{field}: {value!r} is not an edge; edges are n, e, s and w.")

    def list_of(self, field: str) -> list[Any]:
        value = self.document.get(field, [])
        if isinstance(value, list | tuple):
            return list(value)
        raise SetupError(f"{self.where}{field}: must be a list; got {value!r}.")

    def row(self, field: str, length: int) -> list[Any]:
        values = self.list_of(field)
        if len(values) != length:
            raise SetupError(f"{self.where}{field}: must have {length} entries; it has {len(values)}.")
        return values

    def counts(self, field: str, length: int, most: int, default: list[int]) -> list[int]:
        """A number for each seat."""
        if field not in self.document:
            return default
        return [self.whole(field, value, 0, most) for value in self.row(field, length)]
