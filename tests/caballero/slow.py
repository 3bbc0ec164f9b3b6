"""El Caballero once more, slowly and from nothing but a position document: to compare the engine with."""

from __future__ import annotations

from functools import cached_property
from itertools import product
from typing import Any

Cell = tuple[int, int]
Edge = tuple[int, int, int]
Document = dict[str, Any]

PATTERNS = {"open-sea": "WWWW", "cape": "LWWW", "coast": "LLWW", "isthmus": "LWLW", "bay": "LLLW", "inland": "LLLL"}
SIDES = "nesw"
AROUND = ((0, -1), (1, 0), (0, 1), (-1, 0))
SUPPLY = (7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 0)


def beside(cell: Cell, side: int) -> Cell:
    return cell[0] + AROUND[side][0], cell[1] + AROUND[side][1]


def numbers(face: str, turn: int) -> list[int]:
    """What a card shows to the north, east, south and west."""
    row = [1, 2, 3, 4] if face == "front" else [5, 6, 7, 8]
    for _ in range(turn):
        row = [row[-1], *row[:-1]]
    return row


class Chart:
    """The tiles of a document: edges, areas, where something may lie."""

    def __init__(self, document: Document) -> None:
        kinds = {tile["id"]: tile for tile in document["tile_set"]}
        self.seen: dict[Cell, list[str]] = {}
        self.tiles: dict[Cell, str] = {}
        self.symbols: dict[Cell, str] = {}
        for tile in document["tiles"]:
            cell = (tile["x"], tile["y"])
            assert cell not in self.tiles, "two tiles in a cell"
            self.tiles[cell] = self.turned(PATTERNS[kinds[tile["id"]]["pattern"]], tile["turn"])
            self.symbols[cell] = kinds[tile["id"]]["symbol"]

    @staticmethod
    def turned(edges: str, turn: int) -> str:
        for _ in range(turn):
            edges = edges[-1] + edges[:-1]
        return edges

    def met(self, cell: Cell) -> list[str]:
        """What a cell meets on its four sides: "L", "W" or ""."""
        if cell not in self.seen:
            around = [self.tiles.get(beside(cell, side)) for side in range(4)]
            self.seen[cell] = [edges[side ^ 2] if edges else "" for side, edges in enumerate(around)]
        return self.seen[cell]

    def neighbours(self, edge: Edge) -> list[Edge]:
        """The edges joined to an edge: on its own tile, and across."""
        x, y, side = edge
        edges = self.tiles[x, y]
        if edges[side] == "L":
            out = [(x, y, other) for other in range(4) if edges[other] == "L"]
        else:
            out = [(x, y, other % 4) for other in (side + 1, side + 3) if edges[other % 4] == "W"]
        across = beside((x, y), side)
        if across in self.tiles:
            assert self.tiles[across][side ^ 2] == edges[side], f"land meets water at {edge}"
            out.append((*across, side ^ 2))
        return out

    @cached_property
    def areas(self) -> list[set[Edge]]:
        rest = {(x, y, side) for x, y in self.tiles for side in range(4)}
        out = []
        while rest:
            area: set[Edge] = set()
            todo = [min(rest)]
            while todo:
                edge = todo.pop()
                if edge not in area:
                    area.add(edge)
                    todo += self.neighbours(edge)
            out.append(area)
            rest -= area
        return out

    @cached_property
    def numbers(self) -> dict[Edge, int]:
        return {edge: number for number, area in enumerate(self.areas) for edge in area}

    def area_of(self, edge: Edge) -> int:
        return self.numbers[edge]

    def kind(self, area: int) -> str:
        x, y, side = min(self.areas[area])
        return "land" if self.tiles[x, y][side] == "L" else "water"

    def value(self, area: int) -> tuple[int, int]:
        """How many tiles, and with gold or fish what it is worth."""
        cells = {(x, y) for x, y, _ in self.areas[area]}
        symbol = "gold" if self.kind(area) == "land" else "fish"
        return len(cells), len(cells) + sum(self.symbols[cell] == symbol for cell in cells)

    def closed(self, area: int) -> bool:
        return all(beside((x, y), side) in self.tiles for x, y, side in self.areas[area])


def counts(document: Document, chart: Chart) -> list[list[int]]:
    """Caballeros on land and ships on water, by area and seat."""
    out = [[0] * document["players"] for _ in chart.areas]
    for alcalde in document["alcaldes"]:
        if alcalde["ship"]:
            out[chart.area_of((*cell_of(alcalde), SIDES.index(alcalde["edge"])))][alcalde["seat"]] += 1
    for card in document["cards"]:
        cell = (card["x"], card["y"])
        shown = numbers(card["face"], card["turn"])
        for side, met in enumerate(chart.met(cell)):
            ship = SIDES[side] in card["ships"]
            assert met == "W" or not ship, "a ship without water"
            if met == "L" or ship:
                out[chart.area_of((*beside(cell, side), side ^ 2))][card["seat"]] += 1 if ship else shown[side]
    return out


def areas(document: Document) -> list[dict[str, Any]]:
    """What `game.areas()` should be, in the order of their first edges."""
    chart = Chart(document)
    who = counts(document, chart)
    out = []
    for number, area in enumerate(chart.areas):
        kind = chart.kind(number)
        tiles, value = chart.value(number)
        edges = sorted([x, y, SIDES[side]] for x, y, side in area)
        whose = {"totals" if kind == "land" else "ships": who[number]}
        out.append(
            {"kind": kind, "edges": edges, "tiles": tiles, "value": value, **whose, "closed": chart.closed(number)}
        )
    return sorted(out, key=lambda area: area["edges"][0])


# -- what can be done ----------------------------------------------------------------------------------------


class Turn:
    """Everything that the seat whose turn it is may do, tried one by one."""

    def __init__(self, document: Document, chart: Chart | None = None) -> None:
        self.document = document
        self.seat: int = document["turn"]["seat"]
        self.chart = chart or Chart(document)
        self.expansion = "caballero_expansion" in document["modules"]
        self.each = 10 if self.expansion else 8
        self.done: list[str] = document["turn"]["done"]
        self.court: int = document["courts"][self.seat]
        self.own = [card for card in document["cards"] if card["seat"] == self.seat]
        self.taken = {(card["x"], card["y"]) for card in document["cards"]} | self.chart.tiles.keys()
        self.power: int = document["played"][self.seat]

    def count(self, *words: str) -> int:
        return sum(step.split(" ")[0] in words for step in self.done)

    def options(self) -> set[str]:
        if self.owes():
            return self.card_actions()
        out = self.tiles() | self.card_actions() | self.ships() | self.castles() | self.moves()
        if "supply" not in self.done and SUPPLY[self.power - 1]:
            out.add("supply")
        out |= {f"withdraw {at(card)}" for card in self.own if not card["grande"]}
        if self.expansion:
            out |= self.grande() | self.alcaldes()
        if self.count("tile") or not self.tiles():
            out.add("end")
        return out

    # -- tiles

    def spots(self, near: set[Cell]) -> list[Cell]:
        return [spot for spot in {beside(cell, side) for cell in near for side in range(4)} if spot not in self.taken]

    def tiles(self) -> set[str]:
        if self.count("tile") >= (2 if self.power == 9 else 1):
            return set()
        others = [card for card in self.document["cards"] if card["seat"] != self.seat]
        for near in (self.chart.tiles.keys(), cells(self.own), cells(others)):
            found = {
                option for name in self.document["display"] for spot in self.spots(set(near))
                for option in self.turns(name, spot)
            }  # fmt: skip
            if found:
                return found
        return set()

    def turns(self, name: str, spot: Cell) -> list[str]:
        looks: dict[str, int] = {}
        for turn in range(4):
            looks.setdefault(Chart.turned(PATTERNS[name.rpartition("-")[0]], turn), turn)
        met = self.chart.met(spot)
        fitting = [turn for edges, turn in looks.items() if all(m in ("", e) for m, e in zip(met, edges, strict=True))]
        return [f"tile {name} {spot[0]},{spot[1]} r{turn}" for turn in fitting]

    # -- cards

    def card_actions(self) -> set[str]:
        used = self.count("card", "raise")
        if used >= 2:
            return set()
        return {option for option, after in self.tried() if self.stands(after, used)}

    def stands(self, after: Document, used: int) -> bool:
        """Whether the totals differ, or (after the first action) a second can see to it."""
        ties = Turn(after, self.chart)
        if not ties.tied():
            return True
        return used == 0 and bool(ties.card_actions())

    def tied(self) -> bool:
        met = {self.chart.area_of((x, y, SIDES.index(side))) for x, y, side in self.document["turn"]["met"]}
        who = counts(self.document, self.chart) if met else []
        return any(who[area][self.seat] and who[area].count(who[area][self.seat]) > 1 for area in met)

    def owes(self) -> bool:
        last = self.done[-1].split(" ")[0] if self.done else ""
        return last in ("card", "raise") and self.count("card", "raise") == 1 and self.tied()

    def tried(self) -> list[tuple[str, Document]]:
        out = []
        if len(self.own) < self.each:
            for spot in sorted(self.spots(set(self.chart.tiles))):
                out += self.laid(spot)
        for card in self.own:
            out += self.raised(card)
        return out

    def laid(self, spot: Cell) -> list[tuple[str, Document]]:
        met = self.chart.met(spot)
        lands = [side for side in range(4) if met[side] == "L"]
        where, out = f"{spot[0]},{spot[1]}", []
        for face, turn in product(("front", "back"), range(4)):
            row = numbers(face, turn)
            if not lands:
                first = next(side for side in range(4) if met[side])
                if face == "front":
                    out.append((f"card {where} w{row[first]}", face, turn, 1, None))
            elif len(lands) == 1:
                out.append((f"card {where} {row[lands[0]]}", face, turn, row[lands[0]], None))
            elif self.expansion:
                out += [option for option in [self.with_grande(where, lands, face, turn)] if option]
        return [
            (option, self.after_laying(option, spot, face, turn, price, moved))
            for option, face, turn, price, moved in out
            if price <= self.court
        ]

    def with_grande(self, where: str, lands: list[int], face: str, turn: int) -> Any:
        row = numbers(face, turn)
        side = max(lands, key=lambda land: row[land])
        old = [card for card in self.own if card["grande"]]
        if not old:
            return f"card {where} {row[side]}{SIDES[side]} + grande", face, turn, row[side] + 2, "court"
        if self.grande_moved():
            return None
        option = f"card {where} {row[side]}{SIDES[side]} + move grande {at(old[0])}"
        return option, face, turn, row[side] + 1, at(old[0])

    def grande_moved(self) -> bool:
        return any("move grande" in step for step in self.done)

    def after_laying(self, option: str, spot: Cell, face: str, turn: int, price: int, grande: str | None) -> Document:
        after = self.copied(option, spot)
        card = {"seat": self.seat, "x": spot[0], "y": spot[1], "face": face, "turn": turn, "castle": False, "ships": []}
        after["cards"].append({**card, "grande": grande is not None})
        left = self.each - len(self.own) - 1
        court = min(self.court - price, 8 * left)
        for old in [c for c in after["cards"] if grande not in (None, "court") and at(c) == grande]:
            old["grande"] = False
            lands = [n for n, met in zip(numbers(old["face"], old["turn"]), self.chart.met(cell_of(old)), strict=True)
                     if met == "L"]  # fmt: skip
            if len(lands) > 1:
                after["cards"].remove(old)
                court = min(court + (max(lands) if old["castle"] else 0), 8 * (left + 1))
        after["courts"][self.seat] = court
        return after

    def copied(self, option: str, spot: Cell) -> Document:
        turn = self.document["turn"]
        new = [[*beside(spot, side), SIDES[side ^ 2]] for side, met in enumerate(self.chart.met(spot)) if met == "L"]
        return {
            **self.document,
            "cards": [dict(card) for card in self.document["cards"]],
            "courts": list(self.document["courts"]),
            "turn": {**turn, "done": [*turn["done"], option], "met": [*turn["met"], *new]},
        }

    def raised(self, card: dict[str, Any]) -> list[tuple[str, Document]]:
        lands = [side for side, met in enumerate(self.chart.met(cell_of(card))) if met == "L"]
        if not lands or card["grande"]:
            return []
        now, out = numbers(card["face"], card["turn"])[lands[0]], []
        for face, turn in product(("front", "back"), range(4)):
            number = numbers(face, turn)[lands[0]]
            if now < number <= now + self.court:
                option = f"raise {at(card)} {number}"
                after = self.copied(option, cell_of(card))
                after["courts"][self.seat] -= number - now
                changed = next(c for c in after["cards"] if at(c) == at(card))
                changed["face"], changed["turn"] = face, turn
                out.append((option, after))
        return out

    # -- ships, castles, Alcaldes, the Grande

    def berths(self, card: dict[str, Any]) -> list[str]:
        met = self.chart.met(cell_of(card))
        return [SIDES[side] for side in range(4) if met[side] == "W" and SIDES[side] not in card["ships"]]

    def ships(self) -> set[str]:
        out = {f"ship-to-court {at(card)} {side}" for card in self.own for side in card["ships"]}
        if self.court >= 2 and self.document["stock"]["ships"] and self.count("ship") < 2:
            out |= {f"ship {at(card)} {side}" for card in self.own for side in self.berths(card)}
        return out

    def castles(self) -> set[str]:
        if self.court < 1 or not self.document["stock"]["castles"] or self.count("castle") >= 2:
            return set()
        return {f"castle {at(card)}" for card in self.own if not card["castle"]}

    def moves(self) -> set[str]:
        if self.court < 1:
            return set()
        out = set()
        for source, target in product(self.own, self.own):
            if source is not target:
                out |= {f"move ship {at(source)} {s} > {at(target)} {t}"
                        for s in source["ships"] for t in self.berths(target)}  # fmt: skip
                if source["castle"] and not target["castle"]:
                    out.add(f"move castle {at(source)} > {at(target)}")
        if self.document["court_ships"][self.seat]:
            out |= {f"move ship court > {at(card)} {side}" for card in self.own for side in self.berths(card)}
        return out

    def grande(self) -> set[str]:
        old = [card for card in self.own if card["grande"]]
        if not old:
            return {f"grande {at(card)}" for card in self.own if self.court >= 2}
        if self.grande_moved() or self.court < 1:
            return set()
        return {f"move grande {at(old[0])} > {at(card)}" for card in self.own if card is not old[0]}

    def alcaldes(self) -> set[str]:
        placed = self.document["alcaldes"]
        settled = [self.chart.area_of((a["x"], a["y"], SIDES.index(a["edge"]))) for a in placed]
        out = set()
        if self.court >= 1 and sum(a["seat"] == self.seat for a in placed) < 5:
            for area in range(len(self.chart.areas)):
                if self.chart.closed(area) and area not in settled:
                    out.add(self.alcalde(area))
        for a in placed:
            if a["seat"] == self.seat and a["kind"] == "water" and not a["ship"]:
                if self.court >= 2 and self.document["stock"]["ships"] and self.count("ship") < 2:
                    out.add(f"ship {at(a)} {a['edge']}")
                if self.court >= 1 and self.document["court_ships"][self.seat]:
                    out.add(f"move ship court > {at(a)} {a['edge']}")
        return out

    def alcalde(self, area: int) -> str:
        """Named by the oldest tile and its first edge."""
        edges = [(t["x"], t["y"], side) for t in self.document["tiles"] for side in range(4)]
        x, y, side = next(edge for edge in edges if edge in self.chart.areas[area])
        return f"alcalde {x},{y} land" if self.chart.kind(area) == "land" else f"alcalde {x},{y} water {SIDES[side]}"


def at(card: dict[str, Any]) -> str:
    return f"{card['x']},{card['y']}"


def cell_of(card: dict[str, Any]) -> Cell:
    return card["x"], card["y"]


def cells(cards: list[dict[str, Any]]) -> set[Cell]:
    return {cell_of(card) for card in cards}
