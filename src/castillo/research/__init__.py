"""Castillo as an environment for programs that learn: PettingZoo, Gymnasium and OpenSpiel, and the encodings beneath.

Needs the extra `research`. The engine is the one that runs the site: hidden information, simultaneous decisions,
reactions and 2 to 5 players as they are.

>>> import castillo.research
>>> castillo.research.codec("el_grande", players=4).actions
305
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from castillo.kernel.errors import CastilloError

if TYPE_CHECKING:
    from castillo.research.aec import CastilloAEC
    from castillo.research.arrays import Codec
    from castillo.research.single import CastilloEnv
    from castillo.research.vector import CastilloVectorEnv

__all__ = ["CastilloError", "codec", "gymnasium_env", "gymnasium_vector_env", "pettingzoo_env", "register_open_spiel"]

Options = Mapping[str, Any]


def codec(
    game: str = "el_grande",
    *,
    players: int = 4,
    modules: Sequence[str] | None = None,
    options: Options | None = None,
) -> Codec:
    """Positions as arrays, and actions as indices, of one set-up."""
    from castillo.research.extra import needed

    needed("numpy")
    from castillo.research.arrays import Codec
    from castillo.research.setups import Setting

    return Codec(Setting.of(game, players, modules, options))


def pettingzoo_env(
    game: str = "el_grande",
    *,
    players: int = 4,
    modules: Sequence[str] | None = None,
    options: Options | None = None,
    rewards: str = "rank",
    render_mode: str | None = None,
) -> CastilloAEC:
    """An AEC environment: every seat is an agent, and who is asked answers."""
    from castillo.research.extra import needed

    needed("pettingzoo", "numpy")
    from castillo.research.aec import CastilloAEC
    from castillo.research.setups import Setting

    return CastilloAEC(Setting.of(game, players, modules, options), rewards, render_mode)


def gymnasium_env(
    game: str = "el_grande",
    *,
    players: int = 4,
    modules: Sequence[str] | None = None,
    options: Options | None = None,
    opponents: str | Sequence[str] = "easy",
    seat: int | None = None,
    rewards: str = "rank",
    render_mode: str | None = None,
) -> CastilloEnv:
    """One learner against bots: one name for all of them, or one each. Without a seat, it is drawn for each game."""
    from castillo.research.extra import needed

    needed("gymnasium", "numpy")
    from castillo.research.setups import Setting
    from castillo.research.single import CastilloEnv

    return CastilloEnv(Setting.of(game, players, modules, options), opponents, seat, rewards, render_mode)


def gymnasium_vector_env(
    game: str = "el_grande",
    *,
    players: int = 4,
    modules: Sequence[str] | None = None,
    options: Options | None = None,
    opponents: str | Sequence[str] = "easy",
    seat: int | None = None,
    rewards: str = "rank",
    num_envs: int = 64,
) -> CastilloVectorEnv:
    """Many such games beside each other; with `opponents="self"` the learner answers for every seat in turn."""
    from castillo.research.extra import needed

    needed("gymnasium", "numpy")
    from castillo.research.setups import Setting
    from castillo.research.vector import CastilloVectorEnv

    return CastilloVectorEnv(Setting.of(game, players, modules, options), opponents, seat, rewards, num_envs)


def register_open_spiel() -> list[str]:
    """Make our games known to OpenSpiel, as `python_castillo_<game>`; returns their names."""
    from castillo.research.extra import needed

    needed("pyspiel", "numpy")
    from castillo.research.spiel import register

    return register()
