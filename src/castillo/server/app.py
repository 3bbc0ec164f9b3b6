"""The application: routes, errors, headers, start and end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import castillo
from castillo.server.house import House
from castillo.server.page import page_routes
from castillo.server.routes import api
from castillo.server.routes.answers import ON_ERRORS
from castillo.server.settings import Settings
from castillo.server.visitor import add_headers


@asynccontextmanager
async def _open_house(app: Litestar) -> AsyncIterator[None]:
    house: House = app.state.house
    await house.open()
    try:
        yield
    finally:
        await house.close()


def create_app(settings: Settings) -> Litestar:
    """The server as an ASGI application."""
    return Litestar(
        route_handlers=[api(), *page_routes()],
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
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
    )
