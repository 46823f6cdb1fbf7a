"""Values and texts of the cells of a LibreOffice table."""

from __future__ import annotations

from datetime import date, datetime, time

import pytest

from arbiter.formats.source.book import NOTHING, SourceCell
from arbiter.formats.source.open_document_cell import source_cell


def cell(kind: str = "", said: str = "", *shown: str, name: str = "value") -> SourceCell:
    own = {"office:value-type": kind, f"office:{name}": said} if kind else {}
    return source_cell(own, shown, False, False)


@pytest.mark.parametrize(
    ("kind", "name", "said", "text", "value"),
    [
        ("float", "value", "1", "1", 1),
        ("float", "value", "0.5", "1/2", 0.5),
        ("percentage", "value", "0.5", "50 %", 0.5),
        ("boolean", "boolean-value", "false", "NEIN", False),
        ("date", "date-value", "2026-02-01", "01.02.26", date(2026, 2, 1)),
        ("date", "date-value", "2026-02-01T19:30:00", "1.2.", datetime(2026, 2, 1, 19, 30)),
        ("date", "date-value", "1899-12-30", "0", 0),
        ("date", "date-value", "1899-12-30T12:00:00", "0.5", 0.5),
        ("time", "time-value", "PT01H00M00S", "01:00", time(1)),
        ("time", "time-value", "PT36H00M00S", "36:00", 1.5),
        ("string", "string-value", "", "typed", "typed"),
    ],
)
def test_each_kind_has_its_value(kind, name, said, text, value):
    found = cell(kind, said, text, name=name)

    assert (found.value, found.text) == (value, text)
    assert type(found.value) is type(value)


def test_a_half_that_the_format_rounds_away_is_shown():
    assert cell("float", "4.5", "5").text == "4.5"
    assert cell("float", "4.5", "4,5").text == "4,5"
    assert cell("float", "2100.4", "2100").text == "2100"


def test_nothing_a_ground_and_a_formula_without_a_result():
    assert cell() is NOTHING
    assert source_cell({}, (), True, False) == SourceCell(filled=True)
    assert source_cell({"table:formula": "of:=1"}, (), False, False) == SourceCell(formula=True)
    assert cell("float", "0", "") == SourceCell(0, "")
