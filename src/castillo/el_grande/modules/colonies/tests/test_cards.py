"""GC-6: the cards of stack 7, each as its holder uses it."""

from typing import Any

import pytest

import castillo
from castillo import Game
from castillo.cli.card_sheets import write_sheet
from castillo.el_grande.modules.colonies import state as slots
from castillo.el_grande.modules.colonies.tests.sea import (
    NUMBERS,
    at_cards,
    at_turn,
    carried,
    general,
    left,
    markers,
    next_round,
    sea,
)
from tests.rules.table import asked, holders, offered, play, scored, where


def available(game: Game) -> list[int]:
    cards = game.view()["board"]["cards"]
    return [card["stack"] for card in cards if card["kind"] == "action" and card["available"]]


def test_GC_6_placing_numbers_and_tokens():
    book = sea().rules
    rows = {key.rsplit("/", 1)[1]: fields for key, fields in book.values.table.items() if key.startswith("colonies/7/")}
    assert len(rows) == 11
    got = {name: (f["place"], f.get("gold", 0), f.get("goods", 0)) for name, f in rows.items()}
    assert got == {
        "flip_action_card": (2, 1, 1),
        "double_strike": (2, 0, 1),
        "free_choice": (2, 1, 1),
        "score_new_regions": (2, 0, 0),
        "score_black_regions": (2, 0, 0),
        "transport": (2, 1, 1),
        "limit_board_2_goods": (3, 0, 2),
        "limit_board_1_goods": (3, 0, 1),
        "limit_board_1_gold": (3, 1, 0),
        "delayed_scoring": (3, 0, 1),
        "conspiracy": (3, 0, 1),
    }


# -- an action card face down --------------------------------------------------------------------------------


def test_GC_6_1_turned_face_down_at_once():
    game = at_turn("7/flip_action_card")
    assert (len(markers(game, "gold")), len(markers(game, "goods"))) == (2, 3), "a kept card lays them when chosen"
    play(game, "start")
    assert offered(game) == [f"stack {stack}" for stack in (1, 2, 3, 4, 5, 6)]
    play(game, "stack 5", "pass")
    assert (len(markers(game, "gold")), len(markers(game, "goods"))) == (2, 3), "once"
    assert available(game) == [1, 2, 3, 4, 6]
    assert markers(game, "flip_action_card") == []
    assert asked(game) == ["blue choose_action_card"]
    reason = game.decisions[0].why_not("base/5/kings_card")
    assert reason is not None
    assert reason.key == "el_grande-why-card_face_down"
    assert castillo.position("el_grande", game.describe()).describe() == game.describe()


def test_GC_6_1_kept_and_used_after_the_reveal_of_a_later_round():
    game = at_turn("7/flip_action_card")
    play(game, "pass")
    assert [m["seat"] for m in markers(game, "flip_action_card")] == [0]
    while asked(game) != ["red pick_to_flip"]:
        game.choose("pass" if "pass" in offered(game) else offered(game)[0])
    assert game.describe()["round"] == 3
    play(game, "pass")
    assert [m["seat"] for m in markers(game, "flip_action_card")] == [0], "not now"
    later = at_cards(slot={slots.FLIPS: 1}, round=4)
    next_round_kinds: list[str] = []
    while later.describe()["round"] == 4:
        later.choose("pass" if "pass" in offered(later) else offered(later)[0])
    next_round_kinds.append(asked(later)[0])
    assert next_round_kinds == ["red pick_to_flip"], "before anybody plays a power card"
    play(later, "stack 6")
    assert available(later) == [1, 2, 3, 4, 5, 7]
    assert markers(later, "flip_action_card") == []


def test_GC_6_taking_a_kept_card_cannot_be_vetoed():
    for card in ("flip_action_card", "double_strike", "free_choice"):
        game = at_turn(f"7/{card}", vetoes=holders(1))
        assert asked(game) == ["red take_turn"]
        assert [m["seat"] for m in markers(game, card)] == [0]
        assert len(markers(game, "goods")) == 3


def test_GC_6_1_a_veto_takes_the_card_away_before_it_starts_or_at_the_card_to_flip():
    game = at_turn("7/flip_action_card", vetoes=holders(1))
    play(game, "start")
    started = game.clone()
    play(game, "blue: answer use")
    play(started, "blue: answer no", "stack 5", "blue: answer use")
    for after in (game, started):
        assert 5 in available(after)
        assert markers(after, "flip_action_card") == []
        assert (len(markers(after, "gold")), len(markers(after, "goods"))) == (2, 3), "they came when it was chosen"


def test_GC_6_1_used_in_a_later_round_it_can_be_vetoed_and_is_gone():
    laid = {"vetoes": [0, 2, 0, 0], "revealed": {"2": "veto"}, "taken": {"1": 0, "2": 1}, "turn": 2}
    game = at_cards(slot={slots.FLIPS: 1}, round=4, **laid)
    while asked(game) != ["red pick_to_flip"]:
        game.choose("pass" if "pass" in offered(game) else offered(game)[0])
    play(game, "stack 6")
    assert asked(game) == ["blue reaction"]
    assert game.decisions[0].prompt.args["card"] == {"card": "colonies/7/flip_action_card"}
    let = game.clone()
    play(game, "answer use")
    assert 6 in available(game)
    play(let, "answer no")
    assert 6 not in available(let)
    for after in (game, let):
        assert markers(after, "flip_action_card") == []
        assert asked(after)[0].endswith("play_power_card")
        assert after.describe()["course"][-2:] == [0, -1], "no card and no special action is in play"


# -- the double strike ---------------------------------------------------------------------------------------


def struck(card: str, **fields: Any) -> Game:
    """Blue keeps the double strike; red has just taken this card."""
    return at_turn(card, **({"slot": {slots.STRIKES: 2}} | fields))


def test_GC_6_2_right_after_an_opponents_turn_his_special_action():
    game = struck("1/move_4_own", aragon=[1, 1, 0, 0])
    play(game, "start", "pick red aragon", "to sevilla", "pass", "pass")
    assert asked(game) == ["blue strike_again"]
    assert game.decisions[0].prompt.args["card"] == {"card": "base/1/move_4_own"}
    play(game, "start", "pick blue aragon", "to granada", "pass")
    assert where(game, "granada")[1] == 1
    assert markers(game, "double_strike") == []
    assert asked(game) == ["blue choose_action_card"], "and then an own turn"
    play(game, "stack 3")
    assert left(game) == 3


def test_GC_6_2_its_tokens_included():
    game = struck("7/transport")
    play(game, "start", "pass")
    assert len(markers(game, "gold")) == 2
    play(game, "start")
    assert (len(markers(game, "gold")), len(markers(game, "goods"))) == (3, 4)


def test_GC_6_2_not_asked_after_the_own_turn_or_where_nothing_was_used():
    unused = struck("1/move_4_own", aragon=[1, 1, 0, 0])
    play(unused, "pass")
    assert asked(unused) == ["blue choose_action_card"]
    own = at_turn("1/move_4_own", aragon=[1, 1, 0, 0], slot={slots.STRIKES: 1})
    play(own, "start", "pass", "pass")
    assert asked(own) == ["blue choose_action_card"]
    vetoed = struck("1/move_4_own", aragon=[1, 1, 0, 0], vetoes=holders(2))
    play(vetoed, "start", "green: answer use", "pass")
    assert asked(vetoed) == ["blue choose_action_card"], "it never started"


def test_GC_6_2_may_wait_and_may_be_vetoed():
    game = struck("3/score_castillo", castillo=[0, 1, 0, 0])
    play(game, "start", "pass", "pass")
    assert [m["seat"] for m in markers(game, "double_strike")] == [1]
    vetoed = struck("3/score_castillo", castillo=[0, 1, 0, 0], vetoes=holders(2))
    play(vetoed, "start", "green: answer no", "green: answer no", "pass", "blue: start", "green: answer use")
    assert vetoed.scores == (0, 5, 0, 0), "once, not twice"
    assert markers(vetoed, "double_strike") == []


def test_GC_6_2_a_card_turned_down_at_once_with_its_tokens():
    game = struck("7/flip_action_card")
    play(game, "start", "stack 5", "pass")
    assert asked(game) == ["blue strike_again"]
    assert game.decisions[0].prompt.args["what"] == "all"
    play(game, "start")
    assert (len(markers(game, "gold")), len(markers(game, "goods"))) == (3, 4)
    assert offered(game) == [f"stack {stack}" for stack in (1, 2, 3, 4, 6)]
    play(game, "stack 6")
    assert available(game) == [1, 2, 3, 4]
    assert markers(game, "flip_action_card") == markers(game, "double_strike") == []
    assert asked(game) == ["blue choose_action_card"]


def test_GC_6_2_of_a_card_that_is_kept_its_tokens():
    for card in ("7/flip_action_card", "7/free_choice"):
        game = struck(card)
        play(game, "pass")
        assert asked(game) == ["blue strike_again"]
        assert game.decisions[0].prompt.args["what"] == "tokens"
        play(game, "start")
        assert (len(markers(game, "gold")), len(markers(game, "goods"))) == (3, 4)
        assert [m["seat"] for m in markers(game, card[2:])] == [0], "it stays with its player alone"
        assert asked(game) == ["blue choose_action_card"]


def test_GC_6_2_where_no_tokens_are_left_a_kept_card_has_nothing_to_repeat():
    out = {slots.TOKENS + token: slots.UNCLAIMED for token in range(slots.TOKENS_IN_ALL)}
    game = struck("7/free_choice", slot={slots.STRIKES: 2} | out)
    play(game, "pass")
    assert asked(game) == ["blue choose_action_card"]


def test_GC_6_2_the_repeated_tokens_can_be_vetoed():
    game = struck("7/free_choice", vetoes=holders(2))
    play(game, "pass", "blue: start", "green: answer use")
    assert (len(markers(game, "gold")), len(markers(game, "goods"))) == (2, 3)
    assert markers(game, "double_strike") == []


def test_GC_Q8_a_veto_cannot_be_repeated():
    game = struck("2/veto")
    while asked(game)[0].startswith("red"):
        play(game, "start" if "start" in offered(game) else "pass")
    assert asked(game) == ["blue choose_action_card"]


# -- free choice ---------------------------------------------------------------------------------------------


def test_GC_6_3_before_the_first_region_of_the_next_general_scoring():
    game = at_turn("7/free_choice")
    assert "start" not in offered(game)
    assert [m["seat"] for m in markers(game, "free_choice")] == [0]
    scoring = general(castillo=[0, 1, 0, 0], aragon=[2, 0, 0, 0], slot={slots.CHOICES: 1})
    play(scoring, "disc sevilla")
    assert asked(scoring) == ["red reaction"]
    assert where(scoring, "sevilla")[1] == 1, "the Castillo has been left"
    assert scoring.scores == (0, 5, 0, 0), "and nothing but it has been scored"
    play(scoring, "answer use")
    assert markers(scoring, "free_choice") == [], "it is used up before anybody moves"
    play(scoring, "pick red aragon", "to castillo", "pick red aragon", "to ship")
    assert offered(scoring) == ["marker captain", "pass"]
    play(scoring, "marker captain")
    assert (where(scoring, "castillo")[0], where(scoring, "ship")[0]) == (1, 1)
    assert max(scoring.scores[:1]) == 3


def test_GC_6_3_a_veto_stops_its_use_before_it_starts_or_at_any_move_and_the_card_is_gone():
    game = general(castillo=[0, 1, 0, 0], aragon=[2, 0, 0, 0], slot={slots.CHOICES: 1}, vetoes=holders(1))
    play(game, "disc sevilla", "red: answer use")
    assert asked(game) == ["blue reaction"]
    moving = game.clone()
    play(game, "answer use")
    assert where(game, "aragon")[0] == 2
    play(moving, "answer no", "pick red aragon", "to castillo", "blue: answer no", "pick red aragon", "to castillo")
    play(moving, "blue: answer use")
    assert (where(moving, "aragon")[0], where(moving, "castillo")[0]) == (1, 1)
    for after in (game, moving):
        assert markers(after, "free_choice") == []
        assert asked(after)[0].endswith("play_power_card"), "the regions have been scored"


def test_GC_6_3_not_from_or_to_the_kings_region():
    game = general(aragon=[1, 0, 0, 0], galicia=[1, 0, 0, 0], slot={slots.CHOICES: 1})
    play(game, "answer use")
    assert offered(game) == ["pick red aragon", "pass"]
    assert game.decisions[0].rule == "GC-6.3"
    play(game, "pick red aragon")
    assert "to galicia" not in offered(game)


def test_GC_6_3_black_ones_are_the_holders_own():
    nobodys = general(black={"aragon": 4}, slot={slots.CHOICES: 1})
    assert asked(nobodys)[0].endswith("play_power_card"), "nobody to move"
    held = general(black={"aragon": 4}, slot={slots.CHOICES: 1, slots.HOLDER: 0})
    play(held, "answer use")
    assert offered(held) == ["pick black aragon", "pass"]


# -- scorings ------------------------------------------------------------------------------------------------


def test_GC_6_4_the_four_new_regions_in_the_players_order():
    fields = {"francia": [1, 0, 0, 0], "ship": [0, 1, 0, 0], "america": [0, 0, 1, 0], "africa": [0, 0, 0, 1]}
    game = at_turn("7/score_new_regions", **fields, slot={slots.CAPTAIN: 1})
    events = game.choose("start")
    assert set(scored(events)) == {"francia", "ship", "america", "africa"}
    assert game.scores == (5, 3, 4, 4)
    vetoed = at_turn("7/score_new_regions", **fields, vetoes=holders(1))
    play(vetoed, "start", "blue: answer no")
    assert offered(vetoed) == ["name francia", "name ship", "name america", "name africa"]
    play(vetoed, "name africa", "blue: answer no", "name america", "blue: answer use")
    assert vetoed.scores == (0, 0, 0, 4)


def test_GC_6_6_transport_moves_three_own_straight_to_spain_and_onto_new_tokens():
    slot = {slots.TOKENS: carried(0, "america")}
    game = at_turn("7/transport", america=[1, 0, 0, 0], sevilla=[3, 1, 0, 0], slot=slot)
    play(game, "start", "pick red america gold", "to aragon")
    assert game.scores[0] == 6
    assert "pick blue sevilla" not in offered(game)
    play(game, "pick red sevilla", "to africa", "pick red sevilla", "to america", "pass")
    assert asked(game) == ["red take_turn"]
    assert {"take goods red", "take gold red"} <= set(offered(game))
    assert "pick red africa" not in offered(game), "but he came this round"


def test_GC_6_10_a_region_is_scored_at_the_end_of_the_next_round():
    game = at_turn("7/delayed_scoring", aragon=[1, 0, 0, 0], round=1)
    play(game, "start")
    assert {"name galicia", "name ship"} <= set(offered(game)), "the King's region is allowed"
    play(game, "name aragon")
    assert markers(game, "delayed") == [
        {"id": "delayed-0", "kind": "delayed", "place": "aragon", "until": "next_round"}
    ]
    next_round(game)
    assert game.scores == (0, 0, 0, 0)
    assert markers(game, "delayed")[0]["until"] == "this_round"
    next_round(game)
    assert game.scores == (5, 0, 0, 0)
    assert markers(game, "delayed") == []


def test_GC_6_10_before_a_general_scoring():
    slot = {slots.MARKED: NUMBERS["aragon"], slots.DUE: 3}
    game = at_cards(aragon=[1, 0, 0, 0], round=3, castillo=[1, 0, 0, 0], slot=slot)
    while asked(game) != ["red set_discs"]:
        game.choose("pass" if "pass" in offered(game) else offered(game)[0])
    assert game.scores == (5, 0, 0, 0)


def test_GC_6_10_in_the_last_round_after_the_last_scoring():
    game = at_turn("7/delayed_scoring", sevilla=[1, 0, 0, 0], round=9)
    play(game, "start", "name sevilla")
    assert markers(game, "delayed")[0]["until"] == "end"
    told: list[str] = []
    while not game.over:
        events = game.choose("pass" if "pass" in offered(game) else offered(game)[0])
        told += scored(events)
    assert told[-1] == "sevilla"
    assert told.count("sevilla") == 2


def test_GC_6_10_a_veto_and_a_double_strike():
    vetoed = at_turn("7/delayed_scoring", vetoes=holders(1))
    play(vetoed, "start", "blue: answer no", "name aragon", "blue: answer use")
    assert markers(vetoed, "delayed") == []
    both = struck("7/delayed_scoring")
    play(both, "start", "name aragon", "pass", "blue: start", "name aragon")
    assert [m["place"] for m in markers(both, "delayed")] == ["aragon", "aragon"]


# -- conspiracy ----------------------------------------------------------------------------------------------


def test_GC_6_11_all_grandes_but_those_with_the_king_go_into_the_castillo():
    game = at_turn("7/conspiracy", grandes=["granada", "galicia", "ship", "francia"])
    play(game, "start")
    assert game.describe()["grandes"] == ["castillo", "galicia", "castillo", "castillo"]
    assert game.would_score("castillo") == (0, 0, 0, 0)
    home = sea(castillo=[2, 1, 0, 0], grandes=["castillo", "sevilla", "sevilla", "sevilla"])
    assert home.would_score("castillo") == (5 + 2, 3, 0, 0)


STUCK = "Your Grande is in the Castillo and cannot be moved."


def test_GC_6_11_a_grande_in_the_castillo_cannot_be_moved_by_5_29():
    game = at_turn("4/move_grande", grandes=["castillo", "sevilla", "sevilla", "sevilla"])
    assert "start" not in offered(game)
    assert str(game.decisions[0].why_not("base/4/move_grande")) == STUCK
    with pytest.raises(castillo.IllegalChoice) as refused:
        game.choose("start")
    assert str(refused.value.reason) == STUCK
    assert game.view(0)["decision"]["why_not"]["base/4/move_grande"]["key"] == "el_grande-why-grande_in_castillo"


def test_GC_6_11_each_leaves_with_its_owners_disc_or_goes_back():
    grandes = ["castillo", "castillo", "valencia", "cataluna"]
    slot = {slots.HOMES: NUMBERS["granada"], slots.HOMES + 1: NUMBERS["ship"]}
    game = general(grandes=grandes, slot=slot)
    play(game, "red: disc sevilla", "blue: disc galicia")
    assert game.describe()["grandes"][:2] == ["sevilla", "ship"], "the King's region: back to where it stood"


def test_GC_6_11_where_a_grande_stood_is_remembered_until_it_leaves():
    game = at_turn("7/conspiracy", round=3, grandes=["granada", "sevilla", "galicia", "ship"])
    play(game, "start")
    while not asked(game)[0].endswith("set_discs"):
        game.choose("pass" if "pass" in offered(game) else offered(game)[0])
    play(game, "red: disc galicia", "blue: disc galicia", "yellow: disc galicia")
    assert game.describe()["grandes"] == ["granada", "sevilla", "galicia", "ship"], "each back to where it stood"


def test_GC_6_11_a_veto_in_the_middle():
    game = at_turn("7/conspiracy", vetoes=holders(1))
    play(game, "start", "blue: answer no", "blue: answer no", "blue: answer use")
    assert game.describe()["grandes"] == ["castillo", "sevilla", "valencia", "cataluna"]


# -- gold and goods of a card sheet ----------------------------------------------------------------------------

STACK_7 = [key for key in castillo.GAMES["el_grande"].values(("base", "colonies")).table if "colonies/7/" in key]


@pytest.mark.parametrize("card", STACK_7)
def test_GC_6_no_symbol_is_known_so_all_are_house_and_each_can_be_given(card: str):
    values = castillo.GAMES["el_grande"].values(("base", "colonies"))
    exported = write_sheet(values).split(f'["{card}"]')[1].split("[")[0]
    for symbol in ("gold", "goods"):
        assert values.sources[card][symbol] == "house"
        assert f"{symbol} = {values.number(card, symbol)}  # house" in exported, "the export lists it, if only as 0"


@pytest.mark.parametrize("card", STACK_7)
def test_GC_3_1_what_a_sheet_gives_a_card_comes_out(card: str):
    sheet = {card: {"gold": 3, "goods": 2}}
    game = at_turn(card.removeprefix("colonies/"), sheet=sheet, black={"aragon": 2, "sevilla": 2}, aragon=[1, 1, 0, 0])
    play(game, *[said for said in offered(game) if said == "start"])
    assert (len(markers(game, "gold")), len(markers(game, "goods"))) == (1 + 3, 2 + 2)


def test_GC_3_1_what_a_sheet_takes_from_a_card_does_not_come_out():
    game = at_turn("7/transport", sheet={"colonies/7/transport": {"gold": 0, "goods": 0}}, aragon=[1, 0, 0, 0])
    play(game, "start")
    assert (len(markers(game, "gold")), len(markers(game, "goods"))) == (1, 2)


def test_GC_6_3_whoever_takes_it_keeps_it_and_that_is_told():
    game = at_cards(revealed={"7": "free_choice"}, played=[12, 11, 13, 10])
    events = game.choose("stack 7")
    told = [event.args for event in events if event.kind == "el_grande-log-card_kept"]
    assert told == [{"seat": {"seat": 2}, "card": {"card": "colonies/7/free_choice"}}]
    assert [marker["seat"] for marker in markers(game, "free_choice")] == [2]
