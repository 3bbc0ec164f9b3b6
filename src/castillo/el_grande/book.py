"""The book: the composed rules of El Grande, and every question that a module may bend. Its tables are in tables.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.appraise import Appraiser
from castillo.el_grande.cards import ActionCard, Card, Effect, PowerCard
from castillo.el_grande.document import read_document, write_document
from castillo.el_grande.frames.round import Phase
from castillo.el_grande.guess import complete
from castillo.el_grande.instinct import instincts
from castillo.el_grande.modifier import Modifier, chain
from castillo.el_grande.notation import announcement_of, option_of, step_text
from castillo.el_grande.numbers import Numbers
from castillo.el_grande.picking import picker
from castillo.el_grande.places import BLACK, CASTILLO, COURT, Place
from castillo.el_grande.position import Position
from castillo.el_grande.start import start_game
from castillo.el_grande.tables import Tables
from castillo.el_grande.view import own_view, shared_view
from castillo.el_grande.what_if import would_score
from castillo.kernel.decision import Option
from castillo.kernel.event import Event
from castillo.kernel.frame import NOBODY, Frame
from castillo.kernel.setup import Setup
from castillo.kernel.text import Text
from castillo.kernel.text import place as place_ref
from castillo.kernel.values import Values
from castillo.kernel.window import BEFORE_MOVE, Window

if TYPE_CHECKING:
    from castillo.el_grande.discs import DiscPurpose
    from castillo.el_grande.phases import PhaseStep
    from castillo.el_grande.start import SetupStep

FEWEST = 1000
"""Where the fewest caballeros rank first, so many less their number is the rank."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Book(Tables):
    """The rules of one module set, one number of players and one set of options.

    Never changed once composed, a cache apart.
    """

    def __init__(
        self,
        setup: Setup,
        values: Values,
        *,
        windows: list[Window],
        frames: dict[str, type[Frame]],
        places: list[Place],
        scoreboards: list[str],
        action_cards: list[ActionCard],
        power_cards: list[PowerCard],
        display_cards: list[Card],
        side_cards: list[Card],
        stacks: list[int],
        phases: dict[int, list[PhaseStep]],
        purposes: list[DiscPurpose],
        modifiers: list[Modifier],
        setup_steps: list[SetupStep],
        slots: dict[str, int],
        numbers: list[Numbers],
        laws: list[Callable[[Position], list[str]]],
        piece_kinds: dict[int, str],
        marker_names: dict[int, str],
    ) -> None:
        super().__init__(setup, values, windows, frames)
        self.lay_board(places, scoreboards)
        self.lay_cards(action_cards, power_cards, display_cards, side_cards, stacks)
        self.lay_options(setup)
        self.lay_numbers(slots, numbers)
        self.phases: list[list[PhaseStep]] = [phases[i] for i in range(len(phases))]
        self.phase_frames: list[list[list[Phase]]] = [
            [[Phase(seat, phase, i) for i in range(len(phases[phase]))] for phase in range(len(phases))]
            for seat in range(-1, setup.players)
        ]  # frames never change, so every game shares these
        self.purposes: dict[int, DiscPurpose] = {purpose.number: purpose for purpose in purposes}
        self.setup_steps: list[SetupStep] = setup_steps
        self.laws: list[Callable[[Position], list[str]]] = laws  # what does not add up in a position, by module
        self.piece_kinds_by_number = piece_kinds
        names = {board: f"scoreboard-{name}" for board, name in enumerate(scoreboards)}
        self.marker_names: dict[int, str] = names | marker_names  # what can be picked up, by its number in an action
        caballeros = {key: fields["caballeros"] for key, fields in values.table.items() if "caballeros" in fields}
        self.caballeros_each: i64 = sum(n for key, n in caballeros.items() if key.endswith("/player"))
        self.black_caballeros: i64 = sum(n for key, n in caballeros.items() if key.endswith("/black"))
        self.owners: list[int] = [*range(setup.players), BLACK] if self.black_caballeros else [*range(setup.players)]
        self.bonus: i64 = values.number(self.key_of("bonus"), "points")
        self.meters: dict[tuple[int, ...], dict[str, list[int]]] = {}  # what view.py has measured before
        self._chains(modifiers)
        self.glance: Appraiser = Appraiser(self)  # instinct's
        self.appraiser: Appraiser = self.glance

    def _chains(self, modifiers: list[Modifier]) -> None:
        self.modifiers: list[Modifier] = modifiers
        self.on_taboo: list[Modifier] = chain(modifiers, "taboo")
        self.on_enterable: list[Modifier] = chain(modifiers, "enterable")
        self.on_why_closed: list[Modifier] = chain(modifiers, "why_closed")
        self.on_placement_targets: list[Modifier] = chain(modifiers, "placement_targets")
        self.on_placement_limit: list[Modifier] = chain(modifiers, "placement_limit")
        self.on_supply: list[Modifier] = chain(modifiers, "supply")
        self.on_piece_kinds: list[Modifier] = chain(modifiers, "piece_kinds")
        self.on_apart: list[Modifier] = chain(modifiers, "apart")
        self.on_became: list[Modifier] = chain(modifiers, "became")
        self.on_carries: list[Modifier] = chain(modifiers, "carries")
        self.on_kind_counts: list[Modifier] = chain(modifiers, "kind_counts")
        self.on_moved: list[Modifier] = chain(modifiers, "moved")
        self.on_arrived: list[Modifier] = chain(modifiers, "arrived")
        self.on_king_left: list[Modifier] = chain(modifiers, "king_left")
        self.on_moves_within: list[Modifier] = chain(modifiers, "moves_within")
        self.on_why_stays: list[Modifier] = chain(modifiers, "why_stays")
        self.on_moved_within: list[Modifier] = chain(modifiers, "moved_within")
        self.on_black_holder: list[Modifier] = chain(modifiers, "black_holder")
        self.on_counted: list[Modifier] = chain(modifiers, "counted")
        self.on_special_begun: list[Modifier] = chain(modifiers, "special_begun")
        self.on_prospects: list[Modifier] = chain(modifiers, "prospects")
        self.on_rank_keys: list[Modifier] = chain(modifiers, "rank_keys")
        self.on_values_of: list[Modifier] = chain(modifiers, "values_of")
        self.on_kings_bonus: list[Modifier] = chain(modifiers, "kings_bonus")
        self.on_home_bonus: list[Modifier] = chain(modifiers, "home_bonus")
        self.on_office_points: list[Modifier] = chain(modifiers, "office_points")
        self.on_turn_actions: list[Modifier] = chain(modifiers, "turn_actions")
        self.on_between_moves: list[Modifier] = chain(modifiers, "between_moves")
        self.on_turn_act: list[Modifier] = chain(modifiers, "turn_act")
        self.on_playable: list[Modifier] = chain(modifiers, "playable")
        self.on_power_card_played: list[Modifier] = chain(modifiers, "power_card_played")
        self.on_scored_with: list[Modifier] = chain(modifiers, "scored_with")
        self.on_fewest_first: list[Modifier] = chain(modifiers, "fewest_first")
        self.on_fits: list[Modifier] = chain(modifiers, "fits")
        self.on_leaves_castillo: list[Modifier] = chain(modifiers, "leaves_castillo")
        self.on_left_by_disc: list[Modifier] = chain(modifiers, "left_by_disc")
        self.on_grande_moved: list[Modifier] = chain(modifiers, "grande_moved")
        self.on_more_places: list[Modifier] = chain(modifiers, "more_places")
        self.on_placing_source: list[Modifier] = chain(modifiers, "placing_source")
        self.on_placing_by: list[Modifier] = chain(modifiers, "placing_by")
        self.on_stand_in: list[Modifier] = chain(modifiers, "stand_in")
        self.on_left_out: list[Modifier] = chain(modifiers, "left_out")
        self.on_may_know: list[Modifier] = chain(modifiers, "may_know")
        self.on_face_down: list[Modifier] = chain(modifiers, "face_down")
        self.on_open_specials: list[Modifier] = chain(modifiers, "open_specials")
        self.on_stack_size: list[Modifier] = chain(modifiers, "stack_size")
        self.on_markers: list[Modifier] = chain(modifiers, "markers")
        self.on_display: list[Modifier] = chain(modifiers, "display")
        self.on_lasting: list[Modifier] = chain(modifiers, "lasting")
        self.on_lifted: list[Modifier] = chain(modifiers, "lifted")
        self.on_asides: list[Modifier] = chain(modifiers, "asides")
        self.has_asides = bool(self.on_asides)

        placing = [self.on_placement_targets, self.on_taboo, self.on_enterable, self.on_more_places]
        self.bent_placing: bool = any(placing)
        self.tells_apart: bool = bool(self.on_piece_kinds or self.on_apart)
        self.watched_moves: bool = any(BEFORE_MOVE in window.moments for window in self.windows)

    def phase_frame(self, seat: i64, phase: i64, index: i64) -> Phase:
        """The frame for a step of a phase."""
        return self.phase_frames[seat + 1][phase][index]

    def effect(self, card: i64, index: i64) -> Effect:
        return self.cards[card].effects[index]

    # -- queries ---------------------------------------------------------------------------------------

    def taboo(self, game: Position, place: i64) -> bool:
        answer = place == game.king
        for m in self.on_taboo:
            answer = m.taboo(game, place, answer)
        return answer

    def enterable(self, game: Position, place: i64) -> bool:
        answer = not self.taboo(game, place)
        for m in self.on_enterable:
            answer = m.enterable(game, place, answer)
        return answer

    def placement_actions(self, game: Position, seat: i64) -> list[int]:
        """The regular placing's targets as actions; a new list."""
        if not self.bent_placing:
            return self.near_actions[game.king][:]
        answer = self.near[game.king]
        for m in self.on_placement_targets:
            answer = m.placement_targets(game, seat, answer)
        answer = answer + self.more_places(game, seat)
        return [self.place_actions[place] for place in answer if self.enterable(game, place)]

    def more_places(self, game: Position, seat: i64) -> list[int]:
        answer: list[int] = []
        for m in self.on_more_places:
            answer = m.more_places(game, seat, answer)
        return answer

    def placing_source(self, game: Position, seat: i64) -> i64:
        answer: i64 = COURT
        for m in self.on_placing_source:
            answer = m.placing_source(game, seat, answer)
        return answer

    def placing_by(self, game: Position, seat: i64, placed: i64) -> i64:
        answer: i64 = 0
        for m in self.on_placing_by:
            answer = m.placing_by(game, seat, placed, answer)
        return answer

    def stand_in(self, game: Position) -> i64:
        answer: i64 = NOBODY
        for m in self.on_stand_in:
            answer = m.stand_in(game, answer)
        return answer

    def left_out(self, game: Position, place: i64) -> bool:
        answer = False
        for m in self.on_left_out:
            answer = m.left_out(game, place, answer)
        return answer

    def may_know(self, game: Position, viewer: i64, slot: i64) -> bool:
        answer = False
        for m in self.on_may_know:
            answer = m.may_know(game, viewer, slot, answer)
        return answer

    def placement_limit(self, game: Position, seat: i64) -> i64:
        answer: i64 = self.card_places[game.card]
        for m in self.on_placement_limit:
            answer = m.placement_limit(game, seat, answer)
        return answer

    def supply(self, game: Position, seat: i64) -> i64:
        answer: i64 = self.power_supply[game.played[seat]]
        for m in self.on_supply:
            answer = m.supply(game, seat, answer)
        return answer

    def rank_keys(
        self, game: Position, place: i64, general: bool, plus: list[int] | None = None, fewest: bool = False
    ) -> list[int]:
        """Each seat's rank in a scoring, with `plus` as if so many more were there, with `fewest` the fewest first."""
        answer = self.strengths(game, place, general, plus)
        if fewest:
            answer = [FEWEST - count if count else 0 for count in answer]
        for m in self.on_rank_keys:
            answer = m.rank_keys(game, place, general, answer)
        return answer

    def strengths(self, game: Position, place: i64, general: bool, plus: list[int] | None = None) -> list[int]:
        """How many caballeros count for each seat in a scoring, those of places scored together added up."""
        if self.on_counted or self.black_caballeros:
            return self._counted_strengths(game, place, general, plus)
        stride = game.stride
        caballeros = game.caballeros
        answer = [caballeros[seat * stride + place] for seat in range(game.seats)]
        if self.on_scored_with:
            for other in self.scored_with(game, place, general):
                if other != place:
                    answer = [answer[seat] + caballeros[seat * stride + other] for seat in range(game.seats)]
        if plus is not None:
            answer = [max(0, answer[seat] + plus[seat]) for seat in range(game.seats)]
        return answer

    def _counted_strengths(self, game: Position, place: i64, general: bool, plus: list[int] | None) -> list[int]:
        """The same where not all count, or where some are black."""
        answer = [0] * game.seats
        for each in self.scored_with(game, place, general):
            for owner in self.owners:
                holder = self.holder(game, owner)
                if holder != NOBODY:
                    more: i64 = plus[owner] if plus is not None and each == place and owner != BLACK else 0
                    answer[holder] += self.counted(game, owner, each, more)
        return answer

    def counted(self, game: Position, owner: i64, place: i64, more: i64 = 0) -> i64:
        """How many of an owner's caballeros count in a place, if so many more were there."""
        answer = max(0, game.caballeros[owner * game.stride + place] + more)
        for m in self.on_counted:
            answer = m.counted(game, owner, place, answer)
        return answer

    def counted_crowd(self, game: Position, place: i64) -> i64:
        """How many caballeros of all players count in a place."""
        if not (self.on_counted or self.black_caballeros):
            return game.crowd(place)
        return sum(self.counted(game, owner, place) for owner in self.owners if self.holder(game, owner) != NOBODY)

    def black_holder(self, game: Position) -> i64:
        answer: i64 = NOBODY
        for m in self.on_black_holder:
            answer = m.black_holder(game, answer)
        return answer

    def holder(self, game: Position, owner: i64) -> i64:
        """The seat whose own an owner's caballeros are; -1: nobody's."""
        return self.black_holder(game) if owner == BLACK else owner

    def moves_within(self, game: Position, owner: i64, kind: i64, place: i64) -> bool:
        answer = False
        for m in self.on_moves_within:
            answer = m.moves_within(game, owner, kind, place, answer)
        return answer

    def prospects(self, game: Position) -> list[float]:
        answer = [0.0] * game.seats
        for m in self.on_prospects:
            answer = m.prospects(game, answer)
        return answer

    def scored_with(self, game: Position, place: i64, general: bool) -> list[int]:
        answer = [place]
        for m in self.on_scored_with:
            answer = m.scored_with(game, place, general, answer)
        return answer

    def fits(self, game: Position, place: i64, count: i64) -> bool:
        answer = True
        for m in self.on_fits:
            answer = m.fits(game, place, count, answer)
        return answer

    def leaves_castillo(self, game: Position, seat: i64) -> bool:
        answer = game.count(seat, CASTILLO) > 0
        if self.black_caballeros and not answer:
            answer = self.black_holder(game) == seat and game.count(BLACK, CASTILLO) > 0
        for m in self.on_leaves_castillo:
            answer = m.leaves_castillo(game, seat, answer)
        return answer

    def fewest_first(self, game: Position, place: i64) -> bool:
        answer = False
        for m in self.on_fewest_first:
            answer = m.fewest_first(game, place, answer)
        return answer

    def values_of(self, game: Position, place: i64, general: bool) -> list[int]:
        answer = self.printed[place]
        scoreboards = game.scoreboards
        for i in range(len(scoreboards)):
            if scoreboards[i] == place:
                answer = self.scoreboard_values[i]
        for m in self.on_values_of:
            answer = m.values_of(game, place, general, answer)
        return answer

    def worth(self, game: Position, place: i64) -> i64:
        """A region's worth is its highest visible value (EG-1.1)."""
        best: i64 = 0
        for value in self.values_of(game, place, False):
            if value > best:
                best = value
        return best

    def kings_bonus(self, game: Position, seat: i64, place: i64) -> i64:
        answer: i64 = self.bonus if place == game.king else 0
        for m in self.on_kings_bonus:
            answer = m.kings_bonus(game, seat, place, answer)
        return answer

    def home_bonus(self, game: Position, seat: i64, place: i64) -> i64:
        answer: i64 = self.bonus if game.grandes[seat] == place else 0
        for m in self.on_home_bonus:
            answer = m.home_bonus(game, seat, place, answer)
        return answer

    def office_points(self, game: Position, place: i64) -> list[int]:
        answer = [0] * game.seats
        for m in self.on_office_points:
            answer = m.office_points(game, place, answer)
        return answer

    def turn_actions(self, game: Position, seat: i64) -> list[int]:
        answer: list[int] = []
        for m in self.on_turn_actions:
            answer = m.turn_actions(game, seat, answer)
        return answer

    def between_moves(self, game: Position, seat: i64) -> list[int]:
        answer: list[int] = []
        if seat == game.active:
            for m in self.on_between_moves:
                answer = m.between_moves(game, seat, answer)
        return answer

    def turn_act(self, game: Position, seat: i64, chosen: i64) -> None:
        done = False
        for m in self.on_turn_act:
            done = m.turn_act(game, seat, chosen, done)

    def playable(self, game: Position, seat: i64) -> i64:
        answer: i64 = game.hands[seat]
        for other in range(game.seats):
            card = game.played[other]
            if card >= 0:
                answer &= ~self.same_value[card]
        if answer == 0:  # all values of a hand are barred: then any may be repeated
            answer = game.hands[seat]
        for m in self.on_playable:
            answer = m.playable(game, seat, answer)
        return answer

    def open_specials(self, game: Position, seat: i64) -> list[int]:
        answer = [game.card] if game.card else []
        for m in self.on_open_specials:
            answer = m.open_specials(game, seat, answer)
        return answer

    def markers(self, game: Position, viewer: i64 = NOBODY) -> list[dict[str, Any]]:
        answer: list[dict[str, Any]] = []
        for m in self.on_markers:
            answer = m.markers(game, answer)
        for m in self.on_face_down:
            answer = m.face_down(game, viewer, answer)
        return answer

    def display(self, game: Position) -> list[dict[str, Any]]:
        answer: list[dict[str, Any]] = []
        for m in self.on_display:
            answer = m.display(game, answer)
        return answer

    def lasting(self, game: Position) -> list[int]:
        answer: list[int] = []
        for m in self.on_lasting:
            answer = m.lasting(game, answer)
        return answer

    def why_closed(self, game: Position, place: i64) -> Text | None:
        """Why nothing may enter a place; None if something may."""
        answer: Text | None = None
        if place == game.king:
            answer = Text("el_grande-why-kings_region", {"place": place_ref(self.place_ids[place])})
        for m in self.on_why_closed:
            answer = m.why_closed(game, place, answer)
        return answer

    def holds_pieces(self, game: Position, owner: i64, place: i64) -> bool:
        """Whether an owner has caballeros in a region from which they may go."""
        return game.caballeros[owner * game.stride + place] > 0 and not self.taboo(game, place)

    # -- the kernel's questions ------------------------------------------------------------------------

    def start(self, setup: Setup, events: list[Event] | None = None) -> Position:
        return start_game(self, setup, events)

    def from_document(self, setup: Setup, document: dict[str, Any]) -> Position:
        return read_document(self, setup, document)

    def describe(self, game: Position) -> dict[str, Any]:
        return write_document(self, game)

    def shared_view(self, game: Position) -> dict[str, Any]:
        return shared_view(self, game)

    def own_view(self, game: Position, seat: int | None) -> dict[str, Any]:
        return own_view(self, game, seat)

    def picker(self, game: Position, frame: Frame, seat: i64) -> Any:
        return picker(game, frame, seat)

    def guess(self, setup: Setup, view: dict[str, Any]) -> Position:
        return complete(self, setup, view)

    def appraise(self, game: Position) -> list[float]:
        return self.appraiser.value(game)

    def instincts(self, game: Position, seat: i64, actions: list[int]) -> list[float]:
        return instincts(game, seat, actions)

    def adopt(self, style: str) -> None:
        self.appraiser = Appraiser(self, style)

    def ahead(self, game: Position) -> float:
        return float(10 - game.round) / 9.0 if game.frames else 0.0

    def option(self, game: Position, seat: i64, number: i64, action: i64) -> Option:
        return option_of(self, game, seat, number, action)

    def asides(self, game: Position, seat: i64) -> list[int]:
        answer: list[int] = []
        for m in self.on_asides:
            answer = m.asides(game, seat, answer)
        return answer

    def act_aside(self, game: Position, seat: i64, action: i64) -> None:
        self.turn_act(game, seat, action)

    def step_text(self, game: Position, step: Frame) -> Text:
        return step_text(self, game, step)

    def announcement(self, game: Position) -> dict[str, object]:
        return announcement_of(self, game)

    def would_score(self, game: Position, place: str, general: bool, plus: dict[int, int]) -> Any:
        return would_score(self, game, place, general, plus)
