"""Arbiter runs an all-play-all chess tournament, from the drawing of lots to the report."""

__version__ = "0.1.0"
