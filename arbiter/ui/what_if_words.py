"""Small words and figures of the what-if table."""

from __future__ import annotations

from arbiter.ui.languages import decimal_mark, translate

SAFE, OUT = "safe", "out"
"""What somebody is for a group of places, where only one of both can still happen."""
_EXACT = 9999
"""Larger counts stand in a cell as thousands."""


def count_forms(count: int) -> tuple[str, ...]:
    """A number of outcomes as it may stand in a cell, the fullest form first.

    >>> count_forms(59), count_forms(3717), count_forms(14_328)
    (('59',), ('3717', '3.7k', '4k'), ('14k',))
    """
    if count < 1000:
        return (str(count),)
    thousands = f"{count / 1000:.0f}k"
    if count > _EXACT:
        return (thousands,)
    return str(count), f"{count / 1000:.1f}k".replace(".", decimal_mark()), thousands


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
