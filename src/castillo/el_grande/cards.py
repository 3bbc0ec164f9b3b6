"""Cards and effects: a card is a literal made of effect words; an effect word pushes frames."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.places import COURT
from castillo.kernel.text import Text
from castillo.kernel.values import Values

if TYPE_CHECKING:
    from castillo.el_grande.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """A word of the cards' vocabulary.

    Stateless; `card` and `index` are given when rules are composed, so that a frame can name it.
    """

    card: i64 = 0
    index: i64 = 0
    word: str = "card"  # how a player names it who says which of several parts of a card comes first
    can_be_vetoed: bool = True
    before_placing: bool = False  # it bends the regular placing, so that it comes too late once placing has begun
    at_once: bool = False  # it happens by itself when its card is chosen, so that it costs its player nothing
    gives_back: bool = False  # a used power card may come back to the hand
    takes_more: bool = False  # another of the round's action cards may go

    def parts(self) -> list[Effect]:
        """The effects this one is made of."""
        return []

    def start(self, game: Position, seat: i64) -> None:
        """Begin: push the frames that ask and the steps that happen."""
        raise NotImplementedError

    def kept(self, game: Position, seat: i64) -> None:
        """Told when a card that stays comes into play, before anything of it is used: it may be kept from then on."""

    def announced(self, game: Position, seat: i64) -> None:
        """Told when the special action is announced in a turn, before anybody may stop it: what it costs is paid."""

    def stays(self) -> bool:
        """Whether the card stays with who takes it."""
        return False

    def possible(self, game: Position, seat: i64) -> bool:
        """Whether anything at all could come of it now."""
        return True

    def why_not(self, game: Position, seat: i64) -> Text | None:
        """Why nothing could come of it now, where there is more to say than that it is so."""
        return None


@mypyc_attr(acyclic=True)
class Placing:
    """How the regular placing goes (EG-3.3). It never changes: a module that bends it answers with another."""

    def __init__(self, most: i64, source: i64 = COURT, card: i64 = 0) -> None:
        self.most: i64 = most  # how many it allows
        self.source: i64 = source  # where the next one comes from
        self.card: i64 = card  # a card beside that in play, by whose special action it is placed; 0: none

    def up_to(self, most: i64) -> Placing:
        """The same with so many allowed."""
        return Placing(most, self.source, self.card)


class Card:
    """A card that may have a special action, and may say how many caballeros are placed."""

    def __init__(self, number: int, key: str, *, place: int = 0, special: Effect | None = None, rule: str) -> None:
        self.number: i64 = number
        self.key = key
        self.id = key.rsplit("/", 1)[-1]
        self.place: i64 = place
        self.special: Effect | None = special
        self.rule = rule
        self.effects: list[Effect] = []
        if special is not None:
            self._number_effects(special)

    def _number_effects(self, effect: Effect) -> None:
        effect.card = self.number
        effect.index = len(self.effects)
        self.effects.append(effect)
        for part in effect.parts():
            self._number_effects(part)


class ActionCard(Card):
    """An action card: of a stack, which its key names, with a special action (or none).

    How many caballeros are placed is printed on the card, or the same for its whole stack.
    """

    def __init__(self, values: Values, number: int, key: str, special: Effect | None) -> None:
        module, stack, _ = key.split("/")
        printed = values.table[key]
        place = printed["place"] if "place" in printed else values.number(f"{module}/stack/{stack}", "place")
        super().__init__(number, key, place=place, special=special, rule=values.rules[key])
        self.stack: i64 = int(stack)
        self.copies = printed["copies"]


class PowerCard(Card):
    """A power card: `bit` is its place in the masks of hands, given when rules are composed."""

    def __init__(self, values: Values, number: int, key: str, special: Effect | None = None) -> None:
        super().__init__(number, key, special=special, rule=values.rules[key])
        self.value: i64 = values.table[key].get("value", 0)  # a joker has neither value nor supply
        self.supply: i64 = values.table[key].get("supply", 0)
        self.bit: i64 = 0
