"""The weights file of `master`: networks and tables, and the record of how they were learned."""

from __future__ import annotations

import json
import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any

from castillo.el_grande.network_policy import KINDS, POWER_INPUTS
from castillo.el_grande.network_value import PLACE_INPUTS, STANDING_INPUTS
from castillo.kernel.network import layers_of, write_network

Document = dict[str, Any]
HEAD = "# The networks of `master` and how they were learned. Written by `python -m tools.master`; see docs/bots.md.\n"
WIDEST = 100  # characters of weights in a line


def nothing_learned() -> Document:
    """Networks that correct nothing: with them, `master` thinks as `expert` does."""
    return {
        "record": {"generations": []},
        "policy": {
            "passing": 0.0,
            "factors": dict.fromkeys(KINDS, 1.0),
            "cards": {},
            "starts": {},
            "power": silent(POWER_INPUTS),
        },
        "places": silent(PLACE_INPUTS),
        "standings": silent(STANDING_INPUTS),
    }


def scaled(document: Document, part: float) -> Document:
    """The same corrections, saying so much of it: the last layers of networks end in one number."""
    policy = document["policy"]
    return {
        **document,
        "places": _scaled(document["places"], part),
        "standings": _scaled(document["standings"], part),
        "policy": {
            "passing": policy["passing"] * part,
            "factors": {kind: 1.0 + (factor - 1.0) * part for kind, factor in policy["factors"].items()},
            "cards": _scaled_rows(policy["cards"], part),
            "starts": _scaled_rows(policy["starts"], part),
            "power": _scaled(policy["power"], part),
        },
    }


def _scaled(network: Document, part: float) -> Document:
    *before, (rows, offsets) = layers_of(network)
    last = [[weight * part for weight in row] for row in rows], [offset * part for offset in offsets]
    return write_network([*before, last])


def _scaled_rows(rows: dict[str, list[float]], part: float) -> dict[str, list[float]]:
    return {key: [round(number * part, 4) for number in row] for key, row in rows.items()}


def digest(document: Document) -> str:
    """What tells networks from others."""
    return sha256(json.dumps(document, sort_keys=True).encode()).hexdigest()


def silent(inputs: int) -> Document:
    """A network that always says nought."""
    return write_network([([[0.0] * inputs], [0.0])])


def read(path: Path) -> Document:
    """A document that was written."""
    return tomllib.loads(path.read_text("utf-8"))


def write(document: Document, path: Path) -> None:
    """Write a document as TOML."""
    path.write_text(HEAD + "".join(_table(document, "")), "utf-8")


def _table(document: Document, name: str) -> list[str]:
    plain = {key: value for key, value in document.items() if not _is_table(value)}
    lines = [f"\n[{name}]\n"] if name and plain else []
    lines += [f"{_key(key)} = {_value(value)}\n" for key, value in plain.items()]
    for key, value in document.items():
        inner = f"{name}.{key}" if name else key
        if isinstance(value, dict):
            lines += _table(value, inner) or [f"\n[{inner}]\n"]
        elif _is_table(value):
            for each in value:
                lines += [f"\n[[{inner}]]\n", *(f"{word} = {_value(number)}\n" for word, number in each.items())]
    return lines or [f"\n[{name}]\n"]


def _is_table(value: object) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and bool(value) and isinstance(value[0], dict))


def _key(key: str) -> str:
    return key if key.replace("_", "").isalnum() else json.dumps(key)


def _value(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_value(each)}" for key, each in value.items()) + " }"
    if isinstance(value, str) and len(value) > WIDEST:
        parts = [value[at : at + WIDEST] for at in range(0, len(value), WIDEST)]
        return '"""\\\n' + "\\\n".join(parts) + '"""'
    return json.dumps(value)
