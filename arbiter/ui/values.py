"""Values of tie-breaks as the screen writes them, and which of them decided a place."""

from __future__ import annotations

from functools import lru_cache

from arbiter.domain.notation import format_decimal
from arbiter.domain.standings import Standing, Standings
from arbiter.domain.tiebreaks import ALWAYS_SHOWN, tie_break
from arbiter.domain.tournament import Tournament
from arbiter.tie_break_texts import silence_text, tie_break_name, tie_break_rule
from arbiter.ui.languages import decimal_mark, translate


@lru_cache(maxsize=4096)
def _decimal(value: int, per_point: int, mark: str) -> str:
    return format_decimal(value, per_point, mark=mark)


def value_text(tournament: Tournament, standing: Standing, code: str) -> str:
    """The value of *code* in a player's row; nothing for one that was not asked of him."""
    value = standing.values.get(code)
    if value is None:
        return ""
    return _decimal(value, tie_break(code).per_point(tournament), decimal_mark())


def dispensable(ranking: Standings) -> list[int]:
    """The places in ``columns`` of tie-breaks that put nobody above another, from the right.

    Those that are always shown come last: they are left out only when nothing else helps.
    """
    neighbours = zip(ranking.rows, ranking.rows[1:])
    steps = [ranking.decided(upper, lower) for upper, lower in neighbours]
    decided = {step[0] for step in steps if step is not None}
    idle = [place for place, code in enumerate(ranking.columns) if code not in decided]
    return sorted(idle, key=lambda place: (ranking.columns[place] in ALWAYS_SHOWN, -place))


def heading_tip(ranking: Standings, code: str) -> str:
    """What the column of *code* holds: its rule, that it says nothing here and why, and that it
    is not used for places."""
    lines = [f"{tie_break_name(code, translate)}. {tie_break_rule(code, translate)}"]
    silence = tie_break(code).silence(ranking.tournament)
    if silence is not None:
        text = translate("Standings", "Says nothing: {0}.", "a tie-break; the reason")
        lines.append(text.format(silence_text(silence, translate)))
    if code not in ranking.columns[: ranking.used]:
        lines.append(translate("Standings", "Not used for places."))
    return "\n".join(lines)
