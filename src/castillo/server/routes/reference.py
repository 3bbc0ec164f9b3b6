"""What can be played, and how: catalogue, texts, cards, rules."""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import sha256
from typing import Annotated, Any

from litestar import MediaType, Response
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, QueryParameter

from castillo.kernel import texts
from castillo.kernel.module import GameDefinition, definition
from castillo.server.messages import CardReference, CatalogueMessage, RuleReference, SignMessage
from castillo.server.reference import card_list, catalogue, rule_list, sign_list
from castillo.server.routes.answers import AnyRequest, get
from castillo.server.visitor import house_of

WhichGame = Annotated[str, QueryParameter(max_length=64, description="A game; without one, the first of the catalogue")]


def _game(request: AnyRequest, wish: str) -> GameDefinition:
    return definition(wish or house_of(request).settings.game)


@get("/catalogue", operation_id="Catalogue", summary="Games, modules, options, bots and languages")
async def get_catalogue(request: AnyRequest) -> CatalogueMessage:
    return catalogue(house_of(request).settings.game)


@lru_cache(maxsize=8)
def _bundle(language: str) -> tuple[bytes, bytes, str]:
    """The texts of a language, the same compressed, and their tag."""
    text = texts.source(language).encode()
    return text, gzip.compress(text, 9, mtime=0), f'"{sha256(text).hexdigest()[:20]}"'


@get(
    "/texts/{language:str}",
    operation_id="Texts",
    summary="All texts of a language, as Fluent source",
    media_type=MediaType.TEXT,
    sync_to_thread=False,
)
def get_texts(request: AnyRequest, language: FromPath[str]) -> Response[str]:
    if language not in texts.LANGUAGES:
        raise NotFoundException
    text, small, tag = _bundle(language)
    headers = {
        "etag": tag,
        "cache-control": "public, max-age=60, stale-while-revalidate=86400",
        "vary": "accept-encoding",
    }
    answer: Response[Any]
    if request.headers.get("if-none-match") == tag:
        answer = Response(b"", status_code=304, headers=headers)
    elif "gzip" in request.headers.get("accept-encoding", ""):
        answer = Response(small, headers={**headers, "content-encoding": "gzip"})
    else:
        answer = Response(text, headers=headers)
    return answer


@get("/cards", operation_id="Cards", summary="Every card and place of a game, with the provenance of its values")
async def get_cards(request: AnyRequest, game: WhichGame = "") -> list[CardReference]:
    return card_list(_game(request, game))


@get("/signs", operation_id="Signs", summary="How the kinds of markers are drawn")
async def get_signs() -> list[SignMessage]:
    return sign_list()


@get("/rules/{language:str}", operation_id="Rules", summary="The rules of a game, page by page")
async def get_rules(request: AnyRequest, language: FromPath[str], game: WhichGame = "") -> list[RuleReference]:
    if language not in texts.LANGUAGES:
        raise NotFoundException
    return rule_list(language, _game(request, game))


HANDLERS = (get_catalogue, get_texts, get_cards, get_signs, get_rules)
