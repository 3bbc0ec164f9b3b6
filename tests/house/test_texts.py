"""Every text exists in every language, uses the same arguments, and looks as that language looks in print."""

import ast
import json
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import castillo
from castillo.el_grande.position import Position
from castillo.kernel import texts
from castillo.kernel.decision import snake_case
from castillo.kernel.frame import Frame, Step
from castillo.kernel.module import GAMES
from castillo.kernel.rule_pages import rule_pages
from castillo.kernel.text import Text
from castillo.kernel.window import ANSWER_WORDS, STANDING_WORDS

ROOT = Path(__file__).parents[2]
SOURCES = [
    path for floor in ("kernel", "stories", "el_grande") for path in (ROOT / "src/castillo" / floor).rglob("*.py")
]
LANGUAGES = list(texts.LANGUAGES)
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"]
NARROW = "\u202f"
KEY = re.compile(r"\b[a-z_]+-(?:log|why|prompt|option|pass|step|answer|choice|card|place|marker|kind|seat|window)-\w+")
LITERAL = re.compile(r"[a-z_]+-(?:log|why|prompt|option|pass|step|answer)-[a-z_0-9]+")
GRANDE = GAMES["el_grande"]
SETS = GRANDE.allowed_sets()
LARGEST = [modules for modules in SETS if not any(set(modules) < set(other) for other in SETS)]
"""The sets of modules that no other set contains: together they have every module."""
VALUES = GRANDE.values(tuple(GRANDE.modules))

Parsed = dict[str, dict[str, fluent.Pattern]]
"""Patterns by message and attribute ("" is the message itself)."""


def said_in(language: str) -> texts.Speech:
    """What El Grande says in a language."""
    return texts.speech(language, GRANDE.id)


# -- reading the files -------------------------------------------------------------------------------------


def files() -> list[Path]:
    shared = [folder / texts.EVERYWHERE for folder in texts.folders() if (folder / texts.EVERYWHERE).exists()]
    return [folder / f"{language}.ftl" for folder in texts.folders() for language in LANGUAGES] + shared


@lru_cache
def parsed(path: Path) -> Parsed:
    out: Parsed = {}
    entries = FluentParser().parse(path.read_text("utf-8")).body
    assert [entry.content for entry in entries if isinstance(entry, fluent.Junk)] == [], path.name
    for message in (entry for entry in entries if isinstance(entry, fluent.Message)):
        assert message.id.name not in out, f"{path}: {message.id.name} twice"
        patterns = {a.id.name: a.value for a in message.attributes}
        out[message.id.name] = patterns | ({"": message.value} if message.value else {})
    return out


def nodes(node: object) -> Iterator[fluent.BaseNode]:
    """A node of a message and everything inside it."""
    if isinstance(node, fluent.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list):
        for item in node:
            yield from nodes(item)


def variables(pattern: fluent.Pattern) -> set[str]:
    return {n.id.name for n in nodes(pattern) if isinstance(n, fluent.VariableReference)}


def all_variables(pattern: fluent.Pattern, language: str, game: str) -> set[str]:
    """The variables of a pattern and of all messages it refers to."""
    found = variables(pattern)
    for node in nodes(pattern):
        if isinstance(node, fluent.MessageReference):
            owner = node.id.name.partition("-")[0]
            file = next(f for f in texts.folders(game) if f.parent.name == owner) / f"{language}.ftl"
            part = parsed(file)[node.id.name][node.attribute.name if node.attribute else ""]
            found |= all_variables(part, language, game)
    return found


def game_of(path: Path) -> str:
    """Whose text it is; of those that belong to no game any game may be asked."""
    return next((game.id for game in GAMES.values() if path.is_relative_to(game.folder)), GRANDE.id)


def plain(variable: str) -> str:
    """`to_into` is an argument `to`: languages differ in their prepositions."""
    head, _, form = variable.rpartition("_")
    return head if head and form in texts.FORMS else variable


def texts_of(pattern: fluent.Pattern) -> list[str]:
    return [n.value for n in nodes(pattern) if isinstance(n, fluent.TextElement)]


# -- all languages say the same ----------------------------------------------------------------------------


def test_every_folder_has_every_language() -> None:
    assert [str(f) for f in files() if not f.exists()] == []


@pytest.mark.parametrize("folder", texts.folders(), ids=texts.speech("en").owners)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_language_has_the_messages_of_english(folder: Path, language: str) -> None:
    english, other = parsed(folder / "en.ftl"), parsed(folder / f"{language}.ftl")
    assert english.keys() ^ other.keys() == set()
    for name in english:
        free = set() if name == "kernel-place" else set(texts.FORMS)  # a place says how it is used only where it must
        assert (english[name].keys() ^ other[name].keys()) - free == set(), name


@pytest.mark.parametrize("folder", texts.folders(), ids=texts.speech("en").owners)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_language_uses_the_arguments_of_english(folder: Path, language: str) -> None:
    english, other = parsed(folder / "en.ftl"), parsed(folder / f"{language}.ftl")
    for name in english:
        for part in english[name].keys() & other[name].keys():
            asked = [{plain(v) for v in variables(patterns[name][part])} for patterns in (english, other)]
            assert asked[0] == asked[1], f"{name}.{part}"


@pytest.mark.parametrize("path", files(), ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_messages_belong_to_their_owner(path: Path) -> None:
    owner = path.parent.parent.name
    assert [name for name in parsed(path) if name.partition("-")[0] != owner] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    faults: list[str] = []
    for path in (f for f in files() if f.stem == language):
        game = game_of(path)
        for name, part, pattern in patterns_of(path):
            wanted = all_variables(pattern, language, game)
            for sample in (0, 1, 2, 5, "word") if wanted else ("",):
                shown, errors = formatted(name, part, language, game, dict.fromkeys(wanted, sample))
                if errors or "{" in shown:
                    faults.append(f"{name}.{part}: {errors} {shown}")
    assert faults == []


def patterns_of(path: Path) -> Iterator[tuple[str, str, fluent.Pattern]]:
    for name, patterns in parsed(path).items():
        for part, pattern in patterns.items():
            yield name, part, pattern


def formatted(name: str, part: str, language: str, game: str, args: dict[str, Any]) -> tuple[str, list[Exception]]:
    bundle = texts.speech(language, game).bundle
    message = bundle.get_message(name)
    shown, errors = bundle.format_pattern(message.attributes[part] if part else message.value, args)
    return str(shown), errors


# -- typography --------------------------------------------------------------------------------------------


ROOMS = sorted((ROOT / "web/src/i18n/rooms").iterdir())
PAGES = [ROOT / "web/src/i18n", *ROOMS, *sorted((ROOT / "web/src").glob("*/*/texts"))]
SET = [*files(), *(folder / f"{language}.ftl" for folder in PAGES for language in LANGUAGES)]


@pytest.mark.parametrize(
    "path", [f for f in SET if f.stem in LANGUAGES], ids=lambda path: f"{path.parent.parent.name}-{path.stem}"
)
def test_typography(path: Path) -> None:
    faults: list[str] = []
    for name, part, pattern in patterns_of(path):
        faults += [f"{name}.{part}: {fault} in {t!r}" for t in texts_of(pattern) for fault in wrong(t, path.stem)]
        whole = "".join(texts_of(pattern))
        opening, closing = tuple(QUOTES[path.stem])
        if whole.count(opening) > whole.count(closing):
            faults.append(f"{name}.{part}: unpaired quotes")
    assert faults == []


QUOTES = {"en": "“”", "de": "„“", "nl": "‘’", "fr": "«»"}


def wrong(text: str, language: str) -> Iterator[str]:
    """What a typesetter of the language would mark."""
    if "'" in text or '"' in text:
        yield "a typewriter's quote"
    if "..." in text or re.search(r"\S  |\w - \w", text):
        yield "dots, blanks or a hyphen"
    if set(text) & (set("“”„‘«»") - set(QUOTES[language])):
        yield "quotes of another language"
    if language == "fr" and re.search(rf"[^{NARROW}][:;!?»]|«[^{NARROW}]", text):
        yield "no narrow space"
    if language != "fr" and (NARROW in text or re.search(r"\w\s[:;!?](?=$|\s+[A-ZÄÖÜ])", text)):
        yield "a space before a sign"


@pytest.mark.parametrize("folder", PAGES, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_page_says_the_same_in_every_language(folder: Path, language: str) -> None:
    english, other = parsed(folder / "en.ftl"), parsed(folder / f"{language}.ftl")
    assert english.keys() ^ other.keys() == set()
    for name in english:
        asked = [
            {plain(v) for part in patterns[name].values() for v in variables(part)} for patterns in (english, other)
        ]
        assert asked[0] == asked[1], name


# -- what the engine can say -------------------------------------------------------------------------------


def frames() -> dict[str, type[Frame]]:
    games = [castillo.new_game("el_grande", players=4, modules=modules, seed=1) for modules in LARGEST]
    return {name: cls for game in games for name, cls in game.rules.frame_types.items()}


def key(frame: str, kind: str) -> str:
    owner, name = frame.split(".")
    return f"{owner}-{kind}-{snake_case(name)}"


def test_every_question_has_a_prompt() -> None:
    wanted = [key(name, "prompt") for name, cls in frames().items() if not issubclass(cls, Step)]
    assert len(wanted) > 20
    assert missing(wanted) == []


def test_every_question_that_can_be_passed_says_so() -> None:
    passing = {
        node.name
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
        for part in node.body
        if isinstance(part, ast.FunctionDef) and part.name == "options"
        for leaf in ast.walk(part)
        if isinstance(leaf, ast.Name) and leaf.id == "PASS"
    }
    wanted = [key(name, "pass") for name in frames() if name.split(".")[1] in passing]
    assert len(wanted) > 10
    assert missing(wanted) == []


def test_every_announced_step_has_a_text() -> None:
    source = "".join(path.read_text("utf-8") for path in SOURCES)
    announced = set(re.findall(r"(?:announce\(|step = )(\w+)\(", source))
    steps = [name for name, cls in frames().items() if issubclass(cls, Step)]
    wanted = [key(name, "step") for name in steps if name.split(".")[1] in announced]
    assert len(wanted) > 5
    assert missing(wanted) == []


def test_every_key_in_the_source_exists() -> None:
    literals = {
        node.value
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and LITERAL.fullmatch(node.value)
    }
    assert len(literals) > 30
    assert missing(sorted(literals)) == []


def test_answers_and_windows_have_texts() -> None:
    standing = [word for word in STANDING_WORDS if word != "use"]
    assert missing([f"kernel-answer-{w}" for w in ANSWER_WORDS if w] + [f"kernel-standing-{w}" for w in standing]) == []
    games = [castillo.new_game("el_grande", players=4, modules=names, seed=1) for names in LARGEST]
    for window in [window for game in games for window in game.rules.windows]:
        owner = next(o for o in said_in("en").owners if said_in("en").has(f"{o}-window-{window.name}", "name"))
        assert missing([f"{owner}-window-{window.name}"], "name", "text") == []


def test_options_of_a_table_have_texts() -> None:
    for spec in GRANDE.options:
        owner = spec.module or "el_grande"
        assert missing([f"{owner}-setting-{spec.name}"], "name", "text") == []
        seats = tuple(range(GRANDE.players[1])) if spec.seats else ()
        values = ["none" if v is None else str(v).lower() for v in spec.values + seats]
        assert missing([f"{owner}-setting-{spec.name}-{value}" for value in values]) == []


def test_games_modules_places_and_markers_have_names() -> None:
    assert missing(["el_grande-game", *(f"{module}-module" for module in GRANDE.modules)], "name", "text") == []
    refs: list[dict[str, Any]] = [{"marker": "veto-0-1"}, *({"seat": seat} for seat in range(-1, 6))]
    for modules in LARGEST:
        game = castillo.new_game("el_grande", players=5, modules=modules, seed=1)
        assert isinstance(game, Position)
        refs += [{"place": place.id} for place in game.book.places]
        refs += [{"marker": marker["id"]} for marker in game.view(0)["board"]["markers"]]
        refs += [{"marker": name} for name in game.book.marker_names.values()]
    for language in LANGUAGES:
        names = [said_in(language).name_of(ref) for ref in refs]
        assert [name for name in names if KEY.search(name) or not name] == []


def missing(keys: list[str], *parts: str) -> list[str]:
    wanted = [(k, language, part) for k in keys for language in LANGUAGES for part in parts or ("",)]
    return [f"{language}: {k}.{part}" for k, language, part in wanted if not there(k, language, part)]


def there(key: str, language: str, part: str) -> bool:
    if not said_in(language).has(key, part):
        return False
    return bool(part) or said_in(language).bundle.get_message(key).value is not None


# -- cards and rules ---------------------------------------------------------------------------------------

CARDS = [k for k in VALUES.table if re.fullmatch(r"\w+/(\d+|power|display)/\w+", k)]


UNSAID = ("supply", "gold", "goods", "ships", "prisoners")
"""Of these a card says nothing where it has none."""


@pytest.mark.parametrize("card", CARDS)
def test_a_card_says_what_it_does_with_its_own_numbers(card: str) -> None:
    owner, _, name = card.split("/")
    assert missing([f"{owner}-card-{name}"], "name", "text") == []
    file = parsed(next(f for f in texts.folders(GRANDE.id) if f.parent.name == owner) / "en.ftl")
    used = all_variables(file[f"{owner}-card-{name}"]["text"], "en", GRANDE.id)
    assert used == VALUES.table[card].keys() - {"copies"}
    for language in LANGUAGES:
        shown = said_in(language).card_text(card, VALUES.table[card])
        assert not set(texts.UNKNOWN + "{") & set(shown)
        said = {field: value for field, value in VALUES.table[card].items() if field in used}
        told = [value for field, value in said.items() if field not in UNSAID or value != 0]
        assert [value for value in told if str(value) not in shown] == [], language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("symbol", UNSAID[1:])
def test_a_card_says_the_symbols_that_a_sheet_gives_it(symbol: str, language: str) -> None:
    cards = [card for card in CARDS if symbol in VALUES.table[card]]
    assert cards
    for card in cards:
        plain = said_in(language).card_text(card, VALUES.table[card] | {symbol: 0})
        given = said_in(language).card_text(card, VALUES.table[card] | {symbol: 97})
        assert "97" in given
        assert "97" not in plain
        assert "  " not in plain + given


def test_the_parts_of_a_card_have_names() -> None:
    assert missing([f"base-choice-move_all_own_or_place_2-{i}" for i in (0, 1)]) == []
    assert missing([f"king_and_intrigue-choice-intrigue_card-{i}" for i in (0, 1)]) == []


def pages_of_all_modules() -> list[dict[str, str]]:
    return [page for modules in LARGEST for page in rule_pages("en", modules)]


@pytest.mark.parametrize("modules", LARGEST)
@pytest.mark.parametrize("language", LANGUAGES)
def test_rule_pages(language: str, modules: tuple[str, ...]) -> None:
    pages = rule_pages(language, modules)
    english = rule_pages("en", modules)
    assert [(p["id"], p["rule"]) for p in pages] == [(p["id"], p["rule"]) for p in english]
    assert len({p["rule"] for p in pages}) == len(pages)
    for page in pages:
        assert page.keys() == {"id", "rule", "title", "text", "module"}
        assert all(page.values())
        assert not set(texts.UNKNOWN + "{") & set(page["text"]), page
    assert "4/2/0" in next(p["text"] for p in pages if p["rule"] == "EG-1")
    assert {p["module"] for p in rule_pages(language, ["base"])} == {"base", "el_grande"}


def test_every_rule_of_our_reference_has_a_page() -> None:
    there = {page["rule"] for page in pages_of_all_modules()}
    wanted = {f"EG-5.{n}" for n in range(1, 34)} | {f"Q-{n:02}" for n in range(1, 15)}
    wanted |= {f"AN-{n}" for n in range(1, 8)}
    wanted |= {*VALUES.rules.values(), *(s.rule for s in GRANDE.options if s.rule)}
    assert wanted - there == set()
    order = [page["rule"] for page in rule_pages("en", SETS[0]) if page["rule"].startswith("EG-")]
    assert order == sorted(order, key=lambda rule: [int(n) for n in re.findall(r"\d+", rule)])


# -- what games say ----------------------------------------------------------------------------------------

PLACES = [k.rpartition("/")[2] for k in VALUES.table if "/place/" in k]
TARGETS = [*PLACES, "court", "province"]


class Listener:
    """Collects every text of a game, once each."""

    def __init__(self) -> None:
        self.texts: dict[str, dict[str, Any]] = {}
        self.keys: set[str] = set()
        self.rules: set[str] = set()
        self.misnamed: set[str] = set()
        self.luck = random.Random(1)

    def hear(self, text: dict[str, Any]) -> None:
        written = json.dumps(text, sort_keys=True)
        if written not in self.texts:
            self.texts[written] = text
            self.keys |= set(KEY.findall(written))

    def play(self, seed: int) -> None:
        luck = random.Random(seed)
        game = castillo.new_game(
            "el_grande",
            players=2 + seed % 4,
            modules=SETS[seed % len(SETS)],
            options={spec.name: luck.choice(spec.values) for spec in GRANDE.options},
            seed=seed,
        )
        while not game.over:
            decision = luck.choice(game.decisions)
            self.listen_to(decision, game)
            for event in game.choose(luck.choice(decision.options)):
                self.rules |= {event.rule}
                option: Any = event.args.get("option")
                if option and not said_in("en").has(option["key"]):
                    self.misnamed.add(option["key"])
                else:
                    self.hear(event.text.to_json())

    def listen_to(self, decision: castillo.Decision, game: castillo.Game) -> None:
        asked = decision.to_json([*TARGETS, *self.luck.sample(CARDS, 12)])
        self.hear(asked["prompt"])
        for text in [*(option["text"] for option in asked["options"]), *asked["why_not"].values()]:
            self.hear(text)
        self.rules |= {decision.rule}
        for reason in (decision.why_not("nothing"), *(game.can_take_back(seat) for seat in range(game.setup.players))):
            if isinstance(reason, Text):
                self.hear(reason.to_json())


@pytest.fixture(scope="module")
def said() -> Listener:
    listener = Listener()
    for seed in range(32):
        listener.play(seed)
    return listener


def test_games_say_most_of_what_can_be_said(said: Listener) -> None:
    assert len(said.keys) > 90
    kinds = {"log", "why", "prompt", "option", "pass", "step", "answer", "choice"}
    assert {k.split("-")[1] for k in said.keys} >= kinds


def test_an_only_option_is_named_by_its_own_question(said: Listener) -> None:
    assert said.misnamed == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_games_say_is_a_sentence(said: Listener, language: str) -> None:
    faults: set[str] = set()
    for text in said.texts.values():
        for names in (None, NAMES):
            shown = said_in(language).render(text, names)
            if not shown or "{" in shown or texts.UNKNOWN in shown or KEY.search(shown) or shown.endswith(".."):
                faults.add(f"{text['key']}: {shown}")
    assert sorted(faults) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_prompts_are_short(said: Listener, language: str) -> None:
    prompts = [t for t in said.texts.values() if "-prompt-" in t["key"] and "reaction" not in t["key"]]
    assert [shown for t in prompts if len(shown := said_in(language).render(t)) > 100] == []


def test_every_rule_that_games_name_has_a_page(said: Listener) -> None:
    there = {page["rule"] for page in pages_of_all_modules()}
    assert said.rules - there - {""} == set()


# -- the reader of texts -----------------------------------------------------------------------------------


def test_names_of_seats() -> None:
    text = Text("el_grande-log-turn_begun", {"seat": {"seat": 1}})
    assert said_in("en").render(text) == "Blue’s turn began."
    assert said_in("en").render(text, NAMES) == "Ben’s turn began."
    assert said_in("de").render(text, ["Ada", ""]) == "Der Zug von Blau begann."
    assert said_in("nl").name_of({"seat": -1}) == "iemand"


def test_places_take_their_prepositions() -> None:
    args = {"owner": {"seat": 0}, "from": {"place": "aragon"}, "to": {"place": "castillo"}, "count": 2}
    shown = [said_in(language).render(Text("el_grande-log-moved", args)) for language in LANGUAGES]
    assert shown == [
        "2 of Red’s caballeros went from Aragón into the Castillo.",
        "2 Caballeros von Rot gingen aus Aragón ins Castillo.",
        "2 caballero’s van Rood gingen uit Aragón naar het Castillo.",
        "2 caballeros de Rouge sont allés d’Aragón dans le Castillo.",
    ]


def test_lists_become_words() -> None:
    begun = Text("el_grande-log-round_begun", {"round": 2, "cards": ["base/1/move_3", "base/5/kings_card"]})
    assert said_in("en").render(begun) == "Round 2 began. Face up: On the Road, The King’s Card."
    scored: dict[str, object] = {
        "place": {"place": "galicia"},
        "points": [4, 0, 2],
        "how": "general",
        "counts": [2, 0, 1],
    }
    assert said_in("de").render(Text("el_grande-log-scored", scored)) == "Galicia wurde gewertet: Rot 4, Grün 2."
    scored["points"] = [0, 0]
    assert said_in("nl").render(Text("el_grande-log-scored", scored)) == "Galicia werd geteld: niemand."


def test_a_missing_argument_is_no_error() -> None:
    assert said_in("en").render(Text("el_grande-log-turn_begun")) == "…’s turn began."
    assert said_in("en").card_text("base/1/move_3", {}) == "Move up to … caballeros, yours or other players’."


def test_a_missing_message_shows_its_key() -> None:
    assert said_in("fr").message("el_grande-log-nothing") == "el_grande-log-nothing"
    assert said_in("fr").message("el_grande-log-scored", attribute="name") == "el_grande-log-scored.name"


def test_a_bundle_for_some_owners() -> None:
    bundle = FluentBundle(["de"])
    bundle.add_resource(FluentResource(texts.source("de", ["el_grande", "base"])))
    assert bundle.has_message("base-place-aragon")
    assert bundle.has_message("kernel-seat-0")
    assert not bundle.has_message("anniversary-module")
    with pytest.raises(KeyError, match="not a language here"):
        texts.source("xx")


def test_importing_castillo_leaves_fluent_alone() -> None:
    check = "import sys, castillo; sys.exit('fluent' in sys.modules or 'fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], cwd=ROOT / "src", check=False).returncode == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_modules_can_be_read_together_each_with_its_own_numbers(language: str) -> None:
    """Not all of them can be played together; a page says what its own module prints."""
    every = {page["id"]: page["text"] for page in rule_pages(language)}
    for modules in LARGEST:
        for page in rule_pages(language, modules):
            assert every[page["id"]] == page["text"], page["id"]
