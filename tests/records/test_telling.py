"""How finished games came about: points by source add up, awards are true, and each seat has one."""

from dataclasses import replace

import pytest

from castillo.kernel import texts
from castillo.kernel.event import Event
from castillo.stories.chronicle import Chronicle, Feat, Happened, Outcome, Standing, counted, lasting
from tests.records.telling import chronicle_of, outcome_of, told

GAMES = [
    "el_grande-4p-9r-base-1",
    "el_grande-2p-6r-base+anniversary+colonies-1",
    "el_grande-3p-9r-base+grandissimo-1",
    "el_grande-5p-9r-base+anniversary+king_and_intrigue+players_edition+special_cards-1",
    "el_caballero-2p-el_caballero-1",
    "el_caballero-4p-el_caballero+caballero_expansion-1",
]


@pytest.mark.parametrize("name", GAMES)
def test_the_points_of_all_sources_are_the_score(name: str) -> None:
    """Take-backs among them: what was taken back gave nothing."""
    chronicle = chronicle_of(name)
    sums = [sum(points[seat] for _, _, points in chronicle.sources()) for seat in range(chronicle.players)]
    assert sums == outcome_of(name).scores


@pytest.mark.parametrize("name", GAMES)
def test_everybody_has_one_award_and_it_can_be_read(name: str) -> None:
    awards = chronicle_of(name).awards(outcome_of(name))
    assert sorted(award.seat for award in awards) == list(range(chronicle_of(name).players))
    for language in texts.LANGUAGES:
        speech = texts.speech(language)
        for award in awards:
            assert speech.has(award.award, "name")
            assert speech.has(award.award, "text")
        for gain, _, _ in chronicle_of(name).sources():
            assert speech.has(gain, "name"), gain


def test_a_game_of_el_grande() -> None:
    name = "el_grande-4p-9r-base-1"
    awards = [(award.seat, award.award, award.words) for award in chronicle_of(name).awards(outcome_of(name))]
    assert awards == [
        (3, "el_grande-award-keeper", {"count": 13}),
        (1, "el_grande-award-home", {"count": 5}),
        (0, "el_grande-award-twin", {"count": 10}),
        (2, "kernel-award-loyal", {}),
    ]
    totals: dict[str, int] = {}
    for gain, _, points in chronicle_of(name).sources():
        totals[gain.rpartition("-")[2]] = totals.get(gain.rpartition("-")[2], 0) + sum(points)
    assert totals == {"regions": 178, "special": 55, "castillo": 31, "home": 16, "king": 4}
    assert list(totals) == ["regions", "special", "castillo", "home", "king"], "in the game's own order"


def test_a_game_of_el_caballero() -> None:
    name = "el_caballero-4p-el_caballero+caballero_expansion-1"
    awards = {award.seat: award.award for award in chronicle_of(name).awards(outcome_of(name))}
    assert awards == {
        1: "el_caballero-award-lord",
        2: "kernel-award-loyal",
        0: "el_caballero-award-mason",
        3: "el_caballero-award-finder",
    }


# -- who gets which ----------------------------------------------------------------------------------------


class Feats(Chronicle):
    def __init__(self, *feats: Feat) -> None:
        super().__init__(len(feats[0].amounts))
        self.mine = list(feats)

    def feats(self, outcome: Outcome) -> list[Feat]:
        return self.mine


FAR = Outcome([50, 30, 20], [0], 9)


def given(outcome: Outcome, *feats: Feat) -> list[tuple[int, str]]:
    return [(award.seat, award.award) for award in Feats(*feats).awards(outcome)]


def test_the_rarest_comes_first_and_nobody_has_two() -> None:
    rare, common = counted("rare", [3, 1, 0], 2), counted("common", [9, 4, 2], 1)
    assert given(FAR, rare, common) == [(0, "rare"), (1, "kernel-award-loyal"), (2, "kernel-award-loyal")]


def test_those_who_tie_share_an_award() -> None:
    assert given(FAR, counted("shared", [2, 5, 5], 2))[:2] == [(1, "shared"), (2, "shared")]


def test_too_little_is_no_feat() -> None:
    assert given(FAR, counted("rare", [1, 1, 0], 2)) == [(seat, "kernel-award-loyal") for seat in range(3)]


def test_a_victory_by_two_is_a_photo_finish() -> None:
    plain = counted("rare", [0, 0, 0], 1)
    assert given(Outcome([50, 48, 20], [0], 9), plain)[0] == (0, "kernel-award-photo_finish")
    assert given(Outcome([50, 47, 20], [0], 9), plain)[0] == (0, "kernel-award-loyal")


@pytest.mark.parametrize(
    ("when", "chance", "error", "rises"),
    [(5, 0.08, 0.01, True), (4, 0.08, 0.01, False), (5, 0.1, 0, False), (5, 0.08, 0.03, False)],
)
def test_a_phoenix_wins_from_surely_under_a_tenth_in_the_second_half(
    when: int, chance: float, error: float, rises: bool
) -> None:
    low = Standing(7, when, [chance, 0.9 - chance, 0.1], error)
    won = replace(FAR, standings=[Standing(0, 1, [0.3, 0.3, 0.4]), low, Standing(90, 9, [1.0, 0.0, 0.0])])
    awards = Feats(counted("rare", [9, 0, 0], 1)).awards(won)
    assert (awards[0].award == "kernel-award-phoenix") == rises
    assert [award.words for award in awards if award.award == "kernel-award-phoenix"] == [{"chance": 8}] * rises


def test_a_veto_is_iron_where_its_owners_chance_rose() -> None:
    name = "el_grande-4p-9r-base-1"
    chronicle, outcome = chronicle_of(name), outcome_of(name)
    game, _ = told(name)
    veto = Event("el_grande-log-vetoed", {"seat": {"seat": 2}, "other": {"seat": 0}})
    chronicle.listen(Happened(41, "choose", 4, 0, [veto]))
    for rise, award in ((0.08, "el_grande-award-veto"), (0.07, "kernel-award-loyal")):
        chances = [[0.25] * 4, [0.25 - rise, 0.25, 0.25 + rise, 0.25]]
        standings = [Standing(40, 4, chances[0]), Standing(44, 4, chances[1])]
        awards = {each.seat: each.award for each in chronicle.awards(replace(outcome, standings=standings))}
        assert awards[2] == award
    assert game.over


def test_what_was_taken_back_has_not_happened() -> None:
    story = [
        Happened(0, "start", 0, -1, []),
        *(Happened(n, "choose", 1, 0, []) for n in (1, 2)),
        Happened(3, "stand", 1, 0, []),
        Happened(4, "take_back", 1, 0, []),
        Happened(5, "choose", 1, 0, []),
    ]
    assert [happened.number for happened in lasting(story)] == [0, 1, 3, 5]
