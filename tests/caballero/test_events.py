"""Events tell all that happened: whoever only listens knows where everything lies, and who has what."""

from random import Random
from typing import Any

import pytest

import castillo
from tests.caballero.reference import facing, where
from tests.caballero.slow import SIDES, at
from tests.caballero.test_laws import TABLES, opened, purposeful
from tests.kit import how_many

LISTENED = ("tiles", "cards", "courts", "court_ships", "stock", "alcaldes", "scores")


class Listener:
    """Knows the start, and what it was told since."""

    def __init__(self, game: castillo.Game) -> None:
        document = game.describe()
        self.now: dict[str, Any] = {name: document[name] for name in LISTENED}

    def hear(self, event: castillo.Event) -> None:
        args: dict[str, Any] = event.args
        hears = getattr(self, event.kind.removeprefix("el_caballero-log-"), None)
        if hears is not None:
            hears(args["seat"]["seat"], args)

    def card(self, cell: str) -> dict[str, Any]:
        found: dict[str, Any] = next(card for card in self.now["cards"] if at(card) == cell)
        return found

    def sail(self, cell: str, side: str) -> None:
        card = self.card(cell)
        card["ships"] = [each for each in SIDES if (each in card["ships"]) != (each == side)]

    # -- by kind

    def supplied(self, seat: int, args: dict[str, Any]) -> None:
        self.now["courts"][seat] += args["count"]

    def court_cut(self, seat: int, args: dict[str, Any]) -> None:
        self.now["courts"][seat] -= args["count"]

    def tile_laid(self, seat: int, args: dict[str, Any]) -> None:
        x, y = where(args["at"])
        self.now["tiles"].append({"id": args["tile"], "x": x, "y": y, "turn": args["turn"]})

    def card_laid(self, seat: int, args: dict[str, Any]) -> None:
        x, y = where(args["at"])
        face, turn = facing(args["count"], SIDES.index(args["side"]))
        grande = args["piece"] == "grande"
        if grande:
            self.leave(seat)
        pieces = {"castle": False, "ships": [], "grande": grande}
        self.now["cards"].append({"seat": seat, "x": x, "y": y, "face": face, "turn": turn, **pieces})
        self.now["courts"][seat] -= args["price"]

    def leave(self, seat: int) -> None:
        for card in self.now["cards"]:
            card["grande"] = card["grande"] and card["seat"] != seat

    def card_raised(self, seat: int, args: dict[str, Any]) -> None:
        card = self.card(args["at"])
        card["face"], card["turn"] = facing(args["count"], SIDES.index(args["side"]))
        self.now["courts"][seat] -= args["price"]

    def card_thrown_out(self, seat: int, args: dict[str, Any]) -> None:
        self.now["cards"].remove(self.card(args["at"]))
        self.now["courts"][seat] += args["saved"]
        self.now["stock"]["castles"] += args["castle"]
        if args["castle"]:
            self.now["court_ships"][seat] += args["ships"]
        else:
            self.now["stock"]["ships"] += args["ships"]

    def card_withdrawn(self, seat: int, args: dict[str, Any]) -> None:
        card = self.card(args["at"])
        self.now["cards"].remove(card)
        self.now["stock"]["castles"] += card["castle"]
        self.now["courts"][seat] += args["saved"]
        self.now["court_ships"][seat] += args["ships"]

    def ship_bought(self, seat: int, args: dict[str, Any]) -> None:
        self.sail(args["at"], args["side"])
        self.now["courts"][seat] -= 2
        self.now["stock"]["ships"] -= 1

    def ship_to_court(self, seat: int, args: dict[str, Any]) -> None:
        self.sail(args["at"], args["side"])
        self.now["court_ships"][seat] += 1

    def ship_set(self, seat: int, args: dict[str, Any]) -> None:
        self.sail(args["at"], args["side"])
        self.now["court_ships"][seat] -= 1
        self.now["courts"][seat] -= 1

    def ship_moved(self, seat: int, args: dict[str, Any]) -> None:
        self.sail(args["origin"], args["origin_side"])
        self.sail(args["at"], args["side"])
        self.now["courts"][seat] -= 1

    def castle_bought(self, seat: int, args: dict[str, Any]) -> None:
        self.card(args["at"])["castle"] = True
        self.now["courts"][seat] -= 1
        self.now["stock"]["castles"] -= 1

    def castle_moved(self, seat: int, args: dict[str, Any]) -> None:
        self.card(args["origin"])["castle"] = False
        self.card(args["at"])["castle"] = True
        self.now["courts"][seat] -= 1

    def grande_placed(self, seat: int, args: dict[str, Any]) -> None:
        self.card(args["at"])["grande"] = True
        self.now["courts"][seat] -= 2

    def grande_moved(self, seat: int, args: dict[str, Any]) -> None:
        self.leave(seat)
        self.card(args["at"])["grande"] = True
        self.now["courts"][seat] -= 1

    def alcalde_placed(self, seat: int, args: dict[str, Any]) -> None:
        x, y = where(args["at"])
        place = {"x": x, "y": y, "kind": args["kind"], "edge": args["side"]}
        self.now["alcaldes"].append({"seat": seat, **place, "ship": False})
        self.now["courts"][seat] -= 1

    def alcalde_ship(self, seat: int, args: dict[str, Any]) -> None:
        alcalde = next(a for a in self.now["alcaldes"] if at(a) == args["at"] and a["edge"] == args["side"])
        alcalde["ship"] = True
        self.now["courts"][seat] -= 2 if args["bought"] else 1
        if args["bought"]:
            self.now["stock"]["ships"] -= 1
        else:
            self.now["court_ships"][seat] -= 1

    def scored(self, seat: int, args: dict[str, Any]) -> None:
        self.now["scores"] = [have + more for have, more in zip(self.now["scores"], args["points"], strict=True)]


@pytest.mark.parametrize(("players", "modules"), TABLES)
def test_whoever_only_listens_knows_where_everything_is(players: int, modules: tuple[str, ...]):
    heard: set[str] = set()
    for seed in range(how_many(1, 40)):
        game, luck = opened(players, modules, 400 + seed), Random(seed)
        listener = Listener(game)
        while not game.over:
            copy = game.clone()
            for event in copy.choose(purposeful(game, luck).action):
                listener.hear(event)
                heard.add(event.kind)
            document = game.describe()
            listener.now["cards"].sort(key=lambda card: int(card["seat"]))
            assert listener.now == {name: document[name] for name in LISTENED}
    assert len(heard) > 12
