"""The modules of El Grande. An expansion is a folder of its own and one line here."""

from __future__ import annotations

from castillo.el_grande.module import GrandeModule
from castillo.el_grande.modules.anniversary.module import ANNIVERSARY
from castillo.el_grande.modules.base.module import BASE
from castillo.el_grande.modules.colonies.module import COLONIES
from castillo.el_grande.modules.grandissimo.module import GRANDISSIMO
from castillo.el_grande.modules.king_and_intrigue.module import KING_AND_INTRIGUE
from castillo.el_grande.modules.players_edition.module import PLAYERS_EDITION
from castillo.el_grande.modules.special_cards.module import SPECIAL_CARDS

MODULES: dict[str, GrandeModule] = {
    module.id: module
    for module in (
        BASE,
        ANNIVERSARY,
        KING_AND_INTRIGUE,
        PLAYERS_EDITION,
        SPECIAL_CARDS,
        COLONIES,
        GRANDISSIMO,
    )
}
"""In the order in which their modifiers answer."""
