"""GC-1 to GC-3: setting up, the four new regions, sailing, gold and goods."""

from typing import Any

import pytest

import castillo
from castillo.el_grande.arithmetic import parts_of
from castillo.el_grande.modules.colonies import state as slots
from castillo.el_grande.modules.colonies.tests.sea import (
    NUMBERS,
    at_cards,
    at_turn,
    black,
    carried,
    general,
    markers,
    next_round,
    number,
    sea,
)
from castillo.el_grande.position import Position
from castillo.el_grande.scoring import FIRST_ONLY, GENERAL, SPECIAL, tally
from tests.rules.table import REGIONS, asked, holders, offered, play, scored, where


def opened(players: int = 4, seed: int = 7, **options: object) -> castillo.Game:
    return castillo.new_game("el_grande", players=players, modules=["colonies"], seed=seed, options=options)


# -- setting up ----------------------------------------------------------------------------------------------


def test_GC_1_1_everybody_has_six_more_in_the_province():
    game = opened()
    assert isinstance(game, Position)
    assert game.book.caballeros_each == 36
    assert game.view()["board"]["numbers"]["province"] == [27] * 4
    assert game.view()["board"]["numbers"]["court"] == [7] * 4


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_GC_1_2_black_ones_and_the_limit_board_have_regions_of_their_own(players: int):
    for seed in range(10):
        game = opened(players, seed)
        document = game.describe()
        assert sorted(black(game).values()) == [2, 2]
        (board,) = markers(game, "limit_board")
        drawn = [document["king"], *black(game), board["place"], *document["grandes"]]
        assert len(set(drawn)) == len(drawn) == players + 4
        assert board["values"] == [6 if players <= 3 else 10]


def test_GC_1_3_two_from_the_province_go_by_disc_and_not_to_the_king():
    game = opened()
    king = game.describe()["king"]
    assert [decision.kind for decision in game.decisions] == ["set_discs"] * 4
    assert f"disc {king}" not in offered(game)
    assert len(offered(game)) == 8
    home = game.describe()["grandes"][0]
    for seat in range(4):
        game.choose(f"disc {home}", seat)
    assert where(game, home) == [4, 2, 2, 2]
    assert game.view()["board"]["numbers"]["province"] == [25] * 4


def test_GC_1_3_settlers_who_do_not_all_fit_are_seated_by_the_start_player():
    game = opened(3, start_player=1)
    (board,) = markers(game, "limit_board")
    for seat in range(3):
        game.choose(f"disc {board['place']}", seat)
    assert asked(game)[0].endswith("play_power_card"), "six fit on the small side"
    assert markers(game, "limit_board")[0]["counts"] == [2, 2, 2, 0]


def test_GC_1_4_one_gold_and_two_goods_lie_out():
    game = opened()
    assert [m["place"] for m in markers(game, "gold")] == ["america"]
    assert [m["place"] for m in markers(game, "goods")] == ["africa", "africa"]
    assert (markers(game, "gold")[0]["values"], markers(game, "goods")[0]["values"]) == ([6], [4])
    assert [number(game, slots.TOKENS + i) for i in range(16)].count(slots.SUPPLY) == 13


def test_GC_1_5_stack_6_is_one_card_and_stack_7_has_eleven():
    decks = opened().describe()["decks"]
    assert decks["6"] == ["holy_inquisition"]
    assert len(decks["7"]) == 11
    assert sum(name.startswith("limit_board") for name in decks["7"]) == 3
    assert "seat" not in markers(opened(), "inquisitor")[0], "the card lies beside the board"


# -- the regions ---------------------------------------------------------------------------------------------


def test_GC_2_the_king_never_leaves_the_mainland():
    game = at_turn("5/kings_card")
    play(game, "start")
    assert "to francia" in offered(game)
    assert not {"to ship", "to america", "to africa"} & set(offered(game))
    reason = game.decisions[0].why_not("ship")
    assert reason is not None
    assert reason.key == "el_grande-why-not_for_the_king"
    near = at_turn("4/royal_advisor", king="aragon")
    play(near, "start")
    assert "to francia" in offered(near)
    far = at_turn("4/royal_advisor", king="francia")
    play(far, "start")
    assert offered(far) == ["to aragon", "to cataluna", "pass"]
    with pytest.raises(castillo.SetupError, match="king: 'ship' is not allowed"):
        sea(king="ship")


@pytest.mark.parametrize(
    ("king", "reached"),
    [
        ("aragon", {"francia"}),
        ("cataluna", {"francia", "ship"}),
        ("valencia", {"ship"}),
        ("granada", {"ship"}),
        ("sevilla", {"ship"}),
        ("galicia", {"ship"}),
        ("pais_vasco", {"ship"}),
        ("francia", {"ship"}),
        ("castilla_la_nueva", set()),
        ("castilla_la_vieja", set()),
    ],
)
def test_GC_2_what_can_be_reached_from_the_court(king: str, reached: set[str]):
    game = at_turn("5/kings_card", king=king)
    near = {said.split()[1] for said in offered(game) if said.startswith("place ")}
    assert near & {"francia", "ship", "america", "africa"} == reached


def test_GC_2_what_can_be_reached_with_the_king_in_francia():
    game = at_turn("5/kings_card", king="francia")
    near = {said.split()[1] for said in offered(game) if said.startswith("place ")}
    assert near == {"aragon", "cataluna", "ship", "castillo"}


def test_GC_2_no_placing_leads_to_america_or_africa():
    game = at_turn("1/place_2_anywhere")
    play(game, "start")
    assert {"place francia", "place ship"} <= set(offered(game))
    assert not {"place america", "place africa"} & set(offered(game))


def test_GC_2_discs_show_the_nine_spanish_regions_only():
    game = general(castillo=[1, 0, 0, 0])
    assert len(offered(game)) == 9


def test_GC_2_francia_has_three_seats_of_the_bringers_choice():
    game = at_turn("5/kings_card", king="aragon")
    play(game, "place francia")
    assert offered(game) == ["marker first_seat", "marker second_seat", "marker third_seat"]
    play(game, "marker second_seat", "place francia")
    assert offered(game) == ["marker first_seat", "marker third_seat"]
    play(game, "marker third_seat", "place francia")
    assert {m["id"]: m.get("owner") for m in markers(game, "office") if m["place"] == "francia"} == {
        "first_seat": 0,
        "second_seat": 0,
        "third_seat": 0,
    }, "the last one has nothing to choose"
    assert "place francia" not in offered(game)
    reason = game.decisions[0].why_not("francia")
    assert reason is not None
    assert reason.key == "colonies-why-seats_taken"


def test_GC_2_nobody_moves_up_in_francia_and_a_freed_seat_can_be_taken():
    game = at_turn("1/move_4", francia=[1, 1, 1, 0])
    play(game, "start", "pick red francia first_seat", "to sevilla")
    assert [m.get("owner") for m in markers(game, "office")][2:] == [None, 1, 2]
    play(game, "pick black castilla_la_vieja")
    assert "to francia" in offered(game)
    play(game, "to francia")
    assert [m.get("owner") for m in markers(game, "office")][2:] == [5, 1, 2]


def test_GC_2_a_grande_may_be_in_francia_and_on_the_ship():
    game = at_turn("4/move_grande", francia=[1, 1, 1, 0])
    play(game, "start")
    assert {"to francia", "to ship", "to america", "to africa"} <= set(offered(game))
    play(game, "to francia")
    assert game.describe()["grandes"][0] == "francia"


def test_GC_2_the_ship_pays_the_home_bonus_to_whoever_is_alone_in_first_place():
    game = sea(ship=[2, 1, 0, 0], grandes=["ship", "sevilla", "sevilla", "sevilla"])
    assert game.would_score("ship") == (2, 0, 0, 0)
    tied = sea(ship=[1, 1, 0, 0], grandes=["ship", "sevilla", "sevilla", "sevilla"])
    assert tied.would_score("ship") == (0, 0, 0, 0)


def test_GC_2_a_scoreboard_on_the_ship_pays():
    game = sea(ship=[2, 1, 0, 0], scoreboards={"8/4/0": "ship"})
    assert game.would_score("ship") == (8, 4, 0, 0)


def test_GC_2_values():
    game = sea(francia=[2, 1, 0, 0], america=[2, 1, 0, 0], africa=[3, 2, 1, 0])
    assert game.would_score("america") == (4, 0, 0, 0)
    assert game.would_score("africa") == (4, 2, 1, 0)
    assert game.would_score("francia") == (3 + 2 + 1, 1 + 0, 0, 0)


def test_GC_2_they_are_of_a_worth_like_every_region():
    game = at_turn("3/score_worth_4", america=[1, 0, 0, 0], africa=[1, 0, 0, 0])
    assert isinstance(game, Position)
    events = game.choose("start")
    assert {"america", "africa"} <= set(scored(events))
    assert "francia" not in scored(events)


def test_GC_2_1_offices_are_paid_in_special_scorings_and_to_two_players():
    slot = {slots.CAPTAIN: 1, slots.VICEROY: 0}
    game = sea(2, ship=[2, 1], america=[1, 2], slot=slot)
    assert game.would_score("ship") == (0, 3)
    assert game.would_score("america") == (5, 4), "the viceroy does not count: two to none"
    board = sea(2, ship=[2, 1], slot={slots.CAPTAIN: 1}, scoreboards={"8/4/0": "ship"})
    assert board.would_score("ship") == (8, 3)
    two = sea(2, francia=[1, 2])
    assert two.would_score("francia") == (2, 3 + 1 + 0), "the second place pays nothing, the seats do"


def test_GC_2_1_EG_5_22_pays_no_offices_and_follows_the_order_of_a_general_scoring():
    seated = {"francia": [1, 0, 0, 0], "ship": [0, 1, 0, 0], "america": [0, 0, 1, 0]}
    game = at_turn("3/score_first_places", **seated, slot={slots.CAPTAIN: 1, slots.VICEROY: 2})
    events = game.choose("start")
    assert game.scores == (3, 0, 0, 0), "Francia's first place, but no seat, no captain, no viceroy"
    assert scored(events) == [*REGIONS, "francia", "ship", "america", "africa"]


def test_GC_2_2_the_first_two_seats_alone():
    assert sea(francia=[2, 0, 0, 0]).would_score("francia") == (6, 0, 0, 0)


def test_GC_2_3_one_who_is_brought_there_may_be_captain():
    game = at_turn("5/kings_card")
    play(game, "place ship")
    assert offered(game) == ["marker captain", "pass"]
    play(game, "marker captain", "place ship")
    assert asked(game) == ["red take_turn"], "the post is taken"
    assert markers(game, "office")[0] == {"id": "captain", "kind": "office", "place": "ship", "values": [3], "owner": 0}
    assert game.would_score("ship") == (3, 0, 0, 0)


def test_GC_2_3_whoever_does_not_take_it_leaves_it_to_the_next():
    game = at_turn("5/kings_card")
    play(game, "place ship", "pass", "place ship", "marker captain")
    assert where(game, "ship") == [2, 0, 0, 0]
    assert markers(game, "office")[0]["owner"] == 0


def test_GC_2_3_intrigue_moves_the_captain_and_the_post_is_free():
    game = at_turn("1/move_4", ship=[0, 2, 0, 0], slot={slots.CAPTAIN: 1})
    play(game, "start")
    assert {"pick blue ship", "pick blue ship captain"} <= set(offered(game))
    play(game, "pick blue ship captain", "to america")
    assert offered(game) == ["marker viceroy", "pass"], "who brings him there decides"
    play(game, "marker viceroy")
    assert [m.get("owner") for m in markers(game, "office")][:2] == [None, 1]


def test_GC_2_3_a_carrier_is_not_offered_an_office_and_a_viceroy_takes_nothing():
    game = at_turn("1/move_4", africa=[1, 0, 0, 0], slot={slots.TOKENS + 5: carried(0, "africa")})
    play(game, "start", "pick red africa goods", "to america")
    assert asked(game) == ["red pick_caballero"]
    alone = at_turn("1/move_4", america=[1, 0, 0, 0], slot={slots.VICEROY: 0})
    assert "take gold red" not in offered(alone)


def test_GC_2_4_scored_after_the_nine_in_this_order():
    game = general(castillo=[1, 0, 0, 0])
    events = game.choose("disc aragon")
    assert scored(events)[-4:] == ["francia", "ship", "america", "africa"]
    assert scored(events).index("granada") < scored(events).index("francia")


# -- sailing -------------------------------------------------------------------------------------------------


def test_GC_2_5_at_the_start_of_the_turn_from_the_ship():
    game = at_cards(ship=[2, 1, 0, 0], king="valencia")
    assert asked(game) == ["red pick_sailor"]
    assert offered(game) == ["pick red ship", "pass"]
    play(game, "pick red ship")
    said = set(offered(game))
    assert said == {f"to {name}" for name in NUMBERS if name in ("america", "africa", "francia")} | {
        "to cataluna",
        "to granada",
        "to sevilla",
        "to galicia",
        "to pais_vasco",
    }, "not where the King is"
    play(game, "to africa")
    assert asked(game) == ["red pick_sailor"], "any number"
    play(game, "pick red ship", "to america", "pass")
    assert asked(game) == ["red choose_action_card"], "then a normal turn"
    assert (where(game, "africa")[0], where(game, "america")[0]) == (1, 1)


def test_GC_2_5_to_francia_only_onto_a_free_seat():
    game = at_cards(ship=[1, 0, 0, 0], francia=[0, 3, 0, 0])
    play(game, "pick red ship")
    assert "to francia" not in offered(game)


def test_GC_2_5_only_since_an_earlier_round_so_nobody_sails_to_and_fro():
    game = at_turn("5/kings_card", america=[2, 0, 0, 0])
    assert "pick red america" in offered(game)
    play(game, "pick red america", "pass")
    assert where(game, "ship") == [1, 0, 0, 0]
    play(game, "pick red america", "pass", "pass")
    assert where(game, "ship") == [2, 0, 0, 0]
    next_round(game)
    while not asked(game)[0].startswith("red"):
        game.choose("pass" if "pass" in offered(game) else offered(game)[0])
    assert asked(game) == ["red pick_sailor"], "now they have been there since an earlier round"


def test_GC_2_5_a_newcomer_does_not_sail_in_the_same_round():
    newcomers = slots.newcomers(NUMBERS["america"], 0)
    game = at_turn("5/kings_card", america=[1, 0, 0, 0], slot={newcomers: 1})
    assert "pick red america" not in offered(game)
    two = at_turn("5/kings_card", america=[2, 0, 0, 0], slot={newcomers: 1})
    play(two, "pick red america", "pass")
    assert "pick red america" not in offered(two), "the other one is new"


def test_GC_2_5_a_captain_sails_once_he_has_been_there_since_an_earlier_round():
    new = at_cards(ship=[1, 0, 0, 0], slot={slots.CAPTAIN: 0 | slots.NEW})
    assert asked(new) == ["red choose_action_card"]
    old = at_cards(ship=[1, 0, 0, 0], slot={slots.CAPTAIN: 0})
    play(old, "pick red ship captain", "to sevilla")
    assert "owner" not in markers(old, "office")[0]


def test_GC_2_5_the_holder_has_black_ones_sail():
    held = at_cards(black={"ship": 4}, slot={slots.HOLDER: 0})
    assert offered(held) == ["pick black ship", "pass"]
    nobodys = at_cards(black={"ship": 4})
    assert asked(nobodys) == ["red choose_action_card"]


def test_GC_2_5_the_printed_example():
    game = at_turn("3/score_castillo", king="valencia")
    play(game, "place aragon", "place ship", "pass", "place ship", "pass")
    assert (where(game, "aragon")[0], where(game, "ship")[0]) == (1, 2)
    next_round(game)
    while asked(game) != ["red pick_sailor"]:
        game.choose("pass" if "pass" in offered(game) else offered(game)[0])
    play(game, "pick red ship", "to america", "pass", "pick red ship", "to africa")
    assert (where(game, "america")[0], where(game, "africa")[0]) == (1, 1)
    assert asked(game) == ["red choose_action_card"]


def test_GC_2_6_most_and_fewest_count_as_a_scoring_would():
    fields = {"ship": [0, 4, 0, 0], "aragon": [3, 0, 0, 0], "valencia": [1, 0, 0, 0], "slot": {slots.CAPTAIN: 1}}
    game = at_turn("3/score_most_caballeros", **fields)
    assert set(scored(game.choose("start"))) == {"ship", "aragon"}, "the captain does not count, nor do black ones"
    held = at_turn("3/score_most_caballeros", **(fields | {"slot": {slots.CAPTAIN: 1, slots.HOLDER: 2}}))
    assert scored(held.choose("start")) == ["castilla_la_vieja"], "four black ones of green's"
    fewest = at_turn("3/score_fewest_caballeros", **(fields | {"ship": [0, 1, 0, 0]}))
    assert scored(fewest.choose("start")) == ["valencia"], "a ship with nobody but its captain is empty"


def test_GC_2_6_without_those_beside_the_limit_board():
    fields = {"players": 3, "limit": "aragon", "aragon": [8, 0, 0], "sevilla": [0, 7, 0]}
    game = at_turn("3/score_most_caballeros", **fields)
    assert scored(game.choose("start")) == ["sevilla"], "six of eight sit"


# -- gold and goods ------------------------------------------------------------------------------------------


def test_GC_3_1_tokens_come_with_the_special_action():
    game = at_turn("7/transport")
    assert len(markers(game, "goods")) == 2
    play(game, "start")
    assert (len(markers(game, "gold")), len(markers(game, "goods"))) == (2, 3)
    forgone = at_turn("7/transport")
    play(forgone, "pass")
    assert len(markers(forgone, "gold")) == 1
    vetoed = at_turn("7/transport", vetoes=holders(1))
    play(vetoed, "start", "blue: answer use")
    assert len(markers(vetoed, "gold")) == 1


def test_GC_3_1_none_left_none_placed():
    slot = {slots.TOKENS + token: slots.UNCLAIMED for token in range(slots.GOLD_TOKENS)}
    game = at_turn("7/transport", slot=slot)
    play(game, "start")
    assert (len(markers(game, "gold")), len(markers(game, "goods"))) == (5, 3)


def test_GC_3_2_own_caballeros_take_what_lies_there_one_each():
    game = at_turn("5/kings_card", africa=[1, 1, 0, 0], america=[1, 0, 0, 0])
    assert {"take gold red", "take goods red"} <= set(offered(game))
    play(game, "take goods red")
    assert "take goods red" not in offered(game), "one token for each"
    assert [m.get("owner") for m in markers(game, "goods")] == [0, None]
    play(game, "take gold red")
    assert [m.get("owner") for m in markers(game, "gold")] == [0]
    stack = next(s for s in game.view()["board"]["stacks"] if s["id"] == "0@africa")
    assert stack["badges"] == ["goods"]


def test_GC_3_2_at_any_time_of_the_turn():
    game = at_turn("5/kings_card", africa=[1, 0, 0, 0])
    play(game, "place castillo", "take goods red", "place castillo", "start", "pass")
    assert markers(game, "goods")[0]["owner"] == 0


def test_GC_3_2_between_the_moves_of_ones_own_special_action():
    """What a card has just laid out is taken up and brought straight home."""
    game = at_turn("7/transport", america=[2, 0, 0, 0], sevilla=[1, 0, 0, 0])
    play(game, "start", "take gold red", "pick red america gold", "to sevilla")
    assert game.scores[0] == 6
    play(game, "pick red sevilla", "to africa", "take goods red", "pick red africa goods", "to granada")
    assert game.scores[0] == 6 + 4
    assert asked(game) == ["red take_turn"], "three moves, and what was taken up cost none"
    black_ones = at_turn("6/holy_inquisition")
    play(black_ones, "start", "pick black castilla_la_vieja", "to africa", "take goods black")
    play(black_ones, "pick black africa goods", "to sevilla")
    assert black_ones.scores[0] == 4


def test_GC_3_2_only_in_ones_own_turn_and_where_own_ones_move():
    foreign = at_turn("1/move_3_foreign", africa=[1, 1, 0, 0])
    play(foreign, "start")
    assert offered(foreign) == ["pick blue africa", "pick black castilla_la_vieja", "pass"]
    strike = at_turn("7/transport", africa=[0, 1, 0, 0], slot={slots.STRIKES: 2})
    play(strike, "start", "pass", "blue: start")
    assert offered(strike) == ["pick blue africa", "pass"], "it is red's turn"
    scoring = general(africa=[1, 0, 0, 0], slot={slots.CHOICES: 1})
    play(scoring, "answer use")
    assert offered(scoring) == ["pick red africa", "pass"]


def test_GC_3_3_in_spain_a_token_pays_its_owner_whoever_moved_it():
    slot = {slots.TOKENS: carried(1, "america"), slots.TOKENS + 5: carried(0, "africa")}
    game = at_turn("1/move_4", america=[0, 1, 0, 0], africa=[1, 0, 0, 0], slot=slot)
    play(game, "start", "pick blue america gold", "to sevilla")
    assert game.scores == (0, 6, 0, 0)
    assert markers(game, "gold") == []
    assert number(game, slots.TOKENS) == slots.SUPPLY
    play(game, "pick red africa goods", "to granada")
    assert game.scores == (4, 6, 0, 0)


def test_GC_3_3_not_in_francia_and_the_token_stays_with_him():
    game = at_turn("1/move_4", africa=[1, 0, 0, 0], slot={slots.TOKENS + 5: carried(0, "africa")})
    play(game, "start", "pick red africa goods", "to francia", "marker third_seat")
    assert (markers(game, "goods")[0]["place"], markers(game, "goods")[0]["owner"]) == ("francia", 0)
    assert game.scores == (0, 0, 0, 0)
    play(game, "pick red francia third_seat+goods", "to aragon")
    assert game.scores == (4, 0, 0, 0)


def test_GC_3_3_castillo_court_and_province_pay_nothing():
    slot = {slots.TOKENS + 5: carried(1, "africa")}
    castillo_ = at_turn("1/move_4", africa=[0, 1, 0, 0], slot=slot)
    play(castillo_, "start", "pick blue africa goods", "to castillo")
    province = at_turn("2/return_1_of_each_opponent", africa=[0, 1, 0, 0], slot=slot)
    play(province, "start", "pick blue africa goods")
    for game in (castillo_, province):
        assert game.scores == (0, 0, 0, 0)
        assert [m.get("owner") for m in markers(game, "goods")] == [None]


def test_GC_3_3_evicted_carriers_pay_in_spain_and_nothing_at_court():
    for disc, points in (("sevilla", 4), ("galicia", 0)):
        game = at_turn("4/eviction", africa=[0, 2, 0, 0], slot={slots.TOKENS + 5: carried(1, "africa")})
        play(game, "start", f"blue: disc {disc}")
        assert where(game, "court" if points == 0 else disc)[1] == (9 if points == 0 else 2), "the King is in Galicia"
        assert game.scores == (0, points, 0, 0)
        assert number(game, slots.TOKENS + 5) == slots.SUPPLY


def test_GC_3_3_a_black_carrier_pays_the_holder_or_nobody():
    fields = {"black": {"africa": 4}, "slot": {slots.TOKENS + 5: carried(5, "africa")}}
    nobody = at_turn("1/move_4", **fields)
    play(nobody, "start", "pick black africa goods", "to sevilla")
    assert nobody.scores == (0, 0, 0, 0)
    held = at_turn("1/move_4", black={"africa": 4}, slot={slots.TOKENS + 5: carried(5, "africa"), slots.HOLDER: 2})
    play(held, "start", "pick black africa goods", "to sevilla")
    assert held.scores == (0, 0, 4, 0)


def test_GC_3_3_carriers_count_in_majorities():
    assert sea(africa=[1, 0, 0, 0], slot={slots.TOKENS + 5: carried(0, "africa")}).would_score("africa")[0] == 4


def test_GC_3_3_a_veto_in_the_middle_of_a_trip():
    slot = {slots.TOKENS + 5: carried(0, "africa")}
    game = at_turn("7/transport", africa=[2, 0, 0, 0], slot=slot, vetoes=holders(1))
    play(game, "start", "blue: answer no", "pick red africa", "to sevilla", "blue: answer no")
    play(game, "pick red africa goods", "to sevilla", "blue: answer use")
    assert where(game, "sevilla")[0] == 1, "the first one stands"
    assert game.scores == (0, 0, 0, 0)
    assert markers(game, "goods")[0]["place"] == "africa"
    assert asked(game) == ["red take_turn"]


def test_GC_3_4_a_typical_trip():
    """Round 1 onto the ship, 2 to África onto goods, 3 back onto the ship, 4 to a Spanish coast."""
    game = at_turn("5/kings_card", round=1)
    play(game, "place ship", "pass", "pass")
    for step in (["pick red ship", "to africa"], [], ["pick red ship goods", "to sevilla"]):
        next_round(game)
        while asked(game)[0] not in ("red pick_sailor", "red choose_action_card"):
            game.choose("pass" if "pass" in offered(game) else offered(game)[0])
        play(game, *step)
        if asked(game) == ["red choose_action_card"]:
            play(game, "stack 5")
        if "take goods red" in offered(game):
            play(game, "take goods red")
        elif "pick red africa goods" in offered(game):
            play(game, "pick red africa goods")
    assert game.scores[0] == 4
    assert where(game, "sevilla")[0] == 1


def test_GC_Q4_of_equal_ones_the_newest_leaves_first_unless_he_sails():
    newcomers = slots.newcomers(NUMBERS["ship"], 1)
    game = at_turn("1/move_4", ship=[0, 2, 0, 0], slot={newcomers: 1, slots.CAPTAIN: -1})
    play(game, "start", "pick blue ship", "to sevilla")
    assert number(game, newcomers) == 0


def test_GC_Q6_whoever_has_been_there_longer_takes_the_token():
    newcomers = slots.newcomers(NUMBERS["africa"], 0)
    game = at_turn("5/kings_card", africa=[2, 0, 0, 0], slot={newcomers: 1})
    play(game, "take goods red")
    assert "pick red africa goods" in offered(game), "he may sail at once"
    assert "pick red africa" not in offered(game)


def test_francia_with_too_many_is_refused():
    with pytest.raises(castillo.SetupError, match="francia has 4 caballeros"):
        castillo.position("el_grande", {"players": 2, "modules": ["colonies"], "regions": {"francia": [3, 1]}})


def test_black_caballeros_of_a_document_add_up():
    base = {"players": 2, "modules": ["colonies"]}
    with pytest.raises(castillo.SetupError, match="black: 3 black caballeros are on the board; there are 4"):
        castillo.position("el_grande", {**base, "black": {"aragon": 3}})
    with pytest.raises(castillo.SetupError, match="black: 'court' cannot hold any"):
        castillo.position("el_grande", {**base, "black": {"court": 4}})
    assert black(castillo.position("el_grande", {**base, "black": {"aragon": 4}})) == {"aragon": 4}


@pytest.mark.parametrize("mode", [SPECIAL, GENERAL, FIRST_ONLY])
def test_GC_2_1_what_a_region_pays_is_the_sum_of_what_is_said_of_it(mode: int):
    """Offices are among it, where they count."""
    rows = {"francia": [2, 1, 0, 0], "ship": [1, 2, 0, 0], "america": [2, 2, 0, 0]}
    game: Any = sea(**rows, slot={slots.CAPTAIN: 1, slots.VICEROY: 0})
    for place in game.book.regions:
        said: list[Any] = [points for _, points in parts_of(game, place, mode)]
        assert list(tally(game, place, mode)) == [sum(column) for column in zip([0] * 4, *said, strict=True)], place
