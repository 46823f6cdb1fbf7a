"""A sheet as one picture for a messenger."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from arbiter.domain.errors import ExportFailed
from arbiter.formats.documents import crosstable_sheet, round_sheet, standings_sheet
from arbiter.formats.sheets import Sheet
from arbiter.formats.words import words
from arbiter.paper.marks import Line
from arbiter.paper.picture import picture_page, sheet_picture, write_picture
from tests import demo
from tests.boards import drawn, f5
from tests.events import complete

EN = words("en")
SHEETS = {
    "crosstable": lambda: crosstable_sheet(demo.sixteen(), words("ru"), by_rank=True),
    "odd": lambda: crosstable_sheet(f5(), EN),
    "double": lambda: crosstable_sheet(complete(24, seed=1, cycles=2), words("tr")),
    "standings of sixty": lambda: standings_sheet(complete(60, seed=1), words("sv")),
    "before play": lambda: round_sheet(drawn(6), 1, EN),
    "after play": lambda: round_sheet(demo.sixteen(), 9, EN),
}


@pytest.mark.parametrize("name", SHEETS)
def test_nothing_is_cut_off_and_no_paper_is_left(qapp, name: str) -> None:
    """The frame is even on all sides, the type is that of a desk, and it is one piece."""
    page = picture_page(SHEETS[name]())
    bottom = max(text.y for text in page.texts)

    assert min(text.x for text in page.texts) >= 14
    assert max(text.x + text.width for text in page.texts) <= page.width - 13.9
    assert page.height - 60 < bottom < page.height - 8
    assert min(text.size for text in page.texts) >= 9


@pytest.mark.parametrize("name", SHEETS)
def test_it_says_which_event_and_how_far_and_has_no_footer(qapp, name: str) -> None:
    """A picture is sent on without the words beside it."""
    sheet: Sheet = SHEETS[name]()
    words_of = " ".join(text.text for text in picture_page(sheet).texts)

    for said in (sheet.event, sheet.title, sheet.status):
        assert said in words_of
    assert sheet.words["printed"] not in words_of


def test_everybody_is_on_it(qapp) -> None:
    """Every row of the table, with the rules between."""
    page = picture_page(SHEETS["crosstable"]())
    names = [player.family for player in demo.sixteen().players]

    assert all(any(text.text.startswith(name) for text in page.texts) for name in names)
    assert len([mark for mark in page.marks if isinstance(mark, Line)]) > 16


def test_a_small_event_is_narrow(qapp) -> None:
    """So that a telephone shows it large."""
    assert picture_page(SHEETS["after play"]()).width <= 400
    assert picture_page(SHEETS["odd"]()).width <= 400


def test_it_is_white_and_sharp(qapp, tmp_path: Path) -> None:
    """Three dots to a point."""
    write_picture(SHEETS["before play"](), tmp_path / "round.png")
    picture = QImage(str(tmp_path / "round.png"))

    assert picture.width() == round(picture_page(SHEETS["before play"]()).width * 3)
    assert picture.pixelColor(3, 3) == QColor(255, 255, 255)
    assert sheet_picture(SHEETS["before play"]()) == picture.convertToFormat(
        QImage.Format.Format_RGB32
    )


def test_what_can_not_be_written_is_one_error(qapp, tmp_path: Path) -> None:
    """Like every export."""
    with pytest.raises(ExportFailed):
        write_picture(SHEETS["odd"](), tmp_path / "gone" / "a.png")
