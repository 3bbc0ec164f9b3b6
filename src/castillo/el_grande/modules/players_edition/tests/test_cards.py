"""KI-4: the eleven cards of the Player's Edition, each as its holder uses it, and how they meet."""

from typing import Any

import pytest

import castillo
from castillo import Game
from castillo.el_grande.appraise import Appraiser, Scene
from castillo.el_grande.modules.players_edition import state as slots
from castillo.el_grande.numbers import at_start
from castillo.el_grande.outlook import spread_points
from castillo.el_grande.position import Position
from tests.rules.table import REGIONS, asked, board, holders, offered, play, where

MODULES = ["king_and_intrigue", "players_edition"]
KI_SLOTS = [0, 0, -1, -1]
"""What King & Intrigue itself remembers: nothing is doubled."""


def state(*, doubled: str = "", standards: tuple[str, ...] = (), **fields: Any) -> dict[str, Any]:
    """The field `module_state`: slots of this module by name, as in `state(TURNED=1)`."""
    own = at_start(slots.numbers(4))
    for name, value in fields.items():
        own[getattr(slots, name)] = value
    base = KI_SLOTS[:]
    if doubled:
        base[2] = REGIONS.index(doubled)
    flying = [REGIONS.index(name) if name else -1 for name in standards]
    return {"module_state": [*flying, *base, *own]}


def region(name: str) -> int:
    return REGIONS.index(name)


def at_power(value: int, **fields: Any) -> Game:
    """Red, who has a Caballero card among four players, plays this value."""
    given = {"modules": MODULES, "stage": "turns", "played": [value, 180, 10, 100], "turn": 0}
    return board(4, **(given | fields))


def at_play(players: int = 4, **fields: Any) -> Game:
    """Nobody has played yet; red begins."""
    given = {"modules": MODULES, "stage": "power_cards", "played": [None] * players, "start_player": 0}
    return board(players, **(given | fields))


def scored(**fields: Any) -> Game:
    """After a general scoring of this position."""
    return board(4, modules=MODULES, round=3, stage="general_scoring", **fields)


def marker(game: Game, kind: str) -> list[Any]:
    found = [m for m in game.view()["board"]["markers"] if m["kind"] == kind]
    return [m.get("place") or m.get("places") or m.get("on") or m.get("seat") for m in found]


HAND = ["joker", "outing", "push", "civil_war", "alliance", "bridge", "revolt", "danger_of_collapse", "quarantine"]
HAND += ["whirlwind", "mistress", "king", "intriguer"]


# -- joker ---------------------------------------------------------------------------------------------------


def test_KI_4_0_the_joker_waits_until_all_others_have_played():
    game = at_play(hands=[HAND] * 4)
    play(game, "card joker", "card push", "card alliance")
    assert asked(game) == ["yellow play_power_card"]
    assert "card joker" not in offered(game), "one Joker a round"
    play(game, "card mistress")
    assert asked(game) == ["red play_power_card"]
    assert "card push" not in offered(game)
    play(game, "card king")
    assert game.describe()["played"][0] == "king"
    assert "joker" in game.describe()["discards"][0]
    assert "king" in game.describe()["discards"][0], "both are spent"
    assert asked(game) == ["red take_turn"], "the second card alone gives the rank"


def test_KI_4_0_nobody_sees_who_gets_which_card_before_the_jokers_second_one():
    """KI-2.1: display cards are given out once all have played; until then no rank is final."""
    game = at_play(hands=[HAND] * 4)
    play(game, "card joker", "card push", "card alliance")
    waiting = game.clone()
    play(waiting, "card whirlwind")
    assert asked(waiting) == ["yellow set_discs"]
    play(game, "card mistress")
    assert asked(game) == ["red play_power_card"]
    for one, seat in ((waiting, None), (waiting, 3), *((game, seat) for seat in (None, 0, 1, 2, 3))):
        cards = one.view(seat)["board"]["cards"]
        assert {card["holder"] for card in cards if card["kind"] == "display"} == {None}
        assert not [card for card in cards if "open" in card], "which special actions are open follows from it"
    before = {card["id"]: card for card in game.view(1)["board"]["cards"] if card["kind"] == "display"}
    nobody = at_play(hands=[HAND] * 4)
    assert before == {c["id"]: c for c in nobody.view(1)["board"]["cards"] if c["kind"] == "display"}
    play(game, "card king")
    order = [card["holder"] for card in game.view(1)["board"]["cards"] if card["kind"] == "display"]
    assert order == [1, 2, 3, 0]


def test_KI_4_0_if_all_values_are_barred_one_is_repeated_and_ranks_lower():
    """With five players in the last round: four cards are left beside the Joker, and all four are on the table."""
    last = ["push", "outing", "mistress", "alliance"]
    hands = [["joker", *last], *([card, "civil_war", "bridge", "revolt", "quarantine"] for card in last)]
    spent = [[card for card in ["angry_king", *HAND[1:]] if card not in hand][:8] for hand in hands]
    game = at_play(5, round=9, hands=hands, discards=spent)
    play(game, "card joker", "card push", "card outing", "card mistress", "card alliance", "card push")
    assert game.describe()["played"] == ["push", "push", "outing", "mistress", "alliance"]
    cards = game.view()["board"]["cards"]
    order = [card["holder"] for card in cards if card["kind"] == "display"]
    assert order == [2, 0, 1, 4, 3], "outing, the repeated push, push, alliance, mistress: from Intrigue to King"
    table = [card for card in cards if card["kind"] == "power"]
    assert [card["card"] for card in table].count("players_edition/power/push") == 2
    assert len({card["id"] for card in table}) == 5, "the two are told apart"


# -- outing --------------------------------------------------------------------------------------------------


def test_KI_4_13_opponents_send_their_grandes_by_disc():
    game = at_power(13, grandes=["granada", "sevilla", "galicia", "cataluna"])
    play(game, "start")
    assert asked(game) == ["blue set_discs", "yellow set_discs"], "green's Grande stands with the King"
    play(game, "blue: disc aragon", "yellow: disc galicia")
    assert game.describe()["grandes"] == ["granada", "aragon", "galicia", "cataluna"]


def test_KI_4_13_can_be_vetoed_grande_by_grande():
    game = at_power(13, vetoes=holders(3))
    play(game, "start", "yellow: answer no", "blue: disc aragon", "green: disc aragon", "yellow: disc aragon")
    play(game, "answer no", "answer no", "answer use")
    assert game.describe()["grandes"] == ["granada", "aragon", "valencia", "cataluna"]


# -- push ----------------------------------------------------------------------------------------------------


def test_KI_4_23_the_castillo_goes_into_a_region_and_takes_in_all_who_stand_there():
    game = at_power(23, aragon=[1, 2, 0, 1], castillo=[0, 0, 1, 0])
    play(game, "start")
    assert "name galicia" not in offered(game)
    play(game, "name aragon")
    assert where(game, "castillo") == [1, 2, 1, 1]
    assert where(game, "aragon") == [0, 0, 0, 0]
    assert marker(game, "pushed") == ["aragon"]


def test_KI_4_23_beside_it_and_into_it_one_may_still_place():
    game = at_power(23, king="cataluna", **state(PUSHED=region("aragon")))
    assert {"place aragon", "place castillo"} <= set(offered(game))


def test_KI_4_23_it_pays_the_values_of_the_region_without_bonus_then_goes_back():
    fields: dict[str, Any] = {"castillo": [2, 1, 0, 0], "granada": [0, 0, 1, 0], **state(PUSHED=region("granada"))}
    game = scored(**fields)
    assert game.would_score("castillo", general=True) == (6, 3, 0, 0)
    play(game, "red: disc galicia", "blue: disc galicia")
    assert game.scores == (6, 3, 6, 0), "granada's own pay apart; red's home bonus falls in granada only"
    assert marker(game, "pushed") == []
    assert game.would_score("castillo") == (0, 0, 0, 0)


def test_KI_4_23_it_may_be_pushed_on_but_not_to_where_it_stands():
    game = at_power(23, sevilla=[1, 0, 0, 0], **state(PUSHED=region("aragon")))
    play(game, "start")
    assert "name aragon" not in offered(game)
    assert str(game.decisions[0].why_not("aragon")) == "Aragón: already there."
    play(game, "name sevilla")
    assert marker(game, "pushed") == ["sevilla"]
    assert where(game, "castillo") == [1, 0, 0, 0]


def test_KI_4_23_is_vetoed_when_the_region_is_named_or_one_by_one():
    named = at_power(23, aragon=[1, 1, 0, 0], vetoes=holders(1))
    play(named, "start", "answer no", "name aragon", "answer use")
    assert marker(named, "pushed") == []
    game = at_power(23, aragon=[1, 1, 0, 0], vetoes=holders(1))
    play(game, "start", "answer no", "name aragon", "answer no", "answer no", "answer use")
    assert where(game, "castillo") == [1, 0, 0, 0]
    assert where(game, "aragon") == [0, 1, 0, 0]


def test_KI_4_23_a_scoreboard_in_the_region_counts_for_it():
    fields = {"castillo": [2, 1, 0, 0], "scoreboards": {"8/4/0": "granada"}, **state(PUSHED=region("granada"))}
    assert board(4, modules=MODULES, **fields).would_score("castillo") == (8, 4, 0, 0)


def test_KI_4_23_in_a_doubled_region_the_castillo_pays_double_too():
    game = board(4, modules=MODULES, castillo=[2, 1, 0, 0], **state(PUSHED=region("granada"), doubled="granada"))
    assert game.would_score("castillo", general=True) == (12, 6, 0, 0)
    assert game.would_score("castillo") == (6, 3, 0, 0)


def test_KI_4_23_not_while_nobody_may_enter_it():
    assert "start" not in offered(at_power(23, aragon=[1, 0, 0, 0], **state(COLLAPSE=9)))


# -- civil war -----------------------------------------------------------------------------------------------


def test_KI_4_33_one_from_the_court_goes_there_and_all_others_go_home():
    game = at_power(33, aragon=[2, 3, 1, 0])
    court = where(game, "court")
    play(game, "start", "name aragon")
    assert where(game, "aragon") == [3, 0, 0, 0]
    assert where(game, "court") == [court[0] - 1, court[1] + 3, court[2] + 1, court[3]]


def test_KI_4_33_needs_a_caballero_and_not_the_kings_region():
    empty = at_power(33, courts=[0, 7, 7, 7], aragon=[30, 0, 0, 0])
    play(empty, "pass")  # they take nobody from Aragón
    assert asked(empty) == ["green take_turn"], "with nobody at the Court there is nothing to do"
    game = at_power(33)
    play(game, "start")
    assert "name galicia" not in offered(game)


def test_KI_4_33_can_be_vetoed_step_by_step():
    game = at_power(33, aragon=[0, 1, 1, 0], vetoes=holders(2))
    play(game, "start", "answer no", "name aragon", "answer no", "answer no", "answer no", "answer use")
    assert where(game, "aragon") == [1, 0, 1, 0]


def test_AN_4_in_a_civil_war_all_go_and_a_standard_goes_elsewhere():
    document = state(standards=("", "aragon", "aragon", ""))
    rows = {"aragon": [2, 3, 1, 0], "sevilla": [0, 1, 0, 0]}
    game = at_power(33, modules=[*MODULES, "anniversary"], **rows, **document)
    play(game, "start", "name aragon")
    assert game.describe()["module_state"][1:3] == [region("sevilla"), -1]


# -- alliance ------------------------------------------------------------------------------------------------


def test_KI_4_53_two_regions_count_together_at_the_next_general_scoring():
    game = at_power(53, aragon=[2, 0, 1, 0], sevilla=[0, 1, 1, 0])
    play(game, "start", "name aragon", "name sevilla")
    assert marker(game, "alliance") == ["aragon", "sevilla"]
    assert game.would_score("aragon") == (5, 0, 4, 0), "special scorings stay apart"
    both = game.would_score("aragon", general=True)
    assert both == game.would_score("sevilla", general=True) == (4 + 3, 1 + 1, 4 + 3, 0)
    assert both.paired == "sevilla"  # type: ignore[attr-defined]


def test_KI_4_53_the_pair_is_scored_once_and_the_markers_go():
    fields: dict[str, Any] = {"aragon": [2, 0, 0, 0], "sevilla": [1, 2, 0, 0]}
    game = scored(grandes=["granada"] * 4, **fields, **two("aragon", "sevilla"))
    assert game.scores == (5 + 4, 4 + 3, 0, 0)
    assert marker(game, "alliance") == []


def two(one: str, other: str, **fields: Any) -> dict[str, Any]:
    """The state in which two regions are allied."""
    document = state(ALLIES=region(one), **fields)
    document["module_state"][len(KI_SLOTS) + slots.ALLIES + 1] = region(other)
    return document


def test_KI_4_53_bonuses_fall_where_they_apply():
    fields: dict[str, Any] = {"aragon": [2, 0, 0, 0], "sevilla": [1, 2, 0, 0], "king": "sevilla"}
    game = board(4, modules=MODULES, grandes=["aragon"] * 4, **fields, **two("aragon", "sevilla"))
    assert game.would_score("aragon", general=True) == (9 + 2 + 2, 7, 0, 0)


def test_KI_4_53_a_doubled_region_doubles_its_share():
    document = two("aragon", "sevilla")
    document["module_state"][2] = region("aragon")
    game = board(4, modules=MODULES, aragon=[2, 1, 0, 0], grandes=["granada"] * 4, **document)
    assert game.would_score("sevilla", general=True) == (10 + 4, 8 + 3, 0, 0)


def test_KI_4_53_a_later_alliance_moves_the_markers():
    game = at_power(53, **two("aragon", "sevilla"))
    play(game, "start", "name granada", "name valencia")
    assert marker(game, "alliance") == ["granada", "valencia"]


def test_AN_6_in_an_alliance_the_bearer_counts_from_either_region():
    document = two("aragon", "sevilla")
    document["module_state"] = [region("sevilla"), -1, -1, -1, *document["module_state"]]
    rows: dict[str, Any] = {"aragon": [1, 2, 0, 0], "sevilla": [1, 0, 0, 0], "grandes": ["granada"] * 4}
    game = board(4, modules=[*MODULES, "anniversary"], **rows, **document)
    assert game.would_score("aragon", general=True) == (9, 7, 0, 0)


# -- bridge --------------------------------------------------------------------------------------------------


def bridged(one: str, other: str, owner: int = 0, built: int = 1) -> dict[str, Any]:
    document = state(BRIDGE_ENDS=region(one), BRIDGE_OWNER=owner, BRIDGE_ROUND=built)
    document["module_state"][len(KI_SLOTS) + slots.BRIDGE_ENDS + 1] = region(other)
    on_it = [1 if seat == owner else 0 for seat in range(4)]
    return document | {"elsewhere": {"bridge": {"caballeros": on_it}}}


def on_bridge(game: Game) -> list[int]:
    row: list[int] = game.describe()["elsewhere"]["bridge"]["caballeros"]
    return row


def test_KI_4_73_between_bordering_regions_with_one_from_the_court():
    game = at_power(73)
    play(game, "start", "name aragon")
    assert offered(game) == [
        f"name {name}" for name in ("pais_vasco", "cataluna", "castilla_la_vieja", "castilla_la_nueva", "valencia")
    ]
    play(game, "name valencia")
    assert marker(game, "bridge") == [["aragon", "valencia"]]
    assert on_bridge(game) == [1, 0, 0, 0]
    assert "place castillo" in offered(game), "beyond the normal placement"


def test_KI_4_73_and_33_need_a_caballero_at_the_court():
    for value in (73, 33):
        one = at_power(value, courts=[1, 7, 7, 7], aragon=[29, 1, 0, 0])
        play(one, "pass")  # takes none from regions
        assert "start" in offered(one), value
        nobody = at_power(value, courts=[0, 7, 7, 7], aragon=[30, 1, 0, 0])
        play(nobody, "pass")
        assert asked(nobody) == ["green take_turn"], "there was nothing for red to do"


def test_KI_4_73_says_why_a_region_cannot_be_the_other_end():
    game = at_power(73)
    play(game, "start", "name aragon")
    assert str(game.decisions[0].why_not("sevilla")) == "Sevilla does not border Aragón."
    assert str(game.decisions[0].why_not("aragon")) == "Aragón: already there."


def test_KI_4_73_a_veto_holder_hears_both_ends():
    game = at_power(73, vetoes=holders(1))
    play(game, "start", "answer no", "name aragon", "name valencia")
    assert "The choice is Aragón and Valencia." in str(game.decisions[0].prompt)
    play(game, "answer use")
    assert marker(game, "bridge") == []
    assert on_bridge(game) == [0, 0, 0, 0]


def test_KI_4_93_a_veto_holder_hears_which_scoreboard_and_stops_it():
    game = at_power(93, vetoes=holders(1))
    play(game, "start", "answer no", "marker 8_4_0")
    assert "8/4/0" in str(game.decisions[0].prompt)
    play(game, "answer use")
    assert marker(game, "revolt") == []


def test_KI_4_53_a_veto_holder_hears_of_both_regions_and_stops_it():
    game = at_power(53, vetoes=holders(1))
    play(game, "start", "answer no", "name aragon", "name sevilla")
    assert "Aragón and Sevilla are about to form an alliance." in str(game.decisions[0].prompt)
    play(game, "answer use")
    assert marker(game, "alliance") == []


def test_KI_4_113_133_and_173_can_be_vetoed():
    for value, kind, named in ((113, "collapse", []), (133, "quarantine", ["name aragon"]), (173, "mistress", [])):
        game = at_power(value, vetoes=holders(1))
        play(game, "start", *(["answer no", *named] if named else []), "answer use")
        assert marker(game, kind) == []


def test_KI_4_73_in_later_rounds_own_ones_cross_before_the_turn():
    game = at_power(73, round=2, aragon=[2, 1, 0, 0], valencia=[1, 0, 0, 0], **bridged("aragon", "valencia"))
    assert asked(game) == ["red use_bridge"]
    assert offered(game) == ["pick red aragon", "pick red valencia", "pick red bridge", "pass"]
    play(game, "pick red aragon", "pick red aragon", "pass")
    assert (where_region(game, "aragon"), where_region(game, "valencia")) == ([0, 1, 0, 0], [3, 0, 0, 0])


def where_region(game: Game, name: str) -> list[int]:
    row: list[int] = game.describe()["regions"][name]["caballeros"]
    return row


def test_KI_4_73_each_crosses_once():
    game = at_power(73, round=2, aragon=[1, 0, 0, 0], **bridged("aragon", "valencia"))
    play(game, "pick red aragon")
    assert offered(game) == ["pick red bridge", "pass"]


def test_KI_4_73_not_in_the_round_it_was_built_nor_with_the_king_at_one_end():
    assert asked(at_power(73, round=2, **bridged("aragon", "valencia", built=2))) == ["red take_turn"]
    game = at_power(73, round=2, king="aragon", valencia=[1, 0, 0, 0], **bridged("aragon", "valencia"))
    assert offered(game) == ["pick red bridge", "pass"]


def test_KI_4_73_its_owner_may_take_it_off():
    game = at_power(60, round=2, **bridged("aragon", "valencia"))
    court = where_court(game)
    play(game, "pick red bridge")
    assert marker(game, "bridge") == []
    assert where_court(game)[0] == court[0] + 1 + 4, "their caballero, and the supply"


def where_court(game: Game) -> list[int]:
    row: list[int] = game.describe()["courts"]
    return row


def test_AN_4_a_bearer_crosses_the_bridge_once_and_so_does_the_other():
    document = bridged("aragon", "valencia")
    document["module_state"] = [region("aragon"), -1, -1, -1, *document["module_state"]]
    game = at_power(
        73, round=2, modules=[*MODULES, "anniversary"], aragon=[1, 0, 0, 0], valencia=[1, 0, 0, 0], **document
    )
    assert offered(game) == ["pick red aragon bearer", "pick red valencia", "pick red bridge", "pass"]
    play(game, "pick red aragon bearer")
    assert offered(game) == ["pick red valencia", "pick red bridge", "pass"], "the one who was there, not the bearer"
    play(game, "pick red valencia")
    assert offered(game) == ["pick red bridge", "pass"]
    assert game.describe()["module_state"][0] == region("valencia")


def test_KI_4_73_another_bridge_moves_it_and_sends_its_caballero_home():
    game = at_power(73, **bridged("aragon", "valencia", owner=1))
    play(game, "start", "name sevilla", "name granada")
    assert on_bridge(game) == [1, 0, 0, 0]
    assert where_court(game)[1] == 7 + 1
    assert marker(game, "bridge") == [["sevilla", "granada"]]


def test_KI_4_73_it_pays_one_at_each_general_scoring_and_counts_in_neither_region():
    game = scored(aragon=[0, 1, 0, 0], **bridged("aragon", "valencia"))
    assert game.scores == (1, 5, 0, 0)
    assert marker(game, "bridge") == [["aragon", "valencia"]], "it stays"


# -- revolt --------------------------------------------------------------------------------------------------


def test_KI_4_93_the_fewest_come_first():
    game = at_power(93, granada=[3, 1, 2, 0], scoreboards={"8/4/0": "granada"}, grandes=["aragon"] * 4)
    assert game.would_score("granada") == (8, 0, 4, 0)
    play(game, "start", "marker 8_4_0")
    assert game.would_score("granada") == (0, 8, 4, 0)
    assert marker(game, "revolt") == ["scoreboard-8_4_0"]
    values = {entry["id"]: entry["values"] for entry in game.view()["board"]["places"]}
    assert values["granada"] == [0, 4, 8]


@pytest.mark.parametrize(("players", "points"), [(2, (0, 8)), (3, (0, 8, 4))])
def test_KI_4_93_with_two_or_three_players_fewer_places_pay(players, points):
    own = at_start(slots.numbers(players))
    own[slots.TURNED] = 1
    document = {"scoreboards": {"8/4/0": "granada"}, "module_state": [*KI_SLOTS, *own], "grandes": ["aragon"] * players}
    game = board(players, modules=MODULES, granada=[3, 1, 2][:players], **document)
    assert game.would_score("granada") == points


def test_KI_4_93_ties_drop_and_bonuses_go_to_the_majority():
    document = {"scoreboards": {"8/4/0": "granada"}, "king": "granada", **state(TURNED=1)}
    game = board(4, modules=MODULES, granada=[3, 1, 1, 2], **document)
    assert game.would_score("granada") == (0 + 2 + 2, 4, 4, 0)


def test_KI_4_93_it_stays_so_when_moved_and_a_later_revolt_turns_it_back():
    game = at_power(90, scoreboards={"8/4/0": "granada"}, sevilla=[2, 1, 0, 0], **state(TURNED=1))
    play(game, "start", "marker 8_4_0", "to sevilla")
    assert game.would_score("sevilla") == (4, 8, 0, 0)
    back = at_power(93, scoreboards={"8/4/0": "sevilla"}, sevilla=[2, 1, 0, 0], **state(TURNED=1))
    play(back, "start", "marker 8_4_0")
    assert back.would_score("sevilla") == (8, 4, 0, 0)


def test_KI_4_93_not_in_the_kings_region():
    game = at_power(93, scoreboards={"8/4/0": "galicia"})
    play(game, "start")
    assert asked(game) == ["red take_turn"], "only the other one could be turned"
    assert marker(game, "revolt") == ["scoreboard-4_0_0"]


def test_KI_4_93_in_a_tie_the_bearer_still_comes_first():
    document = {"scoreboards": {"8/4/0": "granada"}, "grandes": ["aragon"] * 4}
    flying = state(TURNED=1, standards=("", "granada", "", ""))
    game = board(4, modules=[*MODULES, "anniversary"], granada=[1, 1, 2, 0], **document, **flying)
    assert game.would_score("granada") == (4, 8, 0, 0)


def test_KI_4_93_a_castillo_pushed_under_a_turned_scoreboard_is_turned_too():
    document = {"scoreboards": {"8/4/0": "granada"}, **state(TURNED=1, PUSHED=region("granada"))}
    assert board(4, modules=MODULES, castillo=[3, 1, 0, 0], **document).would_score("castillo") == (4, 8, 0, 0)


def test_KI_4_93_in_an_alliance_each_region_pays_by_its_own_ranking():
    document = {"scoreboards": {"8/4/0": "aragon"}, "grandes": ["granada"] * 4, **two("aragon", "sevilla", TURNED=1)}
    game = board(4, modules=MODULES, aragon=[2, 1, 0, 0], sevilla=[1, 0, 0, 0], **document)
    assert game.would_score("sevilla", general=True) == (4 + 4, 8 + 3, 0, 0)


# -- collapse, quarantine ------------------------------------------------------------------------------------


def test_KI_4_113_nobody_enters_the_castillo():
    game = at_power(113, castillo=[1, 2, 0, 0])
    play(game, "start")
    assert "place castillo" not in offered(game)
    assert str(game.decisions[0].why_not("castillo")) == "Castillo: it is in danger of collapse, so nobody may enter."
    assert marker(game, "collapse") == ["castillo"]
    assert game.would_score("castillo") == (3, 5, 0, 0), "those inside count"


def test_KI_4_113_no_move_into_it_either():
    game = at_power(140, aragon=[1, 1, 0, 0], **state(COLLAPSE=9))
    assert "start" not in offered(game)


def test_KI_4_113_they_leave_by_disc_and_the_marker_goes():
    game = scored(castillo=[1, 0, 0, 0], **state(COLLAPSE=9))
    play(game, "red: disc aragon")
    assert where(game, "aragon") == [1, 0, 0, 0]
    assert marker(game, "collapse") == []


def test_KI_4_133_a_frozen_region_lets_nothing_in_or_out():
    game = at_power(133, aragon=[1, 1, 0, 0])
    play(game, "start", "name aragon", "pass")
    frozen = {"king": "cataluna", "aragon": [2, 2, 0, 0], **state(QUARANTINE=region("aragon"))}
    assert "place aragon" not in offered(at_power(60, **frozen))
    victims = at_power(70, **frozen)
    assert "start" not in offered(victims), "nobody there can be sent back"
    home = at_power(80, **frozen, grandes=["aragon", "sevilla", "valencia", "cataluna"])
    assert "start" not in offered(home), "no Grande leaves"
    boards = at_power(90, **frozen)
    play(boards, "start", "marker 8_4_0")
    assert "to aragon" not in offered(boards)


def test_KI_4_133_the_king_may_enter_and_a_disc_there_sends_to_the_court():
    game = board(4, modules=MODULES, stage="turns", played=[180, 10, 60, 50], **state(QUARANTINE=region("aragon")))
    play(game, "start")
    assert "to aragon" in offered(game)
    discs = scored(castillo=[1, 0, 0, 0], **state(QUARANTINE=region("aragon")))
    play(discs, "red: disc aragon")
    assert where_court(discs)[0] == 7 + 1
    assert marker(discs, "quarantine") == [], "after the general scoring it is over"


def test_KI_4_133_a_new_quarantine_moves_it():
    game = at_power(133, **state(QUARANTINE=region("aragon")))
    play(game, "start")
    assert "name aragon" not in offered(game)
    play(game, "name sevilla")
    assert marker(game, "quarantine") == ["sevilla"]


# -- whirlwind -----------------------------------------------------------------------------------------------


def storm(*cards: str, disc: str = "aragon", **fields: Any) -> Game:
    """Red plays the whirlwind and sets the disc, the others play these cards; it is the first turn."""
    given: dict[str, Any] = {"hands": [HAND] * 4, "aragon": [1, 2, 0, 0]}
    game = at_play(**(given | fields))
    play(game, "card whirlwind")
    assert asked(game) == ["red set_discs"]
    play(game, f"red: disc {disc}", *(f"card {card}" for card in cards))
    return game


def to_red(game: Game) -> None:
    while game.active != 0:
        game.choose("pass" if "pass" in offered(game) else offered(game)[0])


def test_KI_4_153_at_the_start_of_the_turn_all_there_go_to_their_courts():
    game = storm("king", "intriguer", "push")
    to_red(game)
    court = where_court(game)
    assert offered(game) == ["start whirlwind", "pass"]
    play(game, "start whirlwind")
    assert where(game, "aragon") == [0, 0, 0, 0]
    assert where_court(game) == [court[0] + 1 + 1, court[1] + 2, court[2], court[3]], "and the supply after it"
    assert not [said for said in offered(game) if said.startswith("start")], "that was the special action"


def test_AN_4_a_whirlwind_takes_every_bearer_along():
    rows: dict[str, Any] = {"sevilla": [0, 1, 0, 0], "valencia": [0, 1, 0, 0]}
    both = {"modules": [*MODULES, "anniversary"], **state(standards=("aragon", "aragon", "", ""))}
    game = storm("king", "intriguer", "push", **rows, **both)
    to_red(game)
    play(game, "start whirlwind")
    assert asked(game) == ["blue give_standard"]
    play(game, "pick blue valencia")
    assert game.describe()["module_state"][:2] == [-1, region("valencia")]


def test_KI_4_153_the_special_actions_of_others_stay_open():
    game = storm("king", "intriguer", "push")
    to_red(game)
    play(game, "start whirlwind")
    cards = {card["holder"]: card.get("open") for card in game.view()["board"]["cards"] if card["kind"] == "power"}
    assert cards == {0: False, 1: None, 2: None, 3: True}


def test_KI_4_153_the_disc_is_secret_until_then():
    one, other = storm("king", "intriguer", "push"), storm("king", "intriguer", "push", disc="sevilla")
    assert one.view(1) == other.view(1)
    assert one.view(0)["disc"] == "aragon"


def test_KI_4_153_nothing_happens_where_the_king_is_by_then():
    game = storm("king", "intriguer", "push")
    play(game, "start", "to aragon", "pass")
    to_red(game)
    play(game, "start whirlwind")
    assert where(game, "aragon") == [1, 2, 0, 0]


def test_KI_4_153_of_the_king_holder_among_four_it_is_lost():
    game = storm("push", "intriguer", "outing")
    assert game.active == 0
    assert asked(game) == ["red take_turn"]
    assert game.describe()["discs"] == [None] * 4
    assert where(game, "aragon") == [1, 2, 0, 0]


def test_KI_4_153_vetoed_nobody_goes_and_the_action_is_spent():
    second: dict[str, Any] = {
        "hands": [[card for card in HAND if card != "mistress"]] * 4,
        "discards": [["mistress"]] * 4,
    }
    game = storm("king", "intriguer", "push", vetoes=holders(3), **second)
    to_red(game)
    play(game, "start whirlwind", "answer use")
    assert where(game, "aragon") == [1, 2, 0, 0]
    assert not [said for said in offered(game) if said.startswith("start")]
    play(game, "pass")
    assert game.describe()["discs"] == [None] * 4


def test_KI_4_73_the_bridge_is_crossed_before_the_turn_and_its_whirlwind():
    hand = [card for card in HAND if card != "bridge"]
    game = at_play(hands=[hand] * 4, round=2, aragon=[1, 2, 0, 0], **bridged("aragon", "valencia"))
    play(game, "card whirlwind", "red: disc aragon", "card king", "card intriguer", "card push")
    to_red(game)
    assert asked(game) == ["red use_bridge"]
    play(game, "pick red aragon", "pass", "start whirlwind")
    assert (where(game, "aragon"), where(game, "valencia")) == ([0, 0, 0, 0], [1, 0, 0, 0])


def test_KI_4_153_a_frozen_region_is_not_struck():
    game = storm("king", "intriguer", "push", **state(QUARANTINE=region("aragon")))
    to_red(game)
    play(game, "start whirlwind")
    assert where(game, "aragon") == [1, 2, 0, 0]


def test_KI_4_153_with_two_players_the_whirlwind_is_one_of_the_two_actions():
    game = at_play(2, hands=[HAND] * 2, aragon=[1, 2])
    play(game, "card whirlwind", "disc aragon", "card push")
    other = game.clone()
    play(game, "start whirlwind")
    assert not [said for said in offered(game) if said.startswith("start")]
    play(other, "pass")
    assert [said for said in offered(other) if said.startswith("start")] == ["start king_card"]


LATE: Any = {"sheet": {"players_edition/power/whirlwind": {"value": 12}}}
"""A card sheet with which the whirlwind comes after cards that have discs set."""


@pytest.mark.parametrize("card", ["disc_scoring", "outing"])
def test_KI_4_153_its_disc_stays_while_other_discs_are_set_and_shown(card):
    fields = {"aragon": [1, 2, 0, 0], "castillo": [1, 1, 0, 0], "round": 3} | LATE
    hand = ["whirlwind", "king", "intriguer", "disc_scoring", "outing", "push", "civil_war", *HAND[4:8]]
    game = at_play(hands=[hand] * 4, **fields)
    play(game, "card whirlwind", "red: disc aragon", "card king", f"card {card}", "card intriguer")
    while asked(game)[0] != "green take_turn":
        game.choose("pass")
    game.choose(next(said for said in offered(game) if said.startswith("start")))
    while game.decisions[0].kind == "set_discs":
        assert game.view(0)["disc"] == "aragon"
        game.choose("disc sevilla")
    assert game.describe()["discs"][0] == "aragon", "the others were shown, not this one"
    to_red(game)
    assert offered(game) == ["start whirlwind", "pass"]
    play(game, "start whirlwind")
    assert where(game, "aragon") == [0, 0, 0, 0]
    while game.decisions[0].kind != "set_discs":
        game.choose("pass")
    play(game, "red: disc granada", "blue: disc valencia")
    assert game.describe()["discs"] == [None] * 4, "in the general scoring all are shown"
    assert (where(game, "granada"), where(game, "valencia")) == ([1, 0, 0, 0], [0, 1, 0, 0])


def test_KI_4_153_discs_of_the_set_up_are_shown_before_and_none_is_left():
    game = castillo.new_game("el_grande", players=3, modules=MODULES, seed=3)
    while game.decisions[0].kind in ("set_discs", "choose_hand"):
        game.choose(game.decisions[0].options[0])
    assert game.describe()["discs"] == [None] * 3


# -- mistress ------------------------------------------------------------------------------------------------


def test_KI_4_173_no_kings_bonus_this_round():
    game = at_power(173, galicia=[1, 0, 0, 0], grandes=["galicia", "sevilla", "valencia", "cataluna"])
    assert game.would_score("galicia") == (4 + 2 + 2, 0, 0, 0)
    play(game, "start")
    assert game.would_score("galicia") == (4 + 2, 0, 0, 0), "the home bonus stays"
    assert "place galicia" not in offered(game), "the King's region stays closed"
    assert marker(game, "mistress") == [0]


def test_KI_4_173_the_closing_general_scoring_included_and_then_it_is_over():
    game = scored(galicia=[1, 0, 0, 0], grandes=["sevilla"] * 4, **state(MISTRESS=0))
    assert game.scores == (4, 0, 0, 0)
    assert marker(game, "mistress") == []


# -- what bots make of it ------------------------------------------------------------------------------------


def sharply(game: Game, place: str) -> list[int]:
    """What the bots expect of a place if nothing changed any more."""
    assert isinstance(game, Position)
    key = Appraiser(game.book).key_of(Scene(game), region(place))
    return [round(points) for points in spread_points(key, 4, 3)[0]]


def test_KI_4_53_bots_count_an_allied_pair_once():
    rows: dict[str, Any] = {"aragon": [9, 3, 0, 0], "sevilla": [3, 0, 0, 0], "grandes": ["granada"] * 4}
    game = board(4, modules=MODULES, **rows, **two("aragon", "sevilla"))
    pair = [sharply(game, "aragon")[seat] + sharply(game, "sevilla")[seat] for seat in range(4)]
    assert tuple(pair) == game.would_score("aragon", general=True) == (9, 7, 0, 0)


def test_KI_4_53_bots_see_that_a_caballero_counts_in_both():
    rows: dict[str, Any] = {"aragon": [2, 2, 0, 0], "sevilla": [1, 1, 0, 0], "grandes": ["granada"] * 4}
    game = board(4, modules=MODULES, **rows, **two("aragon", "sevilla"))
    assert isinstance(game, Position)
    before = Appraiser(game.book).lead(game, 0)
    tip = Appraiser(game.book).tip(Scene(game), 0, 1, region("aragon"), -1)
    fewer = board(4, modules=MODULES, **(rows | {"aragon": [2, 1, 0, 0]}), **two("aragon", "sevilla"))
    assert isinstance(fewer, Position)
    assert tip == pytest.approx(Appraiser(fewer.book).lead(fewer, 0) - before, abs=0.05)


def test_KI_4_93_bots_see_that_the_fewest_come_first():
    fields = {"scoreboards": {"8/4/0": "granada"}, "grandes": ["aragon"] * 4, **state(TURNED=1)}
    game = board(4, modules=MODULES, granada=[9, 2, 5, 0], **fields)
    assert tuple(sharply(game, "granada")) == game.would_score("granada") == (0, 8, 4, 0)


# -- the larger pool -----------------------------------------------------------------------------------------


def test_KI_1_4_thirteen_of_twenty_nine_are_taken_one_by_one():
    game = castillo.new_game("el_grande", players=2, modules=MODULES, seed=1)
    while game.decisions[0].kind == "set_discs":
        game.choose(game.decisions[0].options[0])
    assert game.decisions[0].prompt.args["left"] == 13
    assert len(offered(game)) == 29
    while game.decisions[0].kind == "choose_hand":
        game.choose(game.decisions[0].options[-1])
    assert [len(hand) for hand in game.describe()["hands"]] == [13, 13]


@pytest.mark.parametrize(
    ("numbers", "what"),
    [
        ({"ALLIES": 3}, "the allied regions"),
        ({"COLLAPSE": 2}, "what has collapsed"),
        ({"BRIDGE_ENDS": 2}, "the bridge"),
        ({"BRIDGE_ROUND": 1}, "the bridge"),
        ({"BRIDGE_OWNER": 0}, "the bridge"),
        ({"PUSHED": 9}, "9 at place 4 is not allowed; region is one of"),
        ({"MISTRESS": 1}, "1 at place 10 is possible only once a round is under way"),
        ({"WHIRLED": 1}, "1 at place 15 is possible only once a turn is under way"),
    ],
)
def test_position_what_lasts_can_be(numbers: dict[str, Any], what: str):
    with pytest.raises(castillo.SetupError, match=f"module_state: .*{what}"):
        board(4, modules=MODULES, **state(**numbers))
