"""What is to be known before a file is written."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from arbiter.ui.export_remarks import Remarks


def test_a_few_are_seen_whole_and_many_scroll(qtbot) -> None:
    """Nothing to say takes no room."""
    window = QWidget()
    qtbot.addWidget(window)
    remarks = Remarks(window)
    remarks.resize(500, 200)
    window.show()
    remarks.say(["Berg has no id.", "Çelik has no year of birth."])
    assert remarks.isVisible()
    assert remarks.text.verticalScrollBar().maximum() == 0

    remarks.say([f"Number {number} has no id." for number in range(1, 40)])
    assert remarks.text.verticalScrollBar().maximum() > 0
    assert remarks.text.toPlainText().count("\n") == 38

    remarks.say(())
    assert not remarks.isVisible()
