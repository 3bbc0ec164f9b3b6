"""What can be played, and how: catalogue, texts, cards, rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from litestar import MediaType, Response
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, QueryParameter

from castillo.kernel import texts
from castillo.kernel.module import GAMES, GameDefinition, definition
from castillo.server.bundle import Bundle
from castillo.server.lines import ENCODE
from castillo.server.messages import CardReference, CatalogueMessage, RuleReference, SignMessage
from castillo.server.reference import card_list, catalogue, rule_list, sign_list
from castillo.server.routes.answers import AnyRequest, get
from castillo.server.visitor import house_of

WhichGame = Annotated[str, QueryParameter(max_length=64, description="A game; without one, the first of the catalogue")]

WhoseTexts = Annotated[
    str, QueryParameter(max_length=64, description="A game; without one, what belongs to none and how games are called")
]


def _game(request: AnyRequest, wish: str) -> GameDefinition:
    return definition(wish or house_of(request).settings.game)


@get("/catalogue", operation_id="Catalogue", summary="Games, modules, options, bots and languages")
async def get_catalogue(request: AnyRequest) -> CatalogueMessage:
    return catalogue(house_of(request).settings.game)


CACHED = "public, max-age=60, stale-while-revalidate=86400"


def _bundle(body: bytes, media_type: str = MediaType.JSON) -> Bundle:
    return Bundle(body, media_type, CACHED)


@lru_cache(maxsize=32)
def _texts(language: str, game: GameDefinition | None, _games: tuple[str, ...]) -> Bundle:
    said = texts.own(language, game.id) if game else texts.shared(language)
    return _bundle(said.encode(), MediaType.TEXT)


@lru_cache(maxsize=8)
def _cards(game: GameDefinition) -> Bundle:
    return _bundle(ENCODE(card_list(game)))


@lru_cache(maxsize=8)
def _signs(game: GameDefinition) -> Bundle:
    return _bundle(ENCODE(sign_list(game)))


@lru_cache(maxsize=16)
def _rules(language: str, game: GameDefinition) -> Bundle:
    return _bundle(ENCODE(rule_list(language, game)))


@get(
    "/texts/{language:str}",
    operation_id="Texts",
    summary="The texts of a game in a language, or those of none, as Fluent source",
    media_type=MediaType.TEXT,
    sync_to_thread=False,
)
def get_texts(request: AnyRequest, language: FromPath[str], game: WhoseTexts = "") -> Response[str]:
    if language not in texts.LANGUAGES:
        raise NotFoundException
    return _texts(language, definition(game) if game else None, tuple(GAMES)).answer(request)


@get("/cards", operation_id="Cards", summary="Every card and place of a game, with the provenance of its values")
async def get_cards(request: AnyRequest, game: WhichGame = "") -> Response[list[CardReference]]:
    return _cards(_game(request, game)).answer(request)


@get("/signs", operation_id="Signs", summary="How the kinds of markers of a game are drawn")
async def get_signs(request: AnyRequest, game: WhichGame = "") -> Response[list[SignMessage]]:
    return _signs(_game(request, game)).answer(request)


@get("/rules/{language:str}", operation_id="Rules", summary="The rules of a game, page by page")
async def get_rules(
    request: AnyRequest, language: FromPath[str], game: WhichGame = ""
) -> Response[list[RuleReference]]:
    if language not in texts.LANGUAGES:
        raise NotFoundException
    return _rules(language, _game(request, game)).answer(request)


HANDLERS = (get_catalogue, get_texts, get_cards, get_signs, get_rules)
