"""A device that makes passkeys and answers with them, in software."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from secrets import token_bytes
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import encode_cbor

from tests.server.harness import Person

PLACE = "castillo.example"
ORIGIN = f"https://{PLACE}"
PRESENT, VERIFIED, NEW = 0x01, 0x04, 0x40


def text(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode()


@dataclass
class Authenticator:
    """Its keys, by their ids; what browsers put between it and a page is done here too."""

    keys: dict[str, ec.EllipticCurvePrivateKey] = field(default_factory=dict)
    count: int = 0
    counts: bool = True  # those that share their keys with others do not

    def make(self, asked: dict[str, Any], origin: str = ORIGIN, place: str = "", name: str = "Phone") -> dict[str, str]:
        """A new passkey, as a page sends it."""
        key, identity = ec.generate_private_key(ec.SECP256R1()), token_bytes(16)
        self.keys[text(identity)] = key
        numbers = key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        credential = bytes(16) + len(identity).to_bytes(2) + identity + encode_cbor(public)
        data = self._data(place or asked["place"], NEW) + credential
        return {
            "id": text(identity),
            "client_data": client_data("webauthn.create", asked["challenge"], origin),
            "attestation": text(encode_cbor({"fmt": "none", "attStmt": {}, "authData": data})),
            "name": name,
        }

    def answer(self, asked: dict[str, Any], origin: str = ORIGIN, key: str = "") -> dict[str, str]:
        """What a passkey (the newest) answers to a challenge, as a page sends it."""
        key = key or list(self.keys)[-1]
        data, said = self._data(asked["place"]), client_data("webauthn.get", asked["challenge"], origin)
        heard = sha256(urlsafe_b64decode(said + "=" * (-len(said) % 4))).digest()
        signature = self.keys[key].sign(data + heard, ec.ECDSA(SHA256()))
        return {"id": key, "client_data": said, "authenticator_data": text(data), "signature": text(signature)}

    def _data(self, place: str, flags: int = 0) -> bytes:
        self.count += self.counts
        return sha256(place.encode()).digest() + bytes([PRESENT | VERIFIED | flags]) + self.count.to_bytes(4)

    # -- the whole way -------------------------------------------------------------------------------------

    def join(self, person: Person, name: str = "Phone") -> None:
        """This person has a passkey here from now on."""
        person.ok(person.post("/me/passkeys", self.make(person.ok(person.post("/me/passkeys/begin")), name=name)))

    def sign_in(self, person: Person) -> dict[str, Any]:
        """Sign in with the newest passkey."""
        answer = self.answer(person.ok(person.post("/sign-in/begin")))
        me: dict[str, Any] = person.ok(person.post("/sign-in/passkey", answer))
        return me


def client_data(kind: str, challenge: str, origin: str) -> str:
    said = {"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}
    return text(json.dumps(said).encode())
