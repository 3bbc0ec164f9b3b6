"""Card sheets: files with the values of somebody's own copy, written and read."""

from __future__ import annotations

import re
import tomllib

from castillo.kernel.errors import SetupError
from castillo.kernel.values import Table, Values


def read_sheet(values: Values, text: str, name: str = "sheet") -> Table:
    """A card sheet from its text, checked; messages name the line."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise SetupError(f"{name}: {error}.") from error
    try:
        return values.check(raw, name)
    except SetupError as error:
        line = _line_of(text, str(error))
        raise SetupError(str(error).replace(name, f"{name} line {line}", 1) if line else str(error)) from error


def _line_of(text: str, message: str) -> int:
    """The line of the entry (and, within it, the field) that a message quotes; 0 if it quotes none."""
    quoted = re.findall(r"'([^']*)'", message)
    if not quoted:
        return 0
    lines = text.splitlines()
    start = next((i for i, line in enumerate(lines) if quoted[0] in line), -1)
    for i in range(start + 1, len(lines)):
        if lines[i].startswith("["):
            break
        if len(quoted) > 1 and lines[i].split("=")[0].strip() == quoted[1]:
            return i + 1
    return start + 1


def write_sheet(values: Values) -> str:
    """A card sheet with every value and, as a comment, its provenance."""
    lines = ["# A Castillo card sheet: change any number to match your copy. Delete what you do not change.", ""]
    for key, fields in values.table.items():
        lines.append(f'["{key}"]')
        for field, value in fields.items():
            lines.append(f"{field} = {value}  # {values.sources[key][field]}")
        lines.append("")
    return "\n".join(lines)
