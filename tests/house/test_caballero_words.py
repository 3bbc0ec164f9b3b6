"""Whatever a game of El Caballero says is a sentence in every language; every rule it names has a page."""

import re
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

import castillo
from castillo.kernel import texts
from castillo.kernel.rule_pages import rule_pages
from castillo.kernel.text import Text
from tests.caballero.table import EXPANSION

ROOT = Path(__file__).parents[2]
SOURCES = list((ROOT / "src/castillo/el_caballero").rglob("*.py"))
RULES = castillo.GAMES["el_caballero"]
VALUES = RULES.values(tuple(RULES.modules))
KEY = re.compile(r"\b[a-z_]+-(?:log|why|prompt|option|card|place|marker|tile|side)-\w+")
WHYS = re.compile(r"why\(\s*\"(\w+)\"")
LANGUAGES = list(texts.LANGUAGES)


def said_in(language: str) -> texts.Speech:
    return texts.speech(language, RULES.id)


def there(key: str, language: str, *parts: str) -> bool:
    return all(said_in(language).has(key, part) for part in parts or ("",))


@pytest.fixture(scope="module")
def said() -> dict[str, dict[str, Any]]:
    """Every text of some games, by what it is made of."""
    found: dict[str, dict[str, Any]] = {}

    def hear(text: Text | None) -> None:
        if text is not None:
            found[repr(text)] = text.to_json()

    for seed in range(6):
        modules = EXPANSION if seed % 2 else []
        game, luck = castillo.new_game("el_caballero", players=2 + seed % 3, modules=modules, seed=seed), Random(seed)
        while not game.over:
            decision = game.decisions[0]
            hear(decision.prompt)
            for option in luck.sample(decision.options, min(12, len(decision.options))):
                hear(option.text)
            for target in luck.sample(game.rules.targets(game), 6):
                hear(decision.why_not(target))
            for event in game.choose(luck.choice(decision.options)):
                hear(event.text)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_game_says_is_a_sentence(said: dict[str, dict[str, Any]], language: str):
    assert len(said) > 500
    faults = set()
    for text in said.values():
        shown = said_in(language).render(text)
        if not shown or "{" in shown or texts.UNKNOWN in shown or KEY.search(shown) or ".." in shown:
            faults.add(f"{text['key']}: {shown}")
    assert faults == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_are_short(said: dict[str, dict[str, Any]], language: str):
    prompts = [said_in(language).render(text) for text in said.values() if "-prompt-" in text["key"]]
    assert [prompt for prompt in prompts if len(prompt) > 100] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_in_the_source_has_a_sentence(language: str):
    for path in SOURCES:
        owner = "caballero_expansion" if "modules" in path.parts and path.name == "why.py" else "el_caballero"
        for name in WHYS.findall(path.read_text("utf-8")):
            assert there(f"{owner}-why-{name}", language), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_modules_tiles_and_cards_have_names(language: str):
    for module in RULES.modules:
        assert there(f"{module}-module", language, "name", "text")
    assert there("el_caballero-game", language, "name", "text")
    for spec in RULES.options:
        assert there(f"el_caballero-setting-{spec.name}", language, "name", "text")
        values = [*spec.values, *(range(4) if spec.seats else ())]
        for value in values:
            assert there(
                f"el_caballero-setting-{spec.name}-{'none' if value is None else str(value).lower()}", language
            )
    cards = [key for key in VALUES.table if key.count("/") == 2]
    assert cards
    for key in cards:
        shown = said_in(language).card_text(key, VALUES.table[key])
        assert not set(texts.UNKNOWN + "{") & set(shown)
        assert all(str(value) in shown for value in VALUES.table[key].values() if value)
        assert said_in(language).name_of({"card": key}) != key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_pages_in_order(language: str):
    pages = rule_pages(language, EXPANSION, "el_caballero")
    english = rule_pages("en", EXPANSION, "el_caballero")
    assert [(p["id"], p["rule"]) for p in pages] == [(p["id"], p["rule"]) for p in english]
    wanted = ["EC-1", "EC-1.1", "EC-1.2", "EC-1.3", "EC-2", "EC-3", "EC-4", *(f"EC-4.{n}" for n in range(1, 9))]
    wanted += ["EC-5", "EC-5.1", "EC-5.2", "EC-6", "EC-6.1", "EC-6.2", "EC-6.3"]
    rules = [page["rule"] for page in pages]
    assert [rule for rule in rules if rule in wanted] == wanted
    assert set(VALUES.rules.values()) - {""} <= set(rules)
    numbers = [[int(n) for n in re.findall(r"\d+", rule)] for rule in rules]
    assert all(one < other for one, other in pairwise(numbers))
    assert not [page for page in pages if set(texts.UNKNOWN + "{") & set(page["text"])]


def test_every_rule_that_a_game_names_has_a_page():
    source = "".join(path.read_text("utf-8") for path in SOURCES)
    pages = {page["rule"] for page in rule_pages("en", EXPANSION, "el_caballero")}
    assert set(re.findall(r"\"(EC-[\d.]+)\"", source)) <= pages


def test_areas_of_every_kind_have_names():
    for pattern in ("cape", "coast", "isthmus", "bay", "inland"):
        assert said_in("en").name_of({"place": f"land-{pattern}-30"})[0].isupper()
    for pattern in ("open-sea", "cape", "coast", "bay"):
        assert said_in("en").name_of({"place": f"water-{pattern}-30"})[0].isupper()
    assert said_in("nl").name_of({"place": "water-isthmus-30-2"}) == "Water aan een landengte"
