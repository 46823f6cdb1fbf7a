"""The journal in its dock."""

from __future__ import annotations

from PySide6.QtCore import Qt

from arbiter.document.document import Document
from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.ui.journal_panel import JournalModel, JournalPanel
from tests.boards import drawn


def test_the_model_keeps_the_rules_of_models(qtbot, qtmodeltester) -> None:
    """Rows, columns and roles are as a view expects them."""
    document = Document(drawn(4))
    document.apply(SetResult(1, 4, 1, Result.DRAW))
    model = JournalModel(document, None)
    model.reload()

    qtmodeltester.check(model)


def test_the_newest_line_is_first_and_it_follows(qtbot) -> None:
    """An entry that is made while the journal is open appears at the top."""
    document = Document(drawn(4))
    document.apply(SetResult(1, 4, 1, Result.DRAW))
    panel = JournalPanel(document)
    qtbot.addWidget(panel)
    panel.show()
    assert panel.model.rowCount() == 1

    document.apply(SetResult(2, 3, 1, Result.WHITE_WINS))
    first = [panel.model.index(0, column).data() for column in range(1, 4)]
    assert first == ["2–3  Player 2 – Player 3", "open", "1–0"]


def test_it_is_not_read_while_nobody_looks(qtbot) -> None:
    """A key on the boards costs nothing for a journal that is shut."""
    document = Document(drawn(4))
    panel = JournalPanel(document)
    qtbot.addWidget(panel)
    document.apply(SetResult(1, 4, 1, Result.DRAW))
    assert panel.model.rowCount() == 0

    panel.show()
    assert panel.model.rowCount() == 1


def test_keys_begin_at_the_newest_line(qtbot) -> None:
    """Ctrl+J, then the arrows."""
    document = Document(drawn(4))
    document.apply(SetResult(1, 4, 1, Result.DRAW))
    panel = JournalPanel(document)
    qtbot.addWidget(panel)
    panel.show()
    panel.focus_first()

    assert panel.table.currentIndex().row() == 0
    heading = panel.model.headerData(3, Qt.Orientation.Horizontal)
    assert heading == "New"


def test_what_was_done_has_most_of_the_room(qtbot) -> None:
    """In a narrow window the values give way."""
    panel = JournalPanel(Document(drawn(4)))
    qtbot.addWidget(panel)
    panel.resize(683, 200)
    panel.show()
    header = panel.table.horizontalHeader()

    assert header.sectionSize(1) > 2 * header.sectionSize(2)
