"""Points by seat, as `would_score` answers."""

from __future__ import annotations

from castillo.kernel.event import Part


class Points(tuple[int, ...]):
    """A tuple of points by seat; `paired` names the place that scores together with the one asked about, if any;
    `parts` says how they come about, as events of a scoring do.

    >>> Points((4, 2)), Points((4, 2)) == (4, 2), Points((4, 2)).paired
    ((4, 2), True, None)
    """

    paired: str | None = None
    parts: list[Part]

    @classmethod
    def of(cls, points: list[int], parts: list[Part], paired: str | None = None) -> Points:
        """Points by seat and how they come about; `paired` is the place that was scored together with it."""
        result = cls(points)
        result.parts = parts
        result.paired = paired
        return result
