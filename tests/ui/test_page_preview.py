"""The pages as they will look."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from arbiter.paper.marks import Box, Page
from arbiter.ui import page_preview
from arbiter.ui.page_preview import KEPT, PagePreview


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
    preview.show_pages([Page(*size)])
    drawn = preview._size(preview.pages[0])

    assert drawn.boundedTo(preview.viewport().size()) == drawn
    assert drawn.width() * size[1] // size[0] in range(drawn.height() - 2, drawn.height() + 3)
    assert preview.verticalScrollBar().maximum() == 0


def test_white_paper_in_either_theme(preview: PagePreview) -> None:
    """On the ground of the window; what is black on the page is black."""
    preview.show_pages([Page(600, 800, [Box(0, 0, 600, 400, fill=1.0)])])
    picture = preview.viewport().grab().toImage()
    middle = picture.width() // 2

    assert picture.pixelColor(middle, picture.height() * 3 // 4) == QColor("white")
    assert picture.pixelColor(middle, picture.height() // 4) == QColor("black")
    assert picture.pixelColor(2, 2) != QColor("white")


def test_pages_are_turned(preview: PagePreview) -> None:
    """Not further than the last, not before the first."""
    told = []
    preview.turned.connect(lambda page, pages: told.append((page, pages)))
    preview.show_pages([Page(600, 800)] * 3)
    for step in (1, 1, 1, -1, -1, -1):
        preview.turn(step)

    assert told[0] == (1, 3)
    assert [page for page, _ in told[1:]] == [2, 3, 2, 1]
    preview.show_pages([])
    assert told[-1] == (0, 0)


def test_only_pages_in_view_are_painted(preview: PagePreview, monkeypatch) -> None:
    """A page that was seen is not painted again at once, and few are kept."""
    painted = []

    def picture(page: Page, dpi: float):
        painted.append(page)
        return own(page, dpi)

    own = page_preview.page_picture
    monkeypatch.setattr(page_preview, "page_picture", picture)
    preview.show_pages([Page(600, 800) for _ in range(60)])
    preview.viewport().repaint()
    preview.viewport().repaint()
    assert len(painted) == 1

    for _ in range(10):
        preview.turn(1)
        preview.viewport().repaint()
    assert len(painted) == 11
    assert len(preview._pictures) == KEPT
