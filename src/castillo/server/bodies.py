"""Bodies of requests, read by the letter of their description: a number is no yes or no, and no text is a number."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import ValidationException


def _number(text: str) -> float:
    """In JSON, 1.0 is a whole number."""
    number = float(text)
    return int(number) if number.is_integer() else number


_read = msgspec.json.Decoder(float_hook=_number).decode


class ExactRequest(Request[Any, Any, Any]):
    """A request whose body becomes what its handler takes at once; Litestar alone would convert whatever it can."""

    async def json(self) -> Any:
        wanted = self.route_handler.parsed_data_field
        try:
            return msgspec.convert(_read(await self.body()), wanted.annotation if wanted else Any)
        except msgspec.MsgspecError as error:
            what, _, where = str(error).partition(" - at `$.")
            raise ValidationException(f"{where.rstrip('`')}: {what}" if where else what) from error
