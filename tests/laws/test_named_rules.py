"""Q-16: every question names the rule it stands on, and that rule can be read."""

from __future__ import annotations

from random import Random

import pytest

import castillo
from castillo.el_grande.position import Position
from castillo.el_grande.verbs import START
from castillo.kernel.actions import verb_of
from castillo.kernel.rule_pages import rule_pages
from tests.kit import LONG, how_many
from tests.rules.table import at_turn, holders, play

RULES = castillo.GAMES["el_grande"]
READABLE = {page["rule"] for page in rule_pages("en")}


def numbered(prefix: str, cards: str, numbers: str = "") -> dict[str, str]:
    """The rules of cards: numbered one after the other, or by the numbers given."""
    names = cards.split()
    given = numbers.split() or [str(n) for n in range(1, len(names) + 1)]
    return {name: f"{prefix}.{number}" for name, number in zip(names, given, strict=True)}


# card by card as the rules number them (EG-5, GC-4.1, GC-6, GR-3, GR-4.1, KI-2.4, KI-3, KI-4, KI-5)
BASE = """
    1/move_3 1/move_4 1/move_4_own 1/move_3_foreign 1/move_2_own_2_foreign 1/move_5_from_one_region
    1/move_all_own_from_one_region 1/place_2_anywhere 1/move_all_own_or_place_2 2/veto 2/opponents_empty_court
    2/opponents_return_3_from_court 2/return_1_of_each_opponent 2/angry_king 2/disc_return_all 2/disc_return_2
    2/score_one_region 3/score_worth_4 3/score_worth_5 3/score_worth_6_7 3/score_castillo 3/score_first_places
    3/score_most_caballeros 3/score_fewest_caballeros 3/score_one_region 4/mobile_scoreboard 4/take_back_power_card
    4/two_to_court 4/move_grande 4/disc_scoring 4/eviction 4/royal_advisor 5/kings_card
"""
COLONIES = """
    7/flip_action_card 7/double_strike 7/free_choice 7/score_new_regions 7/score_black_regions 7/transport
    7/limit_board_2_goods 7/limit_board_1_goods 7/limit_board_1_gold 7/delayed_scoring 7/conspiracy
"""
GRANDISSIMO = """
    6/boycott 6/pact 6/double_turn 6/free_choice 6/king_incognito 6/eviction_order 6/score_coast 6/espionage
    6/score_courts 6/action_stop 6/revolution 6/quick_troops 6/score_inland 6/spanish_inquisition 6/conspiracy
    6/into_the_castillo 6/alliance 6/last_word 6/concentrated_force
"""
KING_AND_INTRIGUE = """
    intriguer place_anywhere opponents_empty_court veto angry_king disc_scoring return_1_of_each_opponent
    grande_and_escort mobile_scoreboard score_worth_4 score_worth_5 score_worth_6_7 double_region into_the_castillo
    score_castillo royal_advisor score_one_region king
"""
PLAYERS_EDITION = """
    joker outing push civil_war alliance bridge revolt danger_of_collapse quarantine whirlwind mistress
"""
SPECIAL_CARDS = """
    fiesta espionage putsch six_is_enough last_minute royal_protection lift score_own_region score_any_region
    offered_scoring
"""
TENS = " ".join(str(10 * n) for n in range(1, 19))

CARD_RULES: dict[str, str] = {
    **{f"base/{card}": rule for card, rule in numbered("EG-5", BASE).items()},
    "colonies/6/holy_inquisition": "GC-4.1",
    **{f"colonies/{card}": rule for card, rule in numbered("GC-6", COLONIES).items()},
    **{f"grandissimo/{card}": rule for card, rule in numbered("GR-3", GRANDISSIMO).items()},
    "grandissimo/7/queen_and_jester": "GR-4.1",
    "king_and_intrigue/display/king_card": "KI-2.4",
    "king_and_intrigue/display/intrigue_card": "KI-2.4",
    **{f"king_and_intrigue/power/{c}": rule for c, rule in numbered("KI-3", KING_AND_INTRIGUE, TENS).items()},
    **{
        f"players_edition/power/{card}": rule
        for card, rule in numbered("KI-4", PLAYERS_EDITION, "0 13 23 33 53 73 93 113 133 153 173").items()
    },
    **{
        f"special_cards/power/{card}": rule
        for card, rule in numbered("KI-5", SPECIAL_CARDS, "15 25 45 65 75 95 115 135 155 175").items()
    },
}
"""Which rule each card is."""

WITH_PERSONS = {**CARD_RULES, "grandissimo/person/general_inquisitor": "GR-4.4"}

OWN_RULES = {
    "give_standard": ("AN-4",),
    "change_seat": ("GC-2.3",),
    "choose_seat": ("GC-2",),
    "post_or_board": ("GC-2.3",),
    "take_office": ("GC-2.3",),
    "pick_ship": ("GR-2.1",),
    "pick_prisoner": ("GR-2.2",),
    "pardon": ("GR-2.2",),
    "pick_at_last_minute": ("KI-5.75",),
    "move_at_last_minute": ("KI-5.75",),
    "reaction": ("Q-03", "GR-3.5", "KI-5.75", "GC-6.3", "GR-3.4"),
}
"""Questions in the middle of a card that are not the card's own, and the rules they stand on."""


def wrong(game: Position, decision: castillo.Decision) -> str:
    """What is wrong about the rule a question names; nothing, if all is well."""
    rule = decision.rule
    if rule not in READABLE:
        return f"{decision.kind} names {rule!r}, which is not in the rules"
    allowed: tuple[str, ...] = OWN_RULES.get(decision.kind, ())
    if game.special >= 0 and not allowed:
        allowed = (WITH_PERSONS[game.book.card_keys[game.card]],)
    if allowed and rule not in allowed:
        return f"{decision.kind} of {game.book.card_keys.get(game.card, 'no card')} names {rule}, not {allowed}"
    return ""


def eager(game: castillo.Game, luck: Random) -> None:
    """Answer one of the questions by chance; special actions are started rather than not."""
    decision = luck.choice(game.decisions)
    actions = game.actions_of(decision.seat)
    starts = [action for action in actions if verb_of(action) == START]
    game.act_as(decision.seat, luck.choice(starts if starts and luck.random() < 0.7 else actions))


@pytest.mark.timeout(1800 if LONG else 300)
@pytest.mark.parametrize("modules", RULES.allowed_sets(), ids="+".join)
def test_Q_16_every_question_of_a_game_names_a_rule_that_can_be_read_and_is_the_cards_own(modules):
    for number in range(how_many(4, 60)):
        luck = Random(number)
        options = {"confirm_turns": number % 2 == 0}
        players = 2 + number % 4
        game = castillo.new_game("el_grande", players=players, modules=list(modules), seed=number, options=options)
        while not game.over:
            assert isinstance(game, Position)
            for decision in game.decisions:
                assert wrong(game, decision) == ""
            eager(game, luck)


def test_Q_16_every_card_is_in_the_table_above():
    values = RULES.values(tuple(RULES.modules))
    ours = {key: rule for key, rule in values.rules.items() if key in CARD_RULES}
    assert ours == CARD_RULES


@pytest.mark.parametrize("stack", [2, 3])
def test_Q_16_the_scoring_of_one_region_names_its_own_card(stack):
    game = at_turn(f"{stack}/score_one_region")
    play(game, "start")
    assert game.decisions[0].rule == {2: "EG-5.17", 3: "EG-5.25"}[stack]


def test_Q_16_placing_under_5_9_a_reaction_and_the_end_of_a_turn():
    game = at_turn("1/move_all_own_or_place_2", vetoes=holders(1), options={"confirm_turns": True})
    play(game, "start")
    assert game.decisions[0].rule == "Q-03"
    play(game, "blue: answer no")
    assert (game.decisions[0].kind, game.decisions[0].rule) == ("place_anywhere", "EG-5.9")
    play(game, "pass", "pass")
    assert (game.decisions[0].kind, game.decisions[0].rule) == ("end_turn", "EG-3.3")
