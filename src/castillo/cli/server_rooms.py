"""What stands on the server: it is not there without the extra `web`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from castillo.kernel.errors import SetupError


def server_room(name: str) -> Any:
    """A module that needs the server; refuses in one sentence where that is not installed."""
    try:
        return import_module(name)
    except ImportError as error:
        raise SetupError(
            f"the web server is not installed ({error}); install it with `pip install castillo[web]`."
        ) from error
