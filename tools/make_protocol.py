"""Writes docs/protocol.md: the server's routes and messages, from its OpenAPI description.

python tools/make_protocol.py            write the file
python tools/make_protocol.py --check    say whether it is fresh
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from castillo.server.app import create_app
from castillo.server.description import exact
from castillo.server.settings import Settings
from tools.make_types import keep, page_types

TARGET = Path(__file__).parent.parent / "docs" / "protocol.md"

HEAD = """# The protocol between server and page

Written by `python -m tools.make_protocol` from the server's OpenAPI description, which every server also serves at
`/api/schema/openapi.json`. Do not edit.

- Commands are JSON by POST; they name the table, the seat, the number of the question and the chosen action. A command
  is answered when it is committed, with the table as it is then; a choice, a take-back and a standing answer with a
  number (`Taken`): what came of them is told once, by the socket.
- Whatever is not done is answered with a `Refusal`: one sentence, and where the engine gave it, the reason as a text.
  Where a request held several answers, `done` says how many of them were accepted first.
- A guest is known by the signed cookie `castillo_guest` (HttpOnly, SameSite=Lax), created on first contact. Whoever has
  a passkey, a confirmed address or recovery codes is a member and signs in anywhere; `castillo_before` then keeps the
  guest who played in that browser before. Whoever signs out everywhere makes all their cookies worthless, and their
  sockets are closed with 4408: whoever comes back is asked anew who they are.
- A passkey answers a challenge that the server has sealed, within five minutes and once, at whichever process. Bytes
  are base64url without padding. Links in e-mails work once, and only by POST: whoever merely looks does not use them
  up.
- `token` is the last part of a link: `/sit/{table}/{token}` to sit down, `/watch/{table}/{token}` to watch. Whoever
  came by a link once is known from then on.
- A `game` is the id of one of the catalogue's games; without it, the first of them is meant. What games call things is
  their own: texts, signs, cards and rules are asked for by game. Texts without one are those that belong to none.
- Somebody who is banned may look, and is refused whatever would change something (403, with the time and the reason).
- A view is a common part, `GameView`, and what its game shows besides, under names of its own in the same objects: for
  El Grande `GrandeGameView`, for El Caballero `CaballeroGameView`. Each game says itself what that is.
- Nobody is sent more than a view holds: what is on the board for all, and their own secrets.

## News

`GET /api/tables/{table}/news?since=n&token=…` as a WebSocket. The server sends `News` when something was committed, and
`Presence` when someone came, went, sat down or left a seat to a bot; the first message brings what the page missed
since entry `n`. Every two seconds, when everything was sent, a `Beat` says how far the log goes and how many messages
this socket brought: a page that knows less asks for the table, and one that hears nothing for four seconds takes a new
socket.

What the page sends is not read; after eight messages the socket is closed with 4400, a message over 4 KB ends it with
1009, and one that sends more than 16 KB at once is cut off. A refused socket is closed with 4000 + the HTTP status
(4403, 4404, 4410, 4429, 4503) and the sentence as reason; with 4408 when it was too slow, and it may come back. One
that reads nothing for twenty seconds is cut off.

`Talk` brings what was said, to those who sit at the table or to those who watch it, without those whom the reader has
muted. It is no part of the log: `GET …/talk` has what was said before, fifty messages at a time. Those who play read
the watchers' room when the game is over. A message has 500 characters at most, in one line; a guest may say eight
things at once and one every two seconds, and make four signs at once and one every four seconds.

While a table is `paused` no clock runs, no bot answers, and answers are refused with 409, until one of its people ends
the pause.

A command that was not answered, or was answered with 503, may still have been accepted: only the table tells.

`n` counts the entries of the log that everyone may know of. A standing answer is its seat's secret: it has a line for
its seat only, with the `n` of the entry before, and moves neither clocks nor `updated`. One that answers an open window
looks to the others like any answer.

## Notices

Whoever a table waits for, and who does not look at it, is told by the channels they have turned on: once for each
question, after a while (45 seconds; ten where turns take minutes), and never what is asked. A push holds `title`,
`body`, `path`, `tag`, `language` and `count`, and only its browser can read it. A webhook is sent as JSON: `plain` has
`type` (`your_turn`, or `try`), `title`, `text` and `tables` with `id`, `name`, `game` and `url`; `discord` is a message
as Discord takes it. The header `castillo-signature` is `sha256=` and the HMAC, by the webhook's secret, of the header
`castillo-time` (seconds since 1970), a full stop and the body. Any answer in the 200s will do;
redirects are not followed.

An e-mail names an address in `List-Unsubscribe` that stops further ones when something is posted there (RFC 8058);
whoever opens it comes to a page that asks first.

## Hints

A hint is refused with 429 while two for the same guest are under way, and with 503 when bots need the time.

## Routes
"""


def description() -> dict[str, Any]:
    app = create_app(Settings(database="sqlite+aiosqlite:///nowhere.db"))
    return exact(app.openapi_schema.to_schema())


def name_of(schema: dict[str, Any]) -> str:
    """What a schema is called in a table."""
    if "$ref" in schema:
        return f"`{schema['$ref'].rsplit('/', 1)[-1].rsplit('.', 1)[-1]}`"
    if schema.get("type") == "array":
        return f"list of {name_of(schema.get('items', {}))}"
    for part in schema.get("oneOf", []):
        if "$ref" in part:
            return f"{name_of(part)} (or nothing)"
    return "text" if schema.get("type") == "string" else "JSON"


def body_of(part: dict[str, Any]) -> str:
    content = part.get("content", {})
    return next((name_of(kind.get("schema", {})) for kind in content.values()), "")


def routes(schema: dict[str, Any]) -> list[str]:
    lines = ["| route | what it does | parameters | sends | answers |", "|---|---|---|---|---|"]
    for path, methods in sorted(schema["paths"].items()):
        for method, route in methods.items():
            query = ", ".join(f"`{p['name']}`" for p in route.get("parameters", []) if p["in"] == "query")
            sends = body_of(route.get("requestBody", {}))
            answers = body_of(route["responses"]["200"])
            lines.append(f"| `{method.upper()} {path}` | {route['summary']} | {query} | {sends} | {answers} |")
    return lines


def protocol() -> str:
    types = page_types().partition("\n\n")[2]
    return "\n".join([HEAD, *routes(description()), "", "## Messages", "", "```ts", types.rstrip(), "```", ""])


if __name__ == "__main__":
    sys.exit(keep(TARGET, protocol(), "python -m tools.make_protocol"))
