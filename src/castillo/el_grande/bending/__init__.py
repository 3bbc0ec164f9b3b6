"""Rules that can be bent. Each query is named after the rule it answers; a `Modifier` takes the answer so far.

A query is declared in one file of this folder: what a module overrides, its chain, and how it is asked.
"""

from castillo.el_grande.bending.turns import Modifier

__all__ = ["Modifier"]
