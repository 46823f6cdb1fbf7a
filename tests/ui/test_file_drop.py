"""Files dropped on the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

from arbiter.ui.file_drop import FileDrop

COPY, LEFT = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
NO_KEY = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def drop(qtbot) -> FileDrop:
    window = QWidget()
    qtbot.addWidget(window)
    drop = FileDrop(window)
    drop.window = window  # type: ignore[attr-defined]
    return drop


def _urls(*urls: QUrl) -> QMimeData:
    data = QMimeData()
    data.setUrls(list(urls))
    return data


def test_the_first_file_counts(qtbot, drop: FileDrop, tmp_path: Path) -> None:
    """It is asked for once, after the drop has ended."""
    first, second = tmp_path / "cup.arbiter", tmp_path / "league.arbiter"
    data = _urls(QUrl.fromLocalFile(str(first)), QUrl.fromLocalFile(str(second)))
    enter = QDragEnterEvent(QPoint(5, 5), COPY, data, LEFT, NO_KEY)
    enter.ignore()
    QApplication.sendEvent(drop.window, enter)
    assert enter.isAccepted()

    with qtbot.waitSignal(drop.dropped) as dropped:
        QApplication.sendEvent(drop.window, QDropEvent(QPointF(5, 5), COPY, data, LEFT, NO_KEY))
    assert dropped.args == [first]


def test_an_address_of_the_network_is_no_file(drop: FileDrop) -> None:
    """Nothing is fetched from anywhere."""
    data = _urls(QUrl("https://example.org/cup.arbiter"))
    enter = QDragEnterEvent(QPoint(5, 5), COPY, data, LEFT, NO_KEY)
    enter.ignore()
    QApplication.sendEvent(drop.window, enter)

    assert not enter.isAccepted()
