"""Learning what searches prefer: the corrections of instinct, fitted to how often each option was looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from castillo.el_grande.network_policy import CARD_INPUTS, POWER_INPUTS, context_of, power_inputs
from castillo.el_grande.verbs import STACK, START
from castillo.kernel.actions import PASS, VERB
from tools.master.fit import HELD_OUT, Fit, Row, mind_for_table, network, written

KIND_OF = {"PlayPowerCard": "power", "ChooseActionCard": "card", "TakeTurn": "turn"}
TRUST = 2.0  # of the search that will look by it: points that make an option e times as likely
FLOOR = 0.02  # what every option is given besides
HELD = 0.5  # how strongly weights are held near nought: as so many questions would, each a nat for a point
SURE = 50  # instinct is cut off so many points below the best


@dataclass
class Question:
    """The options of one searched question: what instinct said, what it is corrected by, what the search looked at."""

    game: int
    scores: list[float]
    shares: list[float]
    inputs: list[list[float]]
    cards: list[str]


@dataclass
class Corrections:
    """What was learned, as the weights file keeps it, and the surprise left by kind (in nats), before and after."""

    document: dict[str, Any] = field(default_factory=dict)
    losses: dict[str, list[float]] = field(default_factory=dict)


def fit_policy(rows: Iterable[Row], fit: Fit) -> Corrections:
    """Learn each kind of question by itself."""
    torch.manual_seed(fit.seed)
    kinds: dict[str, list[Question]] = {"power": [], "card": [], "turn": [], "other": []}
    for row in rows:
        kind = KIND_OF.get(row["frame"], "other")
        kinds[kind].append(_question(row, kind))
    out = Corrections({"passing": 0.0, "factors": dict.fromkeys(kinds, 1.0), "cards": {}, "starts": {}})
    power = network(POWER_INPUTS, fit.hidden)
    learned, out.losses["power"] = _learn(kinds["power"], power, fit)
    out.document["factors"]["power"] = learned
    out.document["power"] = written(power)
    for kind, name in (("card", "cards"), ("turn", "starts")):
        keys = sorted({card for question in kinds[kind] for card in question.cards if card})
        table = CardTable(keys)
        factor, out.losses[kind] = _learn(kinds[kind], table, fit)
        out.document["factors"][kind] = factor
        out.document[name] = table.rows()
        if kind == "turn":
            out.document["passing"] = round(float(table.passing.detach()), 3)
    out.document["factors"]["other"], out.losses["other"] = _learn(kinds["other"], None, fit)
    return out


class CardTable(nn.Module):
    """Numbers by card, and one for passing."""

    def __init__(self, keys: list[str]) -> None:
        super().__init__()
        self.number = {key: i + 1 for i, key in enumerate(keys)}
        self.numbers = nn.Parameter(torch.zeros(len(keys) + 1, CARD_INPUTS))
        self.passing = nn.Parameter(torch.zeros(()))

    def forward(self, inputs: Tensor) -> Tensor:
        """Of inputs that begin with the row of the card (0: none) and whether it is passing."""
        rows = self.numbers[inputs[..., 0].long()] * (inputs[..., :1] > 0)
        said = (rows * inputs[..., 2:]).sum(-1) + self.passing * inputs[..., 1]
        return said.unsqueeze(-1)

    def rows(self) -> dict[str, list[float]]:
        """By card, as the weights file keeps them."""
        return {
            key: [round(float(number), 3) for number in self.numbers[row].detach()] for key, row in self.number.items()
        }


def _question(row: Row, kind: str) -> Question:
    """Options with what the corrections see of them."""
    most = max(row["scores"])
    scores = [max(score, most - SURE) for score in row["scores"]]
    total = sum(row["visits"])
    court, province = row["facts"][row["seat"]][:2]
    context = context_of(court, row["round"])
    inputs: list[list[float]] = []
    cards: list[str] = []
    book = mind_for_table(row["players"], tuple(row["modules"])).rules
    values, top = book.power_values, float(max(book.power_values))
    laid = [seat[4] for seat in row["facts"] if seat[4] >= 0]
    for action, card in zip(row["actions"], row["cards"], strict=True):
        name = ""
        if kind == "power":
            higher = sum(values[other] > values[card] for other in laid)
            key = min(court, 15) << 6 | min(province, 15) << 10 | row["round"] << 14 | len(laid) << 18 | higher << 21
            value, supply = values[card] / top, float(book.power_supply[card])
            inputs.append(power_inputs(value, supply, key, row["players"]))
        else:
            if kind == "card" and action >> VERB == STACK:
                name = card
            elif kind == "turn" and action >> VERB == START:
                name = row["card"] if not action & 0xFFFFFF else ""
            inputs.append([0.0, 1.0 if action == PASS else 0.0, *context])
        cards.append(name)
    return Question(row["game"], scores, [visits / total for visits in row["visits"]], inputs, cards)


def _learn(questions: list[Question], said: nn.Module | None, fit: Fit) -> tuple[float, list[float]]:
    """Fit a factor for instinct and what is added to it; the best in games not learned from is kept."""
    factor = nn.Parameter(torch.ones(()))
    if not questions:
        return 1.0, [0.0, 0.0]
    if isinstance(said, CardTable):
        for question in questions:
            for row, card in zip(question.inputs, question.cards, strict=True):
                row[0] = float(said.number[card]) if card else 0.0
    scores, shares, mask = (_padded(questions, each) for each in (_scores, _shares, _ones))
    inputs = _padded_inputs(questions)
    held = torch.tensor([question.game % HELD_OUT == 0 for question in questions])
    own = list(said.parameters()) if said is not None else []
    optimizer = torch.optim.Adam([factor, *own], lr=fit.rate)
    best, kept, before = float("inf"), _state(factor, said), 0.0
    for step in range(fit.steps + 1):
        points = scores * factor + (said(inputs).squeeze(-1) if said is not None else 0.0)
        likely = torch.softmax((points / TRUST).masked_fill(mask == 0, -1e9), 1)
        likely = (likely + FLOOR * mask) / (1 + FLOOR * mask.sum(1, keepdim=True))
        surprise = -(shares * torch.log(likely.clamp_min(1e-9))).sum(1)
        if step % 20 == 0:
            now = float(surprise[held].detach().mean())
            before = before or now
            if now < best:
                best, kept = now, _state(factor, said)
        optimizer.zero_grad()
        far = sum((weights**2).sum() for weights in own) if own else torch.zeros(())
        (surprise[~held].mean() + HELD * far / len(questions)).backward()
        optimizer.step()
    if said is not None:
        said.load_state_dict(kept[1])
    return round(kept[0], 3), [round(before, 4), round(best, 4)]


def _state(factor: Tensor, said: nn.Module | None) -> tuple[float, dict[str, Tensor]]:
    state = {} if said is None else {name: value.clone() for name, value in said.state_dict().items()}
    return float(factor.detach()), state


def _scores(question: Question) -> list[float]:
    return question.scores


def _shares(question: Question) -> list[float]:
    return question.shares


def _ones(question: Question) -> list[float]:
    return [1.0] * len(question.scores)


def _padded(questions: list[Question], part: Callable[[Question], list[float]]) -> Tensor:
    most = max(len(question.scores) for question in questions)
    return torch.tensor(np.array([part(q) + [0.0] * (most - len(q.scores)) for q in questions], np.float32))


def _padded_inputs(questions: list[Question]) -> Tensor:
    most = max(len(question.scores) for question in questions)
    width = len(questions[0].inputs[0])
    empty = [0.0] * width
    return torch.tensor(np.array([q.inputs + [empty] * (most - len(q.inputs)) for q in questions], np.float32))
