"""Laws of the standards (AN-1 to AN-7): one definite caballero bears each, or it waits because nobody can.

Everything is counted here from the position document; no function of a module is asked.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import castillo
from castillo.el_grande.modules.colonies import state as slots
from castillo.el_grande.position import Position
from castillo.fuzz.tables import SeededTable
from tests.kit import how_many, lively_walk, lucks

SETS = [modules for modules in castillo.GAMES["el_grande"].allowed_sets() if "anniversary" in modules]
AT_SEA = {"ship": 0, "america": 1, "africa": 2}
OFFICES = {"ship": slots.CAPTAIN, "america": slots.VICEROY}


class Count:
    """What one player has where, counted from a position document."""

    def __init__(self, game: Position, document: dict[str, Any], owner: int) -> None:
        self.owner = owner
        self.document = document
        self.ids: list[str] = game.book.place_ids
        self.code: int = self.document["module_state"][game.book.slots["anniversary"] + owner]
        self.sea: int | None = game.book.slots.get("colonies")
        self.asked = ["anniversary.GiveStandard", owner] in self.document["pending"]

    def number(self, which: int) -> int:
        assert self.sea is not None
        found: int = self.document["module_state"][self.sea + which]
        return found

    def here(self, place: str) -> int:
        found: int = self.document["regions"][place]["caballeros"][self.owner]
        return found

    def tokens(self, place: str) -> list[int]:
        """The codes of tokens that he carries in a region."""
        if self.sea is None:
            return []
        codes = [self.number(slots.TOKENS + i) for i in range(slots.TOKENS_IN_ALL)]
        return [c for c in codes if c >= 64 and self.ids[(c >> 6) - 1] == place and (c >> 3 & 7) == self.owner]

    def holds_office(self, place: str) -> bool:
        office = self.number(OFFICES[place]) if self.sea is not None and place in OFFICES else -1
        return office >= 0 and office & 7 == self.owner

    def on_limit_board(self, place: str) -> int:
        if self.sea is None or self.ids[self.number(slots.LIMIT)] != place:
            return 0
        return self.number(slots.SEATED + self.owner)

    def plain(self, place: str) -> int:
        """In no office and without a token, seated or not."""
        return self.here(place) - len(self.tokens(place)) - int(self.holds_office(place))

    def newcomers(self, place: str) -> int:
        return self.number(slots.NEWCOMERS + AT_SEA[place] * 6 + self.owner)

    def able(self) -> int:
        """How many could bear a standard: in regions, not the King's, carrying nothing (AN-4, AN-5)."""
        regions = [place for place in self.document["regions"] if place != self.document["king"]]
        return sum(self.here(place) - len(self.tokens(place)) for place in regions)

    def borne(self) -> bool:
        """Whether somebody is there who is what the bearer is said to be."""
        place, kind = self.ids[self.code & 255], self.code >> 8
        if place not in self.document["regions"] or kind & (1 | slots.CARRIES_GOLD | slots.CARRIES_GOODS):
            return False
        if place == "francia":
            seat = kind // slots.SEAT - 1
            return kind == (seat + 1) * slots.SEAT and self.number(slots.SEATS + seat) == self.owner
        if kind & (slots.IS_CAPTAIN | slots.IS_VICEROY):
            new = self.number(OFFICES[place]) & slots.NEW
            office = slots.IS_CAPTAIN if place == "ship" else slots.IS_VICEROY
            return self.holds_office(place) and kind == office | (slots.NEWCOMER if new else 0)
        seated = self.on_limit_board(place)
        somebody = seated > 0 if kind & slots.IS_SEATED else self.plain(place) > seated
        if place not in AT_SEA:
            return somebody and kind & ~slots.IS_SEATED == 0
        new = self.newcomers(place)
        return somebody and (new > 0 if kind & slots.NEWCOMER else new < self.plain(place))


FEW: dict[str, dict[str, int]] = {"base/player": {"caballeros": 5, "court": 3, "home": 2}}
"""A card sheet with so few caballeros that standards often wait."""

SOUGHT = ("bearer", "ship", "america", "africa", "francia", "take", "captain", "viceroy", "seat", "castillo", "start")
"""What answers say that lead to where a bearer may go wrong."""


def sheet_for(modules: tuple[str, ...], few: bool) -> dict[str, dict[str, int]]:
    more = {"colonies/more/player": {"caballeros": 0, "settlers": 1}} if "colonies" in modules else {}
    return {**FEW, **more} if few else {}


def tables() -> st.SearchStrategy[SeededTable]:
    return st.builds(
        lambda modules, players, seed, rounds, few: SeededTable(
            "el_grande", players, modules, seed, {"rounds": rounds}, sheet_for(modules, few)
        ),
        st.sampled_from(SETS),
        st.integers(2, 5),
        st.integers(0, 1 << 30),
        st.sampled_from([9, 6]),
        st.booleans(),
    )


def seeking_walk(game: castillo.Game, luck: Random) -> Iterator[castillo.Game]:
    """Play to the end, mostly by answers that are sought, stopping by at every question."""
    while not game.over:
        yield game
        decision = luck.choice(game.decisions)
        sought = [o for o in decision.options if any(word in o.notation for word in SOUGHT)]
        game.choose(luck.choice(sought if sought and luck.random() < 0.7 else decision.options))


def wrong(game: Position) -> list[str]:
    """What is wrong with the standards in a position."""
    stacks = game.view()["board"]["stacks"]
    document = game.describe()
    out: list[str] = []
    for owner in range(game.seats):
        count = Count(game, document, owner)
        shown = [stack["place"] for stack in stacks if stack["owner"] == owner and "bearer" in stack["badges"]]
        if count.code == -1:
            out += ["a standard that waits is shown"] if shown else []
            out += ["a standard waits although somebody could bear it"] if count.able() and not count.asked else []
            continue
        out += [] if count.borne() else [f"nobody is what the bearer of seat {owner} is said to be: {count.code}"]
        out += [] if shown == [count.ids[count.code & 255]] else ["a bearer is shown elsewhere, or twice"]
        out += ["a new bearer is asked for although there is one"] if count.asked else []
    black = [stack for stack in stacks if stack["owner"] == 5 and "bearer" in stack["badges"]]
    return out + (["a black caballero bears a standard"] if black else [])


@given(tables(), lucks())
@settings(max_examples=how_many(30, 1500), deadline=None)
@pytest.mark.timeout(7200)
def test_AN_4_and_AN_5_one_definite_caballero_bears_each_standard_or_nobody_can(table: SeededTable, luck: Random):
    game = table.open()
    assert isinstance(game, Position)
    for _ in lively_walk(game, luck):
        assert wrong(game) == []
    assert wrong(game) == []


@pytest.mark.parametrize("modules", SETS)
def test_AN_4_and_AN_5_hold_with_every_set_of_modules(modules: tuple[str, ...]):
    for seed in range(how_many(6, 60)):
        game = SeededTable("el_grande", 2 + seed % 4, modules, seed, {}, sheet_for(modules, seed % 3 > 0)).open()
        assert isinstance(game, Position)
        waited: set[int] = set()
        for _ in seeking_walk(game, Random(seed)):
            assert wrong(game) == []
            flying = {owner: game.state[game.book.slots["anniversary"] + owner] for owner in range(game.seats)}
            given = [code & 255 for owner, code in flying.items() if owner in waited and code != -1]
            assert game.king not in given, "AN-4: a standard was given in the King's region"
            waited = {owner for owner, code in flying.items() if code == -1}


@given(tables(), lucks())
@settings(max_examples=how_many(20, 800), deadline=None)
@pytest.mark.timeout(7200)
def test_AN_4_unsaid_it_is_not_the_bearer_unless_no_other_is_left(table: SeededTable, luck: Random):
    """Whoever leaves a bearer's region is he only if that was said, or if all of his colour leave it."""
    game = table.open()
    assert isinstance(game, Position)
    picked = ""
    while not game.over:
        decision = luck.choice(game.decisions)
        option = luck.choice(decision.options)
        picked = option.target if option.verb == "pick" else picked
        before = game.describe()
        events = game.choose(option)
        assert not [left for left in bearers_left(game, before, events) if left not in ("all", picked)]


def bearers_left(game: Position, before: dict[str, Any], events: list[castillo.Event]) -> list[str]:
    """Of each bearer who has left his region: "all" if nobody of his colour stayed, else how an option names him."""
    out: list[str] = []
    slot = game.book.slots["anniversary"]
    for owner in range(game.seats):
        then, now = before["module_state"][slot + owner], game.state[slot + owner]
        place = game.book.place_ids[then & 255] if then >= 0 else ""
        if then < 0 or (now >= 0 and now & 255 == then & 255):
            continue
        gone = [travel for travel in events if travels_from(travel, owner, place)]
        left = sum(int(travel.args["count"]) for travel in gone)  # type: ignore[call-overload]
        kinds = "+".join(game.book.kind_names(then >> 8 | 1))
        stayed = before["regions"][place]["caballeros"][owner] - left
        out.append("all" if gone and stayed == 0 else f"{owner}@{place}#{kinds}")
    return out


def travels_from(event: castillo.Event, owner: int, place: str) -> bool:
    if event.args.get("piece") != "caballero":
        return False
    return (event.args["owner"], event.args["from"]) == ({"seat": owner}, {"place": place})
