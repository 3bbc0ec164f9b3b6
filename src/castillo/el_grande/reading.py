"""Reading a position document, the board and the cards; every refusal names the field and what is allowed."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from castillo.el_grande.atoms.course import TAKEN_BACK
from castillo.el_grande.places import BLACK, CASTILLO, COURT, NOWHERE, PROVINCE
from castillo.el_grande.position import Position
from castillo.kernel.actions import mask_of, only
from castillo.kernel.errors import SetupError
from castillo.kernel.frame import NOBODY
from castillo.kernel.ledger import ledger_of
from castillo.kernel.luck import Luck
from castillo.kernel.progress import who_began
from castillo.kernel.vectors import vec

if TYPE_CHECKING:
    from castillo.el_grande.rules import GrandeRules


class Reader:
    """A document and the words it may use."""

    def __init__(self, book: GrandeRules, document: dict[str, Any], fields: tuple[str, ...]) -> None:
        self.book = book
        self.document = document
        for field in document:
            if field not in fields:
                raise SetupError(f"{field}: a position has no such field; fields are: {', '.join(fields)}.")

    def whole(self, field: str, value: object, least: int = 0, most: int = 9999) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise SetupError(f"{field}: {value!r} is not allowed; use a whole number from {least} to {most}.")
        return value

    def seat(self, field: str) -> int:
        return self.whole(field, self.document[field], most=int(self.book.seats) - 1)

    def list_of(self, field: str, value: object) -> list[Any]:
        if not isinstance(value, list):
            raise SetupError(f"{field}: must be a list; got {value!r}.")
        return value

    def facts(self, field: str, owners: Collection[int], most: int, flag: int = 0) -> list[int]:
        """A ledger's facts: each an owner times 64 plus a number below `most`, and perhaps a flag."""
        facts = [self.whole(field, n, most=1 << 30) for n in self.list_of(field, self.document[field])]
        for fact in facts:
            seat, number = divmod(fact & ~flag, 64)
            if seat not in owners or number >= most:
                raise SetupError(f"{field}: {fact} is not allowed; use a seat times 64 plus a number below {most}.")
        return facts

    def wholes(self, field: str, length: int, least: int = 0, most: int = 9999) -> list[int]:
        return [self.whole(field, n, least, most) for n in self.row(field, length)]

    def row(self, field: str, length: int) -> list[Any]:
        value = self.list_of(field, self.document[field])
        if len(value) != length:
            raise SetupError(f"{field}: must have {length} entries; got {len(value)}.")
        return value

    def counts(self, field: str, value: object) -> list[int]:
        row = self.list_of(field, value)
        if len(row) != self.book.seats:
            raise SetupError(f"{field}: must have {self.book.seats} entries, one for each seat; got {len(row)}.")
        return [self.whole(field, n, most=99) for n in row]

    def table(self, field: str) -> dict[str, Any]:
        value = self.document.get(field, {})
        if not isinstance(value, dict):
            raise SetupError(f"{field}: must be a table; got {value!r}.")
        return value

    def known(self, field: str, kind: str, name: object, numbers: dict[str, int]) -> int:
        """The number of something that goes by its name, among all there are of its kind."""
        if not isinstance(name, str) or name not in numbers:
            raise SetupError(f"{field}: {name!r} is not a {kind}; {kind}s are: {', '.join(numbers)}.")
        return numbers[name]

    def place_number(self, field: str, name: object) -> int:
        return self.known(field, "place", name, self.book.place_numbers)

    def place_if_any(self, field: str, name: object) -> int:
        """NOWHERE where none is given."""
        return NOWHERE if name is None else self.place_number(field, name)

    def places(self, field: str) -> list[int]:
        """A place for each seat, if it has any."""
        return [self.place_if_any(field, name) for name in self.row(field, int(self.book.seats))]

    def stack(self, field: str, stack: object) -> int:
        names = [str(s) for s in self.book.stacks]
        if str(stack) not in names:
            raise SetupError(f"{field}: {stack!r} is not a stack; stacks are: {', '.join(names)}.")
        return names.index(str(stack))

    def action_card(self, field: str, stack: int, name: object) -> int:
        """A card of a stack, by its id or its key."""
        cards = [card for card in self.book.action_cards if card.stack == self.book.stacks[stack]]
        for card in cards:
            if name in (card.id, card.key):
                return card.number
        allowed = ", ".join(card.id for card in cards)
        raise SetupError(f"{field}: {name!r} is not a card of stack {self.book.stacks[stack]}; cards are: {allowed}.")

    def power_card(self, field: str, name: object) -> int:
        """A power card's bit, by its id, its key or its value."""
        for card in self.book.power_cards:
            if name in (card.id, card.key) or (type(name) is int and name == int(card.value)):
                return card.bit
        allowed = ", ".join(card.id for card in self.book.power_cards)
        raise SetupError(f"{field}: {name!r} is not a power card; power cards are: {allowed} (or their values).")

    def mask(self, field: str, seat: int) -> int:
        """One seat's power cards, as bits."""
        names = self.list_of(f"{field}[{seat}]", self.row(field, int(self.book.seats))[seat])
        return mask_of([self.power_card(field, name) for name in names])


def read_board(reader: Reader, game: Position) -> None:
    """Who and what stands where, and the points."""
    book, document = game.book, reader.document
    if "king" in document:
        regions = {book.place_ids[region]: region for region in book.regions}
        reader.place_number("king", document["king"])
        game.king = reader.known("king", "region", document["king"], regions)
        if game.king not in book.kings_regions:
            raise SetupError(f"king: {document['king']!r} is not allowed; the King never goes there.")
    if "grandes" in document:
        game.grandes = vec[i64](reader.places("grandes"))
        if NOWHERE in game.grandes:
            seat = list(game.grandes).index(NOWHERE)
            raise SetupError(f"grandes: that of seat {seat} is nowhere; each stands in a region.")
    _read_caballeros(reader, game)
    _read_black(reader, game)
    inside = [owner * 64 + n for owner in book.owners if (n := game.count(owner, CASTILLO))]
    game.entered = ledger_of(reader.facts("entered", book.owners, 64) if "entered" in document else inside)
    boards = {id.replace("_", "/"): number for number, id in enumerate(book.scoreboard_ids)}
    for name, where in reader.table("scoreboards").items():
        board = reader.known("scoreboards", "scoreboard", str(name).replace("_", "/"), boards)
        at = reader.place_if_any("scoreboards", where)
        if at != NOWHERE and at not in book.board_places:
            raise SetupError(f"scoreboards: {where!r} cannot hold one; only regions and the castillo can.")
        if at != NOWHERE and at in game.scoreboards:
            raise SetupError(f"scoreboards: two of them are in {where!r}; a place holds only one.")
        game.scoreboards[board] = at
    if "scores" in document:
        game.points = vec[i64](reader.wholes("scores", game.seats))


def _read_caballeros(reader: Reader, game: Position) -> None:
    """Given rows replace those of the start; the Province is what remains."""
    book, document = game.book, reader.document
    nobody = [0] * int(game.seats)
    rows = {PROVINCE: nobody, **dict.fromkeys(book.regions if "regions" in document else (), nobody)}
    for field in ("regions", "elsewhere"):
        for name, entry in reader.table(field).items():
            place = reader.place_number(field, name)
            if book.is_region[place] != (field == "regions") or place in (CASTILLO, COURT, PROVINCE):
                known = ", ".join(book.place_ids[region] for region in book.regions)
                raise SetupError(f"{field}: {name!r} does not belong here; regions are: {known}.")
            if isinstance(entry, dict) and set(entry) != {"caballeros"}:
                raise SetupError(f"{field}.{name}: has one field, caballeros; got: {', '.join(map(str, entry))}.")
            row = entry["caballeros"] if isinstance(entry, dict) else entry
            rows[place] = reader.counts(f"{field}.{name}.caballeros", row)
    for field, place in (("castillo", CASTILLO), ("courts", COURT)):
        if field in document:
            rows[place] = reader.counts(field, document[field])
    for seat in range(game.seats):
        base = seat * game.stride
        for place, row in rows.items():
            game.caballeros[base + place] = row[seat]
        left = book.caballeros_each - sum(game.caballeros[base : base + game.stride])
        if left < 0:
            raise SetupError(
                f"regions, castillo, courts: seat {seat} has {book.caballeros_each - left} caballeros; "
                f"there are {book.caballeros_each} of each colour."
            )
        game.caballeros[base + PROVINCE] = left


def _read_black(reader: Reader, game: Position) -> None:
    """Where the black caballeros stand; all of them are on the board."""
    book = game.book
    if "black" not in reader.document:
        return
    row = [0] * game.stride
    for name, count in reader.table("black").items():
        place = reader.place_number("black", name)
        if place not in book.board_places:
            raise SetupError(f"black: {name!r} cannot hold any; only regions and the castillo can.")
        row[place] = reader.whole("black", count, most=99)
    if sum(row) != book.black_caballeros:
        raise SetupError(f"black: {sum(row)} black caballeros are on the board; there are {book.black_caballeros}.")
    if book.black_caballeros:
        for where, number in enumerate(row):
            game.caballeros[BLACK * game.stride + where] = number


def read_cards(reader: Reader, game: Position, luck: Luck) -> None:
    """Decks, what lies out, hands and used cards."""
    book = game.book
    turn = book.track.index(game.round) if game.round else 0
    _read_decks(reader, game, turn)
    if game.round:
        shown = [game.decks[i][turn % book.stack_size(game, i)] for i in range(len(book.stacks))]
        game.revealed = vec[i64](shown)
    game.available = (1 << len(book.stacks)) - 1
    taken = reader.document.get("taken", {})
    by_whom = taken.items() if isinstance(taken, dict) else [(s, NOBODY) for s in reader.list_of("taken", taken)]
    for stack, who in by_whom:
        i = reader.stack("taken", stack)
        game.available &= ~(1 << i)
        game.taken_by[i] = reader.whole("taken", who, least=-1, most=int(game.seats) - 1)
    _read_hands(reader, game, luck, turn)


def _read_decks(reader: Reader, game: Position, turn: int) -> None:
    book = game.book
    for stack, names in reader.table("decks").items():
        i = reader.stack("decks", stack)
        deck = [reader.action_card("decks", i, name) for name in reader.list_of("decks", names)]
        if sorted(deck) != sorted(book.full_decks[i]):
            raise SetupError(f"decks.{stack}: must hold exactly the cards of that stack, each as often as it exists.")
        game.decks[i] = deck
    for stack, name in reader.table("revealed").items():
        i = reader.stack("revealed", stack)
        number = reader.action_card("revealed", i, name)
        deck, shown = game.decks[i], turn % book.stack_size(game, i)
        at = deck.index(number)
        deck[shown], deck[at] = deck[at], deck[shown]


def _read_hands(reader: Reader, game: Position, luck: Luck, turn: int) -> None:
    book, document = game.book, reader.document
    if "played" in document:
        row = reader.row("played", game.seats)
        game.played = vec[i64]([-1 if card is None else reader.power_card("played", card) for card in row])
        if "start_player" not in document:
            game.start_player = who_began(row, game.start_player)
        laid = [book.power_cards[bit].value for bit in game.played if bit >= 0]
        if len(set(laid)) != len(laid) and ("pending" not in document or all(book.power_values)):  # no Joker: KI-4.0
            raise SetupError("played: no value may be on the table twice.")
    over = document.get("stage") == "general_scoring"
    for seat in range(game.seats):
        held = reader.mask("hands", seat) if "hands" in document else 0
        now = int(only(game.played[seat]) if game.played[seat] >= 0 else 0) & ~held  # it may be back in the hand
        if "discards" in document:
            used = reader.mask("discards", seat) | now
        else:
            count = int(book.hand_size) - held.bit_count() if "hands" in document else turn + (1 if over or now else 0)
            used = now | _some_used(game, held | now, count - now.bit_count(), luck)
        game.used[seat] = used
        game.hands[seat] = held if "hands" in document else _some_hand(game, used, luck)
        if game.hands[seat] & game.used[seat]:
            raise SetupError(f"hands, discards: seat {seat} has a card both in hand and used.")
    spent = [seat * 64 + card.bit for seat, used in enumerate(game.used) for card in book.cards_in(used)]
    if "spent" in document:
        spent = reader.facts("spent", range(game.seats), len(book.power_cards), TAKEN_BACK)
    game.spent = ledger_of(spent)


def _some_used(game: Position, others: int, count: int, luck: Luck) -> int:
    """So many power cards that a seat may have used beside some others; not those that another follows."""
    book = game.book
    rest = [card.bit for card in book.power_cards if card.value and not others >> card.bit & 1]
    return mask_of(luck.shuffled(rest)[: max(0, count)])


def _some_hand(game: Position, used: int, luck: Luck) -> int:
    """A hand that a seat may have left after it used some cards: all the others, or as many as it chose."""
    book = game.book
    others = [bit for bit in range(len(book.power_cards)) if not used >> bit & 1]
    if book.hand_size < len(book.power_cards):
        others = luck.shuffled(others)[: max(0, int(book.hand_size) - used.bit_count())]
    return mask_of(others)
