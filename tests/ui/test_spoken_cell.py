"""A cell is heard with its heading, also where nothing stands in it."""

from __future__ import annotations

from arbiter.ui.spoken_cell import spoken_cell


def test_what_is_heard() -> None:
    assert spoken_cell("Number", "5", "Berg, Anna") == "Berg, Anna, Number: 5"
    assert spoken_cell("Reason", "") == "Reason: nothing"
