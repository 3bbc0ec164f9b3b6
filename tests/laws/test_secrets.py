"""What lies face down over turns and rounds shows to nobody, and a law that is broken on purpose is seen to be.

Two games take the same course with other secrets; what is secret is said by the rules, here and in `fuzz/secrets.py`.
"""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings

import castillo
from castillo.el_grande.modules.grandissimo.module import GRANDISSIMO
from castillo.el_grande.modules.grandissimo.region_cards import CarryRegionCard
from castillo.el_grande.modules.grandissimo.state import numbers
from castillo.el_grande.numbers import Numbers, public
from castillo.fuzz.faults import Fault
from castillo.fuzz.secrets import Twins, check_secret_answer
from castillo.fuzz.tables import SeededTable
from castillo.kernel.frame import Frame
from tests.kit import eager_walk, how_many, lucks, tables, viewers, with_vetoes

FACE_DOWN = ("6/boycott", "6/king_incognito")


def play_with(card: str, players: int, luck: Random) -> int:
    """Have somebody take a region card face down, in two ways; how many choices were alike until it was shown."""
    alike = 0
    table = SeededTable("el_grande", players, ("base", "grandissimo"), luck.getrandbits(64), {})
    for game in eager_walk(with_vetoes(table, luck, card), luck, (6,), 20):
        if game.decisions[0].kind == "take_region_card":
            alike += check_secret_answer(game, game.decisions[0].seat, luck, 60)
    return alike


@pytest.mark.parametrize("card", FACE_DOWN)
@given(tables("el_grande"), lucks())
@settings(max_examples=how_many(8, 200))
def test_GR_3_5_a_region_card_that_lies_face_down_shows_to_nobody_else(card: str, table: SeededTable, luck: Random):
    """GR-3.1, GR-3.5: with windows open and closed, two games with other regions on the card are the same."""
    assert play_with(card, table.players, luck)


def test_KI_4_153_a_whirlwind_that_may_not_be_used_leaves_no_trace_of_its_disc():
    """The law knows it: whoever plays it last and has the first turn puts the disc away before anybody is asked."""
    hand = ["mistress", "king", "outing", "push"]
    document = {
        "players": 4,
        "modules": ["king_and_intrigue", "players_edition"],
        "round": 9,
        "stage": "power_cards",
        "played": [10, 90, 100, None],
        "hands": [hand, hand, hand, ["whirlwind", *hand]],
    }
    game = castillo.position("el_grande", document)
    game.choose("card whirlwind")
    one, other = game.clone(), game.clone()
    for twin, disc in ((one, "disc aragon"), (other, "disc granada")):
        twin.choose(disc, 3)
    assert one.describe() == other.describe()
    assert check_secret_answer(game, 3, Random(0)) == 1


# -- planted faults ----------------------------------------------------------------------------------------


def plant(monkeypatch: pytest.MonkeyPatch, declared: Callable[[int], list[Numbers]]) -> None:
    """Have Grandissimo declare its numbers otherwise, in rules that are composed anew."""
    monkeypatch.setattr(GRANDISSIMO, "numbers", declared)
    monkeypatch.setattr(castillo.GAMES["el_grande"], "_rules", {})


def play_many(card: str) -> None:
    for n in range(20):
        play_with(card, 3 + n % 3, Random(n))


def test_it_is_found_if_the_region_of_the_king_incognito_is_public(monkeypatch: pytest.MonkeyPatch):
    plant(monkeypatch, lambda n: [public("incognito", -1) if r.name == "incognito" else r for r in numbers(n)])
    with pytest.raises(Fault, match=r"secret: the view of seat .* in \.state\.grandissimo\.incognito"):
        play_many("6/king_incognito")


@pytest.mark.skipif(castillo.compiled, reason="a compiled class keeps its methods")
@pytest.mark.parametrize(
    ("shown", "found"),
    [
        (("what", "region"), r"secret: the view of seat .* in \.pending"),
        (("what",), r"secret: seat \d does not see what it answered itself"),
    ],
)
@pytest.mark.parametrize("card", FACE_DOWN)
def test_it_is_found_if_whoever_carries_a_region_card_does_not_say_who_knows_it(
    card: str, shown: tuple[str, ...], found: str, monkeypatch: pytest.MonkeyPatch
):
    """Without its own word on it, the frame shows the region to all or to nobody."""
    monkeypatch.delattr(CarryRegionCard, "ints_for")
    monkeypatch.setattr(CarryRegionCard, "shown", shown, raising=False)
    with pytest.raises(Fault, match=found):
        play_many(card)


def with_tile(tile: int) -> castillo.Game:
    """A game in which a number that a module has added to its others is this."""
    document = castillo.new_game("el_grande", players=3, modules=["grandissimo"], seed=5).describe()
    document["module_state"][-1] = tile
    return castillo.position("el_grande", document)


@pytest.mark.parametrize("seed", range(3))
def test_a_number_of_which_nobody_said_who_may_know_it_is_hidden(seed: int, monkeypatch: pytest.MonkeyPatch):
    plant(monkeypatch, lambda players: [*numbers(players), Numbers("tile", 0)])
    one, other = with_tile(1), with_tile(2)
    assert one.describe() != other.describe()
    assert Twins(one, other, viewers(one)).play_on(Random(seed), 60) == 60


def test_it_is_found_if_such_a_number_is_public(monkeypatch: pytest.MonkeyPatch):
    plant(monkeypatch, lambda players: [*numbers(players), public("tile", 0)])
    one, other = with_tile(1), with_tile(2)
    with pytest.raises(Fault, match=r"in \.state\.grandissimo\.tile"):
        Twins(one, other, viewers(one)).play_on(Random(0), 1)


class Careless(Frame):
    """A frame with a number of which nobody said who may know it."""

    shown = ("left",)

    def __init__(self, seat: int, left: int, card: int) -> None:
        super().__init__(seat)
        self.left = left
        self.card = card

    def ints(self) -> list[int]:
        return [self.left, self.card]


class MoreCareless(Careless):
    """What it adds is hidden too, whatever the class it comes from shows."""

    def __init__(self, seat: int, left: int, card: int, place: int) -> None:
        super().__init__(seat, left, card)
        self.place = place

    def ints(self) -> list[int]:
        return [self.left, self.card, self.place]


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_a_number_of_a_frame_that_is_not_named_as_shown_is_hidden(viewer: int):
    assert Careless(1, 7, 9).ints_for(viewer) == [7, 0]
    assert MoreCareless(1, 7, 9, 3).ints_for(viewer) == [7, 0, 0]
