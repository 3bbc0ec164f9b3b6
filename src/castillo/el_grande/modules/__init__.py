"""The modules of El Grande. An expansion is a folder of its own and one line here."""

from __future__ import annotations

from castillo.el_grande.module import GrandeModule
from castillo.el_grande.modules.anniversary.module import ANNIVERSARY
from castillo.el_grande.modules.base.module import BASE

MODULES: dict[str, GrandeModule] = {
    module.id: module
    for module in (
        BASE,
        ANNIVERSARY,
    )
}
"""In the order in which their modifiers answer."""
