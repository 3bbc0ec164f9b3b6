"""A table without database, network and event loop: who may do what, the log, clocks, bots' turns, what each is told.

Plain Python on the standard library and the engine; time comes in as an argument. Every change is proposed first and
accepted when it has been saved:

>>> import castillo
>>> from castillo.table import Seat, Table
>>> table = Table("ana", [Seat(0, "person", "ana", "Ana"), Seat(1, "bot", level="easy", name="Lope")])
>>> line = table.begin(castillo.new_game(players=2, seed=7, options={"start_player": 0}), at=0)
>>> table.asked_seats, table.asked_bots
([0], [])
>>> decision = table.view(0)["decision"]
>>> proposal = table.choose("ana", 0, decision["number"], decision["options"][0]["action"], at=0)
>>> table.public_length
0
>>> table.accept(proposal)
>>> table.public_length, [question.seat for question in table.bot_questions()]
(1, [1])
"""

from __future__ import annotations

from castillo.table.asking import BotQuestion
from castillo.table.clocks import TurnClocks
from castillo.table.log import LogLine, line_json
from castillo.table.proposals import ProposedEntry, ProposedSeats
from castillo.table.refusals import NotAllowed, NotYours
from castillo.table.seats import Seat
from castillo.table.table import Table

__all__ = [
    "BotQuestion",
    "LogLine",
    "NotAllowed",
    "NotYours",
    "ProposedEntry",
    "ProposedSeats",
    "Seat",
    "Table",
    "TurnClocks",
    "line_json",
]
