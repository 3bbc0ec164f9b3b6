"""Reading the board of a position document."""

from __future__ import annotations

from castillo.el_grande.places import BLACK, CASTILLO, COURT, NOWHERE, PROVINCE
from castillo.el_grande.position import Position
from castillo.el_grande.reading import Reader
from castillo.kernel.errors import SetupError
from castillo.kernel.ledger import ledger_of


def read_board(reader: Reader, game: Position) -> None:
    """Who and what stands where, and the points."""
    book, document = game.book, reader.document
    game.king = reader.region("king", game.king)
    if game.king not in book.kings_regions:
        raise SetupError(f"king: {document['king']!r} is not allowed; the King never goes there.")
    if "grandes" in document:
        names = reader.row("grandes", game.seats)
        game.grandes = [NOWHERE if n is None else reader.place_number("grandes", n) for n in names]
    _read_caballeros(reader, game)
    _read_black(reader, game)
    _read_entered(reader, game)
    for name, where in reader.table("scoreboards").items():
        id = str(name).replace("/", "_")
        if id not in book.scoreboard_ids:
            known = ", ".join(i.replace("_", "/") for i in book.scoreboard_ids)
            raise SetupError(f"scoreboards: {name!r} is not a scoreboard; scoreboards are: {known}.")
        at = NOWHERE if where is None else reader.place_number("scoreboards", where)
        if at != NOWHERE and at not in book.board_places:
            raise SetupError(f"scoreboards: {where!r} cannot hold one; only regions and the castillo can.")
        if at != NOWHERE and at in game.scoreboards:
            raise SetupError(f"scoreboards: two of them are in {where!r}; a place holds only one.")
        game.scoreboards[book.scoreboard_ids.index(id)] = at
    if "scores" in document:
        game.points = [reader.whole("scores", n) for n in reader.row("scores", game.seats)]


def _read_caballeros(reader: Reader, game: Position) -> None:
    """Given rows replace those of the start; the Province is what remains."""
    book, document = game.book, reader.document
    rows: dict[int, list[int]] = {}
    for field in ("regions", "elsewhere"):
        for name, entry in reader.table(field).items():
            place = reader.place_number(field, name)
            if book.is_region[place] != (field == "regions") or place in (CASTILLO, COURT, PROVINCE):
                known = ", ".join(book.place_ids[region] for region in book.regions)
                raise SetupError(f"{field}: {name!r} does not belong here; regions are: {known}.")
            row = entry.get("caballeros") if isinstance(entry, dict) else entry
            rows[place] = reader.counts(f"{field}.{name}.caballeros", row)
    for field, place in (("castillo", CASTILLO), ("courts", COURT)):
        if field in document:
            rows[place] = reader.counts(field, document[field])
    regions_given = "regions" in document
    for seat in range(game.seats):
        base = seat * game.stride
        for place in range(game.stride):
            if place in rows:
                game.caballeros[base + place] = rows[place][seat]
            elif place == PROVINCE or (regions_given and book.is_region[place]):
                game.caballeros[base + place] = 0
        left = book.caballeros_each - sum(game.caballeros[base : base + game.stride])
        if left < 0:
            raise SetupError(
                f"regions, castillo, courts: seat {seat} has {book.caballeros_each - left} caballeros; "
                f"there are {book.caballeros_each} of each colour."
            )
        game.caballeros[base + PROVINCE] = left


def _read_entered(reader: Reader, game: Position) -> None:
    if "entered" in reader.document:
        game.entered = ledger_of(reader.facts("entered", 64))
    else:
        inside = [(owner, int(game.count(owner, CASTILLO))) for owner in game.book.owners]
        game.entered = ledger_of([owner * 64 + n for owner, n in inside if n])


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
        game.caballeros[BLACK * game.stride :] = row
