"""Findings say where they are in the letters and figures of a spreadsheet."""

from __future__ import annotations

import pytest

from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight, column_letters


@pytest.mark.parametrize(
    ("row", "column", "place"), [(5, 4, "D5"), (5, 0, "row 5"), (0, 4, "column D"), (0, 0, "")]
)
def test_a_finding_is_about_a_cell_a_row_a_column_or_the_table(row, column, place):
    assert ImportFinding(Doubtful.NO_RESULT, Weight.GRAVE, row, column).place == place


@pytest.mark.parametrize(
    ("column", "letters"),
    [(1, "A"), (26, "Z"), (27, "AA"), (52, "AZ"), (53, "BA"), (702, "ZZ"), (703, "AAA")],
)
def test_columns_go_on_after_z(column, letters):
    assert column_letters(column) == letters


def test_every_doubt_has_a_name_of_its_own():
    assert len({doubt.value for doubt in Doubtful}) == len(Doubtful.__members__)
