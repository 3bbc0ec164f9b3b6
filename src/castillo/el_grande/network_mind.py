"""The mind of style "master": small networks correct what "learned" appraises and what instinct likes."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.mind import GrandeMind
from castillo.el_grande.network_policy import Policy
from castillo.el_grande.network_value import NetworkAppraiser
from castillo.el_grande.position import Position
from castillo.kernel.network import read_network

if TYPE_CHECKING:
    from castillo.el_grande.rules import GrandeRules

WEIGHTS = Path(__file__).parent / "master.toml"
"""The networks, and how they were learned: written by `python -m tools.master`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class NetworkMind(GrandeMind):
    """Thinks with the networks of a document; the rest is as in every style."""

    def __init__(self, rules: GrandeRules, document: dict[str, Any]) -> None:
        super().__init__(rules)
        places = read_network(document["places"])
        self.appraiser = NetworkAppraiser(rules, places, read_network(document["standings"]))
        self.policy: Policy = Policy(rules, document["policy"])

    def instincts(self, game: Position, seat: i64, actions: list[int]) -> list[float]:
        return self.policy.instincts(self.by_hand, game, seat, actions)


def read_weights(path: Path = WEIGHTS) -> dict[str, Any]:
    """The document of the networks."""
    return tomllib.loads(path.read_text("utf-8"))
