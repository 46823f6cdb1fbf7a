"""Small words and figures of the what-if table."""

from __future__ import annotations

from arbiter.ui.languages import decimal_mark, translate

_EXACT = 9999
"""Larger counts stand in a cell as thousands."""


def count_text(count: int) -> str:
    """A number of outcomes as it fits a cell.

    >>> count_text(59), count_text(9999), count_text(14_328), count_text(531_441)
    ('59', '9999', '14k', '531k')
    """
    return str(count) if count <= _EXACT else f"{count // 1000}k"


def answer_word(verdict: str) -> str:
    """What stands in the column of a prize group."""
    match verdict:
        case "safe":
            return translate("WhatIf", "safe", "of a player: he has the place for sure")
        case "out":
            return translate("WhatIf", "out", "of a player: he can't reach the place")
    return ""


def chance_text(chance: float) -> str:
    """An estimated probability in per cent: whole, but never 0 or 100 where it isn't."""
    percent = round(100 * chance)
    if percent == 0 and chance > 0:
        return f"<\u202f1{translate('WhatIf', ' %')}"
    if percent == 100 and chance < 1:
        return f">\u202f99{translate('WhatIf', ' %')}"
    return f"{percent}{translate('WhatIf', ' %')}".replace(".", decimal_mark())
