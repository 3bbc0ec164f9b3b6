"""Plays through the page as a person does: by clicking what glows."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

import pytest

TooLate = pytest.importorskip("playwright.sync_api").TimeoutError

ON_THE_MAP = ".board .place.lit, .board .piece.lit, .reserve button.lit"
LIT = f"{ON_THE_MAP}, .card-row.lit .face, .played.lit, .hand .power.lit, .seats button[data-target]"
BUTTONS = ".prompt .buttons [data-option], .reaction [data-option]"
PRESETS = ".picker [data-preset]"
STAGE = "[data-stage-skip], [data-stage-on]"
CARD_IN_FULL = "dialog[open] .close"
ASKED = f"{LIT}, {BUTTONS}, {PRESETS}, {STAGE}, .dial [data-disc], [data-hand-over]"


def asked(page: Any) -> bool:
    """Whether the page asks something of this reader."""
    return bool(page.evaluate(f"() => document.querySelector({ASKED!r}) !== null"))


def over(page: Any) -> bool:
    return bool(page.evaluate("() => document.querySelector('.standings') !== null"))


def marks(page: Any) -> list[dict[str, Any]]:
    """Everything that may be clicked now, with where and how."""
    return list(
        page.evaluate(
            """([lit, buttons, presets, stage]) => {
              const found = [];
              const add = (node, kind) => {
                const box = node.getBoundingClientRect();
                const { target, option, disc, preset } = node.dataset;
                if (box.width) found.push({ kind, target: target ?? option ?? disc ?? preset ?? '' });
              };
              document.querySelectorAll('[data-hand-over]').forEach((n) => add(n, 'hand-over'));
              document.querySelectorAll(stage).forEach((n) => add(n, 'stage'));
              document.querySelectorAll('.dial [data-disc]').forEach((n) => add(n, 'disc'));
              document.querySelectorAll(presets).forEach((n) => add(n, 'preset'));
              document.querySelectorAll(buttons).forEach((n) => n.disabled || add(n, 'button'));
              document.querySelectorAll(lit).forEach((n) => {
                const holder = n.dataset.target ? n : n.closest('[data-target]');
                if (holder) add(holder, 'lit');
              });
              return found;
            }""",
            [LIT, BUTTONS, PRESETS, STAGE],
        )
    )


def act(page: Any, luck: random.Random) -> str:
    """Do one thing that the page offers; what it was."""
    offered = marks(page)
    if not offered:
        return ""
    busy = [m for m in offered if m["target"] not in ("pass", "fewer")]
    mark = luck.choice(busy or offered)
    kind, target = mark["kind"], mark["target"]
    if kind == "hand-over":
        page.click("[data-hand-over]")
    elif kind == "stage":
        with suppress(TooLate):  # a scoring on stage comes to its end by itself
            page.locator(STAGE).first.click(timeout=2000)
    elif kind == "disc":
        with suppress(TooLate):  # the others may have set theirs meanwhile
            page.click(f'.dial [data-disc="{target}"]', force=True, timeout=2000)
            page.click("[data-set-disc]", timeout=2000)
    elif kind == "preset":
        page.click(f'.picker [data-preset="{target}"]')
        page.click("[data-pick-done]")
    elif kind == "button":
        with suppress(TooLate):  # what all are asked at once may be over meanwhile
            page.locator(f'[data-option="{target}"]').first.click(timeout=2000)
    else:
        click_target(page, target, luck)
    return f"{kind} {target}"


def click_target(page: Any, target: str, luck: random.Random) -> None:
    """Click a lit thing where nothing else lies over it."""
    point = page.evaluate(
        """(target) => {
          const shown = (node) => node.getBoundingClientRect().width > 0;
          const node = [...document.querySelectorAll(`[data-target="${target}"]`)].find(shown);
          if (!node) return null;
          node.scrollIntoView?.({ block: 'nearest' });
          const shape = node.querySelector('path') ?? node;
          const box = shape.getBoundingClientRect();
          for (let i = 0; i < 400; i++) {
            const u = i === 0 ? 0.5 : Math.random(), v = i === 0 ? 0.5 : Math.random();
            const [x, y] = [box.left + box.width * u, box.top + box.height * v];
            if (document.elementFromPoint(x, y)?.closest('[data-target]')?.dataset.target === target) return [x, y];
          }
          const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
          return `${over?.outerHTML.slice(0, 300)} at ${JSON.stringify(box)}, ${innerWidth} x ${innerHeight}`;
        }""",
        target,
    )
    if point is None:
        return  # what all are asked at once is over
    if not isinstance(point, list) and page.locator(CARD_IN_FULL).count():
        page.click(CARD_IN_FULL)  # a card that had ceased to glow was shown instead
        return
    assert isinstance(point, list), f"{target} glows but cannot be clicked: {point}"
    page.mouse.click(*point)
    page.wait_for_timeout(30)
    chooser = page.locator(".chooser [data-option]")
    if chooser.count():
        chooser.nth(luck.randrange(chooser.count())).click()


CURIOUS = (
    ".card-row .more, .log .line .seat, .log summary, [data-take-back][aria-disabled=false], .board .place:not(.lit)"
)


def wander(page: Any, luck: random.Random) -> None:
    """Click something that is no answer, as the curious do: a card's details, the log, a moment, a place."""
    things = page.locator(CURIOUS)
    with suppress(TooLate):  # it may be gone, or lie under something else
        things.nth(luck.randrange(max(1, things.count()))).click(timeout=500)
        page.wait_for_timeout(60)
    page.keyboard.press("Escape")
    with suppress(TooLate):
        if page.locator(".scrubber").count():
            page.locator("[data-leave-replay]").first.click(timeout=2000)
