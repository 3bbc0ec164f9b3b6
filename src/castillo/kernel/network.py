"""Small networks, learned elsewhere and evaluated here without any library: dense layers, each but the last rectified.

Compiled, a multiply-add takes less than half a nanosecond: numbers lie in blocks of eight as attributes of native
objects, not as boxes in lists.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from itertools import pairwise
from struct import pack, unpack
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

WIDTH: Final = 8


@mypyc_attr(acyclic=True, free_list_len=1)
class Block:
    """Eight numbers, of weights or of what they are multiplied with."""

    __slots__ = ("a", "b", "c", "d", "e", "f", "g", "h")

    def __init__(self, numbers: list[float], at: i64) -> None:
        self.a: float = numbers[at]
        self.b: float = numbers[at + 1]
        self.c: float = numbers[at + 2]
        self.d: float = numbers[at + 3]
        self.e: float = numbers[at + 4]
        self.f: float = numbers[at + 5]
        self.g: float = numbers[at + 6]
        self.h: float = numbers[at + 7]

    def times(self, other: Block) -> float:
        """The sum of all products.

        >>> Block([1.0] * 8, 0).times(Block([0.5] * 8, 0))
        4.0
        """
        near = self.a * other.a + self.b * other.b + self.c * other.c + self.d * other.d
        return near + (self.e * other.e + self.f * other.f + self.g * other.g + self.h * other.h)


def blocks(numbers: list[float]) -> list[Block]:
    """Numbers in blocks, the last one filled up with noughts."""
    missing = -len(numbers) % WIDTH
    whole = numbers + [0.0] * missing if missing else numbers
    return [Block(whole, at) for at in range(0, len(whole), WIDTH)]


@mypyc_attr(acyclic=True)
class Layer:
    """A dense layer: for each output a row of weights and an offset."""

    def __init__(self, rows: list[list[float]], offsets: list[float]) -> None:
        self.inputs: i64 = len(rows[0])
        self.rows: list[list[Block]] = [blocks(row) for row in rows]
        self.offsets: list[float] = offsets

    def answer(self, inputs: list[Block]) -> list[float]:
        """Offsets plus weighted inputs."""
        out: list[float] = []
        for number in range(len(self.rows)):
            row = self.rows[number]
            total = self.offsets[number]
            for at in range(len(row)):
                total += row[at].times(inputs[at])
            out.append(total)
        return out


@mypyc_attr(acyclic=True)
class Network:
    """Layers, one after the other.

    >>> network = Network([Layer([[1.0, -1.0], [-1.0, 1.0]], [0.0, 0.0]), Layer([[1.0, 1.0]], [0.5])])
    >>> network.answer([3.0, 1.0]), network.answer([1.0, 4.0])
    ([2.5], [3.5])
    """

    def __init__(self, layers: list[Layer]) -> None:
        self.layers: list[Layer] = layers

    def answer(self, inputs: list[float]) -> list[float]:
        """What comes out of the last layer."""
        last = len(self.layers) - 1
        for number in range(last):
            out = self.layers[number].answer(blocks(inputs))
            inputs = [max(0.0, value) for value in out]
        return self.layers[last].answer(blocks(inputs))

    def number(self, inputs: list[float]) -> float:
        """The first number that comes out: all there is of a network with one output."""
        return self.answer(inputs)[0]


def layers_of(document: dict[str, Any]) -> list[tuple[list[list[float]], list[float]]]:
    """Rows and offsets of each layer, out of the document of a network."""
    sizes: list[int] = document["sizes"]
    numbers = list(unpack(f"<{_count(sizes)}e", b64decode(document["weights"])))
    out: list[tuple[list[list[float]], list[float]]] = []
    at = 0
    for inputs, outputs in pairwise(sizes):
        rows = [numbers[at + i * inputs : at + (i + 1) * inputs] for i in range(outputs)]
        at += inputs * outputs
        out.append((rows, numbers[at : at + outputs]))
        at += outputs
    return out


def read_network(document: dict[str, Any]) -> Network:
    """A network as it is kept: the sizes of its layers, and their weights and offsets as base64 of 16-bit floats."""
    return Network([Layer(rows, offsets) for rows, offsets in layers_of(document)])


def write_network(layers: list[tuple[list[list[float]], list[float]]]) -> dict[str, Any]:
    """The document of a network, given as rows and offsets of each layer.

    >>> document = write_network([([[0.5, 0.25]], [1.0])])
    >>> document["sizes"], read_network(document).answer([2.0, 4.0])
    ([2, 1], [3.0])
    """
    sizes = [len(layers[0][0][0]), *(len(rows) for rows, _ in layers)]
    numbers = [number for rows, offsets in layers for row in [*rows, offsets] for number in row]
    return {"sizes": sizes, "weights": b64encode(pack(f"<{len(numbers)}e", *numbers)).decode("ascii")}


def _count(sizes: list[int]) -> int:
    return sum((inputs + 1) * outputs for inputs, outputs in pairwise(sizes))
