"""El Grande: the core rules, and a folder for each module."""

from castillo.el_grande.definition import ElGrande
from castillo.kernel.module import GAMES

GAMES["el_grande"] = ElGrande()
