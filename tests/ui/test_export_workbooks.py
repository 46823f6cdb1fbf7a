"""The workbooks among the forms of export."""

from __future__ import annotations

from pathlib import Path

from openpyxl import load_workbook

from arbiter.formats.words import words
from arbiter.ui.export_form import TICKED
from arbiter.ui.export_workbooks import by_place, order_option, workbook_forms
from tests.boards import f6


def test_each_of_them_is_what_one_key_writes() -> None:
    """The complete one is the first; all can be in either order."""
    forms = workbook_forms()

    assert [form.key for form in forms] == ["complete", "public", "crosstable"]
    assert all(form.workbook and form.suffix == ".xlsx" for form in forms)
    assert {form.group for form in forms} == {"workbooks"}


def test_the_order_of_place_is_the_usual_one() -> None:
    """As it is published."""
    option = order_option()

    assert by_place({option.key: option.default})
    assert not by_place({option.key: "number"})


def test_sheets_on_request(tmp_path: Path) -> None:
    """Each by its own tick, in both whole workbooks."""
    for form in workbook_forms()[:2]:
        usual = {option.key: option.default for option in form.options}
        for ticked, sheets in (
            ((), []),
            (("with_schedule",), ["Berger schedule"]),
            (("with_schedule", "with_report"), ["Berger schedule", "Event report"]),
        ):
            chosen = {**usual, **dict.fromkeys(ticked, TICKED)}
            form.write(f6(), tmp_path / "cup.xlsx", words("en"), chosen)
            assert load_workbook(tmp_path / "cup.xlsx").sheetnames[6:] == sheets
