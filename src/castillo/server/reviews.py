"""Reviews of finished games: what `expert` would have done at each decision of a seat, worked out move by move.

What was found about a move is kept with the table at once, so that nobody has to wait for it again.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import partial
from typing import Any

import msgspec

from castillo.bots import Review
from castillo.server import worker
from castillo.server.bots import Bots
from castillo.server.decisions import Decided, decisions_of
from castillo.server.endings import ReviewedMove, ReviewedOption, ReviewMessage
from castillo.server.inquiry import Bit, Inquiry
from castillo.server.live import LiveTable
from castillo.server.shelf import save
from castillo.server.storage import reading, writing
from castillo.server.tables import StoredTables
from castillo.server.thinking import REVIEWS

SECONDS = 2.0  # for a decision
PATIENCE = 2.0  # seconds after which those who ask are told how far it is
MOST_KEPT = 50  # in memory; they are kept with the tables as well


class Reviewing:
    """The review of one seat's game, on its way."""

    def __init__(self, live: LiveTable, seat: int) -> None:
        self.live = live
        self.seat = seat
        self.decisions: list[Decided] | None = None  # none: not read yet
        self.moves: dict[int, ReviewedMove] = {}
        self.inquiry: Inquiry[ReviewMessage] = Inquiry(REVIEWS, live.id, PATIENCE)

    def so_far(self) -> ReviewMessage:
        expected = len(self.decisions or [])
        moves = [self.moves[number] for number in sorted(self.moves)]
        done = self.decisions is not None and len(moves) == expected
        best, costliest = (_best(moves), _costliest(moves)) if done else (-1, -1)
        return ReviewMessage(self.seat, expected, moves, best, costliest, done)


class Reviews:
    """Looks at what was decided, and keeps what was found."""

    def __init__(self, tables: StoredTables, bots: Bots) -> None:
        self.tables = tables
        self.bots = bots
        self._reviewing: OrderedDict[tuple[str, int], Reviewing] = OrderedDict()

    async def of(self, live: LiveTable, seat: int) -> ReviewMessage:
        """What is known of a seat's decisions; it is worked out once, however many ask."""
        reviewing = self._reviewing.setdefault((live.id, seat), Reviewing(live, seat))
        self._reviewing.move_to_end((live.id, seat))
        while len(self._reviewing) > MOST_KEPT:
            self._reviewing.popitem(last=False)
        return await reviewing.inquiry.answer(lambda: self._work_out(reviewing)) or reviewing.so_far()

    async def _work_out(self, reviewing: Reviewing) -> ReviewMessage:
        live, seat = reviewing.live, reviewing.seat
        if reviewing.decisions is None:
            reviewing.moves = await self._kept(live, seat)
            reviewing.decisions = await self.tables.shelf.past(live, decisions_of, seat)
            known = {decided.n for decided in reviewing.decisions}
            reviewing.moves = {n: move for n, move in reviewing.moves.items() if n in known}
        by_number = {decided.n: decided for decided in reviewing.decisions}

        async def heard(bit: Bit, review: Any) -> None:
            move = _move(by_number[bit.number], review)
            await self._keep(live, seat, move)
            reviewing.moves[move.n] = move

        unknown = [one for one in reviewing.decisions if one.n not in reviewing.moves]
        bits = [Bit(one.n, partial(worker.review, one.action), one.view) for one in unknown]
        await reviewing.inquiry.consult(self.bots, bits, SECONDS, heard)
        for decided in reviewing.decisions:
            decided.view = b""  # only what is told is kept
        return reviewing.so_far()

    # -- with the table ------------------------------------------------------------------------------------

    async def _kept(self, live: LiveTable, seat: int) -> dict[int, ReviewedMove]:
        async with self.tables.database.reading() as connection:
            bodies = await reading.reviews(connection, live.id, seat)
        try:
            return {n: msgspec.json.decode(body, type=ReviewedMove) for n, body in bodies.items()}
        except msgspec.DecodeError:  # another Castillo's: it is worked out again
            return {}

    async def _keep(self, live: LiveTable, seat: int, move: ReviewedMove) -> None:
        body = msgspec.json.encode(move).decode()
        await save(self.tables.writer.write(lambda c: writing.keep_review(c, live.id, seat, move.n, body)))


def _move(decided: Decided, review: Review) -> ReviewedMove:
    """What is told of a decision; the options in its view say what their actions mean."""
    decision = msgspec.json.decode(decided.view)["decision"]
    named = {option["action"]: option for option in decision["options"]}
    options = [
        ReviewedOption(
            text=named[weighed.action]["text"],
            target=named[weighed.action]["target"],
            chance=round(weighed.chance, 4),
            behind=round(weighed.behind, 4),
            error=round(weighed.error, 4),
        )
        for weighed in review.options
    ]
    chosen = review.options.index(review.chosen)
    cost, kind = round(review.cost, 4), decision["kind"]
    return ReviewedMove(decided.n, decided.round, kind, options, chosen, cost, review.grade)  # type: ignore[arg-type]


def _best(moves: list[ReviewedMove]) -> int:
    """The choice that no other came near, by the most."""
    ahead = {move.n: min(option.behind for option in move.options[1:]) for move in moves if move.grade == "best"}
    return max(ahead, key=lambda n: ahead[n], default=-1)


def _costliest(moves: list[ReviewedMove]) -> int:
    costs = {move.n: move.cost for move in moves if move.grade in ("doubtful", "costly")}
    return max(costs, key=lambda n: costs[n], default=-1)
