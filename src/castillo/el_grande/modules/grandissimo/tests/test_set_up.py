"""GR-1 and GR-2: the board, the stacks, ships and the prison."""

from typing import Any

import pytest

import castillo
from castillo.el_grande.modules.grandissimo.tests.at_table import (
    MODULES,
    at,
    at_table,
    black,
    general,
    markers,
    places_offered,
    taking,
)
from castillo.kernel import texts
from tests.rules.table import asked, holders, offered, play, scored

COAST = ["galicia", "pais_vasco", "cataluna", "valencia", "sevilla", "granada", "portugal"]


def opened(players: int = 4, seed: int = 1, **options: Any) -> castillo.Game:
    return castillo.new_game("el_grande", players=players, modules=["grandissimo"], seed=seed, options=options)


# -- GR-1.1 Portugal -------------------------------------------------------------------------------------------


def test_GR_1_1_portugal_borders_four_regions_and_lies_on_the_coast():
    places = {place["id"]: place for place in opened().view()["board"]["places"]}
    near = ["galicia", "castilla_la_vieja", "castilla_la_nueva", "sevilla"]
    assert sorted(places["portugal"]["borders"]) == sorted(near)
    assert [name for name, place in places.items() if "portugal" in place["borders"]] == near
    assert places["portugal"]["values"] == [5, 0, 0]
    assert [name for name, place in places.items() if place["coast"]] == COAST


def test_GR_1_1_from_the_court_when_the_king_is_next_to_it():
    assert "place portugal" in offered(taking("1/move_3"))
    assert "place portugal" not in offered(taking("1/move_3", king="granada"))
    assert "place sevilla" in offered(taking("1/move_3", king="portugal"))
    assert "place portugal" not in offered(taking("1/move_3", king="portugal")), "then it is the King's region"


def test_GR_1_1_the_king_may_go_there_and_both_bonuses_are_paid():
    game = taking("5/kings_card", portugal=[2, 1, 0, 0], grandes=["portugal", "sevilla", "sevilla", "sevilla"])
    play(game, "start", "to portugal")
    assert game.would_score("portugal") == (9, 0, 0, 0)


def test_GR_1_1_it_is_worth_five_and_scored_after_the_nine():
    game = taking("3/score_worth_5", portugal=[1, 0, 0, 0])
    events = game.choose("start")
    assert scored(events) == ["pais_vasco", "aragon", "valencia", "portugal"]
    assert game.scores == (5, 0, 0, 0)
    events = general(portugal=[0, 1, 0, 0], castillo=[1, 0, 0, 0]).choose("disc aragon")
    assert scored(events)[-1] == "portugal"


def test_GR_1_1_no_disc_and_no_region_card_shows_it():
    game = general(castillo=[1, 0, 0, 0])
    assert "disc portugal" not in offered(game)
    assert len(offered(game)) == 9
    assert "name portugal" not in offered_after(taking("boycott"), "start")


def offered_after(game: castillo.Game, *choices: str) -> list[str]:
    play(game, *choices)
    return offered(game)


# -- GR-1.2 the stacks -----------------------------------------------------------------------------------------


def test_GR_1_2_seven_cards_are_turned_up_each_round():
    game = opened()
    for _ in range(2):
        cards = [card for card in game.view()["board"]["cards"] if card["kind"] == "action"]
        assert [card["stack"] for card in cards] == [1, 2, 3, 4, 5, 6, 7]
        assert cards[6]["id"] == "grandissimo/7/queen_and_jester"
        assert all(card["available"] for card in cards)
        number_of_round = game.view()["board"]["numbers"]["round"]
        while game.view()["board"]["numbers"]["round"] == number_of_round:
            game.act(game.legal()[0])


def test_GR_1_2_at_random_any_of_the_nineteen_may_come():
    seen = {game.describe()["decks"]["6"][0] for game in (opened(seed=seed) for seed in range(120))}
    assert len(seen) == 19


def test_GR_1_2_for_a_first_game_ships_prison_and_inquisitor_stay_out():
    for seed in range(40):
        game = opened(seed=seed, sixth_stack="first_game")
        assert game.describe()["decks"]["6"][-1] == "spanish_inquisition", "it lies where no round reaches it"
    assert not {"ship_1", "ship_2", "prison", "general_inquisitor"} & markers(game).keys()
    assert {"queen", "jester"} <= markers(game).keys()
    game = taking("concentrated_force", options={"sixth_stack": "first_game"}, aragon=[1, 1, 0, 0])
    assert "start" not in offered(game), "symbols are ignored"
    game = taking("espionage", options={"sixth_stack": "first_game"})
    play(game, "start")
    assert "ship_1" not in markers(game)
    assert "espionage-0" in markers(game)


def test_GR_1_2_by_hand_players_leave_cards_out_in_turn_until_eleven_are_left():
    game = opened(3, sixth_stack="by_hand", start_player=1)
    out = []
    for turn in range(8):
        assert asked(game) == [f"{('red', 'blue', 'green')[(1 + turn) % 3]} leave_card_out"]
        assert game.decisions[0].prompt.args["left"] == 8 - turn
        out.append(offered(game)[turn].split()[1])
        game.choose(f"card {out[-1]}")
    assert asked(game) == ["blue play_power_card"]
    deck = game.describe()["decks"]["6"]
    assert len(deck) == 19
    assert sorted(deck[11:]) == sorted(out)


def shown_in_each_round(game: castillo.Game) -> list[str]:
    """The face-up card of the sixth stack, round by round."""
    shown: list[str] = []
    while not game.over:
        board = game.view()["board"]
        if board["numbers"]["round"] == len(shown) + 1:
            shown += [card["card"].split("/")[-1] for card in board["cards"] if card.get("stack") == 6]
        game.act(game.legal()[0])
    return shown


SHORT = {"grandissimo/sixth_stack": {"cards": 4}}


def short(choice: str, seed: int = 1) -> castillo.Game:
    """A table whose sheet says that the sixth stack has four cards."""
    options = {"sixth_stack": choice}
    return castillo.new_game("el_grande", players=2, modules=MODULES, seed=seed, options=options, sheet=SHORT)


def test_GR_1_2_a_stack_shorter_than_the_game_goes_round_without_those_left_out_by_hand():
    game = short("by_hand")
    left_out = []
    while game.decisions[0].kind == "leave_card_out":
        left_out.append(offered(game)[0].split()[1])
        play(game, offered(game)[0])
    shown = shown_in_each_round(game)
    assert len(left_out) == 15
    assert len(shown) == 9
    assert not set(shown) & set(left_out)
    assert shown == (shown[:4] * 3)[:9], "it goes round"


@pytest.mark.parametrize("choice", ["random", "first_game"])
def test_GR_1_2_a_stack_shorter_than_the_game_goes_round_without_those_that_were_not_drawn(choice):
    for seed in range(6):
        shown = shown_in_each_round(short(choice, seed))
        assert len(set(shown[:4])) == 4
        assert shown == (shown[:4] * 3)[:9]


def test_GR_1_2_a_first_game_with_few_cards_never_shows_the_inquisition():
    kept = ("pact", "spanish_inquisition", "conspiracy")
    keys = [key for key in castillo.GAMES["el_grande"].values(("base", "grandissimo")).table if "grandissimo/6/" in key]
    sheet = {key: {"copies": 0} for key in keys if key.split("/")[-1] not in kept}
    options = {"sixth_stack": "first_game"}
    game = castillo.new_game("el_grande", players=2, modules=MODULES, seed=5, options=options, sheet=sheet)
    assert set(shown_in_each_round(game)) == {"pact", "conspiracy"}


def test_GR_1_2_a_short_stack_that_went_round_is_the_same_when_loaded_and_guessed():
    from castillo.bots import guess

    game = short("by_hand")
    while not game.over and game.view()["board"]["numbers"]["round"] < 7:
        game.act(game.legal()[0])
    loaded = castillo.position("el_grande", game.describe())
    assert loaded.describe() == game.describe()
    again = guess(game.view(0), 3)
    assert again.view(0)["trail"]["action_cards"] == game.view(0)["trail"]["action_cards"]
    for _ in range(60):
        loaded.act(loaded.legal()[0])
        game.act(game.legal()[0])
    assert loaded.view(None)["board"]["cards"] == game.view(None)["board"]["cards"]


def test_GR_1_2_a_guess_knows_which_cards_are_left_out():
    game = opened(2, sixth_stack="by_hand")
    while game.decisions[0].kind == "leave_card_out":
        game.act(game.legal()[3])
    from castillo.bots import guess

    for seed in range(5):
        deck = guess(game.view(0), seed).describe()["decks"]["6"]
        assert sorted(deck[11:]) == sorted(game.describe()["decks"]["6"][11:])


def test_GR_1_2_other_choices_are_refused_and_other_tables_do_not_have_the_option():
    with pytest.raises(castillo.SetupError, match="sixth_stack"):
        opened(sixth_stack="all")
    plain = castillo.new_game("el_grande", players=4, seed=1, options={"sixth_stack": "by_hand"})
    assert "sixth_stack" not in plain.setup.options


@pytest.mark.parametrize("other", ["king_and_intrigue", "players_edition", "special_cards", "colonies"])
def test_grandissimo_combines_with_the_standards_only(other: str):
    needed = ["king_and_intrigue", other] if other in ("players_edition", "special_cards") else [other]
    with pytest.raises(castillo.SetupError, match=r"^modules: .*'grandissimo' do not combine\.$"):
        castillo.new_game("el_grande", players=4, modules=["grandissimo", *needed], seed=1)
    castillo.new_game("el_grande", players=4, modules=["grandissimo", "anniversary"], seed=1)


# -- GR-1.3, GR-1.4 --------------------------------------------------------------------------------------------


def test_GR_1_3_two_black_caballeros_stand_where_the_next_region_card_says():
    for seed in range(30):
        game = opened(5, seed=seed)
        document = game.describe()
        assert list(black(game).values()) == [2]
        assert not {document["king"], *document["grandes"]} & black(game).keys()


def test_GR_1_4_two_ships_among_more_than_two_players_and_the_persons_lie_beside_the_board():
    for players in (2, 3, 4, 5):
        beside = markers(opened(players))
        assert [name for name in beside if beside[name]["kind"] == "ship"] == ["ship_1", "ship_2"][: players - 1]
        assert [beside[name]["seat"] for name in ("queen", "jester", "general_inquisitor")] == [None] * 3
        assert "prison" in beside


# -- GR-2.1 ships ----------------------------------------------------------------------------------------------


def test_GR_2_the_symbol_comes_before_or_after_the_rest_of_the_special_action():
    game = taking("score_coast", sevilla=[1, 0, 0, 0])
    play(game, "start")
    assert asked(game) == ["red choose_first"]
    assert offered(game) == ["choice 0", "choice 1"]
    before = game.clone()
    play(game, "choice 0")
    assert game.scores == (4, 0, 0, 0)
    play(game, "marker ship_1")
    assert markers(game)["ship_1"]["seat"] == 0
    play(before, "choice 1")
    assert before.scores == (0, 0, 0, 0)
    play(before, "marker ship_1")
    assert (markers(before)["ship_1"]["seat"], before.scores) == (0, (4, 0, 0, 0))
    out = taking("eviction_order", castillo=[0, 1, 0, 0], aragon=[0, 1, 0, 0])
    play(out, "start", "choice 1", "pick blue aragon", "disc sevilla")
    assert (at(out, "prison"), at(out, "sevilla")) == ([0, 1, 0, 0], [0, 1, 0, 0])


def test_GR_2_1_taking_a_ship_is_optional():
    for card, said in (("score_coast", ["start", "choice 0", "pass"]), ("boycott", ["start", "choice 1", "pass"])):
        game = taking(card)
        play(game, *said)
        assert markers(game)["ship_1"]["seat"] is None
    assert asked(game) == ["red take_region_card"]


def test_GR_2_1_where_none_is_free_one_comes_from_another_and_its_caballeros_go_home():
    game = taking("score_coast", SHIPS=1, SHIPS_1=2, elsewhere={"ship_1": [0, 3, 0, 0], "ship_2": [0, 0, 1, 0]})
    play(game, "start", "choice 1")
    assert offered(game) == ["marker ship_1", "marker ship_2", "pass"]
    before = at(game, "court")
    play(game, "marker ship_1")
    assert [markers(game)[name]["seat"] for name in ("ship_1", "ship_2")] == [0, 2]
    assert at(game, "ship_1") == [0, 0, 0, 0]
    assert at(game, "court")[1] == before[1] + 3


def test_GR_2_1_a_second_free_ship_may_be_taken_but_none_from_an_opponent_by_who_has_one():
    game = taking("score_coast", SHIPS=0)
    play(game, "start", "choice 1", "marker ship_2")
    assert [markers(game)[name]["seat"] for name in ("ship_1", "ship_2")] == [0, 0]
    for others in (0, 2):
        game = taking("score_coast", SHIPS=0, SHIPS_1=others)
        play(game, "start")
        assert asked(game) == ["red take_turn"], "nothing to choose"
        assert [markers(game)[name]["seat"] for name in ("ship_1", "ship_2")] == [0, others]
    two = taking("score_coast", players=2, SHIPS=1, grandes=["aragon"] * 2)
    play(two, "start", "choice 1", "marker ship_1")
    assert markers(two)["ship_1"]["seat"] == 0, "the only one is with an opponent"


def test_GR_2_1_a_veto_in_the_middle_leaves_the_ship():
    game = taking("espionage", vetoes=holders(1))
    play(game, "start", "blue: answer no", "marker ship_1", "blue: answer use")
    assert markers(game)["ship_1"]["seat"] is None
    assert "espionage-0" in markers(game), "what came before stands"


def test_GR_2_1_any_caballero_one_places_may_go_aboard_wherever_the_king_is():
    game = taking("2/angry_king", SHIPS_1=0, king="cataluna")
    assert "place ship_2" in offered(game)
    assert "place ship_1" not in offered(game)
    play(game, "place ship_2", "place ship_2")
    assert at(game, "ship_2") == [2, 0, 0, 0]
    assert at(game, "court")[0] == 5, "they are not at the Court any more"
    anywhere = taking("1/place_2_anywhere", SHIPS=0)
    play(anywhere, "start")
    assert "place ship_1" in offered(anywhere)
    assert "place ship_1" not in offered(taking("2/angry_king", SHIPS=1)), "it is another's"


def test_GR_2_1_all_are_landed_at_the_start_of_a_turn_or_none():
    game = at_table(SHIPS=0, elsewhere={"ship_1": [3, 0, 0, 0]}, king="granada")
    assert asked(game) == ["red unload"]
    assert places_offered(game) == [name for name in COAST if name != "granada"]
    assert "pass" in offered(game)
    play(game, "to portugal")
    assert "pass" not in offered(game), "then all of them"
    play(game, "to sevilla", "to portugal")
    assert (at(game, "portugal"), at(game, "sevilla"), at(game, "ship_1")) == ([2, 0, 0, 0], [1, 0, 0, 0], [0] * 4)
    assert asked(game) == ["red choose_action_card"]
    stay = at_table(SHIPS=0, elsewhere={"ship_1": [3, 0, 0, 0]})
    assert str(stay.decisions[0].why_not("aragon").key) == "grandissimo-why-no_coast"  # type: ignore[union-attr]
    play(stay, "pass")
    assert at(stay, "ship_1") == [3, 0, 0, 0]


def test_GR_2_1_two_ships_are_unloaded_each_for_itself():
    game = at_table(SHIPS=0, SHIPS_1=0, elsewhere={"ship_1": [1, 0, 0, 0], "ship_2": [2, 0, 0, 0]})
    play(game, "pass")
    assert asked(game) == ["red unload"]
    play(game, "to sevilla", "to sevilla")
    assert (at(game, "ship_1"), at(game, "ship_2"), at(game, "sevilla")) == ([1, 0, 0, 0], [0] * 4, [2, 0, 0, 0])


def test_GR_2_1_a_ship_is_never_scored():
    game = general(SHIPS=0, elsewhere={"ship_1": [3, 0, 0, 0]}, castillo=[0, 1, 0, 0])
    events = game.choose("disc aragon")
    assert not [place for place in scored(events) if place.startswith("ship")]
    assert game.scores[0] == 0


# -- GR-2.2 the prison -----------------------------------------------------------------------------------------


def test_GR_2_2_one_own_or_foreign_caballero_of_a_region_goes_to_prison():
    game = taking("concentrated_force", aragon=[1, 1, 0, 0], galicia=[0, 0, 1, 0], black={"aragon": 2})
    play(game, "start")
    assert offered(game) == ["pick red aragon", "pick blue aragon", "pass"], "no black one, none with the King"
    play(game, "pick blue aragon")
    assert at(game, "prison") == [0, 1, 0, 0]
    assert asked(game) == ["red take_turn"]


def test_GR_2_2_nobody_need_go_and_a_veto_keeps_one_out():
    game = taking("concentrated_force", aragon=[1, 1, 0, 0])
    play(game, "start", "pass")
    assert at(game, "prison") == [0, 0, 0, 0]
    game = taking("concentrated_force", aragon=[1, 1, 0, 0], vetoes=holders(1))
    play(game, "start", "blue: answer no", "pick blue aragon", "blue: answer use")
    assert at(game, "prison") == [0, 0, 0, 0]
    assert at(game, "aragon") == [1, 1, 0, 0]


def test_GR_2_2_the_kings_card_may_pardon_once_the_king_has_moved():
    game = taking("5/kings_card", elsewhere={"prison": [1, 2, 0, 0]})
    play(game, "start", "to aragon")
    assert asked(game) == ["red pardon"]
    assert "name aragon" not in offered(game), "the King is there at that moment"
    assert {"name galicia", "name portugal", "pass"} <= set(offered(game))
    assert "name castillo" not in offered(game)
    play(game, "name galicia")
    assert at(game, "galicia") == [1, 2, 0, 0]
    assert at(game, "prison") == [0, 0, 0, 0]


def test_GR_2_2_or_before_the_king_moves():
    game = taking("5/kings_card", elsewhere={"prison": [1, 2, 0, 0]})
    play(game, "start")
    assert "marker pardon" in offered(game)
    play(game, "marker pardon")
    assert asked(game) == ["red pardon"]
    assert "name galicia" not in offered(game), "the King is still there"
    assert "pass" not in offered(game)
    play(game, "name aragon")
    assert (at(game, "aragon"), at(game, "prison")) == ([1, 2, 0, 0], [0, 0, 0, 0])
    assert asked(game) == ["red move_king"]
    assert "marker pardon" not in offered(game)
    play(game, "to aragon")
    assert game.describe()["king"] == "aragon"
    assert asked(game) == ["red take_turn"], "and no second pardon"


def test_GR_2_2_a_pardon_before_the_move_can_be_vetoed_which_ends_it_all():
    game = taking("5/kings_card", elsewhere={"prison": [1, 2, 0, 0]}, vetoes=holders(1))
    play(game, "start", "blue: answer no", "marker pardon", "name aragon", "blue: answer use")
    assert at(game, "prison") == [1, 2, 0, 0]
    assert game.describe()["king"] == "galicia"
    assert asked(game) == ["red take_turn"]


def test_GR_2_2_a_pardon_is_optional_can_be_vetoed_and_is_not_for_the_royal_advisor():
    game = taking("5/kings_card", elsewhere={"prison": [1, 2, 0, 0]})
    play(game, "start", "pass", "pass")
    assert at(game, "prison") == [1, 2, 0, 0]
    game = taking("5/kings_card", elsewhere={"prison": [1, 2, 0, 0]}, vetoes=holders(1))
    play(game, "start", "blue: answer no", "pass", "name aragon", "blue: answer no", "blue: answer no")
    play(game, "blue: answer use")
    assert (at(game, "prison"), at(game, "aragon")) == ([0, 2, 0, 0], [1, 0, 0, 0]), "each goes alone"
    game = taking("4/royal_advisor", elsewhere={"prison": [1, 0, 0, 0]})
    play(game, "start", "pass")
    assert asked(game) == ["red take_turn"]
    empty = taking("5/kings_card")
    play(empty, "start", "pass")
    assert asked(empty) == ["red take_turn"], "nobody is in prison"


def test_GR_2_2_prisoners_stay_through_a_general_scoring():
    game = general(elsewhere={"prison": [1, 2, 0, 0]}, castillo=[1, 0, 0, 0])
    play(game, "disc aragon")
    assert at(game, "prison") == [1, 2, 0, 0]


def test_views_show_ships_prison_and_guests_with_what_they_hold():
    game = at_table(
        SHIPS=2,
        QUEEN=1,
        elsewhere={"ship_1": [0, 0, 2, 0], "prison": [1, 0, 0, 1], "guests_1": [1, 0, 0, 0]},
    )
    view = game.view(3)
    beside = {m["id"]: m for m in view["board"]["markers"]}
    assert beside["ship_1"] == {"id": "ship_1", "kind": "ship", "seat": 2, "holds": "ship_1"}
    assert beside["prison"] == {"id": "prison", "kind": "prison", "holds": "prison"}
    assert beside["guests_1"] == {"id": "guests_1", "kind": "guests", "seat": 1, "holds": "guests_1"}
    assert beside["queen"] == {"id": "queen", "kind": "person", "seat": 1}
    stacks = {(s["place"], s["owner"]): s["count"] for s in view["board"]["stacks"]}
    assert stacks["ship_1", 2] == 2
    assert stacks["prison", 0] == stacks["prison", 3] == stacks["guests_1", 0] == 1


@pytest.mark.parametrize("language", ["en", "de", "nl", "fr"])
def test_one_alone_is_not_counted(language: str):
    landing = at_table(elsewhere={"ship_1": [1, 0, 0, 0]}).decisions[0].prompt
    pardon = taking("5/kings_card", elsewhere={"prison": [0, 1, 0, 0]})
    play(pardon, "start", "pass")
    for prompt, name in ((landing, "1"), (pardon.decisions[0].prompt, "")):
        shown = texts.speech(language).render(prompt)
        assert "".join(letter for letter in shown if letter.isdigit()) == name, "of numbers only the ship's"
    several = at_table(elsewhere={"ship_1": [3, 0, 0, 0]}).decisions[0].prompt
    assert "3" in texts.speech(language).render(several)
