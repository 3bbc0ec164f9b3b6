"""The messages about oneself: signing in, one's own page, what is kept."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from castillo.server.messages import Name

Bytes = Annotated[str, Meta(min_length=1, max_length=2000, pattern=r"^[A-Za-z0-9_-]+$")]
"""Bytes as browsers write them: base64url without padding."""
LongBytes = Annotated[str, Meta(min_length=1, max_length=20_000, pattern=r"^[A-Za-z0-9_-]+$")]
Email = Annotated[
    str,
    Meta(min_length=3, max_length=254, pattern=r"^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$"),
]
Minutes = Annotated[int, Meta(ge=0, le=1439)]
Zone = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_+/-]*$")]
Colour = Literal["", "red", "blue", "green", "yellow", "purple"]
MaybeLanguage = Literal["", "en", "de", "nl", "fr"]


class PasskeyMessage(Struct):
    """A passkey of mine. `synced`: several devices share it."""

    id: str
    name: str
    made: float
    used: float
    synced: bool


class BeforeMessage(Struct):
    """The guest who played in this browser before I signed in, with their tables; at `both` of them I sit as well."""

    name: str
    tables: int
    both: int


class AccountMessage(Struct):
    """My account. `letters`: this server sends e-mails; `passkeys_here`: they work here."""

    id: str
    name: str
    member: bool
    colour: Colour
    language: MaybeLanguage
    zone: str
    quiet_from: int
    quiet_until: int
    email: str
    letters: bool
    passkeys_here: bool
    passkeys: list[PasskeyMessage]
    codes: int
    before: BeforeMessage | None


class Profile(Struct, forbid_unknown_fields=True):
    """My preferences. Quiet hours are minutes after midnight in my time zone; the same twice: none."""

    name: Name
    colour: Colour = ""
    language: MaybeLanguage = ""
    zone: Zone = ""
    quiet_from: Minutes = 0
    quiet_until: Minutes = 0


class PasskeyChallenge(Struct):
    """What a new passkey is made with."""

    challenge: str
    place: str  # the name that passkeys of this server are bound to
    user: str
    name: str
    known: list[str]  # those there are already


class SignInChallenge(Struct):
    """What a passkey has to answer."""

    challenge: str
    place: str


class NewPasskey(Struct, forbid_unknown_fields=True):
    """A passkey that was just made, as the browser gave it, and what I call it."""

    id: Bytes
    client_data: Bytes
    attestation: LongBytes
    name: Name


class PasskeyAnswer(Struct, forbid_unknown_fields=True):
    """What a passkey answered to a challenge."""

    id: Bytes
    client_data: Bytes
    authenticator_data: Bytes
    signature: Bytes


class PasskeyName(Struct, forbid_unknown_fields=True):
    """What I call a passkey."""

    name: Name


class RecoveryCodes(Struct):
    """Codes that sign me in, each once. They are shown now and never again."""

    codes: list[str]


class RecoveryCode(Struct, forbid_unknown_fields=True):
    """One of my recovery codes."""

    code: Annotated[str, Meta(min_length=8, max_length=40)]


class Address(Struct, forbid_unknown_fields=True):
    """An e-mail address, and the language to write to it in."""

    email: Email
    language: MaybeLanguage = ""


class SignOut(Struct, forbid_unknown_fields=True):
    """Sign out in this browser, or everywhere I am signed in."""

    everywhere: bool


class Done(Struct):
    """It is done; what there is to know of it shows where one looks."""

    done: bool = True


class Brought(Struct):
    """How many tables came along from the guest before, and how many stayed, since I sit there as well."""

    tables: int
    stayed: int


class Farewell(Struct, forbid_unknown_fields=True):
    """My name, as a sign that I mean it: all that is kept of me is deleted."""

    name: Annotated[str, Meta(max_length=40)]
