"""Rounds of team events: boards called 1.1, 1.2 under the two teams and what they came to."""

from __future__ import annotations

import re

from arbiter.domain.names import tidy
from arbiter.formats.source.book import SourceSheet

_BOARD = re.compile(r"\d{1,3}\.\d{1,2}")
_RESULT = re.compile(r"(?:[01½+]|1/2)\s*[-–:]\s*(?:[01½+-]|1/2)|[-–]\s*[-–:]\s*\+")
_FEWEST = 2


def has_boards(sheet: SourceSheet) -> bool:
    """Whether *sheet* lists results of the boards of matches between teams."""
    boards = 0
    for row in sheet.rows:
        texts = [text for cell in row if (text := tidy(cell.text))]
        if texts and _BOARD.fullmatch(texts[0]) and any(map(_RESULT.fullmatch, texts[1:])):
            boards += 1
            if boards >= _FEWEST:
                return True
    return False
