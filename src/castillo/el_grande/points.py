"""Points by seat, as `would_score` answers."""

from __future__ import annotations


class Points(tuple[int, ...]):
    """A tuple of points by seat; `paired` names the place that scores together with the one asked about, if any.

    >>> Points((4, 2)), Points((4, 2)) == (4, 2), Points((4, 2)).paired
    ((4, 2), True, None)
    """

    paired: str | None = None

    @classmethod
    def of(cls, points: list[int], paired: str | None = None) -> Points:
        """Points by seat; `paired` is the place that was scored together with it."""
        result = cls(points)
        result.paired = paired
        return result
