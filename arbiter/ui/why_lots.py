"""A lot among players who are level, so that anybody can draw it again. No Qt."""

from __future__ import annotations

from collections.abc import Sequence

from arbiter.domain.lots import lot_sum, shown_sum
from arbiter.domain.notation import format_decimal
from arbiter.domain.tiebreaks import Explanation
from arbiter.domain.tournament import Tournament
from arbiter.messages import Translate
from arbiter.ui.why_formulas import surname


def lot_formula(
    explanation: Explanation, tournament: Tournament, group: Sequence[int], translate: Translate
) -> str:
    """The place drawn, and the protocol of the draw: the seed, and the beginning of each sum in
    ascending order."""
    seed = tournament.regulations.seed
    place = format_decimal(explanation.total)
    drawn = sorted(group, key=lambda number: lot_sum(seed, number))
    sums = ", ".join(
        translate("Why", "{0} no. {1}: {2}", "surname, pairing number, a sum").format(
            surname(tournament, number), number, shown_sum(seed, number)
        )
        for number in drawn
    )
    text = translate("Why", "Drawing of lots: {0} of {1}; seed {2}, SHA-256 {3}")
    if not seed:
        text = translate("Why", "Drawing of lots: {0} of {1}; no seed, SHA-256 {3}")
    return text.format(place, len(drawn), seed, sums)
