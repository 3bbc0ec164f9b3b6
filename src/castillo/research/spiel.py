"""OpenSpiel: our games as `python_castillo_el_grande` and `python_castillo_el_caballero`.

The set-up is drawn by chance: some first nodes choose the seed, a byte each; from then on nothing is drawn. Questions
to several seats at once are put to one after the other, and nobody sees an answer before the last is in. What a player
knows is the row of cells of their seat (see `castillo.kernel.encoding`); their information state is all rows they have
seen so far and what they chose, as a digest, with the latest row.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final

import numpy as np
import pyspiel

from castillo.kernel.game import Game
from castillo.kernel.module import GAMES
from castillo.research.arrays import Codec, Floats
from castillo.research.setups import Setting, by_rank

DRAWS: Final = 4
"""So many bytes of the seed are drawn."""
BYTE: Final = 256
LONGEST: Final = 5000
"""No game has as many decisions: the largest, of five players and all modules, have about 600."""


def name_of(game: str) -> str:
    """What OpenSpiel calls a game."""
    return f"python_castillo_{game}"


def register() -> list[str]:
    """Register all games, once; returns their names."""
    known = pyspiel.registered_names()
    for game, cls in CLASSES.items():
        if name_of(game) not in known:
            pyspiel.register_game(type_of(game), cls)
    return [name_of(game) for game in CLASSES]


def type_of(game: str) -> Any:
    """What OpenSpiel is told of a game."""
    least, most = GAMES[game].players
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Castillo: {game.replace('_', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(4, most), "modules": ""},
    )


class CastilloGame(pyspiel.Game):  # type: ignore[misc]
    """`players` play; `modules` are named with a plus between them."""

    game = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        asked = dict(params or {})
        players = int(asked.get("players", min(4, GAMES[self.game].players[1])))
        modules = [name.strip() for name in str(asked.get("modules", "")).split("+") if name.strip()]
        self.setting = Setting.of(self.game, players, modules or None, None)
        self.codec = Codec(self.setting)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.codec.actions,
            max_chance_outcomes=BYTE,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(self.game), info, asked)

    def new_initial_state(self) -> CastilloState:
        """The first of the nodes at which chance draws."""
        return CastilloState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CastilloObserver:
        """Whoever looks at a state with the eyes of a player."""
        return CastilloObserver(self.codec, iig_obs_type, params)


CLASSES = {name: type(f"Castillo_{name}", (CastilloGame,), {"game": name, "__module__": __name__}) for name in GAMES}
globals().update({cls.__name__: cls for cls in CLASSES.values()})  # where OpenSpiel looks for them by their names


class Held:
    """A position that copies itself where Python would take it apart."""

    def __init__(self, game: Game | None) -> None:
        self.game = game

    def __deepcopy__(self, memo: object) -> Held:
        return Held(None if self.game is None else self.game.clone())


class CastilloState(pyspiel.State):  # type: ignore[misc]
    """Draws first, then a position."""

    def __init__(self, game: CastilloGame) -> None:
        super().__init__(game)
        self.drawn: tuple[int, ...] = ()
        self.held = Held(None)
        self.known = tuple(b"" for _ in range(game.num_players()))  # by player: a digest of what was seen and chosen

    @property
    def position(self) -> Game:
        """The position; there is none before the last draw."""
        assert self.held.game is not None
        return self.held.game

    @property
    def codec(self) -> Codec:
        """What rows and indices mean."""
        codec: Codec = self.get_game().codec
        return codec

    def current_player(self) -> Any:
        """Who answers next, chance while the set-up is drawn."""
        if len(self.drawn) < DRAWS:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.position.over else int(self.position.frames[-1].seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """A byte of the seed, each equally likely."""
        return [(byte, 1 / BYTE) for byte in range(BYTE)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted({*self.codec.legal(self.position, player)}) if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        if len(self.drawn) < DRAWS:
            self.drawn = (*self.drawn, action)
            if len(self.drawn) == DRAWS:
                self.held = Held(self.get_game().setting.new_game(int.from_bytes(bytes(self.drawn), "big")))
                self._look(-1, 0)
            return
        game = self.position
        player = int(game.frames[-1].seat)
        game.act(self.codec.action(game, player, action))
        self._look(player, action)

    def _look(self, player: int, action: int) -> None:
        """What each player sees now goes into their digest; so does a choice of their own."""
        game = self.position
        self.known = tuple(
            blake2b(
                known + (action.to_bytes(4, "big") if seat == player else b"") + self.codec.row(game, seat),
                digest_size=16,
            ).digest()
            for seat, known in enumerate(self.known)
        )

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        game = self.position
        decision = game.decision_of(player)
        legal = self.codec.legal(game, player)
        if decision is None or action not in legal:
            return self.codec.name(action)
        return decision.options[legal.index(action)].notation

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.held.game is not None and self.held.game.over

    def returns(self) -> list[float]:
        """By final rank, from 1 to -1; nothing before the end."""
        if not self.is_terminal():
            return [0.0] * len(self.known)
        return by_rank([int(points) for points in self.position.scores])

    def __str__(self) -> str:
        if self.held.game is None:
            return " ".join(["draws", *map(str, self.drawn)])
        return f"{self.drawn} {self.history()[DRAWS:]}"


class CastilloObserver:
    """Looks with a player's eyes; see `open_spiel.python.observation`."""

    def __init__(self, codec: Codec, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observation parameters are not supported; got {params}.")
        self.codec = codec
        self.recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.tensor: Floats = np.zeros(codec.size, np.float32)
        self.dict: dict[str, Floats] = codec.named(self.tensor)

    def set_from(self, state: CastilloState, player: int) -> None:
        """Fill in what a player sees."""
        game = state.held.game
        self.tensor[:] = 0 if game is None else self.codec.observe(game, player)

    def string_from(self, state: CastilloState, player: int) -> str:
        """What a player sees; with perfect recall also a digest of all they saw before."""
        game = state.held.game
        row = "" if game is None else self.codec.row(game, player).hex()
        return f"{state.known[player].hex()} {row}" if self.recalls else row
