"""Weights fitted to games of our own bots, by number of players and round. Written by tools/fit.py."""

from __future__ import annotations

FITTED: dict[int, list[list[float]]] = {}
