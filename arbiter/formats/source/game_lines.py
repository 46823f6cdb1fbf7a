"""Rounds written down line by line: ``1. Berg – Dahl 1-0``, or ``Berg 1-0 Dahl``."""

from __future__ import annotations

import re
from collections.abc import Sequence

_HALF = r"(?:½|1/2|0[.,]5)"
_POINTS = rf"(?:[01]|{_HALF})"
_FORFEIT = r"\+\s*[-–:/]\s*[-–]|[-–]\s*[-–:/]\s*\+"
_RESULT = rf"{_POINTS}\s*[-–—:]\s*{_POINTS}|{_FORFEIT}|=|½"
_NUMBER = r"(?:(\d{1,3})\s*[.):]\s+)?"
_NAME = r"([^\W\d_][^\d\t|;]*?\S|[^\W\d_])"
_LAST = re.compile(rf"\s*{_NUMBER}{_NAME}\s+[-–—:]\s+{_NAME}\s+\(?({_RESULT})\)?\s*\.?\s*")
_MIDDLE = re.compile(rf"\s*{_NUMBER}{_NAME}\s+({_RESULT})\s+{_NAME}\s*")
_FEWEST = 3


def game_lines(lines: Sequence[str]) -> list[list[str]] | None:
    """Number, White, result and Black of each line that tells of a game, other lines as one
    cell; None where fewer than half of the lines do.

    >>> game_lines(["Round 1", "1. Berg - Dahl 1-0", "2. Ek - Holm ½:½", "3. Ö. - Ål 0-1"])[1]
    ['1', 'Berg', '1-0', 'Dahl']
    """
    rows: list[list[str]] = []
    told = filled = 0
    for line in lines:
        row = game_parts(line)
        told += row is not None
        filled += bool(line.strip())
        rows.append(row or ([line.strip()] if line.strip() else []))
    return rows if told >= _FEWEST and told * 2 > filled else None


def game_parts(line: str) -> list[str] | None:
    """Number, White, result and Black of the game that *line* tells of; None where it doesn't."""
    found = _LAST.fullmatch(line)
    if found:
        number, white, black, result = found.groups("")
        return [number, white, result, black]
    found = _MIDDLE.fullmatch(line)
    if found:
        return [text.strip() for text in found.groups("")]
    return None
