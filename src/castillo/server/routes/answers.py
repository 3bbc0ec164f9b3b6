"""How requests are received and answered: limits, JSON that is ready already, refusals instead of tracebacks."""

from __future__ import annotations

import logging
from functools import partial
from typing import Any

import litestar
import msgspec
from litestar import MediaType, Request, Response
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from castillo.kernel.errors import CastilloError
from castillo.server.messages import Refusal
from castillo.server.refusals import Refused, no_database, not_allowed
from castillo.server.storage.database import is_away, is_bad_data
from castillo.server.storage.rows import Guest
from castillo.server.views import TextMessage
from castillo.server.visitor import address_of, check_origin, house_of
from castillo.table.refusals import NotAllowed

AnyRequest = Request[Any, Any, Any]
Asking = NamedDependency[Guest]
TableId = FromPath[str]

OWN_WORDS = {
    404: "There is nothing at this address.",
    405: "This address does not accept that kind of request.",
    413: "The request is too large.",
    415: "The request must be JSON.",
}

MEANINGS = {
    400: "The request does not have the right form.",
    403: "Not for this guest.",
    404: "There is no such thing.",
    409: "Not possible now: the table has moved on or is not ready for it, or the game does not know it.",
    410: "The table can no longer be shown.",
    413: "Too large.",
    429: "Too much at once.",
    500: "Something went wrong here.",
    503: "Not at the moment.",
}
REFUSALS = {code: ResponseSpec(Refusal, description=text, generate_examples=False) for code, text in MEANINGS.items()}

get = partial(litestar.get, responses=REFUSALS)
post = partial(litestar.post, responses=REFUSALS, status_code=200)
"""Handlers that may refuse; a POST is an answer, not a new address."""

NO_BODY = "'data'"  # Litestar's word for it

log = logging.getLogger("castillo.server")


async def before_request(request: AnyRequest) -> None:
    """Count the request, and take commands only from our own page."""
    house_of(request).limits.request(address_of(request))
    if request.method != "GET":
        check_origin(request)


def ready(json: bytes) -> Response[Any]:
    """JSON that has been written already."""
    return Response(json, media_type=MediaType.JSON)


def _refusal(
    status: int, sentence: str, reason: TextMessage | None = None, headers: dict[str, str] | None = None, done: int = 0
) -> Response[Any]:
    body = msgspec.json.encode(Refusal(sentence, reason, done))
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=headers)


def on_refused(_: AnyRequest, refused: Refused) -> Response[Any]:
    reason = TextMessage(refused.reason.key, refused.reason.args) if refused.reason is not None else None
    headers = {"retry-after": "1"} if refused.status in (429, 503) else None
    return _refusal(refused.status, refused.sentence, reason, headers, refused.done)


def on_not_allowed(request: AnyRequest, error: NotAllowed) -> Response[Any]:
    """What the table does not allow."""
    return on_refused(request, not_allowed(error))


def on_engine_error(_: AnyRequest, error: CastilloError) -> Response[Any]:
    """The engine refuses in one sentence for people what has the right form."""
    return _refusal(409, str(error))


def on_http_error(_: AnyRequest, error: HTTPException) -> Response[Any]:
    if isinstance(error, ValidationException) or error.status_code == 400:
        return _refusal(400, f"The request does not have the right form: {_problem(error)}.")
    headers = dict(error.headers) if error.headers else None
    return _refusal(error.status_code, OWN_WORDS.get(error.status_code, "This cannot be done."), None, headers)


def _problem(error: HTTPException) -> str:
    extra = error.extra if isinstance(error, ValidationException) else None
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        where = extra[0].get("key", "")
        what = str(extra[0].get("message", "")).rstrip(".")
        if what == NO_BODY:
            return "it has no body"
        return f"{where}: {what}" if where else what
    return str(error.detail).split("\n", 1)[0].rstrip(".") or "it cannot be read"


def on_too_deep(_: AnyRequest, __: RecursionError) -> Response[Any]:
    return _refusal(400, "The request does not have the right form: it is nested too deeply.")


def on_bad_letters(_: AnyRequest, __: UnicodeError) -> Response[Any]:
    return _refusal(400, "The request does not have the right form: it is not UTF-8.")


def on_any_error(request: AnyRequest, error: Exception) -> Response[Any]:
    """A fault of ours: told in the log, not to the page."""
    if is_away(error):
        return on_refused(request, no_database())
    if is_bad_data(error):
        return _refusal(400, "The request does not have the right form: the database cannot hold it.")
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _refusal(500, "Something went wrong here; the table is as it was.")


ON_ERRORS: Any = {
    Refused: on_refused,
    NotAllowed: on_not_allowed,
    CastilloError: on_engine_error,
    HTTPException: on_http_error,
    RecursionError: on_too_deep,
    UnicodeError: on_bad_letters,
    Exception: on_any_error,
}


def refusal_of(request: AnyRequest, error: Exception) -> Response[Any]:
    """What is answered where something fails."""
    handler = next(ON_ERRORS[kind] for kind in type(error).__mro__ if kind in ON_ERRORS)
    response: Response[Any] = handler(request, error)
    return response
