"""Routes: requests in, answers out. No rule lives here."""

from __future__ import annotations

from litestar import Router
from litestar.di import Provide

from castillo.server.routes import (
    account,
    archive,
    ending,
    hosting,
    me,
    news,
    notices,
    opening,
    passkeys,
    past,
    playing,
    recovery,
    reference,
    seeing,
    sitting,
    talk,
    trouble,
)
from castillo.server.routes.answers import before_request
from castillo.server.visitor import provide_guest, provide_viewer


def api() -> Router:
    """Everything under /api."""
    people = (me, account, passkeys, recovery)
    modules = (
        reference,
        *people,
        opening,
        seeing,
        sitting,
        playing,
        past,
        ending,
        archive,
        news,
        notices,
        talk,
        trouble,
        hosting,
    )
    return Router(
        "/api",
        route_handlers=[handler for module in modules for handler in module.HANDLERS],
        before_request=before_request,
        dependencies={"guest": Provide(provide_guest), "viewer": Provide(provide_viewer)},
    )
