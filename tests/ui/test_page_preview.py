"""The pages as they will look."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage

from arbiter.ui.page_preview import PagePreview


def _page(width: int, height: int) -> QImage:
    picture = QImage(width, height, QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    return picture


@pytest.fixture
def preview(qtbot) -> PagePreview:
    preview = PagePreview(None)
    qtbot.addWidget(preview)
    preview.resize(400, 300)
    preview.show()
    return preview


@pytest.mark.parametrize("size", [(600, 800), (800, 600)])
def test_a_page_is_in_view_as_a_whole(preview: PagePreview, size: tuple[int, int]) -> None:
    """Upright or lying; there is nothing to scroll."""
    preview.show_pages([_page(*size)])
    drawn = preview._size(preview._pictures[0])

    assert drawn.boundedTo(preview.viewport().size()) == drawn
    assert drawn.width() * size[1] // size[0] in range(drawn.height() - 2, drawn.height() + 3)
    assert preview.verticalScrollBar().maximum() == 0


def test_white_paper_in_either_theme(preview: PagePreview) -> None:
    """On the ground of the window."""
    preview.show_pages([_page(600, 800)])
    picture = preview.viewport().grab().toImage()

    assert picture.pixelColor(picture.width() // 2, picture.height() // 2) == QColor("white")
    assert picture.pixelColor(2, 2) != QColor("white")


def test_pages_are_turned(preview: PagePreview) -> None:
    """Not further than the last, not before the first."""
    told = []
    preview.turned.connect(lambda page, pages: told.append((page, pages)))
    preview.show_pages([_page(600, 800)] * 3)
    for step in (1, 1, 1, -1, -1, -1):
        preview.turn(step)

    assert told[0] == (1, 3)
    assert [page for page, _ in told[1:]] == [2, 3, 2, 1]
    preview.show_pages([])
    assert told[-1] == (0, 0)
    assert preview._size(_page(10, 10)) != QSize()
