"""The head of the import: which sheet, read as what, in which encoding."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.formats.recognition.recognised import TableKind
from arbiter.formats.source.book import SourceKind
from arbiter.ui.choice import Choice
from arbiter.ui.import_desk import ImportDesk
from arbiter.ui.import_header import ImportHeader
from tests.ui import april


@pytest.fixture
def made(qtbot):
    """Builds the header over a book, and keeps it until it has been painted for the last time."""
    kept: list[ImportHeader] = []

    def make(book) -> tuple[ImportDesk, ImportHeader]:
        desk = ImportDesk(book, recognise=april.read)
        header = ImportHeader(desk)
        qtbot.addWidget(header)
        kept.append(header)
        header.resize(1200, 90)
        header.show()
        return desk, header

    return make


def _texts(choice: Choice) -> list[str]:
    return [choice.itemText(place) for place in range(choice.count())]


def test_sheets_and_kinds_are_offered(made) -> None:
    """The present ones are chosen, the crosstable with how often everybody met."""
    _, header = made(april.book(april.TABLE, april.LIST))

    assert header.name.text() == "Первенство_апрель.xlsx"
    assert _texts(header.sheet) == ["Лист1", "Лист2"]
    assert _texts(header.kind) == [
        "crosstable, single round",
        "pairings of all rounds",
        "list of participants",
    ]
    assert header.kind.currentData() is TableKind.CROSSTABLE
    assert header.sheet.accessibleName() == "Sheet"
    assert not header.encoding.isVisible()


def test_what_is_chosen_is_told_to_the_desk(made) -> None:
    """And what the desk then says is shown."""
    desk, header = made(april.book(april.TABLE, april.LIST))
    header.sheet.setCurrentIndex(1)
    header.sheet.activated.emit(1)
    assert desk.sheet_place == 1
    assert header.kind.currentText() == "list of participants"

    header.sheet.setCurrentIndex(0)
    header.sheet.activated.emit(0)
    header.kind.setCurrentIndex(1)
    header.kind.activated.emit(1)
    assert desk.refused is not None
    assert header.kind.currentData() is TableKind.PAIRINGS
    desk.undo()
    assert header.kind.currentData() is TableKind.CROSSTABLE


def test_a_text_can_be_read_in_another_way(qtbot, made) -> None:
    """Encoding and separator in place of the sheet; the file is then read again."""
    _, header = made(april.book(kind=SourceKind.TEXT))
    assert not header.sheet.isVisible()
    assert _texts(header.encoding) == ["cp1251", "koi8-r"]
    assert _texts(header.separator) == ["semicolon", "comma", "tab", "bar"]
    assert header.separator.currentData() == ";"

    header.encoding.setCurrentIndex(1)
    with qtbot.waitSignal(header.read_again) as again:
        header.encoding.activated.emit(1)
    assert again.args == ["koi8-r", ";"]


def test_a_web_page_has_sheets_and_letters(made) -> None:
    """A page that does not say how its letters are written can be read in another way."""
    page = replace(april.book(kind=SourceKind.HTML), encodings=("cp1251", "koi8-r"))
    _, header = made(page)
    assert header.sheet.isVisible()
    assert header.encoding.isVisible()
    assert not header.separator.isVisible()


def test_columns_of_fixed_width_are_called_so(made) -> None:
    """No separator is offered as a blank."""
    for sign, words in (("   ", "columns of fixed width"), ("  ", "two blanks")):
        _, header = made(replace(april.book(kind=SourceKind.TEXT), separator=sign))
        assert header.separator.currentText() == words


def test_a_long_name_is_cut_and_whole_in_its_tool_tip(made) -> None:
    """It leaves the choosers their room."""
    from pathlib import Path

    book = april.book()
    long = Path("/stick") / ("Первенство " * 20 + ".xlsx")
    _, header = made(replace(book, path=long))

    assert header.name.text().endswith("…")
    assert header.name.toolTip() == str(long)
