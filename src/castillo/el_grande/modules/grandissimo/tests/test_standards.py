"""AN-4 beside Grandissimo: the prison, companions, ships, and every way in which the King leaves a region."""

from typing import Any

from castillo import Game
from castillo.el_grande.modules.grandissimo.tests.at_table import at, fields_of, general, region, state, taking
from tests.rules.table import asked, at_cards, offered, play

BOTH = ["anniversary", "grandissimo"]


def flying(*standards: str, **numbers: int) -> dict[str, Any]:
    """Both modules; the standards in these regions, or waiting; slots of Grandissimo by name."""
    codes = [region(name) if name else -1 for name in standards] + [-1] * (4 - len(standards))
    return {"modules": BOTH, "module_state": [*codes, *state(**numbers)]}


def bearers(game: Game) -> list[str | None]:
    stacks = game.view()["board"]["stacks"]
    found = {stack["owner"]: stack["place"] for stack in stacks if "bearer" in stack["badges"]}
    return [found.get(seat) for seat in range(4)]


# -- who is chosen ---------------------------------------------------------------------------------------------


def test_GR_2_2_who_imprisons_one_of_two_says_whether_it_is_the_bearer():
    game = taking("concentrated_force", aragon=[0, 2, 0, 0], sevilla=[0, 1, 0, 0], **flying("", "aragon"))
    play(game, "start")
    assert offered(game) == ["pick blue aragon", "pick blue aragon bearer", "pick blue sevilla", "pass"]
    plain = game.clone()
    play(plain, "pick blue aragon")
    assert bearers(plain)[1] == "aragon"
    play(game, "pick blue aragon bearer")
    assert asked(game) == ["blue give_standard"]
    play(game, "pick blue sevilla")
    assert (bearers(game)[1], at(game, "prison")) == ("sevilla", [0, 1, 0, 0])


def test_GR_2_2_a_pardoned_prisoner_bears_the_standard_that_waits():
    document = {"elsewhere": {"prison": [0, 1, 0, 0]}, **flying()}
    game = taking("5/kings_card", **document)
    play(game, "start", "pass", "name aragon")
    assert bearers(game)[1] == "aragon"


def test_GR_4_4_a_companion_may_be_the_bearer():
    game = at_cards(**fields_of({"aragon": [2, 0, 0, 0], "black": {"aragon": 2}, **flying("aragon", INQUISITOR=0)}))
    play(game, "stack 5", "marker general_inquisitor", "pick black aragon", "to sevilla")
    assert offered(game) == ["pick red aragon", "pick red aragon bearer", "pass"]
    play(game, "pick red aragon bearer")
    assert bearers(game)[0] == "sevilla"


def test_GR_2_1_one_who_goes_ashore_bears_the_standard_that_waits():
    game = at_cards(**fields_of({"elsewhere": {"ship_1": [2, 0, 0, 0]}, **flying(SHIPS=0)}))
    play(game, "to sevilla")
    assert bearers(game)[0] == "sevilla"
    play(game, "to valencia")
    assert bearers(game)[0] == "sevilla", "the first"


def test_GR_4_3_a_guest_bears_the_standard_that_waits():
    game = at_cards(**fields_of({"elsewhere": {"guests_0": [0, 2, 0, 0]}, **flying()}))
    play(game, "to sevilla")
    assert bearers(game)[1] == "sevilla"


# -- the King leaves -------------------------------------------------------------------------------------------


def test_AN_4_a_revolution_gives_a_standard_that_waits_in_the_kings_region():
    game = taking("revolution", galicia=[0, 2, 0, 0], **flying())
    play(game, "start", "seat blue")
    assert game.describe()["king"] == "sevilla"
    assert bearers(game)[1] == "galicia"


def test_AN_4_a_grande_who_is_king_gives_it_where_the_king_was_and_not_where_he_is():
    game = taking("revolution", galicia=[0, 2, 0, 0], sevilla=[0, 0, 2, 0], **flying())
    play(game, "start", "seat blue")
    assert bearers(game)[1:3] == ["galicia", None]


def test_AN_4_when_the_king_returns_from_the_castillo():
    game = general(king="sevilla", sevilla=[0, 2, 0, 0], **flying(CROWNED=1))
    assert game.describe()["king"] == "portugal"
    assert bearers(game)[1] == "sevilla"


def test_AN_4_when_the_king_shows_himself():
    numbers = {"INCOGNITO": region("aragon"), "INCOGNITO_BY": 0}
    game = at_cards(
        **fields_of({"galicia": [0, 2, 0, 0], "aragon": [0, 0, 2, 0], **flying("", "", "aragon", **numbers)})
    )
    play(game, "stack 5", "marker incognito_card")
    assert game.describe()["king"] == "aragon"
    assert bearers(game)[1:3] == ["galicia", "aragon"], "and whoever bears it with the King goes on"


def test_AN_7_courts_know_no_standard():
    fields = {"courts": [3, 3, 0, 0], "aragon": [1, 0, 0, 0]}
    game = taking("score_courts", **fields, **flying("aragon"))
    play(game, "start")
    assert game.scores[0] == game.scores[1]
