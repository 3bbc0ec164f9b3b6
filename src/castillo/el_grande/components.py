"""The components: places, pieces, cards, steps and options, as they were composed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from castillo.el_grande.cards import ActionCard, Card, Effect, Placing, PowerCard
from castillo.el_grande.frames.round import Phase
from castillo.el_grande.numbers import SOME, Numbers, at_start, by_index
from castillo.el_grande.places import BLACK, CASTILLO, NOWHERE, OFF_BOARD, REGION, Place
from castillo.el_grande.scoring import Plan
from castillo.el_grande.verbs import CARD, DISC, FEWER, NAME, PIECE, PLACE, STACK, TO
from castillo.kernel.actions import action, mask_of, only
from castillo.kernel.rules import Rules
from castillo.kernel.setup import Setup
from castillo.kernel.vectors import Row, vec

if TYPE_CHECKING:
    from castillo.el_grande.discs import DiscPurpose
    from castillo.el_grande.phases import PhaseStep
    from castillo.el_grande.position import Position
    from castillo.el_grande.start import SetupStep

PAID_PLACES = {2: 1, 3: 2}
"""EG-4.2: with two players only the first place pays, with three the first two."""


def in_sevens(items: list[Any]) -> list[list[Any]]:
    """A list cut into pieces of seven.

    >>> in_sevens([1, 2, 3, 4, 5, 6, 7, 8])
    [[1, 2, 3, 4, 5, 6, 7], [8]]
    """
    return [items[at : at + 7] for at in range(0, len(items), 7)]


class Components(Rules):
    """What a game is played with. Laid out part by part when rules are composed."""

    def lay_board(self, places: list[Place], scoreboards: list[str]) -> None:
        self.places: list[Place] = places
        self.stride: i64 = max(place.number for place in places) + 1
        self.place_ids: list[str] = [""] * self.stride
        self.place_numbers: dict[str, int] = {}
        for place in places:
            self.place_ids[place.number] = place.id
            self.place_numbers[place.id] = place.number
        self.regions: list[int] = [place.number for place in places if place.kind == REGION]
        self.is_region: list[bool] = [False] * self.stride
        for region in self.regions:
            self.is_region[region] = True
        self.board_places: list[int] = [place.number for place in places if place.kind != OFF_BOARD]
        self.placing_places: list[int] = [
            p.number for p in places if p.kind != OFF_BOARD and "placing" not in p.closed_to
        ]
        self.coast: list[int] = [place.number for place in places if place.coast]
        self.kings_regions: list[int] = [p.number for p in places if p.kind == REGION and "king" not in p.closed_to]
        self.disc_places: list[int] = [region for region in self.regions if region < CASTILLO]
        self.borders: list[list[int]] = [[] for _ in range(self.stride)]
        self.printed: list[list[int]] = [[0, 0, 0] for _ in range(self.stride)]
        for place in places:
            here = [p.number for p in places if p.number in place.borders or place.number in p.borders]
            self.borders[place.number] = [n for n in self.regions if n in here]
            if place.kind != OFF_BOARD:
                self.printed[place.number] = self.values.triple(self.key_of(f"place/{place.id}"))
        self.scoreboard_ids: list[str] = scoreboards
        self.scoreboard_values: list[list[int]] = [
            self.values.triple(self.key_of(f"scoreboard/{name}")) for name in scoreboards
        ]
        self.kings_ways: list[list[int]] = [[n for n in near if n in self.kings_regions] for near in self.borders]
        self.near: list[list[int]] = [[*borders, CASTILLO] for borders in self.borders]
        self.near_actions: list[list[int]] = [[action(PLACE, p) for p in near] for near in self.near]
        self.plans: list[Plan] = [Plan([place]) for place in range(self.stride)]  # unless a module bends them
        self._actions()

    def lay_pieces(self, setup: Setup, kinds: dict[int, str], carrying: int, markers: dict[int, str]) -> None:
        """Caballeros and what they can be; what can be picked up, by its number in an action."""
        self.piece_kinds_by_number: dict[int, str] = kinds
        self.carrying: i64 = carrying  # bits of the kinds of those who carry something
        boards = {board: f"scoreboard-{name}" for board, name in enumerate(self.scoreboard_ids)}
        self.marker_names: dict[int, str] = boards | markers
        table = self.values.table
        caballeros = {key: fields["caballeros"] for key, fields in table.items() if "caballeros" in fields}
        self.caballeros_each: i64 = sum(n for key, n in caballeros.items() if key.endswith("/player"))
        self.black_caballeros: i64 = sum(n for key, n in caballeros.items() if key.endswith("/black"))
        bases = [seat * self.stride for seat in range(setup.players)]
        self.bases: Row = vec[i64](bases)  # where a seat's caballeros begin
        self.owners: list[int] = [*range(setup.players), BLACK] if self.black_caballeros else [*range(setup.players)]

    def _actions(self) -> None:
        """Actions made once, by place; as objects, so that compiled code hands them on instead of making them anew."""
        places = range(self.stride)
        self.place_actions: list[Any] = [action(PLACE, p) for p in places]
        self.to_actions: list[Any] = [action(TO, p) for p in places]
        self.name_actions: list[Any] = [action(NAME, p) for p in places]
        self.region_names: list[int] = [action(NAME, p) for p in self.regions]
        self.disc_actions: list[int] = [action(DISC, p) for p in self.disc_places]
        self.piece_actions: list[Any] = [action(PIECE, owner, p) for owner in range(BLACK + 1) for p in places]

    def key_of(self, name: str) -> str:
        """The key of a value by its name without the module."""
        return next(key for key in self.values.table if key.split("/", 1)[1] == name)

    def lay_numbers(
        self, slots: dict[str, int], numbers: list[Numbers], laws: list[Callable[[Position], list[str]]]
    ) -> None:
        self.slots: dict[str, int] = slots  # where each module's numbers begin in a position's state
        self.first_slots: Row = vec[i64](by_index(slots))  # the same, for whoever asks while a game is played
        self.numbers: list[Numbers] = numbers  # all of them, in that order
        self.known_to_some: list[Numbers] = [row for row in numbers if row.known == SOME]
        self.state: Row = vec[i64](at_start(numbers))
        self.laws: list[Callable[[Position], list[str]]] = laws  # what does not add up in a position, by module

    def lay_steps(
        self, phases: dict[int, list[PhaseStep]], purposes: list[DiscPurpose], setup_steps: list[SetupStep]
    ) -> None:
        self.phases: list[list[PhaseStep]] = [phases[i] for i in range(len(phases))]
        self.phase_frames: list[list[list[Phase]]] = [
            [[Phase(seat, phase, i) for i in range(len(phases[phase]))] for phase in range(len(phases))]
            for seat in range(-1, self.seats)
        ]  # frames never change, so every game shares these
        self.purposes: dict[int, DiscPurpose] = {purpose.number: purpose for purpose in purposes}
        self.setup_steps: list[SetupStep] = setup_steps

    def lay_cards(
        self,
        action_cards: list[ActionCard],
        power_cards: list[PowerCard],
        display_cards: list[Card],
        side_cards: list[Card],
        stacks: list[int],
    ) -> None:
        self.stacks: list[int] = stacks  # the numbers on the stacks; positions in lists follow this order
        self.action_cards: list[ActionCard] = action_cards
        self.full_decks: list[list[int]] = [
            [card.number for card in action_cards if card.stack == stack for _ in range(card.copies)]
            for stack in stacks
        ]  # the cards of each stack, unshuffled
        self.power_cards: list[PowerCard] = power_cards
        self.display_cards: list[Card] = display_cards
        for bit in range(len(power_cards)):
            power_cards[bit].bit = bit
        self.power_actions: list[Any] = [action(CARD) | card.number for card in power_cards]
        self.hand_menus: list[list[list[int]]] = [
            [[card for i, card in enumerate(some) if mask >> i & 1] for mask in range(1 << len(some))]
            for some in in_sevens(self.power_actions)
        ]  # the cards of a hand as actions: of each seven cards, by the mask of those that are held
        self.stack_actions: list[Any] = [action(STACK, stack) for stack in stacks]
        self.stack_at: list[int] = [
            stacks.index(number) if number in stacks else NOWHERE for number in range(max(stacks, default=0) + 1)
        ]  # the position of a stack, by its number
        self.stack_menus: list[list[list[int]]] = [
            [
                [stack for i, stack in enumerate(self.stack_actions) if mask >> i & 1] + fewer
                for mask in range(1 << len(stacks))
            ]
            for fewer in ([], [action(FEWER)])
        ]  # what may be taken, by whether fewer may come from the Province, by the mask of the stacks
        self.power_values: Row = vec[i64]([card.value for card in power_cards])
        self.power_supply: Row = vec[i64]([card.supply for card in power_cards])
        same_value = [mask_of([c.bit for c in power_cards if c.value == card.value]) for card in power_cards]
        self.same_value: Row = vec[i64](same_value)  # by bit: the mask of all cards of that value
        self.all_power_cards: i64 = only(len(power_cards)) - 1
        sizes = [entry["cards"] for key, entry in self.values.table.items() if key.endswith("/hand")]
        self.hand_size: i64 = min([len(power_cards), *sizes])  # all there are, or as many as a module has them choose
        every: list[Card] = [*action_cards, *power_cards, *display_cards, *side_cards]
        self.cards: dict[int, Card] = {card.number: card for card in every}
        most = max(self.cards, default=0) + 1
        self.placings: list[Placing] = [Placing(self.cards[n].place if n in self.cards else 0) for n in range(most)]
        self.specials: list[Effect | None] = [self.cards[n].special if n in self.cards else None for n in range(most)]
        self.power_bits: dict[int, int] = {card.number: card.bit for card in power_cards}
        self.card_keys: dict[int, str] = {card.number: card.key for card in every}
        self.card_numbers: dict[str, int] = {card.key: card.number for card in every}

    def cards_in(self, mask: int) -> list[PowerCard]:
        """The power cards of a hand, or of any other mask."""
        return [card for card in self.power_cards if mask >> card.bit & 1]

    def lay_options(self, setup: Setup) -> None:
        options = setup.options
        self.paid_places: i64 = PAID_PLACES.get(setup.players, 3)
        self.track: list[int] = [r for r in range(1, 10) if options["rounds"] == 9 or r % 3 != 1]
        self.scoring_rounds: list[int] = [r for r in self.track if r % 3 == 0]
        self.veto: bool = options["veto"] is True
        copies = {card.number: card.copies for card in self.action_cards}
        self.veto_cards: int = sum(
            copies.get(card.number, setup.players)  # everybody has power cards of their own
            for card in [*self.action_cards, *self.power_cards]
            if card.special is not None and not card.special.can_be_vetoed
        )
        self.castillo_open: bool = options["castillo"] == "open"
        self.spent_open: bool = options["spent_power_cards"] == "open"
        self.taken_back_open: bool = options["taken_back_card"] == "open"
        self.confirm_turns: bool = options["confirm_turns"] is True
        self.bonus: i64 = self.values.number(self.key_of("bonus"), "points")

    def targets(self, game: Any) -> list[str]:
        """Places, and the cards that lie out or may be played."""
        places = [self.place_ids[p] for p in self.board_places]
        lying_out = [self.card_keys[card] for card in game.revealed if card]
        return places + lying_out + [card.key for card in self.power_cards]

    def kind_names(self, kind: i64) -> list[str]:
        """The names of what a caballero is, of several bits the greatest first."""
        names: list[str] = []
        for number in sorted(self.piece_kinds_by_number, reverse=True):
            if kind & number == number:
                names.append(self.piece_kinds_by_number[number])
                kind &= ~number
        return names
