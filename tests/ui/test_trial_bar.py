"""The bar of a trial offers to end it, and to enter what was tried."""

from __future__ import annotations

from PySide6.QtWidgets import QMainWindow

from arbiter.document.document import Document
from arbiter.document.trial_document import TrialDocument
from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.ui.trial_bar import TrialBar, TrialFrame
from tests.boards import drawn


def test_nothing_tried_nothing_to_enter(qtbot) -> None:
    """The button comes with the first result and counts them."""
    window = QMainWindow()
    qtbot.addWidget(window)
    document = TrialDocument(Document(drawn(4)))
    bar = TrialBar(document, window)
    window.addToolBar(bar)
    window.show()
    assert not bar.enter_button.isVisible()
    document.apply(SetResult(1, 4, 1, Result.DRAW))
    assert bar.enter_button.isVisible()
    with qtbot.waitSignal(bar.enter_asked):
        bar.enter_button.click()
    with qtbot.waitSignal(bar.end_asked):
        bar.end_button.click()


def test_the_frame_lets_the_mouse_through(qtbot) -> None:
    """It lies over everything below the bar and takes nothing."""
    window = QMainWindow()
    qtbot.addWidget(window)
    bar = TrialBar(TrialDocument(Document(drawn(4))), window)
    window.addToolBar(bar)
    frame = TrialFrame(window, bar)
    window.resize(700, 400)
    window.show()
    qtbot.waitExposed(window)
    from PySide6.QtCore import Qt

    assert frame.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    assert frame.geometry().top() >= bar.geometry().bottom()
    assert frame.width() == window.width()
