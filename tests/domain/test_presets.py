"""Published orders of tie-breaks."""

from __future__ import annotations

import pytest

from arbiter.domain.presets import PRESETS, Preset, preset_of
from arbiter.domain.standings import standings
from arbiter.domain.tiebreaks import known
from arbiter.domain.tournament import DEFAULT_TIE_BREAKS
from tests.boards import crosstable


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_every_preset_can_be_computed(preset: Preset) -> None:
    """It names only tie-breaks that are there, each once; lots come last."""
    assert set(preset.codes) <= set(known())
    assert len(set(preset.codes)) == len(preset.codes)
    assert "LOT" not in preset.codes[:-1]
    assert preset_of(preset.codes) == preset


def test_the_published_orders() -> None:
    """As they were published; no two are the same."""
    assert {preset.key: (preset.date, " ".join(preset.codes)) for preset in PRESETS} == {
        "fide": ("2019", "DE WIN SB KS"),
        "sweden": ("2022-10", "DE SB WIN BPG LOT"),
        "russia": ("2018", "SB WIN DE"),
        "chesslivo": ("", "DE SB WIN KS"),
        "juniors": ("", "WIN SB KS BWG"),
        "berger": ("", "SB"),
    }


def test_any_other_order_is_nobodys() -> None:
    """One more, one less, or another order; a new tournament's order is one of them."""
    assert preset_of(("SB", "DE", "WIN")) is None
    assert preset_of(("SB", "WIN", "DE", "KS")) is None
    assert preset_of(()) is None
    assert preset_of(DEFAULT_TIE_BREAKS) is not None


def test_berger_alone_shares_places() -> None:
    """Level on points and on Sonneborn-Berger: nothing else decides, not even the game."""
    table = crosstable(
        """
        1 Adams  *  1  ½  1
        2 Berg   0  *  1  ½
        3 Çelik  ½  0  *  1
        4 Dahl   0  ½  0  *
        """,
        tie_breaks=("SB",),
    )
    places = {row.number: (row.rank, row.last) for row in standings(table).rows}

    assert places[2] == places[3] == (2, 3)
