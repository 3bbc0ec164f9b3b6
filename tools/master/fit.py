"""Learning from rows: PyTorch fits the networks, numbers of cards included, and weights are held near nought."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

import numpy as np
import torch
from torch import Tensor, nn

import castillo
from castillo.bots.minds import mind_of
from castillo.el_grande.appraise import Appraiser
from castillo.el_grande.mind import GrandeMind
from castillo.el_grande.network_value import (
    LONG,
    PLACE_INPUTS,
    STANDING_INPUTS,
    WORTH_INPUTS,
    Standings,
    bits,
    place_inputs,
)
from castillo.el_grande.outlook import spread_points
from castillo.kernel.network import write_network

Row = dict[str, Any]
SEATS = 5
HELD_OUT = 8  # every eighth game is not learned from
WITHIN = 0.15  # how much the seats of one position count, beside the differences between answers


@dataclass(frozen=True)
class Fit:
    """How long and how strictly is learned."""

    hidden: int = 16
    steps: int = 400
    rate: float = 0.01
    decay: float = 0.003
    seed: int = 1


def network(inputs: int, hidden: int) -> nn.Sequential:
    """A network that says nought until it has learned something."""
    made = nn.Sequential(nn.Linear(inputs, hidden), nn.ReLU(), nn.Linear(hidden, 1))
    nn.init.zeros_(cast(nn.Linear, made[2]).weight)
    nn.init.zeros_(cast(nn.Linear, made[2]).bias)
    return made


def written(learned: nn.Sequential) -> dict[str, Any]:
    """A network as the weights file keeps it."""
    linear = [layer for layer in learned if isinstance(layer, nn.Linear)]
    return write_network([(layer.weight.tolist(), layer.bias.tolist()) for layer in linear])


@cache
def mind_for_table(players: int, modules: tuple[str, ...]) -> GrandeMind:
    """A mind for such a table."""
    game = castillo.new_game("el_grande", players=players, modules=list(modules), seed=1)
    return cast(GrandeMind, mind_of(game))


class Answers:
    """Rows of tried answers as arrays."""

    def __init__(self, rows: Iterable[Row]) -> None:
        keys: dict[tuple[int, int, int], int] = {}
        seen: list[np.ndarray] = [np.zeros((SEATS, PLACE_INPUTS), np.float32)]  # no place
        places, standings, bases, targets, groups, games, seats, ends = ([] for _ in range(8))
        group_numbers: dict[tuple[int, int], int] = {}
        for row in rows:
            mind = mind_for_table(row["players"], tuple(row["modules"]))
            players, paid = row["players"], int(mind.by_hand.paid)
            here = []
            for key in row["places"]:
                if (key, players, paid) not in keys:
                    keys[key, players, paid] = len(seen)
                    seen.append(_place(key, players, paid))
                here.append(keys[key, players, paid])
            places.append(here)
            standings.append(_standings(row, mind.by_hand))
            bases.append(_by_seat(row["base"]))
            targets.append(_by_seat(row["target"]))
            groups.append(group_numbers.setdefault((row["game"], row["question"]), len(group_numbers)))
            games.append(row["game"])
            seats.append(players)
            ends.append(row["to_the_end"])
        most = max(map(len, places))
        self.seen = torch.tensor(np.array(seen))
        self.places = torch.tensor([here + [0] * (most - len(here)) for here in places])
        self.standings = torch.tensor(np.array(standings))
        self.base = torch.tensor(np.array(bases))
        self.residuals = torch.tensor(np.array(targets)) - self.base
        self.groups = torch.tensor(groups)
        self.games = torch.tensor(games)
        self.mask = torch.tensor([[seat < count for seat in range(SEATS)] for count in seats]).float()
        self.weights = torch.where(torch.tensor(ends), 0.3, 1.0)

    def balanced(self, values: Tensor) -> Tensor:
        """Over the mean of the table."""
        mean = (values * self.mask).sum(1, keepdim=True) / self.mask.sum(1, keepdim=True)
        return (values - mean) * self.mask

    def differences(self, values: Tensor) -> Tensor:
        """Over the mean of the answers to the same question."""
        count = int(self.groups.max()) + 1
        size = torch.zeros(count).index_add(0, self.groups, torch.ones(len(self.groups)))
        sums = torch.zeros(count, SEATS).index_add(0, self.groups, values)
        return values - (sums / size[:, None])[self.groups]


def _place(key: int, players: int, paid: int) -> np.ndarray:
    out = np.zeros((SEATS, PLACE_INPUTS), np.float32)
    spreads = spread_points(key, players, paid)
    for seat in range(players):
        out[seat] = place_inputs(key, spreads, seat)
    return out


def _standings(row: Row, appraiser: Appraiser) -> np.ndarray:
    out = np.zeros((SEATS, STANDING_INPUTS), np.float32)
    facts = row["facts"]
    top = max(appraiser.power_values)
    standings = Standings(row["players"], row["round"])
    courts, provinces, castillos, hands, played, vetoes, turns, points, _ = zip(*facts, strict=True)
    standings.courts, standings.provinces, standings.castillos = list(courts), list(provinces), list(castillos)
    standings.hands = [appraiser.hand(hand) for hand in hands]
    standings.cards = [int(bits(hand)) for hand in hands]
    standings.played = [appraiser.power_values[card] / top if card >= 0 else 0.0 for card in played]
    standings.vetoes = [int(bits(veto)) for veto in vetoes]
    standings.turns = sum(turn << seat for seat, turn in enumerate(turns))
    standings.points = [float(each) for each in points]
    standings.worth = list(row["base"])
    for seat in range(row["players"]):
        out[seat] = standings.inputs(seat)
    return out


def _by_seat(values: list[float]) -> np.ndarray:
    return np.array(values + [0.0] * (SEATS - len(values)), np.float32)


@dataclass
class Values:
    """Two networks of the appraisal, and how much of what was not learned from they explain."""

    places: nn.Sequential
    standings: nn.Sequential
    before: float  # mean squared difference of games not learned from, in points
    after: float

    def documents(self) -> dict[str, Any]:
        """As the weights file keeps them."""
        return {"places": written(self.places), "standings": written(self.standings)}


def fit_values(rows: list[Row], fit: Fit) -> Values:
    """Learn what corrects the appraisal; what came out best in games not learned from is kept."""
    torch.manual_seed(fit.seed)
    data = Answers(rows)
    learned = data.games % HELD_OUT != 0
    places, standings = network(PLACE_INPUTS, fit.hidden), network(STANDING_INPUTS, fit.hidden)
    both = nn.ModuleList([places, standings])
    optimizer = torch.optim.AdamW(both.parameters(), lr=fit.rate, weight_decay=fit.decay / fit.rate)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, fit.steps)
    wanted = data.balanced(data.residuals)
    apart = data.differences(wanted)
    kept: tuple[float, dict[str, Tensor]] = (float("inf"), {})
    before = 0.0
    for step in range(fit.steps + 1):
        found = data.balanced(corrections(data, places, standings))
        wrong = ((data.differences(found) - apart) ** 2).mean(1) * data.weights
        overall = ((found - wanted) ** 2).mean(1) * data.weights
        if step % 20 == 0:
            now = float((wrong + WITHIN * overall)[~learned].detach().mean())
            before = before or float(wrong[~learned].detach().mean())
            if now < kept[0]:
                kept = now, {name: value.clone() for name, value in both.state_dict().items()}
                after = float(wrong[~learned].detach().mean())
        loss = (wrong + WITHIN * overall)[learned].mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
    both.load_state_dict(kept[1])
    return Values(places, standings, before, after)


def corrections(data: Answers, places: nn.Module, standings: nn.Module) -> Tensor:
    """What the networks add, by row and seat."""
    by_place = places(data.seen.view(-1, PLACE_INPUTS)).view(-1, SEATS)[data.places].sum(1)
    out: Tensor = by_place + standings(with_worth(data, data.base + by_place.detach())).squeeze(-1)
    return out


def with_worth(data: Answers, worth: Tensor) -> Tensor:
    """What the network sees of standings, where seats are worth so much: `Standings.inputs` says the same."""
    there = worth.masked_fill(data.mask == 0, -1e9)
    best = there.topk(2, 1).values
    first, second = best[:, :1], best[:, 1:]
    lead = worth - torch.where(there == first, second, first)
    count = data.mask.sum(1, keepdim=True)
    over = data.balanced(worth) * count / (count - 1)
    inputs = data.standings.clone()
    inputs[..., WORTH_INPUTS] = (lead / LONG).clamp(-2, 2)
    inputs[..., WORTH_INPUTS + 1] = (over / LONG).clamp(-2, 2)
    return inputs
