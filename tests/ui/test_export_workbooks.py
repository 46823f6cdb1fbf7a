"""The workbooks among the forms of export."""

from __future__ import annotations

from arbiter.ui.export_workbooks import by_place, order_option, workbook_forms


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
