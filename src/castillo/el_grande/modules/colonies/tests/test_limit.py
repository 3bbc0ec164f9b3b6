"""GC-5: the limit board."""

import pytest

from castillo.el_grande.modules.colonies import state as slots
from castillo.el_grande.modules.colonies.tests.sea import at_cards, at_turn, black, carried, general, left, markers, sea
from tests.rules.table import asked, holders, offered, play, where


def counts(game: object) -> list[int]:
    (board,) = markers(game, "limit_board")  # type: ignore[arg-type]
    found: list[int] = board["counts"]
    return found


def place(game: object) -> str:
    (board,) = markers(game, "limit_board")  # type: ignore[arg-type]
    where: str = board["place"]
    return where


def test_GC_5_1_whoever_comes_sits_down_while_seats_are_free():
    game = at_turn("5/kings_card", limit="pais_vasco", pais_vasco=[0, 9, 0, 0])
    play(game, "place pais_vasco", "place pais_vasco")
    assert where(game, "pais_vasco") == [2, 9, 0, 0]
    assert counts(game) == [1, 9, 0, 0, 0]
    assert game.would_score("pais_vasco") == (3, 5, 0, 0), "only one of red's counts"


def test_GC_5_1_those_beside_it_do_not_count():
    game = sea(3, limit="aragon", aragon=[2, 4, 3])
    assert counts(game) == [2, 4, 0, 0]
    assert game.would_score("aragon") == (4, 5, 0)
    assert game.would_score("aragon", plus={2: 5}) == (4, 5, 0), "more of green's do not count either"


def test_GC_5_2_moving_the_board_frees_those_on_it_and_seats_others():
    game = at_turn("7/limit_board_2_goods", limit="aragon", aragon=[2, 3, 0, 0], sevilla=[1, 2, 0, 0])
    play(game, "start")
    assert not {"name galicia", "name francia", "name aragon"} & set(offered(game))
    assert {"name ship", "name america", "name africa"} <= set(offered(game))
    play(game, "name sevilla")
    assert place(game) == "sevilla"
    assert counts(game) == [1, 2, 0, 0, 0]
    assert len(markers(game, "goods")) == 4


def test_GC_5_2_the_mover_chooses_who_sits_if_not_all_fit():
    game = at_turn("7/limit_board_1_gold", players=3, sevilla=[2, 3, 3], castillo=[0, 0, 0])
    play(game, "start", "name sevilla")
    assert asked(game) == ["red fill_board"]
    play(game, "pick red sevilla", "pick red sevilla")
    assert set(offered(game)) == {"pick blue sevilla", "pick green sevilla"}
    play(game, "pick blue sevilla", "pick blue sevilla", "pick green sevilla")
    assert asked(game) == ["red fill_board"], "one seat is left for one of two"
    play(game, "pick green sevilla")
    assert counts(game) == [2, 2, 2, 0]


def test_GC_5_2_not_out_of_the_kings_region_and_a_veto():
    stuck = at_turn("7/limit_board_1_goods", limit="galicia")
    play(stuck, "start")
    assert asked(stuck) == ["red take_turn"]
    assert (place(stuck), len(markers(stuck, "goods"))) == ("galicia", 3)
    vetoed = at_turn("7/limit_board_1_goods", vetoes=holders(2))
    play(vetoed, "start", "green: answer no", "name sevilla", "green: answer use")
    assert place(vetoed) == "castilla_la_nueva"
    assert len(markers(vetoed, "goods")) == 3, "the goods came as it started"


@pytest.mark.parametrize(
    ("card", "gold", "goods"),
    [("limit_board_2_goods", 1, 4), ("limit_board_1_goods", 1, 3), ("limit_board_1_gold", 2, 2)],
)
def test_GC_6_7_to_GC_6_9_three_cards_move_the_board(card: str, gold: int, goods: int):
    game = at_turn(f"7/{card}")
    assert left(game) == 3
    play(game, "start", "name america")
    assert place(game) == "america"
    assert (len(markers(game, "gold")), len(markers(game, "goods"))) == (gold, goods)
    spent = {slots.TOKENS + token: slots.UNCLAIMED for token in range(slots.TOKENS_IN_ALL)}
    stuck = at_turn(f"7/{card}", limit="galicia", slot=spent)
    assert "start" not in offered(stuck), "with the King, and the supply is empty"


def test_GC_5_3_intrigue_moves_on_and_off_the_board():
    game = at_turn("1/move_4", limit="aragon", players=3, aragon=[1, 5, 2])
    assert counts(game) == [1, 5, 0, 0]
    play(game, "start", "pick blue aragon limit_board", "to aragon")
    assert counts(game) == [1, 4, 0, 0]
    play(game, "pick green aragon", "to aragon")
    assert counts(game) == [1, 4, 1, 0]
    assert game.decisions[0].prompt.args["either"] == 2, "one off and another on are two moves"
    play(game, "pick green aragon")
    assert "to aragon" not in offered(game), "no seat is free"


def test_GC_5_3_who_moves_one_out_says_from_where():
    game = at_turn("1/move_4", limit="aragon", players=3, aragon=[7, 0, 0])
    play(game, "start")
    assert {"pick red aragon", "pick red aragon limit_board"} <= set(offered(game))
    play(game, "pick red aragon", "to sevilla")
    assert counts(game) == [6, 0, 0, 0]
    play(game, "pick red aragon limit_board", "to sevilla")
    assert counts(game) == [5, 0, 0, 0]


def test_GC_5_3_who_sails_says_from_where_too():
    slot = {slots.TOKENS + 5: carried(0, "ship", seated=1), slots.TOKENS + 6: carried(0, "ship")}
    game = at_cards(limit="ship", ship=[4, 0, 0, 0], slot=slot | {slots.SEATED: 1})
    assert offered(game) == [
        "pick red ship",
        "pick red ship limit_board",
        "pick red ship limit_board+goods",
        "pick red ship goods",
        "pass",
    ]
    play(game, "pick red ship limit_board", "to sevilla")
    assert counts(game) == [1, 0, 0, 0, 0], "the carrier still sits"


def test_GC_5_4_free_seats_are_filled_after_the_turn():
    game = at_turn("1/move_4", limit="aragon", players=3, aragon=[4, 2, 2])
    off = ["pick red aragon limit_board", "to sevilla"]
    play(game, "start", *off, *off, "pass", "pass")
    assert counts(game) == [2, 2, 2, 0], "both of green's fit"
    assert asked(game) == ["blue choose_action_card"]


def test_GC_5_4_by_the_holder_or_by_whose_turn_it_was():
    for holder, who in ((-1, "red"), (2, "green")):
        fields = {"limit": "aragon", "players": 3, "aragon": [4, 3, 2], "slot": {slots.HOLDER: holder}}
        game = at_turn("1/move_4", **fields)
        play(game, "start", "pick red aragon limit_board", "to sevilla", "pass", "pass")
        assert asked(game) == [f"{who} fill_board"]
        assert offered(game) == ["pick blue aragon", "pick green aragon"]
        play(game, "pick green aragon")
        assert counts(game) == [3, 2, 1, 0]


def test_GC_5_5_from_the_castillo_all_stand_beside_it_first():
    game = general(3, limit="aragon", aragon=[4, 0, 0], castillo=[0, 2, 2], start_player=1)
    play(game, "blue: disc aragon", "green: disc aragon")
    assert asked(game) == ["blue fill_board"], "the start player"
    play(game, "pick green aragon", "pick green aragon")
    assert game.over or asked(game)[0].endswith("play_power_card")
    assert counts(game) == [4, 0, 2, 0]
    held = general(3, limit="aragon", aragon=[4, 0, 0], castillo=[0, 2, 2], slot={slots.HOLDER: 0})
    play(held, "blue: disc aragon", "green: disc aragon")
    assert asked(held) == ["red fill_board"]


def test_GC_5_5_all_sit_down_if_they_fit():
    game = general(4, limit="aragon", castillo=[0, 2, 2, 0])
    play(game, "blue: disc aragon", "green: disc aragon")
    assert counts(game) == [0, 2, 2, 0, 0]


def test_GC_5_black_ones_sit_and_are_chosen_like_others():
    game = at_turn("7/limit_board_1_gold", players=3, sevilla=[5, 0, 0], black={"sevilla": 4})
    play(game, "start", "name sevilla")
    assert offered(game) == ["pick red sevilla", "pick black sevilla"]
    play(game, *["pick black sevilla"] * 4)
    assert asked(game) == ["red take_turn"], "the last two seats are red's"
    assert counts(game) == [2, 0, 0, 4]
    assert black(game) == {"sevilla": 4}


def test_GC_5_with_tokens_and_officers_on_the_ship():
    slot = {slots.CAPTAIN: 0, slots.TOKENS + 5: carried(0, "ship")}
    game = at_turn("7/limit_board_1_gold", ship=[3, 1, 0, 0], slot=slot)
    play(game, "start", "name ship")
    assert counts(game) == [2, 1, 0, 0, 0], "the captain has his post"
    assert game.would_score("ship") == (3, 0, 0, 0)
    move = at_turn(
        "1/move_4",
        ship=[2, 0, 0, 0],
        limit="ship",
        slot={slots.TOKENS + 5: carried(0, "ship", seated=1), slots.SEATED: 1},
    )
    play(move, "start")
    assert {"pick red ship limit_board", "pick red ship limit_board+goods"} <= set(offered(move))
    play(move, "pick red ship limit_board+goods", "to ship")
    assert counts(move) == [1, 0, 0, 0, 0]


def test_GC_5_3_who_takes_an_office_leaves_no_seat_to_one_beside():
    slot = {slots.SEATED: 1}
    took = at_turn("1/move_4", limit="ship", ship=[2, 0, 0, 0], sevilla=[1, 0, 0, 0], slot=slot)
    play(took, "start", "pick red sevilla", "to ship", "marker captain")
    assert counts(took) == [1, 0, 0, 0, 0], "the one beside the board has not moved"
    passed = at_turn("1/move_4", limit="ship", ship=[2, 0, 0, 0], sevilla=[1, 0, 0, 0], slot=slot)
    play(passed, "start", "pick red sevilla", "to ship", "pass")
    assert counts(passed) == [2, 0, 0, 0, 0], "he sits down"
    full = at_turn("1/move_4", players=3, limit="ship", ship=[0, 7, 0], sevilla=[1, 0, 0])
    play(full, "start", "pick red sevilla", "to ship", "pass")
    assert counts(full) == [0, 6, 0, 0]


def test_GC_Q5_returned_by_disc_those_beside_the_board_go_first():
    game = at_turn("2/disc_return_2", limit="aragon", players=3, aragon=[0, 8, 0])
    play(game, "start")
    assert (where(game, "aragon"), counts(game)) == ([0, 6, 0], [0, 6, 0, 0])
