"""What is refused about members, in one sentence each."""

from __future__ import annotations

from castillo.kernel.text import Text
from castillo.server.refusals import Refused


def no_passkeys_here() -> Refused:
    """Browsers make passkeys for a name, over a connection that nobody can listen to."""
    sentence = "Passkeys only work where this server is reached over HTTPS or at localhost."
    return Refused(409, sentence, Text("server-why-no_passkeys_here"))


def passkey_not_accepted() -> Refused:
    return Refused(403, "This passkey was not accepted; please try again.", Text("server-why-passkey"))


def passkey_unknown() -> Refused:
    return Refused(403, "This passkey is not known here; it may have been removed.", Text("server-why-passkey_unknown"))


def too_many_passkeys() -> Refused:
    return Refused(409, "You cannot have more passkeys; remove one first.", Text("server-why-passkeys_full"))


def no_such_passkey() -> Refused:
    return Refused(404, "You have no such passkey.", Text("server-why-no_passkey"))


def last_way_back() -> Refused:
    """Somebody would be locked out of their own games."""
    sentence = "This is your only way back in; add another passkey, an e-mail address or recovery codes first."
    return Refused(409, sentence, Text("server-why-last_way"))


def no_way_back() -> Refused:
    """A guest who signed out would lose their games."""
    sentence = "You would not get back in: add a passkey, an e-mail address or recovery codes first."
    return Refused(409, sentence, Text("server-why-no_way"))


def wrong_code() -> Refused:
    return Refused(403, "This code is not right, or has been used already.", Text("server-why-code"))


def no_letters() -> Refused:
    return Refused(409, "This server sends no e-mail.", Text("server-why-no_letters"))


def not_sent() -> Refused:
    return Refused(503, "The e-mail could not be sent; please try again later.", Text("server-why-not_sent"))


def bad_address() -> Refused:
    return Refused(409, "The mail server does not accept e-mail for this address.", Text("server-why-bad_address"))


def old_letter() -> Refused:
    return Refused(404, "This link no longer works; ask for a new e-mail.", Text("server-why-old_letter"))


def address_taken() -> Refused:
    sentence = "This address belongs to another member here; sign in with it, or remove it from their page first."
    return Refused(409, sentence, Text("server-why-address_taken"))


def no_such_zone() -> Refused:
    return Refused(409, "There is no such time zone.", Text("server-why-zone"))


def nobody_before() -> Refused:
    return Refused(409, "Nobody played in this browser before you.", Text("server-why-nobody_before"))


def other_name() -> Refused:
    return Refused(409, "This is not your name; nothing was deleted.", Text("server-why-other_name"))


def gone() -> Refused:
    """Somebody was deleted while they asked."""
    return Refused(404, "There is no such guest any more.")
