"""The OpenAPI description, put right where Litestar's is less exact than what the server does."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from castillo.server import endings, messages, views
from castillo.server.archive import messages as archive
from castillo.server.hosting import messages as hosting
from castillo.server.members import messages as members
from castillo.server.notices import messages as notices
from castillo.server.talk import messages as talk

REFERENCE = "#/components/schemas/{name}"


def exact(schema: dict[str, Any]) -> dict[str, Any]:
    """The description with the messages as msgspec checks them, and bodies that may be left out."""
    schemas = {**schema["components"]["schemas"]}
    modules = (messages, members, notices, talk, views, endings, archive, hosting)
    structs = [next(getattr(module, name) for module in modules if hasattr(module, name)) for name in schemas]
    _, described = msgspec.json.schema_components(structs, ref_template=REFERENCE)
    schemas.update({name: described[name] for name in schemas})
    paths = {
        path: {how: _operation(what) for how, what in methods.items()} for path, methods in schema["paths"].items()
    }
    return {**schema, "paths": paths, "components": {**schema["components"], "schemas": schemas}}


def _operation(operation: dict[str, Any]) -> dict[str, Any]:
    body = operation.get("requestBody", {})
    kinds = [kind.get("schema", {}).get("oneOf", []) for kind in body.get("content", {}).values()]
    if not any({"type": "null"} in kind for kind in kinds):
        return operation
    return {**operation, "requestBody": {**body, "required": False}}


class Description(JsonRenderPlugin):
    """Gives the description to whoever asks."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, exact(openapi_schema))
