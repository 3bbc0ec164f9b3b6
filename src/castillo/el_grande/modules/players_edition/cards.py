"""The cards of the Player's Edition (KI-4), their numbers from cards.toml."""

from __future__ import annotations

from collections.abc import Callable

from castillo.el_grande.cards import Effect, PowerCard
from castillo.el_grande.modules.players_edition.collapse import Collapse
from castillo.el_grande.modules.players_edition.figures import OUTING, Mistress, Revolt
from castillo.el_grande.modules.players_edition.naming import BUILD, CIVIL_WAR, PUSH, QUARANTINED, NameRegion
from castillo.el_grande.modules.players_edition.playing import JOKER, Whirlwind
from castillo.el_grande.modules.players_edition.state import ALLIED_REGIONS
from castillo.el_grande.modules.shared.alliance import Alliance
from castillo.el_grande.modules.shared.words import OpponentsSetDiscs
from castillo.kernel.values import Values

CARDS: tuple[tuple[int, str, Callable[[], Effect | None]], ...] = (
    (JOKER, "joker", lambda: None),
    (222, "outing", lambda: OpponentsSetDiscs(OUTING, 0)),
    (223, "push", lambda: NameRegion(PUSH)),
    (224, "civil_war", lambda: NameRegion(CIVIL_WAR)),
    (225, "alliance", lambda: Alliance(ALLIED_REGIONS)),
    (226, "bridge", lambda: NameRegion(BUILD)),
    (227, "revolt", Revolt),
    (228, "danger_of_collapse", Collapse),
    (229, "quarantine", lambda: NameRegion(QUARANTINED)),
    (230, "whirlwind", Whirlwind),
    (231, "mistress", Mistress),
)
"""Number (never reused), id, special action."""


def power_cards(values: Values) -> list[PowerCard]:
    """Its power cards, with their values."""
    keys = [(number, f"players_edition/power/{name}", special) for number, name, special in CARDS]
    return [PowerCard(values, number, key, special()) for number, key, special in keys]
