"""GC-4: the Grand Inquisitor and the black caballeros."""

from castillo.el_grande.modules.colonies import state as slots
from castillo.el_grande.modules.colonies.tests.sea import at_cards, at_turn, black, general, left, markers, number, sea
from tests.rules.table import asked, holders, offered, play, scored, where

MINE = {slots.HOLDER: 0}


def holder(game: object) -> int | None:
    (marker,) = markers(game, "inquisitor")  # type: ignore[arg-type]
    seat: int | None = marker.get("seat")
    return seat


def province(game: object) -> list[int]:
    numbers = game.view()["board"]["numbers"]["province"]  # type: ignore[attr-defined]
    return list(numbers)


def test_GC_4_1_holy_inquisition_takes_the_card_and_moves_two_black_ones():
    game = at_turn("6/holy_inquisition")
    assert left(game) == 3
    play(game, "start")
    assert holder(game) == 0
    assert offered(game) == ["pick black castilla_la_vieja", "pass"]
    play(game, "pick black castilla_la_vieja", "to sevilla", "pick black castilla_la_vieja", "to castillo")
    assert asked(game) == ["red take_turn"], "up to two"
    assert black(game) == {"sevilla": 1, "castilla_la_vieja": 2, "castillo": 1}
    assert left(game) == 3 + 1, "special action first, then one more is placed"
    play(game, *["place castillo"] * 4)
    assert where(game, "castillo")[0] == 4


def test_GC_4_1_not_from_or_into_the_kings_region():
    game = at_turn("6/holy_inquisition", black={"galicia": 4})
    play(game, "start")
    assert asked(game) == ["red take_turn"], "none of them can move"
    game = at_turn("6/holy_inquisition", black={"galicia": 3, "aragon": 1}, america=[1, 0, 0, 0])
    play(game, "start", "pick black aragon", "to castillo")
    assert asked(game) == ["red take_turn"], "no other can move, and gold can be taken as well now"
    game = at_turn("6/holy_inquisition")
    play(game, "start", "pick black castilla_la_vieja")
    assert "to galicia" not in offered(game)


def test_GC_4_1_a_veto_before_the_card_is_taken_and_one_in_the_middle():
    game = at_turn("6/holy_inquisition", vetoes=holders(1))
    play(game, "start", "blue: answer no", "blue: answer use")
    assert holder(game) is None
    late = at_turn("6/holy_inquisition", vetoes=holders(1))
    play(late, "start", "blue: answer no", "blue: answer no", "pick black castilla_la_vieja", "to sevilla")
    play(late, "blue: answer use")
    assert holder(late) == 0
    assert black(late) == {"castilla_la_vieja": 4}


def test_GC_4_1_it_is_taken_from_whoever_has_it():
    game = at_turn("6/holy_inquisition", slot={slots.HOLDER: 3})
    play(game, "start", "pass")
    assert holder(game) == 0


def test_GC_4_2_one_more_from_the_province_to_the_court():
    game = at_turn("5/kings_card", slot=MINE, courts=[4, 7, 7, 7])
    assert "more" in offered(game)
    play(game, "more")
    assert (where(game, "court")[0], province(game)[0]) == (5, 36 - 5)
    assert "more" not in offered(game), "once"
    assert left(game) == 5
    play(game, *["place castillo"] * 5)
    assert where(game, "castillo")[0] == 5


def test_GC_4_2_or_one_more_placed():
    game = at_turn("5/kings_card", slot=MINE)
    assert left(game) == 6
    play(game, *["place castillo"] * 5)
    assert "more" in offered(game), "the sixth is still open"
    play(game, "place castillo")
    assert "more" not in offered(game)
    assert "place castillo" not in offered(game)
    assert where(game, "castillo")[0] == 6


def test_GC_4_2_in_every_turn_but_only_the_holders():
    game = at_cards(slot={slots.HOLDER: 1, slots.EXTRA: 1})
    play(game, "stack 1")
    assert "more" not in offered(game)
    play(game, "pass", "stack 2")
    assert "more" in offered(game), "blue has it, and has had nothing of it in this turn"


def test_GC_4_2_nobody_left_in_the_province():
    game = at_turn("5/kings_card", slot=MINE, courts=[9, 7, 7, 7], castillo=[27, 0, 0, 0])
    assert "more" not in offered(game)


def test_GC_4_3_black_ones_count_for_the_holder_everywhere():
    fields = {"aragon": [2, 3, 0, 0], "black": {"aragon": 2, "castillo": 2}}
    assert sea(**fields).would_score("aragon") == (4, 5, 0, 0), "no holder: ignored"
    held = sea(**fields, slot=MINE)
    assert held.would_score("aragon") == (5, 4, 0, 0)
    assert held.would_score("castillo") == (5, 0, 0, 0)
    assert sea(**fields, slot={slots.HOLDER: 2}).would_score("aragon") == (1, 5, 1, 0), "tied for the second place"


def test_GC_4_3_black_ones_alone_hold_a_rank_for_the_holder_only():
    fields = {"black": {"aragon": 4}}
    assert sea(**fields).would_score("aragon") == (0, 0, 0, 0)
    assert sea(**fields, slot={slots.HOLDER: 2}).would_score("aragon") == (0, 0, 5, 0)


def test_GC_4_3_for_the_holder_own_and_for_everybody_else_foreign():
    own = at_turn("1/move_4_own", slot=MINE, aragon=[1, 1, 0, 0])
    play(own, "start")
    assert offered(own) == ["pick red aragon", "pick black castilla_la_vieja", "pass"]
    other = at_turn("1/move_4_own", slot={slots.HOLDER: 1}, aragon=[1, 1, 0, 0])
    play(other, "start")
    assert offered(other) == ["pick red aragon", "pass"]
    foreign = at_turn("1/move_3_foreign", slot=MINE, aragon=[1, 1, 0, 0])
    play(foreign, "start")
    assert offered(foreign) == ["pick blue aragon", "pass"]
    nobodys = at_turn("1/move_3_foreign", aragon=[1, 1, 0, 0])
    play(nobodys, "start")
    assert offered(nobodys) == ["pick blue aragon", "pick black castilla_la_vieja", "pass"]


def test_GC_4_3_own_and_foreign_are_counted_apart():
    game = at_turn("1/move_2_own_2_foreign", slot=MINE, aragon=[1, 1, 0, 0])
    play(game, "start", "pick black castilla_la_vieja", "to sevilla")
    assert game.decisions[0].prompt.args["own"] == 1
    assert game.decisions[0].prompt.args["foreign"] == 2


def test_GC_4_3_all_own_from_one_region_are_black_ones_too():
    game = at_turn("1/move_all_own_from_one_region", slot=MINE)
    play(game, "start", "name castilla_la_vieja")
    assert offered(game) == ["pick black castilla_la_vieja", "pass"]


def test_GC_4_3_they_take_tokens_for_the_holder():
    game = at_turn("5/kings_card", slot=MINE, black={"africa": 4})
    play(game, "take goods black")
    assert markers(game, "goods")[0]["owner"] == 5
    assert "pick black africa goods" in offered(game)
    assert "take goods black" not in offered(at_turn("5/kings_card", black={"africa": 4}))


def test_GC_4_3_nobody_takes_them_off_the_board():
    evict = at_turn("4/eviction", black={"aragon": 4})
    assert "start" in offered(at_turn("4/eviction", aragon=[0, 1, 0, 0], black={"aragon": 4}))
    assert "start" not in offered(evict), "nobody there to evict"
    for card in ("2/return_1_of_each_opponent", "2/angry_king", "2/disc_return_all", "2/disc_return_2"):
        alone = {"black": {"aragon": 4}, "slot": {slots.HOLDER: 1}, "courts": [7, 0, 0, 0]}
        assert "start" not in offered(at_turn(card, **alone)), card
        game = at_turn(card, **alone, aragon=[0, 2, 2, 2])
        play(game, "start")
        while asked(game)[0] != "red take_turn":
            assert not any("black" in said for said in offered(game))
            game.choose(offered(game)[0])
        assert sum(where(game, "aragon")) < 6, "others are taken off"
        assert black(game) == {"aragon": 4}


def test_GC_4_3_no_holder_yet_they_fill_seats():
    game = sea(black={"francia": 3, "aragon": 1})
    closed = next(p["closed"] for p in game.view()["board"]["places"] if p["id"] == "francia")
    assert closed["key"] == "colonies-why-seats_taken"
    assert game.would_score("francia") == (0, 0, 0, 0)
    held = sea(black={"francia": 3, "aragon": 1}, slot=MINE)
    assert held.would_score("francia") == (3 + 2 + 1, 0, 0, 0)


def test_GC_4_3_no_holder_yet_they_fill_the_limit_board_too():
    slot = {slots.SEATED + 5: 4}
    game = at_turn(
        "1/move_4_own", players=2, limit="aragon", black={"aragon": 4}, aragon=[2, 0], sevilla=[1, 0], slot=slot
    )
    play(game, "start", "pick red sevilla", "to aragon", "pass")
    assert where(game, "aragon") == [3, 0]
    assert markers(game, "limit_board")[0]["counts"] == [2, 0, 4], "all six seats were taken"
    assert game.would_score("aragon") == (5, 0), "the black ones hold no rank"


def test_GC_4_4_out_of_the_castillo_with_the_holders_disc():
    game = general(black={"castillo": 3, "aragon": 1}, slot=MINE)
    assert asked(game) == ["red set_discs"], "for them the holder sets one"
    play(game, "disc sevilla")
    assert black(game) == {"sevilla": 3, "aragon": 1}


def test_GC_4_4_without_a_holder_or_at_the_king_they_stay_in():
    nobody = general(black={"castillo": 4}, castillo=[1, 0, 0, 0])
    play(nobody, "disc sevilla")
    assert black(nobody) == {"castillo": 4}
    king = general(black={"castillo": 4}, castillo=[1, 0, 0, 0], slot=MINE)
    play(king, "disc galicia")
    assert black(king) == {"castillo": 4}
    assert where(king, "court")[0] == 8


def test_GC_6_5_score_black_regions_takes_the_card_first():
    game = at_turn("7/score_black_regions", black={"aragon": 2, "sevilla": 1, "castillo": 1})
    assert left(game) == 2
    events = game.choose("start")
    assert scored(events) == ["aragon", "sevilla"], "not the Castillo"
    assert game.scores == (5 + 4, 0, 0, 0)
    assert holder(game) == 0
    assert left(game) == 3, "after it one more is placed"


def test_GC_6_5_placing_before_it_counts():
    game = at_turn("7/score_black_regions", king="aragon", black={"cataluna": 4}, cataluna=[0, 5, 0, 0])
    play(game, "place cataluna", "place cataluna")
    assert not any(said.startswith("place") for said in offered(game)), "two before it"
    play(game, "start")
    assert game.scores == (4, 2, 0, 0)
    held = at_turn("7/score_black_regions", king="aragon", black={"cataluna": 4}, slot=MINE)
    assert left(held) == 3, "three if the card was held before"


def test_GC_6_5_in_the_players_order_and_a_veto_in_the_middle():
    game = at_turn("7/score_black_regions", black={"aragon": 2, "sevilla": 2}, vetoes=holders(1))
    play(game, "start", "blue: answer no", "blue: answer no")
    assert offered(game) == ["name aragon", "name sevilla"]
    play(game, "name sevilla", "blue: answer no", "blue: answer use")
    assert game.scores == (4, 0, 0, 0)
    assert number(game, slots.HOLDER) == 0
