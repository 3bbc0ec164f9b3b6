"""Whole games of El Caballero, played slowly in plain tables and from the rules alone: to compare the engine with.

Begins with a position document of a game at its first question; what is played is said in notations.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from tests.caballero.slow import SIDES, SUPPLY, Chart, Document, Turn, areas, at, beside, cell_of, numbers

SAME = (
    "players", "modules", "round", "scores", "courts", "stage", "start_player", "played", "hands", "display", "stack",
    "tiles", "cards", "stock", "court_ships", "alcaldes", "turn",
)  # fmt: skip
"""What the engine's document must say at every question."""


def points(document: Document) -> tuple[int, ...]:
    """EC-5, EC-6.1: what everybody would score now."""
    seats = range(document["players"])
    out = [0 for _ in seats]
    settled = {(*cell_of(a), a["edge"]): a["seat"] for a in document["alcaldes"]}
    for area in areas(document):
        value = area["value"]
        owners = [settled[edge] for edge in map(tuple, area["edges"]) if edge in settled]
        if area["kind"] == "water":
            for seat in seats:
                out[seat] += value * area["ships"][seat]
        elif owners:
            out[owners[0]] += 2 * value
        else:
            for seat, share in ranks(area["totals"], document).items():
                out[seat] += share * value
    return tuple(out)


def ranks(totals: list[int], document: Document) -> dict[int, int]:
    """How many times its value a land pays to whom."""
    places = [[s for s, n in enumerate(totals) if n == total] for total in sorted({*totals} - {0}, reverse=True)]
    if not places:
        return {}
    crowd = document["players"] > 2
    if len(places[0]) > 1:
        return dict.fromkeys(places[0], 1) if crowd or document["options"]["tied_firsts"] == "value" else {}
    second = places[1] if crowd and len(places) > 1 and len(places[1]) == 1 else []
    return {places[0][0]: 2, **dict.fromkeys(second, 1)}


class Table:
    """A game on a table."""

    def __init__(self, document: Document, display: int = 5) -> None:
        self.now = deepcopy(document)
        self.size = display
        self.each = 10 if "caballero_expansion" in document["modules"] else 8
        self.scorings = (4, 7, 10) if self.each == 10 else (4, 7)
        self.options = self.found()

    # -- what is asked

    @property
    def over(self) -> bool:
        return bool(self.now["stage"] == "over")

    def found(self) -> set[str]:
        if self.now["stage"] == "turns":
            return Turn(self.now).options()
        seat = self.to_play()
        return {f"power {card}" for card in self.now["hands"][seat] if card not in self.now["played"]}

    def to_play(self) -> int:
        seats: int = self.now["players"]
        order: list[int] = [(self.now["start_player"] + n) % seats for n in range(seats)]
        return next(seat for seat in order if self.now["played"][seat] is None)

    def choose(self, notation: str) -> None:
        self.carry_out(notation)
        while not self.over and len(found := self.found()) == 1:
            self.carry_out(found.pop())
        self.options = set() if self.over else found

    # -- rounds and turns

    def carry_out(self, notation: str) -> None:
        word, *rest = notation.split(" ")
        if word == "power":
            self.power(int(rest[0]))
        elif word == "end":
            self.next_turn()
        else:
            deeds: dict[str, Callable[..., None]] = {
                "supply": self.supply, "tile": self.tile, "card": self.card, "raise": self.raised, "ship": self.ship,
                "castle": self.castle, "withdraw": self.withdraw, "ship-to-court": self.ship_to_court,
                "move": self.move, "alcalde": self.alcalde, "grande": self.grande,
            }  # fmt: skip
            deeds[word](*rest)
            self.now["turn"]["done"].append(notation)

    def power(self, card: int) -> None:
        seat = self.to_play()
        self.now["played"][seat] = card
        self.now["hands"][seat].remove(card)
        if None not in self.now["played"]:
            self.now["stage"] = "turns"
            self.begin_turn(self.order()[0])

    def order(self) -> list[int]:
        played = self.now["played"]
        return sorted(range(len(played)), key=lambda seat: int(-played[seat]))

    def begin_turn(self, seat: int) -> None:
        self.now["turn"] = {"seat": seat, "done": [], "met": []}

    def next_turn(self) -> None:
        order = self.order()
        done = order.index(self.seat) + 1
        if done < len(order):
            self.begin_turn(order[done])
            return
        now = self.now
        now["turn"], now["start_player"] = None, order[-1]
        if now["round"] in self.scorings:
            now["scores"] = [have + new for have, new in zip(now["scores"], points(now), strict=True)]
        if now["round"] == self.scorings[-1]:
            now["stage"] = "over"
            return
        while now["stack"] and len(now["display"]) < self.size:
            now["display"].append(now["stack"].pop(0))
        now["round"] += 1
        now["stage"], now["played"] = "power_cards", [None] * now["players"]

    # -- the Court

    @property
    def seat(self) -> int:
        return int(self.now["turn"]["seat"])

    def pay(self, count: int) -> None:
        self.now["courts"][self.seat] -= count
        assert self.now["courts"][self.seat] >= 0

    def come(self, seat: int, count: int) -> None:
        """EC-1.3: 8 for each card off the table, no more."""
        room = 8 * (self.each - sum(card["seat"] == seat for card in self.now["cards"]))
        self.now["courts"][seat] = min(self.now["courts"][seat] + count, room)

    def supply(self) -> None:
        self.come(self.seat, SUPPLY[self.now["played"][self.seat] - 1])

    # -- tiles and cards

    def lands(self, card: dict[str, Any]) -> list[int]:
        """The numbers that face land."""
        met = Chart(self.now).met(cell_of(card))
        return [n for n, kind in zip(numbers(card["face"], card["turn"]), met, strict=True) if kind == "L"]

    def tile(self, name: str, cell: str, turn: str) -> None:
        x, y = where(cell)
        before = {at(card): self.lands(card) for card in self.now["cards"]}
        self.now["display"].remove(name)
        self.now["tiles"].append({"id": name, "x": x, "y": y, "turn": int(turn[1])})
        for card in list(self.now["cards"]):
            if len(self.lands(card)) > 1 and not card["grande"]:
                self.remove(card, sum(before[at(card)]))

    def remove(self, card: dict[str, Any], saved: int) -> None:
        """EC-4.8: a castle saves caballeros and ships."""
        self.now["cards"].remove(card)
        if card["castle"]:
            self.now["stock"]["castles"] += 1
            self.now["court_ships"][card["seat"]] += len(card["ships"])
            self.come(card["seat"], saved)
        else:
            self.now["stock"]["ships"] += len(card["ships"])

    def card(self, cell: str, number: str, *grande: str) -> None:
        spot = where(cell)
        met = Chart(self.now).met(spot)
        land = [side for side in range(4) if met[side] == "L"]
        first = next(side for side in range(4) if met[side])
        side = SIDES.index(number[1]) if grande else land[0] if land else first
        digit = int(number[1] if number[0] == "w" else number[0])
        face, turn = facing(digit, side)
        old = self.with_grande()
        self.pay((digit if land else 1) + (0 if not grande else 1 if old else 2))
        pieces = {"castle": False, "ships": [], "grande": bool(grande)}
        card = {"seat": self.seat, "x": spot[0], "y": spot[1], "face": face, "turn": turn, **pieces}
        self.now["cards"].append(card)
        self.come(self.seat, 0)
        if grande and old:
            self.left(old)
        self.meet(card)

    def meet(self, card: dict[str, Any]) -> None:
        for side, kind in enumerate(Chart(self.now).met(cell_of(card))):
            if kind == "L":
                self.now["turn"]["met"].append([*beside(cell_of(card), side), SIDES[side ^ 2]])

    def raised(self, cell: str, number: str) -> None:
        card = self.own(cell)
        side = Chart(self.now).met(cell_of(card)).index("L")
        self.pay(int(number) - self.lands(card)[0])
        card["face"], card["turn"] = facing(int(number), side)
        self.meet(card)

    def own(self, cell: str) -> dict[str, Any]:
        found: dict[str, Any] = next(card for card in self.now["cards"] if at(card) == cell)
        assert found["seat"] == self.seat
        return found

    def withdraw(self, cell: str) -> None:
        card = self.own(cell)
        back = sum(self.lands(card)) if card["castle"] else 0
        self.now["cards"].remove(card)
        self.now["court_ships"][self.seat] += len(card["ships"])
        self.now["stock"]["castles"] += card["castle"]
        self.come(self.seat, back)

    # -- ships, castles, Alcaldes, the Grande

    def ship(self, cell: str, side: str) -> None:
        self.pay(2)
        self.now["stock"]["ships"] -= 1
        self.set_out(cell, side)

    def set_out(self, cell: str, side: str) -> None:
        """Onto a card, or to the Alcalde who stands there."""
        for card in self.now["cards"]:
            if at(card) == cell:
                card["ships"] = [s for s in SIDES if s in (*card["ships"], side)]
        for alcalde in self.now["alcaldes"]:
            if at(alcalde) == cell and alcalde["edge"] == side:
                alcalde["ship"] = True

    def castle(self, cell: str) -> None:
        self.pay(1)
        self.now["stock"]["castles"] -= 1
        self.own(cell)["castle"] = True

    def ship_to_court(self, cell: str, side: str) -> None:
        self.own(cell)["ships"].remove(side)
        self.now["court_ships"][self.seat] += 1

    def move(self, what: str, source: str, *rest: str) -> None:
        self.pay(1)
        if what == "castle":
            self.own(source)["castle"], self.own(rest[-1])["castle"] = False, True
        elif what == "grande":
            old = self.with_grande()
            self.own(rest[-1])["grande"] = True
            self.left(old)
        else:
            if source == "court":
                self.now["court_ships"][self.seat] -= 1
            else:
                self.own(source)["ships"].remove(rest[0])
            self.set_out(rest[-2], rest[-1])

    def with_grande(self) -> Any:
        cards = self.now["cards"]
        return next((card for card in cards if card["grande"] and card["seat"] == self.seat), None)

    def grande(self, cell: str) -> None:
        self.pay(2)
        self.own(cell)["grande"] = True

    def left(self, card: dict[str, Any]) -> None:
        """EC-6.3: without the Grande a card on several lands goes at once; a castle returns the highest number."""
        card["grande"] = False
        if len(self.lands(card)) > 1:
            self.remove(card, max(self.lands(card)))

    def alcalde(self, cell: str, kind: str, edge: str = "") -> None:
        self.pay(1)
        x, y = where(cell)
        edge = edge or SIDES[Chart(self.now).tiles[x, y].index("L")]
        self.now["alcaldes"].append({"seat": self.seat, "x": x, "y": y, "kind": kind, "edge": edge, "ship": False})


def where(cell: str) -> tuple[int, int]:
    x, y = cell.split(",")
    return int(x), int(y)


def facing(number: int, side: int) -> tuple[str, int]:
    """How a card lies that shows a number to a side."""
    return next((face, turn) for face in ("front", "back") for turn in range(4) if numbers(face, turn)[side] == number)


def compared(document: Document) -> Document:
    """A document as far as it is compared; cards in the order of seats."""
    cards = sorted(document["cards"], key=lambda card: int(card["seat"]))
    return {name: cards if name == "cards" else document[name] for name in SAME}
