"""A module of El Grande."""
