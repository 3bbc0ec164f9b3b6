"""Everything about the package is in pyproject.toml; only what gets compiled is decided while building."""

from setuptools import setup

from castillo_build import extensions, options

setup(ext_modules=extensions(), options=options())
