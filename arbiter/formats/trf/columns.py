"""Where things stand in a line of FIDE's report (TRF16 and TRF26 alike), counted from 0.

Columns are characters, not bytes: a name in Cyrillic takes as many as one in Latin letters.
"""

from __future__ import annotations

DATA = 4
"""The data of a record begin here, behind the three letters of its code and a blank."""

NUMBER = slice(4, 8)
SEX = slice(9, 10)
TITLE = slice(10, 13)
NAME = slice(14, 47)
RATING = slice(48, 52)
FEDERATION = slice(53, 56)
FIDE_ID = slice(57, 68)
BIRTH = slice(69, 79)
POINTS = slice(80, 84)
RANK = slice(85, 89)
BETWEEN = (3, 8, 13, 47, 52, 56, 68, 79, 84, 89, 90)
"""Nothing stands here in the line of a player."""

LONGEST_NAME = NAME.stop - NAME.start
FIRST_ROUND = 91
"""The first round begins here; each has eight columns: opponent, colour, result."""
ROUND = 10
"""From the beginning of one round to that of the next."""
ENTRY = 8


def entry_column(round: int) -> int:
    """Where *round*, from 1, begins."""
    return FIRST_ROUND + ROUND * (round - 1)


def entries(text: str) -> list[str]:
    """The eight columns of each round in the line of a player, as far as the line goes."""
    return [text[at : at + ENTRY] for at in range(FIRST_ROUND, len(text), ROUND)]
