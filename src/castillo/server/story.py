"""A finished game told again: what happened in it, and where its turns ended. It runs in a thread, like the past."""

from __future__ import annotations

from msgspec import Struct, field

from castillo.kernel.actions import ANSWER, verb_of
from castillo.kernel.frame import NOBODY
from castillo.kernel.game import Game
from castillo.kernel.reactions import Reaction
from castillo.kernel.record import RecordEntry
from castillo.kernel.window import USE
from castillo.server.endings import AwardMessage, EndingMessage, SourceMessage
from castillo.server.lines import ENCODE
from castillo.server.past import Moment, moments
from castillo.server.refusals import not_played
from castillo.server.storage.rows import WholeTable
from castillo.stories.chronicle import Chronicle, Happened, Outcome, Standing, chronicle_of

Whose = tuple[int, int]
"""Whose turn it is, and in which round."""


class Guess(Struct):
    """Win chances by seat, and the largest of their standard errors."""

    chances: list[float]
    error: float


class Cut(Struct):
    """The moment at which a turn has ended, as a watcher saw it."""

    number: int
    whose: Whose  # the turn that begins
    view: bytes


class Turn(Struct):
    """What lies between two cuts: the entries of somebody's turn, or of what is done between turns."""

    first: int
    last: int
    round: int
    acting: int
    let_pass: dict[int, str] = field(default_factory=dict)
    """The windows that seats let pass, by seat."""


class Story(Struct):
    """A whole game. There is one turn fewer than cuts."""

    chronicle: Chronicle
    scores: list[int]
    winners: list[int]
    rounds: int
    cuts: list[Cut]
    turns: list[Turn]

    def awards(self, known: dict[int, Guess] | None = None) -> list[AwardMessage]:
        """What each seat is honoured for; with the chances at all cuts, where they are known."""
        at = [(cut, known[cut.number]) for cut in self.cuts if known and cut.number in known]
        standings = [Standing(cut.number, cut.whose[1], guess.chances, guess.error) for cut, guess in at]
        given = self.chronicle.awards(Outcome(self.scores, self.winners, self.rounds, standings))
        return [AwardMessage(award.seat, award.award, award.words) for award in given]

    def ending(self) -> EndingMessage:
        """What can be told without knowing any chances."""
        return EndingMessage([SourceMessage(*source) for source in self.chronicle.sources()], self.awards())


def tell(whole: WholeTable) -> Story:
    """The story of a table's game."""
    telling = _Telling()
    for moment in moments(whole):
        telling.hear(moment)
    return telling.story()


def views_at(whole: WholeTable, numbers: set[int]) -> dict[int, bytes]:
    """What a watcher saw at these moments, by their numbers."""
    return {
        moment.line.number: ENCODE(moment.game.view(None))
        for moment in moments(whole)
        if moment.line.number in numbers and not moment.line.secret and moment.game is not None
    }


class _Telling:
    """A game that is being listened to, moment by moment."""

    def __init__(self) -> None:
        self.happened: list[Happened] = []
        self.cuts: list[Cut] = []
        self.passed: list[tuple[int, int, str]] = []  # entry, seat and window
        self.used: list[tuple[int, int]] = []  # entry and seat
        self.whose: Whose = (NOBODY, 0)
        self.asked: tuple[int, str] | None = None  # whose reaction is waited for, at which window
        self.game: Game | None = None

    def hear(self, moment: Moment) -> None:
        line, game = moment.line, moment.game
        events = [event for _, event in line.events]
        self.happened.append(Happened(line.number, moment.row.entry.kind, self.whose[1], self.whose[0], events))
        if game is None:
            return
        self.game = game
        self._hear_answer(moment.row.entry, line.number)
        if not line.secret:
            self._cut(moment.row.entry.kind, line.number, game)
        frame = game.frames[-1] if game.frames else None
        window = game.rules.windows[frame.window].name if isinstance(frame, Reaction) else ""
        self.asked = (int(frame.seat), window) if frame is not None and window else None

    def _hear_answer(self, entry: RecordEntry, number: int) -> None:
        if self.asked is None or entry.seat != self.asked[0] or entry.kind not in ("choose", "stand"):
            return
        if entry.kind == "choose" and verb_of(entry.action) == ANSWER and entry.action >> 16 & 255 == USE:
            self.used.append((number, entry.seat))
        else:
            self.passed.append((number, *self.asked))

    def _cut(self, kind: str, number: int, game: Game) -> None:
        """A turn has ended where somebody else's begins; one that is taken up again has not ended."""
        whose = (int(game.active), game.rules.round_of(game))
        if kind == "take_back" and len(self.cuts) > 1 and whose == self.cuts[-2].whose:
            self.cuts.pop()
        elif not self.cuts or whose != self.cuts[-1].whose or game.over:
            self.cuts.append(Cut(number, whose, ENCODE(game.view(None))))
        self.whose = whose

    def story(self) -> Story:
        game = self.game
        if game is None:
            raise not_played()
        last = self.happened[-1].number
        if self.cuts[-1].number < last:
            self.cuts.append(Cut(last, self.whose, ENCODE(game.view(None))))
        chronicle = chronicle_of(game.rules)
        chronicle.follow(self.happened)
        turns = [self._turn(before, after) for before, after in zip(self.cuts, self.cuts[1:], strict=False)]
        winners = [int(seat) for seat in game.winners] if game.over else []
        return Story(chronicle, [int(n) for n in game.scores], winners, game.rules.round_of(game), self.cuts, turns)

    def _turn(self, before: Cut, after: Cut) -> Turn:
        acting, when = before.whose
        first, last = before.number + 1, after.number
        used = {seat for number, seat in self.used if first <= number <= last}
        passed = {seat: window for number, seat, window in self.passed if first <= number <= last and seat not in used}
        return Turn(first, last, when, acting, passed)
