"""Region cards that are taken face down: the boycott (GR-3.1) and the King incognito (GR-3.5)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.atoms import course
from castillo.el_grande.bending import Modifier
from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.scoring import BEFORE_GENERAL_REGION, BEFORE_REGIONS
from castillo.el_grande.frames.turn import TakeTurn
from castillo.el_grande.modules.grandissimo.state import (
    BOYCOTT,
    BOYCOTT_BY,
    BOYCOTTED,
    SEEN,
    number,
    slot_of,
)
from castillo.el_grande.moments import BEFORE_MOVE, BEFORE_START, BEFORE_STEP, GrandeWindow
from castillo.el_grande.phases import PhaseStep
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.scoring import Plan
from castillo.el_grande.showing import Presenter
from castillo.el_grande.verbs import MARKER, NAME
from castillo.kernel.actions import a_of
from castillo.kernel.actions import action as packed
from castillo.kernel.event import Event
from castillo.kernel.frame import NOBODY, Frame, Step
from castillo.kernel.luck import Luck
from castillo.kernel.text import Text, place
from castillo.kernel.text import seat as seat_ref
from castillo.kernel.window import ALWAYS, ONLY_BEFORE_START

# what a card is taken for; the slots of region and holder follow each other in this order
FOR_BOYCOTT: Final = 0
FOR_INCOGNITO: Final = 1
WORDS: Final = ("boycott", "incognito")
KINDS: Final = ("boycott_card", "king_incognito")
"""As markers; the second is also the name of its window, so that a page offers standing answers beside it."""
RULES: Final = ("GR-3.1", "GR-3.5")

BEFORE_GENERAL_SCORING: Final = 48
"""The moment before discs are set in a general scoring."""
BEFORE_LEAVING: Final = 49
"""The moment in a general scoring before the discs are shown and the caballeros leave the Castillo."""

SHOW_KING: Final = 53
"""The number in actions of the card that shows where the King is."""

NAMES: Final = ((SHOW_KING, "incognito_card"),)


def region_of(game: Position, what: i64) -> i64:
    """The region on the card that is kept for something."""
    return number(game, BOYCOTT + what)


def holder_of(game: Position, what: i64) -> i64:
    """Who keeps the region card for something; -1: nobody."""
    return number(game, BOYCOTT_BY + what)


def free_cards(game: Position, what: i64) -> list[int]:
    """The nine region cards but the one that lies face down for the other purpose."""
    return [region for region in game.book.disc_places if region != region_of(game, 1 - what)]


def knows(game: Position, what: i64, viewer: i64) -> bool:
    """Whether a viewer knows the region: they have the card, have looked through all others, or are doing so."""
    if viewer == NOBODY:
        return False
    if holder_of(game, what) == viewer:
        return True
    if number(game, SEEN) >> what & 1 and holder_of(game, 1 - what) == viewer:
        return True
    return any(isinstance(f, (TakeRegionCard, CarryRegionCard)) and f.seat == viewer for f in game.frames)


class FaceDown(Effect):
    """Take a free region card face down."""

    def __init__(self, what: int) -> None:
        self.what: i64 = what

    def start(self, game: Position, seat: i64) -> None:
        if self.possible(game, seat):
            game.push(TakeRegionCard(seat, self.what))

    def possible(self, game: Position, seat: i64) -> bool:
        return holder_of(game, self.what) == NOBODY


@mypyc_attr(acyclic=True)
class TakeRegionCard(Frame):
    """Which region? Nobody else sees it."""

    shown = ("what",)

    def __init__(self, seat: i64, what: i64) -> None:
        super().__init__(seat)
        self.what: i64 = what

    def options(self, game: Position) -> list[int]:
        return [packed(NAME, region) for region in free_cards(game, self.what)]

    def choose(self, game: Position, action: i64) -> None:
        game.announce(CarryRegionCard(self.seat, self.what, a_of(action)), BEFORE_STEP)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"what": WORDS[self.what]}

    def rule(self, game: Position) -> str:
        return RULES[self.what]

    def why_not(self, game: Position, target: str) -> Text | None:
        where = game.book.place_numbers.get(target, NOWHERE)
        if where == NOWHERE:
            return None
        word = "card_in_use" if where in game.book.disc_places else "no_region_card"
        return Text(f"grandissimo-why-{word}", {"place": place(target)})


@mypyc_attr(acyclic=True)
class CarryRegionCard(Step):
    """The card lies face down before its holder."""

    def __init__(self, seat: i64, what: i64, region: i64) -> None:
        super().__init__(seat)
        self.what: i64 = what
        self.region: i64 = region

    def ints_for(self, viewer: i64) -> list[int]:
        return [self.what, self.region if viewer == self.seat else NOWHERE]

    def guessed(self, game: Position, viewer: i64, luck: Luck) -> CarryRegionCard:
        if self.region != NOWHERE:
            return self
        free = free_cards(game, self.what)
        return CarryRegionCard(self.seat, self.what, free[luck.below(len(free))])

    def run(self, game: Position) -> None:
        other = holder_of(game, 1 - self.what)
        if other != NOBODY and other != self.seat:
            atoms.set_state(game, slot_of(game, SEEN), 1 << (1 - self.what))
        atoms.set_state(game, slot_of(game, BOYCOTT + self.what), self.region)
        atoms.set_state(game, slot_of(game, BOYCOTT_BY + self.what), self.seat)
        if game.events is not None:
            args: dict[str, object] = {"seat": seat_ref(self.seat), "what": WORDS[self.what]}
            others = course.everyone_but(game, self.seat)
            game.tell(Event("grandissimo-log-some_region_card_taken", args, RULES[self.what], others))
            known: dict[str, object] = {**args, "place": game.named(self.region)}
            game.tell(Event("grandissimo-log-region_card_taken", known, RULES[self.what], 1 << self.seat))


def put_back(game: Position, what: i64) -> None:
    """The card has been shown: it is free again."""
    atoms.set_state(game, slot_of(game, BOYCOTT + what), NOWHERE)
    atoms.set_state(game, slot_of(game, BOYCOTT_BY + what), NOBODY)
    atoms.set_state(game, slot_of(game, SEEN), 0)
    game.raise_floor()


# -- the boycott ---------------------------------------------------------------------------------------------


class ShowBoycott(PhaseStep):
    """When the regions are to be scored, the boycott's card is shown."""

    def run(self, game: Position, seat: i64) -> None:
        holder, region = holder_of(game, FOR_BOYCOTT), region_of(game, FOR_BOYCOTT)
        if holder != NOBODY:
            put_back(game, FOR_BOYCOTT)
            atoms.put_marker(game, holder, slot_of(game, BOYCOTTED), "boycott", region, RULES[FOR_BOYCOTT])


class BoycottOver(PhaseStep):
    """After the regions have been scored, the boycott is over."""

    def run(self, game: Position, seat: i64) -> None:
        atoms.put_marker(game, NOBODY, slot_of(game, BOYCOTTED), "boycott", NOWHERE, RULES[FOR_BOYCOTT])


# -- the King incognito --------------------------------------------------------------------------------------


def show_king(game: Position, seat: i64) -> None:
    """That is the King's region at once."""
    region = region_of(game, FOR_INCOGNITO)
    put_back(game, FOR_INCOGNITO)
    if game.events is not None:
        args: dict[str, object] = {"seat": seat_ref(seat), "place": game.named(region)}
        game.tell(Event("grandissimo-log-king_shown", args, RULES[FOR_INCOGNITO]))
    atoms.move_king(game, seat, region, RULES[FOR_INCOGNITO])


def ways_to_show(game: Position, seat: i64) -> list[int]:
    """The action that shows the King, for whoever has him."""
    return [packed(MARKER, SHOW_KING)] if holder_of(game, FOR_INCOGNITO) == seat else []


MOMENTS: Final = (
    BEFORE_START,
    BEFORE_STEP,
    BEFORE_MOVE,
    BEFORE_GENERAL_SCORING,
    BEFORE_LEAVING,
    BEFORE_REGIONS,
    BEFORE_GENERAL_REGION,
)


class IncognitoWindow(GrandeWindow):
    """Before any step of anybody, and in a general scoring before discs are set, before the Castillo is left, and
    before every region. At questions of one's own it is an aside.

    Asked only before special actions of others start and before the parts of a general scoring, unless one wants to
    be asked more often. That one is asked never depends on the region.
    """

    def __init__(self) -> None:
        super().__init__("king_incognito", MOMENTS, usual=ONLY_BEFORE_START, recurs=True, aside=True)

    def holders(self, game: Position, moment: i64) -> i64:
        holder = holder_of(game, FOR_INCOGNITO)
        if holder == NOBODY or moment not in self.moments:
            return 0
        if moment == BEFORE_START and game.active == holder:  # they could have shown him instead of starting
            return 0
        return 1 << holder

    def silent(self, standing: i64, moment: i64) -> bool:
        if moment == BEFORE_REGIONS and standing == ALWAYS:  # before the first region they are asked anyway
            return True
        return super().silent(standing, BEFORE_STEP if moment == BEFORE_GENERAL_REGION else moment)

    def rule(self, game: Position) -> str:
        return RULES[FOR_INCOGNITO]

    def use(self, game: Position, seat: i64, moment: i64) -> None:
        show_king(game, seat)


class AskForKing(PhaseStep):
    """A moment of a general scoring at which the King may show himself."""

    def __init__(self, name: str, moment: int) -> None:
        super().__init__(name)
        self.moment: i64 = moment

    def run(self, game: Position, seat: i64) -> None:
        step = OpenScoring(NOBODY) if self.moment == BEFORE_GENERAL_SCORING else OpenCastillo(NOBODY)
        game.announce(step, self.moment)


@mypyc_attr(acyclic=True)
class OpenScoring(Step):
    """A general scoring is due: nothing but the moment before it."""

    def run(self, game: Position) -> None:
        return


@mypyc_attr(acyclic=True)
class OpenCastillo(Step):
    """The caballeros are about to leave the Castillo: nothing but the moment before it."""

    def run(self, game: Position) -> None:
        return


class RegionCards(Modifier):
    """What region cards bend."""

    def asides(self, game: Position, seat: i64, answer: list[int]) -> list[int]:
        return answer + ways_to_show(game, seat)

    def turn_actions(self, game: Position, seat: i64, answer: list[int]) -> list[int]:
        """Also where nothing else is left to be done."""
        return answer + ways_to_show(game, seat) if isinstance(game.frames[-1], TakeTurn) else answer

    def turn_act(self, game: Position, seat: i64, action: i64, answer: bool) -> bool:
        if action != packed(MARKER, SHOW_KING):
            return answer
        show_king(game, seat)
        return True

    def plan(self, game: Position, place: i64, general: bool, answer: Plan) -> Plan:
        """A boycotted region is left out; once its boycott was shown, it is also of no allied pair."""
        hidden: i64 = game.state[self.slot + BOYCOTT]
        shown: i64 = game.state[self.slot + BOYCOTTED]
        if hidden == NOWHERE and shown == NOWHERE:
            return answer
        left_out = place == hidden or place == shown
        parted = general and shown in answer.together
        together = answer.together
        if parted:
            together = [place] if place == shown else [each for each in together if each != shown]
        return Plan(together, answer.fewest, answer.left_out or left_out)

    def bent(self, game: Position, answer: i64) -> i64:
        hidden: i64 = game.state[self.slot + BOYCOTT]
        shown: i64 = game.state[self.slot + BOYCOTTED]
        if hidden != NOWHERE:
            answer |= 1 << hidden
        return answer if shown == NOWHERE else answer | 1 << shown


class RegionCardsShown(Presenter):
    """What lies face down, and who knows it."""

    def may_know(self, game: Position, viewer: i64, slot: i64, answer: bool) -> bool:
        what = slot - self.slot - BOYCOTT
        return answer or (0 <= what <= 1 and knows(game, what, viewer))

    def guessed(self, game: Position, view: dict[str, Any], luck: Luck) -> None:
        for what in range(2):
            if holder_of(game, what) != NOBODY and region_of(game, what) == NOWHERE:
                free = free_cards(game, what)
                atoms.set_state(game, self.slot + BOYCOTT + what, free[luck.below(len(free))])

    def markers(self, game: Position, viewer: i64, answer: list[dict[str, Any]]) -> list[dict[str, Any]]:
        names = game.book.place_ids
        found: list[dict[str, Any]] = []
        for what in range(2):
            holder = holder_of(game, what)
            if holder != NOBODY:
                card: dict[str, Any] = {"id": f"{WORDS[what]}_card", "kind": KINDS[what], "seat": int(holder)}
                known = {"places": [names[region_of(game, what)]]} if knows(game, what, viewer) else {}
                found.append(card | known)
        if game.state[self.slot + BOYCOTTED] != NOWHERE:
            where = names[game.state[self.slot + BOYCOTTED]]
            found.append({"id": "boycott", "kind": "boycott", "place": where})
        return answer + found
