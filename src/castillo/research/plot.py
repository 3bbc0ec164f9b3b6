"""A curve as an SVG, readable on light and dark pages."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

LEFT, TOP, WIDTH, HEIGHT = 60, 44, 560, 260
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#777}.t{font-size:16px;font-weight:600}"
    "path{fill:none;stroke:#999}.c{stroke:#b5651d;stroke-width:2}.z{stroke-dasharray:4 3}"
)


def course(title: str, points: Sequence[tuple[float, float]], across: str, up: str) -> str:
    """A line through points, with the numbers at its ends and a dashed line where the value is 0.

    >>> course("Lead", [(0, -3), (10, 4)], "games", "points").count("<path")
    3
    """
    right = max(x for x, _ in points) or 1.0
    low, high = min(0.0, *(y for _, y in points)), max(0.0, *(y for _, y in points))
    scale = HEIGHT / ((high - low) or 1.0)
    spots = [(LEFT + x / right * WIDTH, TOP + (high - y) * scale) for x, y in points]
    line = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in spots)
    last = spots[-1]
    bottom, zero = TOP + HEIGHT, TOP + high * scale
    parts = [
        f'<text x="12" y="26" class="t">{escape(title)}</text>',
        f'<path d="M{LEFT} {TOP}V{bottom}H{LEFT + WIDTH}"/>',
        f'<path d="M{LEFT} {zero:.1f}H{LEFT + WIDTH}" class="z"/>',
        f'<path d="{line}" class="c"/>',
        f'<text x="{LEFT - 8}" y="{TOP + 5}" text-anchor="end">{high:.0f}</text>',
        f'<text x="{LEFT - 8}" y="{bottom}" text-anchor="end">{low:.0f}</text>',
        f'<text x="{LEFT}" y="{bottom + 20}">0</text>',
        f'<text x="{LEFT + WIDTH}" y="{bottom + 20}" text-anchor="end">{right:,.0f} {escape(across)}</text>',
        f'<text x="{last[0]:.1f}" y="{last[1] - 8:.1f}" text-anchor="end">{points[-1][1]:.1f} {escape(up)}</text>',
    ]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDTH + 20}" height="{bottom + 32}" role="img">'
    return f"{head}<title>{escape(title)}</title><style>{STYLE}</style>{''.join(parts)}</svg>\n"
