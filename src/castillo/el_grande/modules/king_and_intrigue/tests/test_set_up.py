"""KI-1: what is different before the first round."""

import pytest

import castillo
from castillo.el_grande.modules.king_and_intrigue.tests.at_display import (
    MODULES,
    at_display,
    at_start,
    choose_hands,
    display,
    settle,
)
from tests.rules.table import asked, board, offered, play, where

POOL = 18


def test_KI_1_1_action_cards_and_the_thirteen_are_not_used():
    game = at_start()
    settle(game)
    choose_hands(game)
    kinds = {card["kind"] for card in game.view(0)["board"]["cards"]}
    assert kinds == {"display"}
    assert all(key.startswith("king_and_intrigue/power/") for key in game.view(0)["hand"])
    assert game.describe()["decks"] == {}


@pytest.mark.parametrize(
    ("players", "limits"),
    [
        (2, {"intrigue_card": 2, "king_card": 4}),
        (3, {"intrigue_card": 1, "caballero_card_1": 3, "king_card": 5}),
        (4, {"intrigue_card": 1, "caballero_card_1": 2, "caballero_card_2": 4, "king_card": 5}),
        (
            5,
            {
                "intrigue_card": 1,
                "caballero_card_1": 2,
                "caballero_card_2": 3,
                "caballero_card_3": 4,
                "king_card": 5,
            },
        ),
    ],
)
def test_KI_1_2_the_display_has_a_card_for_each_player(players, limits):
    cards = [card for card in at_start(players).view()["board"]["cards"] if card["kind"] == "display"]
    assert {card["id"].rsplit("/", 1)[1]: card["place"] for card in cards} == limits


def test_KI_1_2_a_card_sheet_changes_the_limits():
    sheet = {"king_and_intrigue/display/king_card": {"place_4": 6}}
    game = castillo.new_game("el_grande", players=4, modules=MODULES, seed=1, sheet=sheet)
    cards = {card["id"]: card["place"] for card in game.view()["board"]["cards"]}
    assert cards["king_and_intrigue/display/king_card"] == 6


def test_KI_1_3_everyone_sets_a_disc_and_the_kings_region_is_not_offered():
    game = at_start()
    assert sorted(asked(game)) == ["blue set_discs", "green set_discs", "red set_discs", "yellow set_discs"]
    king = game.describe()["king"]
    assert len(offered(game)) == 8
    assert f"disc {king}" not in offered(game)


def test_KI_1_3_one_caballero_from_the_province_goes_there():
    game = at_start()
    before, province = where(game, "aragon"), where(game, "province")
    settle(game, "aragon")
    assert where(game, "aragon") == [n + 1 for n in before]
    assert where(game, "province") == [n - 1 for n in province]
    assert where(game, "court") == [7] * 4


def test_KI_1_3_discs_come_before_hands_and_hands_before_round_one():
    game = at_start()
    assert game.describe()["round"] == 0
    settle(game)
    assert {decision.kind for decision in game.decisions} == {"choose_hand"}
    choose_hands(game)
    assert game.decisions[0].kind == "play_power_card"
    assert game.describe()["round"] == 1


# -- KI-1.4: hands -------------------------------------------------------------------------------------------


def choosing(**options):
    game = at_start(**options)
    settle(game)
    return game


def test_KI_1_4_everyone_plays_with_thirteen():
    game = choosing()
    choose_hands(game)
    assert [len(hand) for hand in game.describe()["hands"]] == [13] * 4
    assert game.view()["board"]["numbers"]["hand"] == [13] * 4


def test_KI_1_4_five_of_eighteen_are_left_out_one_by_one():
    game = choosing()
    seat = game.decisions[0].seat
    for left in (5, 4, 3, 2, 1):
        assert game.decision_of(seat).prompt.args["left"] == left
        game.choose(game.decision_of(seat).options[0])
    assert seat not in [decision.seat for decision in game.decisions]
    assert len(game.view(seat)["hand"]) == 13


def test_KI_1_4_without_veto_there_are_seventeen_to_choose_from():
    game = choosing(veto=False)
    assert game.decisions[0].prompt.args["left"] == 4
    assert "card veto" not in offered(game)


def test_KI_1_4_a_card_left_out_may_be_put_back_while_choosing_and_after():
    game = choosing()
    seat = game.decisions[0].seat
    game.choose("card veto", seat)
    assert "card veto back" in [o.notation for o in game.decision_of(seat).options]
    game.choose("card veto back", seat)
    assert "king_and_intrigue/power/veto" in game.view(seat)["hand"]
    for card in ("veto", "king", "intriguer", "angry_king", "royal_advisor"):
        game.choose(f"card {card}", seat)
    assert game.view(seat)["decision"]["answered"] is True
    game.choose("card king back", seat)
    assert seat in [decision.seat for decision in game.decisions]
    game.choose("card disc_scoring", seat)
    assert "king_and_intrigue/power/king" in game.view(seat)["hand"]
    assert "king_and_intrigue/power/disc_scoring" not in game.view(seat)["hand"]


def test_KI_1_4_nobody_else_sees_what_was_left_out():
    game = choosing()
    seat = game.decisions[0].seat
    other = game.clone()
    game.choose("card veto", seat)
    other.choose("card king", seat)
    for viewer in (None, *(s for s in range(4) if s != seat)):
        assert game.view(viewer) == other.view(viewer)
    assert game.view(seat) != other.view(seat)


def test_KI_1_4_the_box_stays_closed_for_the_whole_game():
    game = choosing()
    choose_hands(game)
    for viewer in (None, 1, 2, 3):
        shown = str(game.view(viewer)["used"]) + str(game.view(viewer)["trail"])
        assert "king_and_intrigue" not in shown


def test_KI_1_4_a_sheet_may_change_the_size_of_the_hand_but_not_below_what_is_needed():
    def opened(cards):
        sheet = {"king_and_intrigue/hand": {"cards": cards}}
        return castillo.new_game("el_grande", players=5, modules=MODULES, seed=1, sheet=sheet)

    game = opened(15)
    settle(game)
    choose_hands(game)
    assert [len(hand) for hand in game.describe()["hands"]] == [15] * 5
    all_of_them = opened(40)
    settle(all_of_them)
    assert all_of_them.decisions[0].kind == "play_power_card"
    with pytest.raises(castillo.SetupError, match="at least 13 cards"):
        opened(12)


def test_KI_1_4_a_position_without_word_of_hands_has_thirteen_cards_in_all():
    game = board(4, modules=MODULES, round=4, played=[None] * 4)
    document = game.describe()
    assert [len(document["hands"][s]) + len(document["discards"][s]) for s in range(4)] == [13] * 4
    assert [len(discards) for discards in document["discards"]] == [3] * 4


def test_KI_1_5_a_position_of_the_set_up_can_be_saved():
    game = at_start()
    for _ in range(12):
        assert castillo.position("el_grande", game.describe()).describe() == game.describe()
        game.choose(game.decisions[0].options[-1])


def test_KI_1_5_display_cards_lie_out_until_power_cards_are_played():
    game = at_start()
    assert set(display(game).values()) == {None}
    assert display(at_display(180, 100, 60, 10))["king_card"] == 0


def test_KI_1_4_choosing_cannot_be_mixed_with_playing():
    game = choosing()
    with pytest.raises(castillo.IllegalChoice):
        play(game, "card veto back")
    assert str(game.decisions[0].why_not("aragon")) == "Choose your power cards first."
