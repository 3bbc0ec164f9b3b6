"""The cards of Grandissimo (GR-3, GR-4.1), their numbers and symbols from cards.toml."""

from __future__ import annotations

from collections.abc import Callable

from castillo.el_grande.cards import ActionCard, Card, Effect
from castillo.el_grande.modules.grandissimo.combining import EitherOrder
from castillo.el_grande.modules.grandissimo.figures import Pact, Revolution
from castillo.el_grande.modules.grandissimo.inquisitor import INQUISITOR_CARD, Inquire, TakeInquisitor
from castillo.el_grande.modules.grandissimo.persons import JESTER_CARD, QUEEN_CARD, QueensHelp, TakePerson
from castillo.el_grande.modules.grandissimo.region_cards import FOR_BOYCOTT, FOR_INCOGNITO, FaceDown
from castillo.el_grande.modules.grandissimo.scoring import EmptyCastillo, ScoreCoast, ScoreCourts
from castillo.el_grande.modules.grandissimo.state import ALLIED_REGIONS, FREE_CHOICES, SPIES_OUT
from castillo.el_grande.modules.grandissimo.symbols import Imprison, TakeShip
from castillo.el_grande.modules.grandissimo.turns import ActionStop, DoubleTurn, LastWord, QuickTroops
from castillo.el_grande.modules.shared.alliance import Alliance
from castillo.el_grande.modules.shared.castillo import IntoTheCastillo
from castillo.el_grande.modules.shared.combining import Sequence
from castillo.el_grande.modules.shared.conspiracy import Conspiracy
from castillo.el_grande.modules.shared.espionage import Espionage
from castillo.el_grande.modules.shared.keeping import Keeps
from castillo.kernel.values import Values

Printed = Callable[[str], int]
"""The card's own numbers, by name."""


class Symbols:
    """The ships and the prison of a card, as the table's values have them (GR-2)."""

    def __init__(self, printed: Printed) -> None:
        ships, prisoners = TakeShip(printed("ships")), Imprison(printed("prisoners"))
        self.effects: list[Effect] = [effect for effect in (ships, prisoners) if effect.count > 0]

    def beside(self, effect: Effect) -> Effect:
        """An effect, and the symbols before or after it."""
        return EitherOrder(effect, *self.effects) if self.effects else effect

    def before(self, effect: Effect) -> Effect:
        return Sequence(*self.effects, effect) if self.effects else effect

    def after(self, effect: Effect) -> Effect:
        return Sequence(effect, *self.effects) if self.effects else effect

    def alone(self) -> Effect:
        """Nothing but the symbols."""
        return self.effects[0] if len(self.effects) == 1 else EitherOrder(*self.effects)


CARDS: tuple[tuple[int, str, Callable[[Printed, Symbols], Effect]], ...] = (
    (401, "6/boycott", lambda v, s: s.beside(FaceDown(FOR_BOYCOTT))),
    (402, "6/pact", lambda v, s: s.beside(Pact())),
    (403, "6/double_turn", lambda v, s: s.before(DoubleTurn())),
    (404, "6/free_choice", lambda v, s: Keeps(FREE_CHOICES, s.alone())),
    (405, "6/king_incognito", lambda v, s: s.beside(FaceDown(FOR_INCOGNITO))),
    (406, "6/eviction_order", lambda v, s: s.beside(EmptyCastillo())),
    (407, "6/score_coast", lambda v, s: s.beside(ScoreCoast(coast=True))),
    (408, "6/espionage", lambda v, s: s.after(Espionage(SPIES_OUT))),
    (409, "6/score_courts", lambda v, s: s.beside(ScoreCourts(v("first"), v("second"), v("third")))),
    (410, "6/action_stop", lambda v, s: s.after(ActionStop())),
    (411, "6/revolution", lambda v, s: s.beside(Revolution())),
    (412, "6/quick_troops", lambda v, s: s.after(QuickTroops())),
    (413, "6/score_inland", lambda v, s: s.beside(ScoreCoast(coast=False))),
    (414, "6/spanish_inquisition", lambda v, s: s.after(TakeInquisitor())),
    (415, "6/conspiracy", lambda v, s: s.beside(Conspiracy())),
    (416, "6/into_the_castillo", lambda v, s: s.beside(IntoTheCastillo(own=v("own"), foreign=v("foreign")))),
    (417, "6/alliance", lambda v, s: s.beside(Alliance(ALLIED_REGIONS))),
    (418, "6/last_word", lambda v, s: LastWord(s.alone())),
    (419, "6/concentrated_force", lambda v, s: s.alone()),
)
"""Number (never reused), stack and id, special action: what the card says, and its symbols."""


def action_cards(values: Values) -> list[ActionCard]:
    """Its action cards, with their values."""
    keys = [(number, f"grandissimo/{name}", special) for number, name, special in CARDS]
    cards = [ActionCard(values, n, key, special(values.of(key), Symbols(values.of(key)))) for n, key, special in keys]
    return [*cards, ActionCard(values, 420, "grandissimo/7/queen_and_jester", TakePerson())]


def person_cards() -> list[Card]:
    """The cards of Queen, Jester and General Inquisitor, whose special actions come beside that of the turn (GR-4)."""
    return [
        Card(QUEEN_CARD, "grandissimo/person/queen", special=QueensHelp(), rule="GR-4.2"),
        Card(JESTER_CARD, "grandissimo/person/jester", rule="GR-4.3"),
        Card(INQUISITOR_CARD, "grandissimo/person/general_inquisitor", special=Inquire(), rule="GR-4.4"),
    ]
