"""GR-4: Queen, Jester and General Inquisitor."""

from castillo.el_grande.modules.grandissimo.tests.at_table import (
    SECOND,
    at,
    at_table,
    black,
    end_turn,
    markers,
    number,
    places_offered,
    region,
    taking,
)
from tests.rules.table import asked, holders, offered, play

# -- GR-4.1 the card -------------------------------------------------------------------------------------------


def test_GR_4_1_up_to_three_and_one_of_the_two_persons():
    game = taking("7/queen_and_jester")
    assert game.decisions[0].prompt.args["left"] == 3
    play(game, "start")
    assert offered(game) == ["marker queen", "marker jester"]
    play(game, "marker jester")
    assert [markers(game)[name]["seat"] for name in ("queen", "jester")] == [None, 0]


def test_GR_4_1_also_from_another_player_and_one_may_have_both():
    game = at_table(QUEEN=2, JESTER=0)
    play(game, "pass", "stack 7", "start")
    assert [markers(game)[name]["seat"] for name in ("queen", "jester")] == [0, 0], "there was no other choice"
    both = at_table(QUEEN=0, JESTER=0)
    play(both, "pass", "pass", "stack 7")
    assert "start" not in offered(both)


def test_GR_4_1_a_veto_keeps_the_person_where_it_is():
    game = taking("7/queen_and_jester", QUEEN=2, vetoes=holders(1))
    play(game, "start", "blue: answer no", "marker queen", "blue: answer use")
    assert markers(game)["queen"]["seat"] == 2


# -- GR-4.2 the Queen ------------------------------------------------------------------------------------------


def test_GR_4_2_one_more_from_the_province_or_one_more_placed():
    game = at_table(QUEEN=0, played=[13, 12, 11, 10])
    assert asked(game) == ["red ask_queen"]
    assert offered(game) == ["more", "pass"]
    taken = game.clone()
    play(taken, "more")
    assert at(taken, "court")[0] == 8
    play(taken, "stack 1")
    assert taken.decisions[0].prompt.args["left"] == 1
    play(game, "pass", "stack 1")
    assert at(game, "court")[0] == 7
    assert game.decisions[0].prompt.args["left"] == 2


def test_GR_4_2_in_the_turn_she_is_taken_one_more_is_placed_if_the_special_action_comes_first():
    game = taking("7/queen_and_jester")
    play(game, "start", "marker queen", *["place castillo"] * 4)
    assert at(game, "castillo")[0] == 4
    late = taking("7/queen_and_jester")
    play(late, *["place castillo"] * 3, "start", "marker queen")
    assert asked(late) == ["blue choose_action_card"]


def test_GR_4_2_with_an_empty_province_one_more_is_placed():
    game = at_table(QUEEN=0, courts=[30, 7, 7, 7])
    assert asked(game) == ["red choose_action_card"]
    play(game, "stack 1")
    assert game.decisions[0].prompt.args["left"] == 2


def test_GR_4_2_one_more_is_placed_with_either_card_of_a_double_turn_but_once():
    double = at_table(QUEEN=0, revealed={"6": "double_turn"})
    play(double, "pass", "stack 6", "start")
    first = double.clone()
    play(double, "place castillo", "place castillo", "pass", "stack 1", "start")
    assert double.decisions[0].prompt.args["left"] == 1 + 1, "she has not helped yet"
    play(double, "place castillo", "place castillo")
    assert at(double, "castillo")[0] == 4
    play(first, *["place castillo"] * 3)
    assert asked(first) == ["red take_second_card"]
    play(first, "stack 1", "start")
    assert first.decisions[0].prompt.args["left"] == 1, "she has helped"


def test_GR_4_2_one_more_is_placed_with_a_kept_card():
    game = at_table(QUEEN=0, KEPT_0=33, courts=[9, 7, 7, 7])
    play(game, "pass", "stack 1", "place castillo", "pass", "start")
    assert game.decisions[0].prompt.args["left"] == 5 + 1


def test_GR_4_2_in_the_turn_she_is_taken_she_brings_nobody_from_the_province():
    game = taking("7/queen_and_jester")
    play(game, "start", "marker queen")
    assert "more" not in offered(game)


def test_GR_4_both_ways_to_use_the_queen_are_special_actions_that_a_veto_stops():
    game = at_table(QUEEN=0, vetoes=holders(1))
    play(game, "more")
    assert asked(game) == ["blue reaction"]
    assert game.decisions[0].prompt.args["card"] == {"card": "grandissimo/person/queen"}
    before = at(game, "court")[0]
    play(game, "blue: answer use", "stack 1")
    assert at(game, "court")[0] == before
    assert game.decisions[0].prompt.args["left"] == 1, "she has been used in this turn"
    placing = at_table(QUEEN=0, vetoes=holders(1), revealed={"1": "move_3"}, aragon=[1, 0, 0, 0])
    play(placing, "pass", "stack 1", "place castillo")
    assert asked(placing) == ["red take_turn"], "the regular placing cannot be vetoed"
    play(placing, "place portugal")
    assert asked(placing) == ["blue reaction"]
    let = placing.clone()
    play(placing, "blue: answer use")
    assert at(placing, "portugal") == [0] * 4
    play(let, "blue: answer no")
    assert at(let, "portugal") == [1, 0, 0, 0]
    for after in (placing, let):
        assert offered(after) == ["start", "pass"], "she has helped"
        assert after.decisions[0].prompt.args["card"] == {"card": "base/1/move_3"}, "the turn goes on"


def test_GR_4_a_veto_stops_the_jester_and_ends_the_special_action():
    game = at_table(JESTER=0, vetoes=holders(1))
    play(game, "seat green")
    assert asked(game) == ["blue reaction"]
    assert game.decisions[0].prompt.args["card"] == {"card": "grandissimo/person/jester"}
    play(game, "answer use")
    assert at(game, "guests_2") == [0] * 4
    assert asked(game) == ["red choose_action_card"]
    assert game.describe()["course"][-2:] == [0, -1], "no card and no special action is in play"


def test_GR_4_4_his_use_is_a_special_action_that_a_veto_stops_before_it_starts_or_at_any_move():
    fields = {"INQUISITOR": 0, "black": {"aragon": 2}, "aragon": [1, 0, 0, 0], "vetoes": holders(1)}
    game = taking("1/move_3", **fields)
    play(game, "marker general_inquisitor")
    assert asked(game) == ["blue reaction"]
    assert game.decisions[0].prompt.args["card"] == {"card": "grandissimo/person/general_inquisitor"}
    moving = game.clone()
    play(game, "blue: answer use")
    assert black(game) == {"aragon": 2}
    assert "marker general_inquisitor" not in offered(game), "he has been used in this round"
    assert "start" in offered(game), "it was not the card's special action"
    play(moving, "blue: answer no", "pick black aragon", "to sevilla", "blue: answer no", "pick red aragon")
    play(moving, "blue: answer use")
    assert (black(moving), at(moving, "aragon")) == ({"aragon": 1, "sevilla": 1}, [1, 0, 0, 0])
    assert asked(moving) == ["red take_turn"]
    assert "start" in offered(moving)


def test_GR_4_beside_a_card_that_cannot_be_vetoed_a_person_can():
    game = taking("2/veto", INQUISITOR=0, black={"aragon": 2}, vetoes=holders(1))
    play(game, "marker general_inquisitor")
    assert asked(game) == ["blue reaction"]


def test_GR_3_14_whoever_takes_him_uses_him_at_once_though_another_has_in_this_round():
    game = taking("spanish_inquisition", black={"aragon": 2}, INQUISITOR=2, INQUIRED=1, **SECOND)
    play(game, "start")
    assert "marker general_inquisitor" in offered(game)


def test_GR_4_2_whoever_takes_her_with_a_second_card_places_one_more_with_it():
    game = taking("double_turn", courts=[9, 7, 7, 7])
    play(game, "start", "pass", "stack 7", "start", "start", "marker queen")
    assert game.decisions[0].prompt.args["left"] == 3 + 1


def test_GR_4_2_every_turn_anew_and_only_for_her_holder():
    game = at_table(QUEEN=1)
    assert asked(game) == ["red choose_action_card"]
    end_turn(game)
    assert asked(game) == ["blue ask_queen"]
    play(game, "more")
    assert number(game, "QUEEN_USED") == 1
    end_turn(game)
    end_turn(game)
    assert number(game, "QUEEN_USED") == 0


# -- GR-4.3 the Jester -----------------------------------------------------------------------------------------


def test_GR_4_3_one_from_the_province_waits_at_anothers_court():
    game = at_table(JESTER=0)
    assert offered(game) == ["seat blue", "seat green", "seat yellow", "pass"]
    before = at(game, "province")[0]
    play(game, "seat blue")
    assert at(game, "guests_1") == [1, 0, 0, 0]
    assert at(game, "province")[0] == before - 1
    assert at(game, "court")[1] == 7
    end_turn(game)
    assert asked(game) == ["blue place_guest"]
    assert {"castillo", "aragon", "portugal"} <= set(places_offered(game))
    assert "galicia" not in places_offered(game), "anywhere but the King's region"
    play(game, "to aragon")
    assert at(game, "aragon") == [1, 0, 0, 0]
    assert asked(game) == ["blue choose_action_card"]
    play(game, "stack 2")
    assert game.decisions[0].prompt.args["left"] == 2, "it costs no placing"


def test_GR_4_3_several_may_wait_and_nobody_need_be_sent():
    game = at_table(elsewhere={"guests_0": [0, 1, 2, 0]})
    owners = []
    while asked(game) == ["red place_guest"]:
        owners.append(game.decisions[0].prompt.args["owner"])
        play(game, "to sevilla")
    assert owners == [{"seat": 1}, {"seat": 2}, {"seat": 2}]
    assert at(game, "sevilla") == [0, 1, 2, 0]
    game = at_table(JESTER=0)
    play(game, "pass")
    assert asked(game) == ["red choose_action_card"]


def test_GR_4_3_guests_are_not_at_the_hosts_court():
    game = taking("2/opponents_empty_court", elsewhere={"guests_1": [1, 0, 1, 0]})
    play(game, "start")
    assert at(game, "guests_1") == [1, 0, 1, 0]
    assert at(game, "court") == [7, 0, 0, 0]


# -- GR-4.4 the General Inquisitor -----------------------------------------------------------------------------


def test_GR_4_4_once_a_round_in_ones_turn_both_black_ones_move():
    game = taking("1/move_3", INQUISITOR=0, black={"aragon": 2})
    play(game, "marker general_inquisitor", "pick black aragon", "to sevilla", "pick black aragon", "to castillo")
    assert black(game) == {"sevilla": 1, "castillo": 1}
    assert "marker general_inquisitor" not in offered(game), "once"
    assert asked(game) == ["red take_turn"]
    assert "place castillo" in offered(game), "beside everything else"


def test_GR_4_4_each_moves_once_and_not_from_or_to_the_kings_region():
    game = taking("1/move_3", INQUISITOR=0, black={"aragon": 1, "galicia": 1})
    play(game, "marker general_inquisitor")
    assert offered(game) == ["pick black aragon", "pass"]
    play(game, "pick black aragon")
    assert "to galicia" not in offered(game)
    play(game, "to sevilla")
    assert asked(game) == ["red take_turn"], "the one that has arrived does not go on"
    none = taking("1/move_3", INQUISITOR=0, black={"galicia": 2})
    assert "marker general_inquisitor" not in offered(none)


def test_GR_4_4_one_of_the_same_region_goes_along_a_foreign_one_with_its_owners_consent():
    game = taking("1/move_3", INQUISITOR=0, black={"aragon": 2}, aragon=[1, 1, 1, 0])
    play(game, "marker general_inquisitor", "pick black aragon", "to sevilla")
    assert offered(game) == ["pick red aragon", "pick blue aragon", "pick green aragon", "pass"]
    play(game, "pick blue aragon")
    assert asked(game) == ["blue consent"]
    play(game, "blue: to sevilla", "pick black aragon", "to portugal", "pick green aragon", "green: pass")
    assert (at(game, "sevilla"), at(game, "aragon")) == ([0, 1, 0, 0], [1, 0, 1, 0])
    assert black(game) == {"sevilla": 1, "portugal": 1}
    own = taking("1/move_3", INQUISITOR=0, black={"aragon": 2}, aragon=[1, 0, 0, 0])
    play(own, "marker general_inquisitor", "pick black aragon", "to sevilla", "pick red aragon")
    assert at(own, "sevilla") == [1, 0, 0, 0]


def test_GR_4_4_they_count_for_their_holder_and_for_nobody_else():
    row = {"aragon": [0, 2, 1, 0], "black": {"aragon": 2}, "grandes": ["granada"] * 4}
    assert taking("1/move_3", **row).would_score("aragon") == (0, 5, 4, 0), "without a holder they are ignored"
    assert taking("1/move_3", INQUISITOR=0, **row).would_score("aragon") == (4, 4, 1, 0)


def test_GR_4_4_others_move_them_as_foreign_caballeros_and_nothing_takes_them_off_the_board():
    game = taking("1/move_3_foreign", black={"aragon": 2})
    play(game, "start")
    assert "pick black aragon" in offered(game)
    game = taking("1/move_4_own", INQUISITOR=0, black={"aragon": 2}, aragon=[1, 0, 0, 0])
    play(game, "start")
    assert offered(game) == ["pick red aragon", "pick black aragon", "pass"], "the holder moves them as their own"
    game = taking("2/return_1_of_each_opponent", INQUISITOR=1, black={"aragon": 2}, aragon=[0, 1, 0, 0])
    play(game, "start")
    assert "pick black aragon" not in offered(game)


def test_GR_4_4_a_new_round_a_new_inquisition():
    game = at_table(INQUISITOR=0, INQUIRED=1, black={"aragon": 2}, round=1, **SECOND)
    play(game, "stack 1")
    assert "marker general_inquisitor" not in offered(game)
    while game.view()["board"]["numbers"]["round"] == 1:
        game.act(game.legal()[-1])
    assert number(game, "INQUIRED") == 0


def test_GR_4_4_and_the_king_incognito_are_offered_side_by_side():
    game = taking("1/move_3", INQUISITOR=0, black={"aragon": 2}, INCOGNITO=region("aragon"), INCOGNITO_BY=0)
    assert {"marker general_inquisitor", "marker incognito_card"} <= set(offered(game))
    play(game, "marker incognito_card")
    assert game.describe()["king"] == "aragon"
    assert "marker general_inquisitor" not in offered(game), "the King is with them now"
