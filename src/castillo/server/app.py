"""The application: routes, errors, headers, start and end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, cast

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.types import LifeSpanScope, Message, Scope, Send

import castillo
from castillo.server.bodies import ExactRequest
from castillo.server.description import Description
from castillo.server.house import House
from castillo.server.page import page_routes
from castillo.server.routes import api
from castillo.server.routes.answers import ON_ERRORS
from castillo.server.settings import Settings
from castillo.server.straight import answer, is_choice
from castillo.server.visitor import add_headers


@asynccontextmanager
async def _open_house(app: Litestar) -> AsyncIterator[None]:
    house: House = app.state.house
    await house.open()
    try:
        yield
    finally:
        await house.close()


class App(Litestar):
    """An application that answers HEAD wherever it answers GET: with everything but the body.

    Choices are taken before anybody looks for their route.
    """

    async def __call__(self, scope: Scope | LifeSpanScope, receive: Any, send: Any) -> None:
        if scope.get("method") == "HEAD":
            scope = cast(Scope, {**scope, "method": "GET"})
            send = partial(_send_head, send)
        if is_choice(scope):
            scope["app"] = scope["litestar_app"] = self
            again = await answer(self.state.house, scope, receive, send)
            if again is None:
                return
            receive = again
        await super().__call__(scope, receive, send)


async def _send_head(send: Send, message: Message) -> None:
    if message["type"] == "http.response.body":
        message = {**message, "body": b""}
    await send(message)


def create_app(settings: Settings) -> Litestar:
    """The server as an ASGI application."""
    return App(
        route_handlers=[api(), *page_routes()],
        request_class=ExactRequest,
        state=State({"house": House(settings)}),
        lifespan=[_open_house],
        exception_handlers=ON_ERRORS,
        before_send=[add_headers],
        request_max_body_size=settings.body_limit,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Castillo",
            version=castillo.__version__,
            path="/api/schema",
            render_plugins=[Description(path="/openapi.json")],
        ),
    )
