"""Pictures of results: bars and curves in a hand-written SVG, readable on light and dark pages."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

ROW, LEFT, WIDTH, HEAD = 26, 150, 420, 46
HEIGHT, INDENT = 180, 70  # of curves


@dataclass(frozen=True)
class Bar:
    """A value with a label, and its interval where it has one."""

    label: str
    value: float
    note: str = ""
    low: float | None = None
    high: float | None = None


def bars(title: str, groups: list[tuple[str, list[Bar]]], mark: float | None = None) -> str:
    """An SVG with a group of bars under each heading; `mark` draws a dashed line, like the share of chance.

    >>> bars("Wins", [("", [Bar("easy", 0.5)])]).startswith("<svg")
    True
    """
    out: list[str] = []
    y = HEAD
    for heading, rows in groups:
        if heading:
            out.append(f'<text x="12" y="{y + 14}" class="h">{escape(heading)}</text>')
            y += ROW
        most = max([bar.high or bar.value for bar in rows] + [1e-9])
        for bar in rows:
            out += _bar(bar, y, WIDTH / most)
            y += ROW
        if mark is not None and mark <= most:
            x = LEFT + mark * WIDTH / most
            out.append(f'<path d="M{x:.1f} {y - ROW * len(rows) - 3}V{y - 3}" class="m"/>')
        y += 8
    return _drawing(title, out, LEFT + WIDTH + 190, y + 8)


@dataclass(frozen=True)
class Point:
    """A value at a step, with its standard error."""

    step: int
    value: float
    error: float


def curve(title: str, points: list[Point]) -> str:
    """An SVG with a line through the points, the 95 % interval of each, and a dashed line at nought.

    >>> curve("Strength", [Point(1, 2.0, 0.5), Point(2, 3.5, 0.5)]).count("<circle")
    2
    """
    reach = [edge for point in points for edge in (point.value - 2 * point.error, point.value + 2 * point.error)]
    low, high = min([0.0, *reach]), max([1.0, *reach])
    first, last = min(point.step for point in points), max(point.step for point in points)
    across, up = WIDTH / max(1, last - first), HEIGHT / (high - low)

    def x(step: float) -> float:
        return INDENT + (step - first) * across

    def y(value: float) -> float:
        return HEAD + (high - value) * up

    out = [f'<path d="M{INDENT - 12} {y(0):.1f}H{INDENT + WIDTH + 12}" class="m"/>']
    out += [
        f'<text x="{INDENT - 20}" y="{y(value) + 4:.1f}" text-anchor="end">{value:+.1f}</text>'
        for value in sorted({low, 0.0, high})
    ]
    line = "L".join(f"{x(point.step):.1f} {y(point.value):.1f}" for point in points)
    out.append(f'<path d="M{line}"/>')
    for point in points:
        top, bottom = y(point.value + 2 * point.error), y(point.value - 2 * point.error)
        out.append(f'<path d="M{x(point.step):.1f} {top:.1f}V{bottom:.1f}"/>')
        out.append(f'<circle cx="{x(point.step):.1f}" cy="{y(point.value):.1f}" r="4"/>')
        out.append(f'<text x="{x(point.step):.1f}" y="{HEAD + HEIGHT + 24}" text-anchor="middle">{point.step}</text>')
    return _drawing(title, out, INDENT + WIDTH + 40, HEAD + HEIGHT + 40)


def _drawing(title: str, parts: list[str], width: int, height: int) -> str:
    style = (
        "text{font:13px system-ui,sans-serif;fill:#555}.t{font-size:16px;font-weight:600}.h{font-weight:600}"
        "rect,circle{fill:#b5651d}path{stroke:#777;fill:none}.m{stroke-dasharray:4 3}"
    )
    size = f'width="{width}" height="{height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img"><title>{escape(title)}</title>'
    return (
        head
        + f"<style>{style}</style>"
        + f'<text x="12" y="26" class="t">{escape(title)}</text>'
        + "".join(parts)
        + "</svg>\n"
    )


def _bar(bar: Bar, y: int, scale: float) -> list[str]:
    width = max(0.0, bar.value * scale)
    end = max(width, (bar.high or 0) * scale)
    out = [
        f'<text x="{LEFT - 10}" y="{y + 13}" text-anchor="end">{escape(bar.label)}</text>',
        f'<rect x="{LEFT}" y="{y}" width="{width:.1f}" height="17" rx="3"/>',
        f'<text x="{LEFT + end + 8:.1f}" y="{y + 13}">{escape(bar.note)}</text>',
    ]
    if bar.low is not None and bar.high is not None:
        low, high = LEFT + bar.low * scale, LEFT + bar.high * scale
        out.append(f'<path d="M{low:.1f} {y + 8}H{high:.1f}M{low:.1f} {y + 4}v9M{high:.1f} {y + 4}v9"/>')
    return out
