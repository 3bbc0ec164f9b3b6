"""What a module of El Grande may contribute, and how a set of modules becomes one set of rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from castillo.el_grande.cards import ActionCard, Card, PowerCard
from castillo.el_grande.discs import DiscPurpose, core_purposes
from castillo.el_grande.frames import CORE_FRAMES
from castillo.el_grande.numbers import Numbers
from castillo.el_grande.parts import Part
from castillo.el_grande.phases import PhaseStep, core_phases
from castillo.el_grande.places import CORE_PLACES, Place
from castillo.el_grande.position import Position
from castillo.el_grande.rules import GrandeRules
from castillo.el_grande.start import SetupStep, core_setup
from castillo.el_grande.veto import LayVeto, VetoWindow
from castillo.kernel.errors import SetupError
from castillo.kernel.frame import Frame
from castillo.kernel.module import Module, values_of
from castillo.kernel.setup import OptionSpec, Setup
from castillo.kernel.values import Values
from castillo.kernel.window import Window

AnyStep = TypeVar("AnyStep", PhaseStep, SetupStep)


@dataclass(frozen=True)
class Insert:
    """A step for a phase (None: the set-up): before, after or instead of a named step, as the first, or at the end."""

    step: Any
    phase: int | None = None
    before: str = ""
    after: str = ""
    instead: str = ""
    first: bool = False


@dataclass(eq=False, repr=False)
class GrandeModule(Module):
    """A module of El Grande: everything it adds, by name. What it leaves out it does not have."""

    places: Sequence[Place] = ()
    scoreboards: Sequence[str] = ()
    stacks: Sequence[int] = ()
    action_cards: Callable[[Values], list[ActionCard]] | None = None
    power_cards: Callable[[Values], list[PowerCard]] | None = None
    display_cards: Callable[[Values, int], list[Card]] | None = None  # for so many players
    side_cards: Callable[[], list[Card]] = list  # beside the others; their special actions come in addition
    replaces: Mapping[str, Sequence[str]] = field(default_factory=dict)  # by module: what of it is not used beside this
    windows: Callable[[], list[Window]] = list
    parts: Callable[[int], list[Part]] | None = None  # made with the first of its slots in the position's state
    purposes: Callable[[], list[DiscPurpose]] = list
    frames: Sequence[type[Frame]] = ()
    core_frames: Sequence[type[Frame]] = ()  # frames that stored games, and texts, know by the core's name
    steps: Sequence[Insert] = ()
    numbers: Callable[[int], list[Numbers]] | None = None  # what the module remembers, for so many players
    law: Callable[[Position], list[str]] | None = None  # what does not add up among them in a position
    piece_kinds: Sequence[tuple[int, str]] = ()
    carrying: int = 0  # those of these kinds who carry something, as bits
    marker_names: Sequence[tuple[int, str]] = ()  # markers that an option may name, numbered from 16 on
    options: Sequence[OptionSpec] = ()  # of a table that plays with the module


def compose(setup: Setup, modules: Sequence[GrandeModule]) -> GrandeRules:
    """The rules of a set-up, out of its modules."""
    values = values_of(modules).replaced_by(setup.sheet)
    veto = setup.options["veto"] is True
    windows: list[Window] = [*([VetoWindow()] if veto else []), *(w for m in modules for w in m.windows())]
    rules = GrandeRules(setup, values, windows, _frames(modules))
    rules.lay_board(
        [p for m in modules for p in m.places] + list(CORE_PLACES), [s for m in modules for s in m.scoreboards]
    )
    rules.lay_pieces(
        setup,
        {number: name for m in modules for number, name in m.piece_kinds},
        sum(m.carrying for m in modules),
        {number: name for m in modules for number, name in m.marker_names},
    )
    decks, hands, stacked = (_contributing(modules, kind) for kind in ("action_cards", "power_cards", "stacks"))
    rules.lay_cards(
        [c for m in decks if m.action_cards for c in m.action_cards(values) if veto or not _is_veto(c)],
        [c for m in hands if m.power_cards for c in m.power_cards(values) if veto or not _is_veto(c)],
        [c for m in modules if m.display_cards for c in m.display_cards(values, setup.players)],
        [c for m in modules for c in m.side_cards()],
        [s for m in stacked for s in m.stacks],
    )
    rules.lay_options(setup)
    rules.lay_steps(
        _phases(modules),
        core_purposes() + [p for m in modules for p in m.purposes()],
        _with_inserts(core_setup(), [i for m in modules for i in m.steps if i.phase is None]),
    )
    slots, numbers = _allot(modules, setup.players)
    rules.lay_numbers(slots, numbers, [m.law for m in modules if m.law])
    rules.add_parts([part for m in modules if m.parts for part in m.parts(slots[m.id])])
    _check_playable(rules)
    return rules


def _contributing(modules: Sequence[GrandeModule], kind: str) -> list[GrandeModule]:
    """The modules whose contribution of a kind no other module replaces."""
    replaced = {id for m in modules for id, kinds in m.replaces.items() if kind in kinds}
    return [m for m in modules if m.id not in replaced]


def _is_veto(card: Card) -> bool:
    return isinstance(card.special, LayVeto)


def _check_playable(rules: GrandeRules) -> None:
    """A card sheet may change every number, but not so that the game cannot be set up."""
    for stack, deck in zip(rules.stacks, rules.full_decks, strict=True):
        if not deck:
            raise SetupError(f"sheet: stack {stack} has no card left; at least one card of it must have copies.")
    player = rules.values.table[rules.key_of("player")]
    if not player["home"] <= player["court"] <= player["caballeros"]:
        raise SetupError("sheet: 'player' must have home at most court, and court at most caballeros.")
    least = len(rules.track) + int(rules.seats) - 1
    if rules.hand_size < least:
        raise SetupError(f"sheet: 'hand' must have at least {least} cards for so many rounds and players.")


def _allot(modules: Sequence[GrandeModule], players: int) -> tuple[dict[str, int], list[Numbers]]:
    """Where each module's numbers begin in the position's state, and all of them, one after the other."""
    slots: dict[str, int] = {}
    numbers: list[Numbers] = []
    at = 0
    for module in modules:
        slots[module.id] = at
        for row in module.numbers(players) if module.numbers else []:
            row.module, row.at = module.id, at
            numbers.append(row)
            at += int(row.count)
    return slots, numbers


def _frames(modules: Sequence[GrandeModule]) -> dict[str, type[Frame]]:
    frames = dict(CORE_FRAMES)
    for module in modules:
        frames.update({f"{module.id}.{cls.__name__}": cls for cls in module.frames})
        frames.update({f"el_grande.{cls.__name__}": cls for cls in module.core_frames})
    return frames


def _phases(modules: Sequence[GrandeModule]) -> dict[int, list[PhaseStep]]:
    return {
        phase: _with_inserts(steps, [i for m in modules for i in m.steps if i.phase == phase])
        for phase, steps in core_phases().items()
    }


def _with_inserts(steps: list[AnyStep], inserts: Sequence[Insert]) -> list[AnyStep]:
    for insert in inserts:
        name = insert.before or insert.after or insert.instead
        if not name:
            steps.insert(0 if insert.first else len(steps), insert.step)
            continue
        at = next(i for i, step in enumerate(steps) if step.name == name)
        at += bool(insert.after)
        steps[at : at + bool(insert.instead)] = [insert.step]
    return steps
