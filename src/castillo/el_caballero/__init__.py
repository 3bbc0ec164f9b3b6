"""El Caballero: islands and seas that grow from tiles; with its expansion."""

from castillo.el_caballero.definition import ElCaballero
from castillo.kernel.module import GAMES

GAMES["el_caballero"] = ElCaballero()
