"""Rows of numbers: vectors of machine integers in a compiled engine, plain lists in an interpreted one.

A compiled engine reads, changes and copies a `Row` without making objects of its numbers. Interpreted, lists are
quicker, and a browser's Python has no `librt`: there a row is a list. Both can be made (`vec[i64](numbers)`), indexed,
sliced, changed in place, gone through, searched with `in` and compared with their like. A row does not grow in place:
`append` gives the longer one back, and the shorter one is to be used no more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

from castillo.kernel import actions

if TYPE_CHECKING:
    from librt.vecs import append, vec
elif str(actions.__file__).endswith(".py"):  # interpreted
    vec = {i64: list, u8: list}

    def append(row, number):
        """A row with one more number."""
        row.append(number)
        return row
else:
    from librt.vecs import append, vec

Row = vec[i64]
Cells = vec[u8]
"""A row of bytes, of which `bytes` makes a copy at once."""

__all__ = ["Cells", "Row", "append", "vec"]
