"""Earlier states of the open tournament, what each would change, and the way back to one."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QDialog,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from arbiter.document.document import Document
from arbiter.document.earlier_states import EarlierState, StateRead, StatesReader
from arbiter.domain.differences import Differences, differences
from arbiter.domain.errors import ArbiterError
from arbiter.domain.restore_edits import RestoreState
from arbiter.messages import sentence
from arbiter.storage.snapshot import begun_with
from arbiter.ui import theme
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.dialog_parts import fit_screen, hairline
from arbiter.ui.difference_texts import difference_lines, difference_sentence
from arbiter.ui.journal_values import start_text
from arbiter.ui.languages import translate
from arbiter.ui.lines_table import LinesTable
from arbiter.ui.restore_models import (
    ENTRIES,
    ROUNDS,
    SIZE,
    WHEN,
    WHERE,
    WHY,
    DifferencesModel,
    StatesModel,
)
from arbiter.ui.sentence import Sentence

MARGIN = 12
NARROW = 900
"""Below this width of the screen, at the usual text size, the tables stand under each other."""


class RestoreDialog(QDialog):
    """Nothing has happened before Restore; then it is one step, which Undo takes back.

    Signals:
        copy_asked: (Path) open this state as a tournament of its own.
    """

    copy_asked = Signal(object)
    _listed = Signal(object)
    _read = Signal(int, object)

    def __init__(
        self, document: Document, second: Path | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("restore_dialog")
        self.setWindowTitle(translate("Restore", "Restore an earlier state"))
        self._document = document
        self._differences: Differences | None = None
        self.states = StatesModel(self)
        self.lines = DifferencesModel(self)
        self.list = _table(self.states, translate("Restore", "Earlier states"), self)
        self.list.setObjectName("earlier_states")
        self.preview = _table(self.lines, translate("Restore", "What would be different"), self)
        self.preview.setObjectName("differences")
        self.words = Sentence(13)
        self.copy_button = QPushButton(translate("Restore", "Open as a copy"), self)
        self.cancel_button = QPushButton(translate("Restore", "Cancel"), self)
        self.restore_button = DefaultButton(translate("Restore", "Restore"), self)
        self._arrange()
        self.list.selectionModel().currentRowChanged.connect(self._chosen)
        self.copy_button.clicked.connect(self._copy)
        self.cancel_button.clicked.connect(self.reject)
        self.restore_button.clicked.connect(self.restore)
        queued = Qt.ConnectionType.QueuedConnection
        self._listed.connect(self._show_list, queued)
        self._read.connect(self._show_read, queued)
        self._say(translate("Restore", "Looking for earlier states …"))
        start = begun_with(document.journal())
        self._reader = StatesReader(start, second, self._listed.emit, self._read.emit)
        self.finished.connect(lambda: self._reader.stop())
        self._reader.start()

    def _arrange(self) -> None:
        narrow = self.screen().availableGeometry().width() < theme.scaled(NARROW)
        direction = QBoxLayout.Direction
        tables = QBoxLayout(direction.TopToBottom if narrow else direction.LeftToRight)
        tables.setContentsMargins(0, 0, 0, 0)
        tables.setSpacing(0)
        tables.addWidget(self.list, 12)
        tables.addWidget(hairline(self, QFrame.Shape.HLine if narrow else QFrame.Shape.VLine))
        tables.addWidget(self.preview, 10)
        foot = QHBoxLayout()
        foot.setContentsMargins(16, 12, 16, 12)
        foot.setSpacing(8)
        foot.addWidget(self.words, 1, Qt.AlignmentFlag.AlignVCenter)
        for button in (self.copy_button, self.cancel_button, self.restore_button):
            button.setAccessibleName(button.text())
            foot.addWidget(button)
        self.copy_button.setAutoDefault(False)
        self.cancel_button.setAutoDefault(False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(tables, 1)
        whole.addWidget(hairline(self, QFrame.Shape.HLine))
        whole.addLayout(foot)
        fit_screen(self, 1180, 600)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The reason, and what is different, take the room that is left."""
        super().resizeEvent(event)
        self._dress()

    def _dress(self) -> None:
        widths = [self.list.wanted(column) for column in range(self.states.columnCount())]
        room = self.list.width() - sum(widths)
        for column in (SIZE, ROUNDS):
            # The name of a state says less the less room there is; why it was made stays.
            self.list.setColumnHidden(column, room < 0)
            room += widths[column] if room < 0 else 0
        header = self.list.horizontalHeader()
        for column in (WHEN, ROUNDS, ENTRIES, SIZE, WHERE):
            header.resizeSection(column, widths[column])
        header.setSectionResizeMode(WHY, QHeaderView.ResizeMode.Stretch)
        header = self.preview.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in (1, 2):
            most = self.preview.width() * 7 // 20
            header.resizeSection(column, min(self.preview.wanted(column), most))

    # What is read, in this thread again

    def _show_list(self, states: list[EarlierState]) -> None:
        self.states.show_states(states)
        self._dress()
        if not states:
            self._say(translate("Restore", "There is no earlier state yet."))
            return
        self.list.setCurrentIndex(self.states.index(0, WHEN))
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_read(self, place: int, found: StateRead) -> None:
        self.states.take_read(place, found)
        if found.tournament is None:
            self._dress()
        if place == self.list.currentIndex().row():
            self._chosen()

    # One of them

    def _chosen(self) -> None:
        found = self._current()
        self._differences = None
        self.lines.show_lines(())
        self.preview.clearSpans()
        if found is None:
            self._say(translate("Restore", "Reading …"))
        elif found.tournament is None:
            self._say(
                translate("Restore", "This state is damaged and can’t be opened. Take another."),
                "bad",
            )
        else:
            now, then = self._document.tournament, found.tournament
            self._differences = differences(now, then)
            lines = difference_lines(self._differences, now, then)
            self.lines.show_lines(lines)
            for row, line in enumerate(lines):
                if line.heading:
                    self.preview.setSpan(row, 0, 1, 3)
            self._dress()
            locked = self._document.locked
            if locked is not None:
                self._say(sentence(locked, translate), "warn")
            else:
                goes = bool(self._differences.results_that_go)
                self._say(difference_sentence(self._differences), "bad" if goes else "ink2")

    def _current(self) -> StateRead | None:
        place = self.list.currentIndex().row()
        return self.states.read(place) if place >= 0 else None

    def _say(self, text: str, ink: str = "ink2") -> None:
        found = self._current()
        readable = found is not None and found.tournament is not None
        differs = self._differences is not None and any(self._differences)
        self.copy_button.setEnabled(readable)
        self.restore_button.setEnabled(readable and differs and self._document.locked is None)
        self.words.say(text, ink)

    def _copy(self) -> None:
        found = self._current()
        if found is not None:
            self.accept()
            self.copy_asked.emit(found.file)

    def restore(self) -> None:
        """Put the state in the place of the present one; lost results are agreed to first."""
        found = self._current()
        if found is None or found.tournament is None or self._differences is None:
            return
        lost = self._differences.results_that_go
        at = self.states.state(self.list.currentIndex().row()).backup.at.isoformat()
        if lost and not sure_to_lose(lost, at, self):
            return
        try:
            self._document.apply(RestoreState(found.tournament, at, lost))
        except ArbiterError as error:
            self._say(sentence(error, translate), "bad")
            return
        self.accept()


def sure_to_lose(count: int, at: str, parent: QWidget) -> bool:
    """Whether the arbiter agrees that *count* results go with the state made *at* (ISO)."""
    question = QMessageBox(parent)
    question.setObjectName("restore_question")
    question.setIcon(QMessageBox.Icon.NoIcon)
    question.setWindowTitle(translate("Restore", "Restore an earlier state"))
    text = translate("Restore", "%n result(s) would go with the state of {0}.", "", count)
    question.setText(text.format(start_text(at)))
    question.setInformativeText(
        translate("Restore", "Undo brings them back. The state of now is kept before.")
    )
    restore = question.addButton(translate("Restore", "Restore"), QMessageBox.ButtonRole.AcceptRole)
    keep = DefaultButton(translate("Restore", "Keep the results"))
    question.addButton(keep, QMessageBox.ButtonRole.RejectRole)
    question.setDefaultButton(keep)
    question.exec()
    return question.clickedButton() is restore


def _table(model: StatesModel | DifferencesModel, name: str, parent: QWidget) -> LinesTable:
    table = LinesTable(model, name, parent, margin=MARGIN)
    table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return table
