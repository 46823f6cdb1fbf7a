"""Which columns the crosstable has."""

from __future__ import annotations

from arbiter.domain.standings import standings
from arbiter.ui.crosstable_columns import columns_of, figures_of
from tests.boards import seed


def test_columns_stand_in_the_order_of_a_printed_table(qapp: object) -> None:
    """Opponents, points, the tie-breaks of the list, those always shown, place, + − =."""
    ranking = standings(seed(tie_breaks=("DE", "KS")))

    headings = [column.heading for column in columns_of(ranking, (2, 1, 3))]

    assert headings == (
        ["Rtg", "Fed", "2", "1", "3", "Pts", "DE", "KS", "SB", "SSB", "Place", "+", "−", "="]
    )


def test_the_figures_of_the_third(qapp: object) -> None:
    """Sidorov: 4 points, Sonneborn-Berger 9, third, two won, none lost, four drawn."""
    figures = figures_of(standings(seed(tie_breaks=("SB",))), 3)

    assert figures.texts == ("4", "9", "1", "3", "2", "0", "4")
    assert figures.needed == {"SB"}


def test_a_shared_place_is_a_range(qapp: object) -> None:
    """Without a tie-break the two with four points share."""
    assert figures_of(standings(seed(tie_breaks=())), 4).texts[3] == "3–4"
