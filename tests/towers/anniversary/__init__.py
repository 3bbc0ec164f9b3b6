"""A module of Three Towers, in which the feast pays three times. El Grande has another of this name."""

from castillo.kernel.module import Module

ANNIVERSARY = Module("anniversary", __file__)
