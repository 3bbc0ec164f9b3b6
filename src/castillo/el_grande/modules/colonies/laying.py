"""Gold and goods that come out with a card (GC-3.1)."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_grande.cards import Effect
from castillo.el_grande.modules.colonies.company import carry
from castillo.el_grande.modules.colonies.state import (
    CARRIES_GOLD,
    CARRIES_GOODS,
    GOLD_TOKENS,
    SUPPLY,
    TOKENS,
    TOKENS_IN_ALL,
    UNCLAIMED,
    USED,
    number,
    printed,
    put,
)
from castillo.el_grande.position import Position


def in_supply(game: Position, kind: i64) -> list[int]:
    """The tokens of a sort that lie beside the board; a card sheet may have fewer than there are slots for."""
    first, past = (0, GOLD_TOKENS) if kind == CARRIES_GOLD else (GOLD_TOKENS, TOKENS_IN_ALL)
    used = first + printed(game, "gold" if kind == CARRIES_GOLD else "goods", "tokens")
    return [i for i in range(first, min(past, used)) if number(game, TOKENS + i) == SUPPLY]


def lay(game: Position, kind: i64, count: i64) -> None:
    """So many tokens of a sort come out, as far as there are any."""
    for token in in_supply(game, kind)[:count]:
        carry(game, token, UNCLAIMED)


class WithTokens(Effect):
    """Gold and goods come out as the special action starts, then it is carried out; of a kept card when it is taken."""

    def __init__(self, gold: int, goods: int, effect: Effect) -> None:
        self.gold: i64 = gold
        self.goods: i64 = goods
        self.effect: Effect = effect

    def parts(self) -> list[Effect]:
        return [self.effect]

    def lay(self, game: Position) -> None:
        lay(game, CARRIES_GOLD, self.gold)
        lay(game, CARRIES_GOODS, self.goods)

    def lays_some(self, game: Position) -> bool:
        """Whether any are left to come out."""
        gold = self.gold > 0 and len(in_supply(game, CARRIES_GOLD)) > 0
        return gold or (self.goods > 0 and len(in_supply(game, CARRIES_GOODS)) > 0)

    def kept(self, game: Position, seat: i64) -> None:
        self.lay(game)
        put(game, USED, -self.card)
        self.effect.kept(game, seat)

    def announced(self, game: Position, seat: i64) -> None:
        self.effect.announced(game, seat)

    def start(self, game: Position, seat: i64) -> None:
        if not self.stays():
            self.lay(game)
        if self.effect.possible(game, seat):
            self.effect.start(game, seat)

    def stays(self) -> bool:
        return self.effect.stays()

    def possible(self, game: Position, seat: i64) -> bool:
        return (not self.stays() and self.lays_some(game)) or self.effect.possible(game, seat)
