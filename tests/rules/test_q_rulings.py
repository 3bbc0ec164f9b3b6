"""Our rulings Q-01 to Q-15; the Veto (Q-03) has a file of its own."""

from __future__ import annotations

import itertools

import pytest

import castillo
from castillo.kernel.rule_pages import rule_pages
from tests.rules.table import (
    asked,
    at_turn,
    board,
    holders,
    offered,
    pass_to_end_of_round,
    play,
    scored,
    where,
)

CROWD = {"aragon": [6, 6, 6, 6]}


@pytest.mark.parametrize("order", sorted(set(itertools.permutations(["red", "red", "blue", "green"]))))
def test_Q_01_own_and_foreign_may_be_mixed_in_any_order(order):
    game = at_turn("1/move_2_own_2_foreign", **CROWD)
    play(game, "start")
    for colour in order:
        play(game, f"pick {colour} aragon", "to sevilla")
    assert where(game, "sevilla") == [2, 1, 1, 0]


@pytest.mark.parametrize("card", ["return_1_of_each_opponent", "angry_king", "disc_return_all", "disc_return_2"])
def test_Q_02_nothing_returns_from_the_kings_region_or_the_castillo(card):
    rows = {"galicia": [0, 4, 4, 4], "castillo": [0, 4, 4, 4], "courts": [7, 0, 0, 0], "aragon": [0, 2, 0, 0]}
    game = at_turn(f"2/{card}", **rows)
    play(game, "start")
    while asked(game) != ["red take_turn"]:
        play(game, offered(game)[0])
    assert where(game, "galicia") == [0, 4, 4, 4]
    assert where(game, "castillo") == [0, 4, 4, 4]
    assert where(game, "aragon")[1] == (1 if "1_of_each" in card else 0), "blue returns what there is"


def test_Q_04_this_rounds_card_taken_back_still_decides_the_order():
    game = at_turn("4/take_back_power_card", played=[1, 13, 12, 11], turn=0, discards=[[], [], [], []])
    play(game, "start", "card power_1")
    assert "power_1" in game.describe()["hands"][0]
    play(game, "pass")
    assert game.describe()["start_player"] == 0, "the lowest card was red's"
    assert asked(game) == ["red play_power_card"]
    assert "card power_1" in offered(game)


def test_Q_04_the_value_stays_on_the_table_for_those_who_follow():
    game = at_turn("4/take_back_power_card")
    play(game, "start", "card power_13")
    table = [card for card in game.view(1)["board"]["cards"] if card["kind"] == "power"]
    assert [card["value"] for card in table] == [13, 12, 11, 10]
    play(game, "pass")
    assert asked(game) == ["blue choose_action_card"]


def test_Q_05_who_has_no_such_region_does_nothing():
    game = at_turn("2/disc_return_2", aragon=[0, 2, 1, 1], sevilla=[0, 2, 1, 1], galicia=[0, 0, 5, 0])
    play(game, "start")
    assert asked(game) == ["blue set_discs"]
    play(game, "disc aragon")
    assert where(game, "aragon") == [0, 0, 1, 1]


@pytest.mark.parametrize("disc", ["galicia", "aragon"])
def test_Q_05_eviction_to_the_kings_or_the_named_region_leads_to_the_court(disc):
    game = at_turn("4/eviction", aragon=[1, 3, 0, 0], sevilla=[0, 1, 0, 0])
    play(game, "start", "name aragon", f"disc {disc}")
    assert where(game, "aragon") == [1, 0, 0, 0]
    assert where(game, "court") == [7, 10, 7, 7]


def test_Q_06_who_has_nobody_in_the_castillo_is_not_asked_which_is_public_anyway():
    game = board(round=3, stage="general_scoring", start_player=3, castillo=[1, 0, 1, 0])
    assert asked(game) == ["red set_discs", "green set_discs"], "in seat order from the start player"


def test_Q_06_a_disc_is_never_set_by_itself_for_one_who_has_somebody_inside():
    game = board(round=3, stage="general_scoring", castillo=[1, 0, 0, 0])
    assert len(offered(game)) == 9


def test_Q_07_most_and_fewest_count_everyone_and_include_the_kings_region():
    rows = {"galicia": [2, 1, 1, 0], "aragon": [3, 0, 0, 0], "grandes": ["valencia"] * 4}
    assert scored(at_turn("3/score_most_caballeros", **rows).choose("start")) == ["galicia"]
    rows = {"galicia": [0, 1, 1, 0], "aragon": [3, 0, 0, 0], "grandes": ["valencia"] * 4}
    assert scored(at_turn("3/score_fewest_caballeros", **rows).choose("start")) == ["galicia"]


def test_Q_08_the_order_is_asked_only_while_a_veto_can_fall():
    rows = {"galicia": [1, 0, 0, 0], "cataluna": [1, 0, 0, 0], "sevilla": [1, 0, 0, 0]}
    game = at_turn("3/score_worth_4", **rows)
    play(game, "start")
    assert asked(game) == ["red take_turn"], "nobody can stop it: all at once"
    game = at_turn("3/score_worth_4", vetoes=holders(1), **rows)
    play(game, "start", "blue: answer no")
    assert asked(game) == ["red score_regions"]
    assert offered(game) == ["name galicia", "name cataluna", "name sevilla"]
    play(game, "name sevilla", "blue: answer no")
    assert offered(game) == ["name galicia", "name cataluna"]


def test_Q_08_ones_own_veto_does_not_matter():
    game = at_turn("3/score_worth_4", vetoes=holders(0))
    play(game, "start")
    assert asked(game) == ["red take_turn"]


def test_Q_08_a_standing_answer_does_not_show_by_the_order_not_being_asked():
    game = at_turn("3/score_worth_4", vetoes=holders(1))
    game.stand(1, "veto", "not_this_turn")
    play(game, "start")
    assert asked(game) == ["red score_regions"]


@pytest.mark.parametrize("card", ["4/royal_advisor", "5/kings_card"])
def test_Q_09_the_king_may_stay(card):
    game = at_turn(card)
    play(game, "start", "pass")
    assert game.describe()["king"] == "galicia"
    assert "to galicia" not in offered(game)


def test_Q_10_a_scoreboard_in_the_kings_region_stays_there():
    game = at_turn("4/mobile_scoreboard", scoreboards={"8/4/0": "galicia"})
    play(game, "start")
    assert offered(game) == ["marker 4_0_0", "pass"]


def test_Q_10_the_target_is_another_place_without_a_scoreboard_and_not_the_kings_region():
    game = at_turn("4/mobile_scoreboard", scoreboards={"8/4/0": "aragon", "4/0/0": "castillo"})
    play(game, "start", "marker 8_4_0")
    places = {said.split(" ")[1] for said in offered(game)}
    assert places.isdisjoint({"aragon", "castillo", "galicia"})
    assert len(places) == 7


def test_Q_11_two_players_five_cards_each_takes_one():
    game = board(2, played=[13, 12])
    assert offered(game) == ["stack 1", "stack 2", "stack 3", "stack 4", "stack 5"]
    play(game, "stack 2", "pass")
    assert offered(game) == ["stack 1", "stack 3", "stack 4", "stack 5"]
    play(game, "stack 1", "pass")
    assert game.describe()["round"] == 2


@pytest.mark.parametrize(
    ("option", "shows"),
    [("castillo", "castillo"), ("spent_power_cards", "spent"), ("taken_back_card", "taken_back")],
)
def test_Q_12_each_of_the_three_may_be_opened(option, shows):
    for policy in ("closed", "open"):
        game = at_turn(
            "4/take_back_power_card",
            round=2,
            castillo=[2, 0, 0, 0],
            discards=[[9], [1], [2], [3]],
            options={option: policy},
        )
        play(game, "start")
        events = [event for event in game.choose("card power_9") if event.visible_to(2)]
        view = game.view(2)
        seen = {
            "castillo": bool([stack for stack in view["board"]["stacks"] if stack["place"] == "castillo"]),
            "spent": view["used"][1] != [],
            "taken_back": any("power_9" in str(event.args) for event in events),
        }
        assert seen[shows] == (policy == "open"), policy


def test_Q_12_a_closed_castillo_has_no_meter():
    assert "castillo" not in board(castillo=[1, 0, 0, 0]).view(0)["meter"]
    assert "castillo" in board(castillo=[1, 0, 0, 0], options={"castillo": "open"}).view(0)["meter"]


def test_Q_13_a_disc_may_be_set_to_the_kings_region_on_purpose():
    game = board(round=3, stage="general_scoring", castillo=[3, 0, 0, 0])
    assert "disc galicia" in offered(game)
    play(game, "disc galicia")
    assert where(game, "court") == [10, 7, 7, 7]
    game = at_turn("4/eviction", aragon=[0, 1, 0, 0], sevilla=[0, 0, 1, 0])
    play(game, "start", "name aragon")
    assert "disc galicia" in offered(game)


def test_Q_14_what_was_public_when_it_happened_stays_in_the_view():
    game = at_turn("2/score_one_region", discards=[[], [], [], []])
    play(game, "place castillo", "place castillo", "pass")
    pass_to_end_of_round(game)
    trail = game.view(2)["trail"]
    assert trail["castillo"] == [[0, 1], [0, 1]]
    assert [seat for seat, _ in trail["power_cards"]] == [0, 1, 2, 3]


def test_Q_14_what_is_truly_hidden_is_in_no_view():
    game = castillo.new_game(players=4, seed=987654321)
    document = game.describe()
    for viewer in (0, 1, 2, 3, None):
        view = game.view(viewer)
        assert "987654321" not in str(view)
        assert "seed" not in view["setup"]
        for stack, deck in document["decks"].items():
            for card in set(deck[1:]) - {deck[0]}:
                assert f"base/{stack}/{card}" not in str(view), "the order of the deck is hidden"


def test_Q_12_open_used_cards_do_not_give_away_a_secret_one_that_was_taken_back():
    options = {"spent_power_cards": "open"}
    game = at_turn("4/take_back_power_card", round=2, discards=[[9], [1], [2], [3]], options=options)
    assert game.view(2)["used"][0] == ["base/power/power_9", "base/power/power_13"]
    play(game, "start", "card power_9")
    assert game.view(2)["used"][0] == []
    assert game.view(0)["used"][0] == ["base/power/power_13"]


@pytest.mark.parametrize("card", ["disc_return_all", "disc_return_2"])
def test_Q_15_the_kings_region_cannot_be_set_where_caballeros_are_sent_away(card):
    game = at_turn(f"2/{card}", galicia=[0, 3, 0, 0], aragon=[0, 3, 0, 0], sevilla=[0, 3, 0, 0])
    play(game, "start")
    assert offered(game) == ["disc aragon", "disc sevilla"]


@pytest.mark.parametrize("language", ["en", "de", "nl", "fr"])
def test_Q_15_the_rules_say_that_it_is_a_ruling_of_ours(language):
    words = {"en": "our ruling", "de": "unsere Festlegung", "nl": "onze uitleg", "fr": "notre interprétation"}
    pages = [page for page in rule_pages(language, ["base"]) if page["rule"] == "Q-15"]
    assert len(pages) == 1
    assert words[language] in pages[0]["text"]
