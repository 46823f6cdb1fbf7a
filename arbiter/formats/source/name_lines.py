"""Lines that hold names, told from the menus and sentences of a page."""

from __future__ import annotations

import re
from collections.abc import Sequence

_FEWEST = 3
_WORD = re.compile(r"[^\W\d_]+")
_PARTICLES = set("van von der den de la le da di del af av bin el al ibn oğlu ten zu".split())


def are_names(lines: Sequence[str]) -> bool:
    """Whether at least three of *lines*, and nearly all of them, may be somebody's whole name:
    two words or more, each with a capital letter.

    >>> are_names(["Berg Anna", "van der Dahl, Kari", "Ek B."])
    True
    >>> are_names(["Home", "News", "Log in"])
    False
    """
    found = sum(map(_is_name, lines))
    return found >= _FEWEST and found * 5 >= len(lines) * 4


def _is_name(line: str) -> bool:
    words = [word for word in _WORD.findall(line) if word not in _PARTICLES]
    return 1 < len(words) < 6 and all(word[0].isupper() for word in words)
