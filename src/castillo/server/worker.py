"""What runs in the worker processes: bots think here. A worker gets a view and nothing else."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from typing import Any

import msgspec

from castillo import bots

ERROR = 0.02  # of a chance, with which a guess is good enough
MARGIN = 0.03  # seconds of a bot's time that are kept for its last look ahead and for the way of its answer


def begin() -> None:
    """A worker leaves Ctrl-C to the server, and ends when the server is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent,), daemon=True).start()


def _follow(parent: Any) -> None:
    parent.join()
    os._exit(0)


def ready() -> int:
    """Everything is imported; the next question is answered at once. The number of this process."""
    return os.getpid()


def answer(level: str, seed: int, view: bytes, seconds: float) -> tuple[int, float]:
    """The action that a bot chooses in this view within this time, and the seconds it took."""
    begun = time.monotonic()
    seen: dict[str, Any] = msgspec.json.decode(view)
    bot = bots.make(level, seed)
    chosen = bot.choose(seen, seen["decision"], for_search(float(seconds), time.monotonic() - begun))
    return int(chosen["action"]), time.monotonic() - begun


def for_search(seconds: float, spent: float) -> float:
    """What is left of a bot's time to look ahead, so that its answer comes within it.

    >>> for_search(1.0, 0.01), for_search(0.05, 0.01)
    (0.96, 0.025)
    """
    return max(seconds / 2, seconds - spent - MARGIN)


def hint(view: bytes, seconds: float) -> dict[str, Any]:
    """An option to consider, why, and win chances by seat: what `castillo.bots.hint` says."""
    said = bots.hint(msgspec.json.decode(view), clock=float(seconds))
    return {"option": said["option"], "reason": said["reason"], "estimate": said["estimate"]}


def review(action: int, view: bytes, seconds: float) -> bots.Review:
    """What `expert` thinks of a choice that was made in this view."""
    return bots.review(msgspec.json.decode(view), action, clock=float(seconds))


def chances(view: bytes, seconds: float) -> tuple[list[float], float]:
    """Win chances by seat, as someone who sees this view would guess them, and their standard error."""
    return bots.chances_within(msgspec.json.decode(view), ERROR, float(seconds))
