"""The module's own numbers: what each slot holds, and what a caballero may be beside plain.

Lists by owner have a slot for each seat there can be, and one for the black ones.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castillo.el_grande import atoms
from castillo.el_grande.kinds import SHOWN
from castillo.el_grande.numbers import Numbers, index_of, public
from castillo.el_grande.places import BLACK, NOWHERE
from castillo.el_grande.position import Position
from castillo.kernel.frame import NOBODY

MODULE: Final = "colonies"
INDEX: Final = index_of(MODULE)

GOLD_TOKENS: Final = 5
TOKENS_IN_ALL: Final = 16
"""GC-1.4: five gold, then eleven goods."""

DELAYS: Final = 2
"""So many regions can wait for a delayed scoring: one card, and once more by a double strike."""

HOLDER: Final = 0  # who has the Grand Inquisitor; -1: nobody
EXTRA: Final = 1  # 1 once the holder has taken one more to the Court in this turn
LIMIT: Final = 2  # the region of the limit board
CAPTAIN: Final = 3  # whose caballero is captain, plus NEW if he came this round; -1: nobody
VICEROY: Final = 4  # the same of the viceroy
SEATS: Final = 5  # three seats in Francia: the owner, plus 8 for each token's number plus one; -1: free
USED: Final = 8  # the card whose special action began in this turn; negative: only its tokens came out; 0: none
FLIPS: Final = 9  # mask of the seats that keep the card to turn an action card face down
STRIKES: Final = 10  # mask of the seats that keep the double strike
CHOICES: Final = 11  # mask of the seats that keep the free choice
HOMES: Final = 12  # by seat: where a Grande in the Castillo stood before
MARKED: Final = HOMES + BLACK  # regions to be scored later; -1: none
DUE: Final = MARKED + DELAYS  # by region to be scored later: after which round
TOKENS: Final = DUE + DELAYS  # by token: SUPPLY, UNCLAIMED, or who carries it where (see `carrier`)
SEATED: Final = TOKENS + TOKENS_IN_ALL  # by owner: how many without a token sit on the limit board
NEWCOMERS: Final = SEATED + BLACK + 1  # by region at sea, by owner: how many without token or office came this round
SLOTS: Final = NEWCOMERS + 3 * (BLACK + 1)

NEW: Final = 8
SUPPLY: Final = -1
UNCLAIMED: Final = 0

# kinds of caballeros, as bits; a seat in Francia has two of them
CARRIES_GOLD: Final = 2
CARRIES_GOODS: Final = 4
IS_VICEROY: Final = 8
IS_CAPTAIN: Final = 16
IS_SEATED: Final = 32
SEAT: Final = 64  # times the number of the seat
SAILS: Final = 256  # not a kind: whoever travels so is not one of the newcomers
NEWCOMER: Final = 512  # nobody of this kind has been at sea since an earlier round
OFFICES: Final = IS_VICEROY | IS_CAPTAIN
TOKEN_KINDS: Final = CARRIES_GOLD | CARRIES_GOODS

KINDS: Final = (
    (CARRIES_GOLD, "gold"),
    (CARRIES_GOODS, "goods"),
    (IS_VICEROY, "viceroy"),
    (IS_CAPTAIN, "captain"),
    (IS_SEATED, "limit_board"),
    (SEAT, "first_seat"),
    (2 * SEAT, "second_seat"),
    (3 * SEAT, "third_seat"),
)


def numbers(players: int) -> list[Numbers]:
    """What the module remembers: its numbers, and who may know them."""
    return [
        public("holder", NOBODY, "seat"),
        public("extra", 0, "flag"),
        public("limit", NOWHERE),
        public("captain", NOBODY),
        public("viceroy", NOBODY),
        public("seats", NOBODY, count=3),
        public("used", 0, "used"),
        public("flips", 0, "seats"),
        public("strikes", 0, "seats"),
        public("choices", 0, "seats"),
        public("homes", NOWHERE, "region", BLACK),
        public("marked", NOWHERE, "region", DELAYS),
        public("due", 0, count=DELAYS),
        public("tokens", SUPPLY, count=TOKENS_IN_ALL),
        public("seated", 0, count=BLACK + 1),
        public("newcomers", 0, count=SLOTS - NEWCOMERS),
    ]


def slot_of(game: Position, which: i64) -> i64:
    """Where one of the module's numbers is kept in a position."""
    return game.book.first_slots[INDEX] + which


def number(game: Position, which: i64) -> i64:
    """One of the module's numbers."""
    return game.state[slot_of(game, which)]


def put(game: Position, which: i64, value: i64) -> None:
    """Change one of the module's numbers."""
    atoms.set_state(game, slot_of(game, which), value)


def add(game: Position, which: i64, count: i64) -> None:
    """Add to one of the module's numbers."""
    put(game, which, number(game, which) + count)


def printed(game: Position, name: str, field: str = "points") -> i64:
    """One of the module's printed values."""
    return game.book.values.number(f"{MODULE}/{name}", field)


def card_in(used: i64) -> i64:
    """The card that was used, as USED has it."""
    return used if used >= 0 else -used


# -- tokens --------------------------------------------------------------------------------------------------


def carrier(owner: i64, place: i64, newcomer: i64, seated: i64) -> i64:
    """Who carries a token where, whether he came this round and whether he sits on the limit board, as one number."""
    return (place + 1) << 6 | owner << 3 | newcomer << 1 | seated


def is_carried(code: i64) -> bool:
    """Whether a caballero carries the token."""
    return code >= 64


def owner_in(code: i64) -> i64:
    """Whose caballero carries it."""
    return code >> 3 & 7


def place_in(code: i64) -> i64:
    """Where its carrier is."""
    return (code >> 6) - 1


def is_newcomer(code: i64) -> bool:
    """Whether its carrier came this round."""
    return code >> 1 & 1 != 0


def sits(code: i64) -> bool:
    """Whether its carrier sits on the limit board."""
    return code & 1 != 0


def stranger(kind: i64) -> i64:
    """What of a kind is none of this module's: not 0 of one whom another module tells apart."""
    return kind & SHOWN & ~(TOKEN_KINDS | OFFICES | IS_SEATED | 3 * SEAT)


def kind_of_token(token: i64) -> i64:
    """What a caballero is that carries this token."""
    return CARRIES_GOLD if token < GOLD_TOKENS else CARRIES_GOODS


def token_name(token: i64) -> str:
    """How a view names it."""
    return f"gold-{token + 1}" if token < GOLD_TOKENS else f"goods-{token - GOLD_TOKENS + 1}"


def newcomers(place: i64, owner: i64) -> i64:
    """The slot of those who came to a region at sea this round."""
    return NEWCOMERS + (place - 13) * (BLACK + 1) + owner
