"""Atoms: the only functions that change a position.

Each keeps the rules that know no exception, and tells what happened.
"""

from castillo.el_grande.atoms.cards import (
    TAKEN_BACK,
    bring_into_play,
    close_stack,
    everyone_but,
    lay_veto,
    play_power_card,
    reorder_stack,
    spend_veto,
    take_action_card,
    take_hand,
    take_power_card_back,
)
from castillo.el_grande.atoms.course import (
    begin_round,
    begin_special,
    begin_turn,
    castillo_emptied,
    drop_disc,
    end_round,
    end_special,
    end_turn,
    keep_discs,
    open_general_scoring,
    show_discs,
    show_kept_discs,
)
from castillo.el_grande.atoms.figures import (
    move_grande,
    move_king,
    move_scoreboard,
    put_marker,
    set_king,
    set_state,
    tell_marker,
)
from castillo.el_grande.atoms.pieces import MOVED, NOT_TAKEN, PLACED, RETURNED, TO_COURT, travel
from castillo.el_grande.atoms.points import award, award_all, score

__all__ = [
    "MOVED", "NOT_TAKEN", "PLACED", "RETURNED", "TAKEN_BACK", "TO_COURT", "award", "award_all", "begin_round",
    "begin_special", "begin_turn", "bring_into_play", "castillo_emptied", "close_stack", "drop_disc", "end_round",
    "end_special", "end_turn", "everyone_but", "keep_discs", "lay_veto", "move_grande", "move_king", "move_scoreboard",
    "open_general_scoring", "play_power_card", "put_marker", "reorder_stack", "score", "set_king", "set_state",
    "show_discs", "show_kept_discs", "spend_veto", "take_action_card", "take_hand", "take_power_card_back",
    "tell_marker", "travel",
]  # fmt: skip
