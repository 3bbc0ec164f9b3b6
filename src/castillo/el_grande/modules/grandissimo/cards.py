"""The cards of Grandissimo (GR-3, GR-4.1), their numbers and symbols from cards.toml."""

from __future__ import annotations

from collections.abc import Callable

from castillo.el_grande.cards import ActionCard, Card, Effect
from castillo.el_grande.effects import Alliance, Conspiracy, EitherOrder, IntoTheCastillo, Sequence
from castillo.el_grande.effects.espionage import Espionage
from castillo.el_grande.effects.keeping import Keeps
from castillo.el_grande.modules.grandissimo.figures import Pact, Revolution
from castillo.el_grande.modules.grandissimo.inquisitor import INQUISITOR_CARD, Inquire, TakeInquisitor
from castillo.el_grande.modules.grandissimo.persons import JESTER_CARD, QUEEN_CARD, QueensHelp, TakePerson
from castillo.el_grande.modules.grandissimo.region_cards import FOR_BOYCOTT, FOR_INCOGNITO, FaceDown
from castillo.el_grande.modules.grandissimo.scoring import EmptyCastillo, ScoreCoast, ScoreCourts
from castillo.el_grande.modules.grandissimo.state import ALLIED_REGIONS, FREE_CHOICES, SPY_MASK
from castillo.el_grande.modules.grandissimo.symbols import Imprison, TakeShip
from castillo.el_grande.modules.grandissimo.turns import ActionStop, DoubleTurn, LastWord, QuickTroops
from castillo.kernel.values import Values

Printed = Callable[[str], int]
"""The card's own numbers, by name."""

CARDS: tuple[tuple[int, str, Callable[[Printed], Effect]], ...] = (
    (401, "6/boycott", lambda v: EitherOrder(FaceDown(FOR_BOYCOTT), TakeShip(v("ships")))),
    (402, "6/pact", lambda v: Pact()),
    (403, "6/double_turn", lambda v: Sequence(Imprison(v("prisoners")), DoubleTurn())),
    (404, "6/free_choice", lambda v: Keeps(FREE_CHOICES, TakeShip(v("ships")))),
    (405, "6/king_incognito", lambda v: FaceDown(FOR_INCOGNITO)),
    (406, "6/eviction_order", lambda v: EitherOrder(EmptyCastillo(), Imprison(v("prisoners")))),
    (407, "6/score_coast", lambda v: EitherOrder(ScoreCoast(coast=True), TakeShip(v("ships")))),
    (408, "6/espionage", lambda v: Sequence(Espionage(SPY_MASK), TakeShip(v("ships")))),
    (409, "6/score_courts", lambda v: ScoreCourts(v("first"), v("second"), v("third"))),
    (410, "6/action_stop", lambda v: Sequence(ActionStop(), Imprison(v("prisoners")))),
    (411, "6/revolution", lambda v: Revolution()),
    (412, "6/quick_troops", lambda v: Sequence(QuickTroops(), TakeShip(v("ships")))),
    (413, "6/score_inland", lambda v: ScoreCoast(coast=False)),
    (414, "6/spanish_inquisition", lambda v: TakeInquisitor()),
    (415, "6/conspiracy", lambda v: Conspiracy()),
    (416, "6/into_the_castillo", lambda v: IntoTheCastillo(own=v("own"), foreign=v("foreign"))),
    (417, "6/alliance", lambda v: Alliance(ALLIED_REGIONS)),
    (418, "6/last_word", lambda v: LastWord(v("prisoners"))),
    (419, "6/concentrated_force", lambda v: Imprison(v("prisoners"))),
    (420, "7/queen_and_jester", lambda v: TakePerson()),
)
"""Number (never reused), stack and id, special action: what the card says, then its symbol."""


def action_cards(values: Values) -> list[ActionCard]:
    keys = [(number, f"grandissimo/{name}", special) for number, name, special in CARDS]
    return [
        ActionCard(
            number,
            key,
            stack=int(key.split("/")[1]),
            copies=values.number(key, "copies"),
            place=values.number(key, "place"),
            special=special(values.of(key)),
            rule=values.rules[key],
        )
        for number, key, special in keys
    ]


def person_cards() -> list[Card]:
    """The cards of Queen, Jester and General Inquisitor, whose special actions come beside that of the turn (GR-4)."""
    return [
        Card(QUEEN_CARD, "grandissimo/person/queen", special=QueensHelp(), rule="GR-4.2"),
        Card(JESTER_CARD, "grandissimo/person/jester", rule="GR-4.3"),
        Card(INQUISITOR_CARD, "grandissimo/person/general_inquisitor", special=Inquire(), rule="GR-4.4"),
    ]
