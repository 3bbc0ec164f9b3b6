"""Lessons: their line can be played whatever the learner chooses, the others follow it, and the notes are true."""

from collections.abc import Iterator
from typing import Any

import pytest

import castillo
from castillo.kernel.game import Game
from castillo.kernel.texts import LANGUAGES, speech
from castillo.table.lesson_files import LEARNER, Lesson, lessons
from castillo.table.lessons import offered, scripted
from castillo.table.refusals import NotAllowed
from castillo.table.seats import BOT, PERSON, Seat
from castillo.table.table import Table

EVERY = [(game, module) for game in castillo.GAMES for module in lessons(game)]
Points = dict[str, list[int]]


def ways_through(
    game: Game, lesson: Lesson, scored: tuple[Points, ...] = ()
) -> Iterator[tuple[Game, tuple[Points, ...]]]:
    """The game at the end of a lesson, once for every way in which the learner may play it, and all that was scored."""
    while game.made < len(lesson.moves):
        seat = game.waiting_seats()[0]
        answers = sorted(offered(lesson, game) or ()) if seat == LEARNER else follow(lesson, game, seat)
        assert answers, f"after {game.made} choices the line leaves seat {seat} nothing to answer"
        for other in answers[1:]:
            branch = game.clone()
            yield from ways_through(branch, lesson, (*scored, points_of(branch.choose(other, seat=seat))))
        scored = (*scored, points_of(game.choose(answers[0], seat=seat)))
    yield game, scored


def follow(lesson: Lesson, game: Game, seat: int) -> list[int]:
    answer = scripted(lesson, game, seat)
    return [] if answer is None else [answer]


def points_of(events: list[Any]) -> Points:
    return {event.args["place"]["place"]: event.args["points"] for event in events if event.kind.endswith("scored")}


@pytest.mark.parametrize(("game", "module"), EVERY)
def test_the_line_of_every_lesson_can_be_played_in_every_way(game: str, module: str) -> None:
    lesson = lessons(game)[module]
    start = castillo.position(game, lesson.document)
    ends = [end for end, _ in ways_through(start, lesson)]
    assert ends
    assert {end.made for end in ends} == {len(lesson.moves)}
    assert {tuple(end.waiting_seats()) for end in ends} <= {(LEARNER,), ()}, "whoever learns goes on, or it is over"


@pytest.mark.parametrize(("game", "module"), EVERY)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_has_its_words(game: str, module: str, language: str) -> None:
    said = speech(language, game)
    for note in lessons(game)[module].notes:
        for part in ("name", "text"):
            assert said.has(f"{module}-lesson-{note.id}", part), note.id


def test_in_the_first_lesson_the_plan_works_whatever_is_left_to_choose() -> None:
    lesson = lessons("el_grande")["base"]
    ends = list(ways_through(castillo.position("el_grande", lesson.document), lesson))
    assert len(ends) == 256
    assert dict(lesson.foresees) == {"granada": 10, "sevilla": 8, "castilla_la_vieja": 6}
    for end, scored in ends:
        general = scored[-1]
        assert {place: general[place][0] for place, _ in lesson.foresees} == dict(lesson.foresees)
        assert end.winners == ()
        assert end.scores[0] - max(end.scores[1:]) >= 5
        fiefs = [points for points in scored if points and points is not general]
        assert fiefs[0]["sevilla"] == [3, 0, 4, 0], "note `scorings`"
        assert fiefs[1]["castilla_la_vieja"] == [4, 2, 0, 4], "note `ties`"
        assert fiefs[1]["granada"] == [10, 0, 0, 0], "note `bonuses`"


def test_in_el_caballero_two_lands_become_one_whatever_is_left_to_choose() -> None:
    lesson = lessons("el_caballero")["el_caballero"]
    ends = list(ways_through(castillo.position("el_caballero", lesson.document), lesson))
    assert len(ends) == 2 * 3 * 4, "two turns of a tile, three numbers on land, four on water"
    for end, scored in ends:
        [general] = [points for points in scored if points]
        assert general["land-inland-1"] == [16, 0, 8], "note `first`"
        assert general["water-coast-1"] == [8, 0, 0], "note `sea`"
        assert end.scores == (24, 2, 8), "note `learned`"
        assert end.describe()["round"] == 5


def test_the_lesson_for_newcomers_comes_first() -> None:
    assert [next(iter(lessons(game))) for game in castillo.GAMES] == ["base", "el_caballero"]


def after(moves: int, module: str = "el_caballero") -> dict[str, Any]:
    """A lesson of El Caballero after so many moves, taking the first answer of each."""
    lesson = lessons("el_caballero")[module]
    game = castillo.position("el_caballero", lesson.document)
    while game.made < moves:
        seat = game.waiting_seats()[0]
        answer = scripted(lesson, game, seat)
        assert answer is not None
        game.choose(answer, seat=seat)
    return game.describe()


def test_in_el_caballero_the_castle_brings_back_what_the_tile_drives_out() -> None:
    notes = [[note.id for note in move.notes] for move in lessons("el_caballero")["el_caballero"].moves]
    bought, gone = after(notes.index(["castle"]) + 1), after(notes.index(["gone"]))
    assert bought["courts"][0] == 5 + 3 - 3 - 2 - 1, "notes `court`, `card`, `ship` and `castle`"
    assert [card["castle"] for card in bought["cards"] if card["seat"] == 0] == [True]
    assert [card for card in gone["cards"] if card["seat"] == 0] == []
    assert (gone["courts"][0], gone["court_ships"]) == (2 + 3, [1, 0, 0]), "note `gone`"
    joining = after(notes.index(["first"]))
    assert [card["seat"] for card in joining["cards"]] == [1, 2], "note `join`"


def played(game: str, module: str) -> tuple[Game, list[Points]]:
    """A lesson with one way through it: the game at its end, and each scoring on the way."""
    lesson = lessons(game)[module]
    [(end, scored)] = ways_through(castillo.position(game, lesson.document), lesson)
    return end, [points for points in scored if points]


def test_with_alcaldes_and_grandes_closed_areas_and_a_card_between_lands_pay() -> None:
    end, (general,) = played("el_caballero", "caballero_expansion")
    assert general["land-cape-1"] == [2 * (3 + 2), 0], "note `alcalde`"
    assert general["water-bay-10"] == [2 + 1, 0], "note `water`"
    between = [general[place] for place in ("land-coast-6", "land-cape-2", "land-cape-3")]
    assert between == [[6, 0], [4, 0], [2, 0]], "note `learned`"
    assert end.scores == (25, 3)
    assert end.describe()["round"] == 5


def test_with_alcaldes_and_grandes_prices_and_totals_are_as_the_notes_say() -> None:
    module = "caballero_expansion"
    notes = [[note.id for note in move.notes] for move in lessons("el_caballero")[module].moves]
    courts = [after(made, module)["courts"][0] for made in (0, *(notes.index([n]) for n in ("closed", "water")))]
    assert courts == [9, 9 + 2, 9 + 2 - 1], "notes `rounds` and `alcalde`"
    before, stays = (after(notes.index([name]), module) for name in ("grande", "stays"))
    assert before["courts"][0] == 10 - 1 - 2, "note `water`"
    assert stays["courts"][0] == 7 - 2 - 4, "note `grande`"
    ends: Any = castillo.position("el_caballero", stays)
    lands = [(area["totals"], area["closed"]) for area in ends.areas() if area["kind"] == "land"]
    assert lands == [([0, 0], True), ([4, 3], False), ([2, 0], False), ([1, 0], False)], "notes `grande` and `stays`"
    assert [card["grande"] for card in stays["cards"] if card["seat"] == 0] == [True], "note `stays`"


def test_in_king_and_intrigue_a_region_pays_double() -> None:
    end, (by_worth, *_, general) = played("el_grande", "king_and_intrigue")
    assert sum(points[0] for points in by_worth.values()) == 16, "note `intrigue`"
    assert general["castilla_la_nueva"] == [14 + 2, 8, 0, 0], "note `learned`"
    assert (end.scores[0], max(end.scores[1:])) == (48, 44)


def test_in_grandissimo_two_regions_count_as_one() -> None:
    end, (coast, *_, general) = played("el_grande", "grandissimo")
    assert coast["sevilla"] == [6, 0, 0], "note `next`"
    assert general["castilla_la_vieja"] == [6 + 5, 0, 4], "note `learned`"
    assert end.scores == (32, 21, 28)
    regions = end.describe()["regions"]
    assert regions["castilla_la_vieja"]["caballeros"] == [4, 1, 5]
    assert regions["portugal"]["caballeros"] == [2, 1, 0], "alone: 4 and 5 for you, 6 and 2 at home for Gonzalo"


def test_in_colonies_goods_come_home_and_black_ones_count() -> None:
    end, (general,) = played("el_grande", "colonies")
    assert general["castilla_la_nueva"] == [7, 0], "note `black`"
    assert general["castilla_la_vieja"] == [6, 0]
    assert sum(points[0] for points in general.values()) + 4 == end.scores[0], "note `learned`"
    assert end.scores == (34, 19)
    document = end.describe()
    assert document["regions"]["castilla_la_nueva"]["caballeros"] == [4, 5]
    assert document["black"] == {"castilla_la_nueva": 2, "castilla_la_vieja": 2}


def test_in_anniversary_the_standard_bearer_wins_a_tie() -> None:
    end, (general,) = played("el_grande", "anniversary")
    assert end.describe()["regions"]["castilla_la_nueva"]["caballeros"] == [3, 1, 3]
    assert (general["castilla_la_nueva"], general["granada"]) == ([7, 0, 4], [8, 3, 0]), "note `learned`"
    assert end.scores == (18, 16, 16)


# -- at a table ----------------------------------------------------------------------------------------------


def a_table(lesson: Lesson) -> Table:
    seats = [Seat(0, PERSON, "me", "Me"), *(Seat(i + 1, BOT, level="easy") for i in range(len(lesson.names)))]
    table = Table("me", seats, lesson=lesson)
    table.begin(castillo.position("el_grande", lesson.document), at=1)
    return table


def play_bots(table: Table) -> None:
    while table.asked_bots:
        seat = table.asked_bots[0]
        answer = table.scripted_answer(seat)
        assert answer is not None
        table.accept(table.bot_chooses(seat, table.bot_questions()[0].number, answer, at=2))


def test_bots_wait_until_a_note_was_read() -> None:
    table = a_table(lessons("el_grande")["base"])
    assert table.asked_bots == []
    assert table.view(0)["lesson"]["waits"]
    assert [note["id"] for note in table.view(0)["lesson"]["notes"]] == ["people"]
    with pytest.raises(NotAllowed):
        table.go_on("somebody", at=2)
    table.accept(table.go_on("me", at=2))
    assert table.asked_bots == [2]
    with pytest.raises(NotAllowed):
        table.go_on("me", at=2)
    play_bots(table)
    assert table.asked_seats == [LEARNER]


def test_only_the_answers_of_the_line_are_open_and_the_others_say_so() -> None:
    table = a_table(lessons("el_grande")["base"])
    table.accept(table.go_on("me", at=2))
    play_bots(table)
    decision = table.view(0)["decision"]
    assert [option["notation"] for option in decision["options"]] == ["card power_10"]
    assert decision["why_not"]["base/power/power_11"]["key"] == "table-why-lesson"
    assert "base/power/power_10" not in decision["why_not"]
    asked = ["card power_10", "card power_11", "base/power/power_11", "aragon"]
    reasons = table.why_not("me", 0, decision["number"], asked)["reasons"]
    found = [reason and reason["key"] for reason in reasons.values()]
    assert found == [None, "table-why-lesson", "table-why-lesson", "kernel-why-not_asked"]
    other = next(option for option in table.running_game().decisions[0].options if option.notation == "card power_11")
    with pytest.raises(NotAllowed, match="what the note says"):
        table.choose("me", 0, decision["number"], int(other.action), at=3)
    table.accept(table.choose("me", 0, decision["number"], decision["options"][0]["action"], at=3))


def test_a_note_stays_while_its_answers_are_given_and_comes_back_when_one_is_taken_back() -> None:
    table = a_table(lessons("el_grande")["base"])
    table.accept(table.go_on("me", at=2))
    play_bots(table)

    def answer() -> None:
        decision = table.view(0)["decision"]
        table.accept(table.choose("me", 0, decision["number"], decision["options"][0]["action"], at=3))

    def notes() -> list[str]:
        return [note["id"] for note in table.view(0)["lesson"]["notes"]]

    for wanted in ("price", "cards", "neighbours", "neighbours", "neighbours", "tower"):
        assert notes() == [wanted]
        answer()
    table.accept(table.take_back("me", 0, table.public_length, at=4))
    assert notes() == ["tower"]
    table.accept(table.take_back("me", 0, table.public_length, at=4))
    assert notes() == ["neighbours"]


def test_without_its_lesson_the_game_is_free() -> None:
    table = a_table(lessons("el_grande")["base"])
    table.lesson = None
    assert table.asked_bots == [1]
    assert "lesson" not in table.view(0)
    assert table.scripted_answer(1) is None
