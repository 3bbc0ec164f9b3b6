"""The Special Cards (KI-5), their numbers from cards.toml."""

from __future__ import annotations

from collections.abc import Callable

from castillo.el_grande.cards import Effect, PowerCard
from castillo.el_grande.modules.shared.conspiracy import Conspiracy
from castillo.el_grande.modules.shared.espionage import Espionage
from castillo.el_grande.modules.shared.words import ScoreOneRegion
from castillo.el_grande.modules.special_cards.last_minute import KeepLastMinute
from castillo.el_grande.modules.special_cards.lifting import Lift
from castillo.el_grande.modules.special_cards.limits import SixIsEnough
from castillo.el_grande.modules.special_cards.offering import OfferScoring, ScoreOwnRegion
from castillo.el_grande.modules.special_cards.placing import Fiesta
from castillo.el_grande.modules.special_cards.protection import RoyalProtection
from castillo.el_grande.modules.special_cards.state import SPIES_OUT
from castillo.kernel.values import Values

Printed = Callable[[str], int]
"""The card's own numbers, by name."""

CARDS: tuple[tuple[int, str, Callable[[Printed], Effect]], ...] = (
    (241, "fiesta", lambda v: Fiesta(v("more"))),
    (242, "espionage", lambda v: Espionage(SPIES_OUT)),
    (243, "putsch", lambda v: Conspiracy()),
    (244, "six_is_enough", lambda v: SixIsEnough()),
    (245, "last_minute", lambda v: KeepLastMinute()),
    (246, "royal_protection", lambda v: RoyalProtection()),
    (247, "lift", lambda v: Lift()),
    (248, "score_own_region", lambda v: ScoreOwnRegion()),
    (249, "score_any_region", lambda v: ScoreOneRegion()),
    (250, "offered_scoring", lambda v: OfferScoring(v("regions"))),
)
"""Number (never reused), id, special action."""


def power_cards(values: Values) -> list[PowerCard]:
    """Its power cards, with their values."""
    keys = [(number, f"special_cards/power/{name}", special) for number, name, special in CARDS]
    return [PowerCard(values, number, key, special(values.of(key))) for number, key, special in keys]
