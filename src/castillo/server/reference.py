"""Reference: what can be played, every card with the provenance of its values, the rules in a language."""

from __future__ import annotations

from functools import lru_cache

import msgspec

import castillo
from castillo.kernel import texts
from castillo.kernel.module import GAMES, GameDefinition, Module
from castillo.kernel.rule_pages import rule_pages
from castillo.kernel.setup import OptionSpec, Preset
from castillo.server.bots import known_levels
from castillo.server.messages import (
    BotLevelMessage,
    CardReference,
    CatalogueMessage,
    GameMessage,
    ModuleMessage,
    OptionSpecMessage,
    PresetMessage,
    RuleReference,
    SignMessage,
)
from castillo.server.signs import signs_of
from castillo.table.lesson_files import lessons


def catalogue(first: str) -> CatalogueMessage:
    """What can be played, a game of the host's choice first."""
    return _catalogue(tuple(sorted(GAMES.values(), key=lambda game: game.id != first)))


@lru_cache(maxsize=4)
def _catalogue(games: tuple[GameDefinition, ...]) -> CatalogueMessage:
    return CatalogueMessage(
        version=castillo.__version__,
        compiled=castillo.compiled,
        languages=texts.LANGUAGES,
        games=[_game(game) for game in games],
        bots=[BotLevelMessage(level) for level in known_levels()],
    )


def _game(game: GameDefinition) -> GameMessage:
    return GameMessage(
        id=game.id,
        least_players=game.players[0],
        most_players=game.players[1],
        implied=game.implied,
        modules=[_module(module) for module in game.modules.values()],
        allowed_sets=[list(names) for names in game.allowed_sets()],
        options=[_option(spec) for spec in game.options],
        presets=[_preset(game, preset) for preset in game.presets()],
        lessons=list(lessons(game.id)),
    )


def _module(module: Module) -> ModuleMessage:
    return ModuleMessage(module.id, list(module.needs), list(module.combines_with), list(module.not_recommended_with))


def _preset(game: GameDefinition, preset: Preset) -> PresetMessage:
    return PresetMessage(preset.id, list(game.check_modules(preset.modules)), dict(preset.options))


def _option(spec: OptionSpec) -> OptionSpecMessage:
    default = spec.default if spec.for_people is None else spec.for_people
    return OptionSpecMessage(spec.name, list(spec.values), default, spec.seats, spec.rule, spec.module)


@lru_cache(maxsize=4)
def card_list(game: GameDefinition) -> list[CardReference]:
    """Every card and place of every module of a game, once."""
    found: dict[str, CardReference] = {}
    for names in game.allowed_sets():
        values = game.values(names)
        for key, numbers in values.table.items():
            if key not in found:
                found[key] = _card(key, numbers, values.sources[key], values.rules.get(key, ""))
    return list(found.values())


def _card(key: str, numbers: dict[str, int], sources: dict[str, str], rule: str) -> CardReference:
    module, *middle, _ = key.split("/")
    shelf = middle[0] if middle else "other"
    stack = int(shelf) if shelf.isdigit() else None
    return CardReference(key, module, "action" if stack is not None else shelf, rule, numbers, sources, stack)


def sign_list(game: GameDefinition) -> list[SignMessage]:
    """How the kinds of markers of a game are drawn."""
    return [msgspec.convert({"kind": kind, **sign}, SignMessage) for kind, sign in signs_of(game).items()]


@lru_cache(maxsize=16)
def rule_list(language: str, game: GameDefinition) -> list[RuleReference]:
    """The rules of a game in a language, page by page."""
    return [msgspec.convert(page, RuleReference) for page in rule_pages(language, game=game.id)]
