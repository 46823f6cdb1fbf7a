"""Tables for other programs among the forms of export."""

from __future__ import annotations

from pathlib import Path

from arbiter.formats.words import words
from arbiter.ui.export_lists import list_forms
from tests.boards import f6


def test_none_of_them_is_written_at_one_key() -> None:
    """That key is the workbook's."""
    assert not any(form.workbook for form in list_forms())


def test_the_crosstable_is_in_the_language_that_was_chosen(tmp_path: Path) -> None:
    """With its decimal mark."""
    form = list_forms()[0]
    form.write(f6(), tmp_path / "cup.csv", words("sv"), {"order": "place"})
    text = (tmp_path / "cup.csv").read_text("utf-8-sig")

    assert "Poäng" in text
    assert "3,5" in text
