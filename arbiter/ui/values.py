"""Values of tie-breaks as the screen writes them, remembered because few differ."""

from __future__ import annotations

from functools import lru_cache

from arbiter.domain.notation import format_decimal
from arbiter.domain.standings import Standing
from arbiter.domain.tiebreaks import tie_break
from arbiter.domain.tournament import Tournament
from arbiter.ui.languages import decimal_mark


@lru_cache(maxsize=4096)
def _decimal(value: int, per_point: int, mark: str) -> str:
    return format_decimal(value, per_point, mark=mark)


def value_text(tournament: Tournament, standing: Standing, code: str) -> str:
    """The value of *code* in a player's row; nothing for one that was not asked of him."""
    value = standing.values.get(code)
    if value is None:
        return ""
    return _decimal(value, tie_break(code).per_point(tournament), decimal_mark())
