"""Lines of players whose columns stand too far left or right.

A hand-made line has a blank too many, and a program that counts bytes takes a letter with an
accent for two columns. What stands behind is then pushed as a whole, and where it fits again
if it is pushed back, that is what was meant.
"""

from __future__ import annotations

import re

from arbiter.formats.trf import columns

_NAME, _END = columns.NAME.start, columns.NAME.stop
_BEFORE_NAME = (columns.SEX.start, columns.TITLE.start, columns.TITLE.stop)
"""Here a blank too many pushes the name as well."""
_FARTHEST = _END - _NAME
_ENTRY = re.compile(r"(?:[ \d]{3}\d|    ) [wbWB\- ] [^\s]?|\s{0,8}")


def aligned(text: str) -> bool:
    """Whether blanks stand where one field of the line of a player ends and the next begins."""
    between = "".join([text[at : at + 1] for at in columns.BETWEEN])
    if between and not between.isspace():
        return False
    gaps = text[99 :: columns.ROUND] + text[100 :: columns.ROUND]
    return not gaps or gaps.isspace()


def put_right(text: str) -> tuple[str, int]:
    """*text* with the columns behind the name where they belong, and by how many they stood too
    far right (negative: left); the text as it is, and 0, where no push makes it fit."""
    for by in sorted(range(-_FARTHEST + 1, 9), key=abs):
        if by:
            name = text[_NAME : _END + by].rstrip()
            pushed = text[:_NAME] + name[:_FARTHEST].ljust(_FARTHEST) + text[_END + by :]
            if _fits(pushed):
                return pushed, by
    for by in (1, 2):
        for at in _BEFORE_NAME:
            pushed = text[:at] + text[at + by :]
            if not text[at : at + by].strip() and _fits(pushed):
                return pushed, by
    return text, 0


def _fits(text: str) -> bool:
    """Whether everything behind the name can be what should stand there."""
    if not aligned(text):
        return False
    fields = [text[field].strip() for field in (columns.RATING, columns.POINTS, columns.RANK)]
    if not all(not field or re.fullmatch(r"\d+(?:[.,]\d)?", field) for field in fields):
        return False
    federation = text[columns.FEDERATION].strip()
    if federation and not re.fullmatch(r"[A-Za-z]{3}", federation):
        return False
    anything = any(fields) or federation
    return bool(anything) and all(map(_ENTRY.fullmatch, columns.entries(text)))
