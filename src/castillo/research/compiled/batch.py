"""Many games of one setting, stepped together: what the vector environment does most, in compiled code."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.kernel.encoding import Encoding
from castillo.kernel.game import Game


class Batch:
    """Games with the indices that whoever is asked may choose from."""

    def __init__(self, encoding: Encoding, games: list[Game]) -> None:
        self.encoding = encoding
        self.games = games
        self.legal: list[list[int]] = [self.legal_in(game) for game in games]

    def legal_in(self, game: Game) -> list[int]:
        """The indices of the answers to the first open question; none when the game is over."""
        if not game.frames:
            return []
        encoding = self.encoding
        return encoding.actions.indices(game.current, game.frames[-1].seat, encoding.players)

    def replace(self, at: i64, game: Game) -> None:
        """Another game in place of one."""
        self.games[at] = game
        self.legal[at] = self.legal_in(game)

    def refresh(self, at: i64) -> None:
        """A game was played on elsewhere."""
        self.legal[at] = self.legal_in(self.games[at])

    def act(self, indices: list[int]) -> list[int]:
        """Answer the open question of each game; where an index is not offered, nothing happens. Where that was so."""
        refused: list[int] = []
        for at in range(len(self.games)):
            game = self.games[at]
            try:
                chosen = self.legal[at].index(indices[at])
            except ValueError:
                refused.append(at)
                continue
            game.act(game.current[chosen])
            self.legal[at] = self.legal_in(game)
        return refused

    def over(self) -> list[int]:
        """Which games are over."""
        return [at for at in range(len(self.games)) if not self.games[at].frames]

    def asked(self) -> list[int]:
        """The seat that is asked in each game; in one that is over, -1."""
        return [int(game.frames[-1].seat) if game.frames else -1 for game in self.games]

    def rows(self, seats: list[int]) -> bytes:
        """What a seat of each game may know, row by row."""
        return self.encoding.rows(self.games, seats)

    def flat_legal(self) -> list[int]:
        """All that is offered, as places in a table of a row for each game and a column for each index."""
        out: list[int] = []
        first: i64 = 0
        columns = self.encoding.actions.size
        for indices in self.legal:
            for index in indices:
                out.append(first + index)  # noqa: PERF401 (a loop compiles to less)
            first += columns
        return out
