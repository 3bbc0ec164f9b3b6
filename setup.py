"""Everything about the package is in pyproject.toml; only what gets compiled is decided while building."""

from setuptools import setup

from castillo_build import build_arguments

setup(**build_arguments())
