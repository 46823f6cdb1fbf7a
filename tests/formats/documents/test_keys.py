"""The keys on paper."""

from __future__ import annotations

import pytest

from arbiter.formats.documents.keys import keys_sheet
from arbiter.formats.sheets import Table
from arbiter.formats.words import words
from tests.boards import seed

PARTS = [
    ("Results", [("1", "White won"), ("0", "Black won")]),
    ("Screen", [("F1", "Keys")]),
]


def test_each_part_is_a_block_under_its_name() -> None:
    """Keys at the left, what they do at the right."""
    sheet = keys_sheet(seed(), words("en"), PARTS)
    table = sheet.parts[0]
    assert isinstance(table, Table)
    assert sheet.title == "Keys"
    assert [[str(cell.text) for cell in row] for row in table.rows] == [
        ["", "Results"],
        ["1", "White won"],
        ["0", "Black won"],
        ["", "Screen"],
        ["F1", "Keys"],
    ]
    assert len(table.groups) == 2


@pytest.mark.parametrize(
    ("language", "title"), [("ru", "Клавиши"), ("sv", "Tangenter"), ("tr", "Tuşlar")]
)
def test_the_sheet_has_its_title_in_every_language(language: str, title: str) -> None:
    """As the words of the keys themselves have."""
    assert keys_sheet(seed(), words(language), PARTS).title == title
