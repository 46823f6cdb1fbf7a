"""A foreign table before it is taken in: the sheet as it was found, what was understood of it,
what is to be settled, and what it would become."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHBoxLayout,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from arbiter.document.document import Document
from arbiter.domain.errors import ArbiterError
from arbiter.domain.import_findings import ImportFinding, Weight, column_letters
from arbiter.domain.reimport import Reimport
from arbiter.formats.recognition.recognised import CellState, Recognised, TableKind
from arbiter.messages import sentence
from arbiter.ui import theme
from arbiter.ui.actions import sequences
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.dialog_parts import fit_screen
from arbiter.ui.import_acceptance import (
    Acceptance,
    acceptance,
    bar_to_joining,
    may_join,
    update_of,
)
from arbiter.ui.import_desk import ImportDesk
from arbiter.ui.import_fields import field_letters, meaning_words
from arbiter.ui.import_findings import ImportFindings
from arbiter.ui.import_header import ImportHeader
from arbiter.ui.import_outcome import ImportOutcome
from arbiter.ui.import_sheet import ImportSheet
from arbiter.ui.import_ways import Way, WayKind
from arbiter.ui.import_words import bar_words
from arbiter.ui.key_legend import Entry, KeyLegend
from arbiter.ui.languages import translate
from arbiter.ui.sentence import Sentence
from arbiter.ui.update_words import update_summary

NARROW = 900
"""Below this width, at the usual text size, there is no room for all its parts."""


class ImportDialog(QDialog):
    """Nothing is changed by it: who opened it asks for ``acceptance`` when it was accepted.

    Signals:
        read_again: (str, str) the text file is wanted in this encoding, with this separator.
    """

    read_again = Signal(str, str)

    def __init__(
        self, desk: ImportDesk, document: Document | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("import_dialog")
        self.setWindowTitle(translate("Import", "Import"))
        self.desk = desk
        self._document = document
        self._leading = False
        self._update = self._compared()
        self._new = self._begins_new()
        if self._new and desk.kind is TableKind.PARTICIPANTS:
            desk.compare_with(())  # nobody is in a new tournament already
        self.header = ImportHeader(desk, self)
        self.sheet = ImportSheet(desk, self)
        self.legend = KeyLegend(self)
        self.findings = ImportFindings(desk, self)
        self.outcome = ImportOutcome(desk, self)
        self.reason = Sentence(14, "ink2", bold=True)
        self.good_rows_button = QPushButton(self)
        self.good_rows_button.setAutoDefault(False)
        self.cancel_button = QPushButton(translate("Import", "Cancel"), self)
        self.cancel_button.setAutoDefault(False)
        self.accept_button = DefaultButton("", self)
        self.accept_button.setObjectName("import_accept")
        self._arrange()
        self._connect()
        self._refresh()
        self._begin()

    def _begins_new(self) -> bool:
        """Whether a new tournament is offered first: where the file is about other players."""
        if self._update is not None:
            return not self._update.fits
        return self._document is None or bar_to_joining(self._document) is not None

    def _compared(self) -> Reimport | None:
        """What the table says of the games of the open tournament."""
        found = self.desk.recognised
        return update_of(found, self._document) if found is not None else None

    # Building

    def _arrange(self) -> None:
        left = QWidget(self)
        under = QVBoxLayout(left)
        under.setContentsMargins(0, 0, 0, 0)
        under.setSpacing(0)
        under.addWidget(self.sheet, 1)
        under.addWidget(self.legend)
        beside = self._beside = QSplitter(Qt.Orientation.Vertical, self)
        beside.addWidget(self.findings)
        beside.addWidget(self.outcome)
        across = QSplitter(Qt.Orientation.Horizontal, self)
        across.addWidget(left)
        across.addWidget(beside)
        for splitter in (beside, across):
            splitter.setHandleWidth(1)
            splitter.setChildrenCollapsible(False)
        across.setStretchFactor(0, 1)
        across.setStretchFactor(1, 0)
        foot = _Foot(self)
        line = QHBoxLayout(foot)
        line.setContentsMargins(20, 10, 20, 10)
        line.setSpacing(12)
        said = QVBoxLayout()
        said.addStretch(1)
        said.addWidget(self.reason)
        said.addStretch(1)
        line.addLayout(said, 1)
        line.addWidget(self.good_rows_button)
        line.addWidget(self.cancel_button)
        line.addWidget(self.accept_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.header)
        whole.addWidget(across, 1)
        whole.addWidget(foot)
        fit_screen(self, 1220, 690)
        self._follow_width()  # before it is laid out, or it stays wider than a small screen
        right = min(theme.scaled(350), self.width() * 36 // 100)
        across.setSizes([self.width() - right, right])

    def _connect(self) -> None:
        self.good_rows_button.clicked.connect(self.desk.leave_out_bad_rows)
        self.cancel_button.clicked.connect(self.reject)
        self.accept_button.clicked.connect(self.accept)
        self.header.read_again.connect(self.read_again)
        self.header.into.activated.connect(self._into_chosen)
        self.sheet.cell_entered.connect(self._cell_entered)
        self.findings.shown.connect(self._lead)
        self.findings.chosen.connect(self._go_to)
        self.findings.way_taken.connect(self._take)
        self.desk.changed.connect(self._refresh)
        self.desk.waiting.connect(self._show_button)
        self.desk.declined.connect(self._say_declined)
        for keys, act in (
            ("F3", self.next_finding),
            ("F6", self.next_pane),
            ("Ctrl+Z", self.desk.undo),
            ("Ctrl+Y", self.desk.redo),
            ("Ctrl+Shift+Z", self.desk.redo),
            ("Ctrl+Return", self.accept),
        ):
            for sequence in sequences(keys):
                QShortcut(QKeySequence(sequence), self).activated.connect(act)

    def _begin(self) -> None:
        """The cursor stands where something is to be done; if nothing is, Enter imports."""
        recognised = self.desk.recognised
        if recognised is not None and recognised.complaints:
            self.findings.setCurrentIndex(self.findings.findings.index(0))
            self.findings.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            if recognised is not None:
                self.sheet.go_to(recognised.heading + 1, 1)
            self.accept_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def showEvent(self, event: QShowEvent) -> None:
        """The sheet from its top, as far as the cursor is then in view."""
        super().showEvent(event)
        self.sheet.scrollToTop()
        self.sheet.horizontalScrollBar().setValue(0)
        self.sheet.scrollTo(self.sheet.currentIndex())
        self.sheet.point_at(self.sheet.pointed)
        self._share_height()

    def _share_height(self) -> None:
        """The findings have the room they need, up to two thirds; the players the rest."""
        height = self._beside.height()
        wanted = self.findings.wanted_height() + theme.scaled(8)
        above = min(max(wanted, theme.scaled(96)), height * 2 // 3)
        self._beside.setSizes([above, height - above])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow window the sheet and the findings have all the room."""
        super().resizeEvent(event)
        self._follow_width()

    def _follow_width(self) -> None:
        narrow = self.width() < theme.scaled(NARROW)
        self.outcome.setVisible(not narrow)
        self.legend.setVisible(not narrow)
        self.header.set_narrow(narrow)
        name = f"{self.desk.book.path.name} – " if narrow else ""
        self.setWindowTitle(name + translate("Import", "Import"))

    # What is said

    def acceptance(self) -> Acceptance:
        """What the button does now."""
        if self.desk.busy:
            words = translate("Import", "Reading {0}…").format(self.desk.book.path.name)
            return Acceptance(self.accept_button.text().replace("&&", "&"), reason=words)
        recognised = self.desk.recognised
        if recognised is None:
            reason = sentence(self.desk.refused, translate) if self.desk.refused else ""
            return Acceptance(translate("Import", "Import"), reason=reason)
        into = self._update is not None or may_join(recognised, self._document)
        new = self._new or not into
        return acceptance(recognised, self._document, new=new, update=self._update)

    def say(self, error: ArbiterError) -> None:
        """Say at the foot what could not be done; the table in view stays as it was."""
        self.header.refresh()
        self.reason.say(sentence(error, translate), "bad")

    def _say_declined(self, column: int, field: str) -> None:
        letters, present = column_letters(column), meaning_words(self.desk.field(column))
        text = translate("Import", "Column {0} can’t be “{1}” in this table; it stays “{2}”.")
        self.reason.say(text.format(letters, meaning_words(field), present), "warn")

    def _refresh(self) -> None:
        self._update = self._compared()
        self._show_button()
        self._offer_into()
        self._show_legend()
        self._follow_findings()

    def _show_button(self) -> None:
        done = self.acceptance()
        bad = len(self.desk.bad_rows)
        self.good_rows_button.setText(translate("Import", "Leave %n row(s) out", "", bad))
        self.good_rows_button.setVisible(bad > 0)
        self.accept_button.setText(done.button.replace("&", "&&"))
        self.accept_button.setAccessibleName(done.button)
        self.accept_button.setEnabled(done.possible)
        if not done.possible:
            self.reason.say(done.reason, "ink2" if self.desk.busy else "bad")
        else:
            self.reason.say(self._consequence(done), "ink2")

    def _consequence(self, done: Acceptance) -> str:
        """What accepting does to what is open."""
        recognised = self.desk.recognised
        if recognised is None or self._document is None:
            return self._left_to_check()
        if done.update is not None:
            return update_summary(done.update)
        if may_join(recognised, self._document) and self._update is None:
            bar = bar_to_joining(self._document)
            if bar is not None:
                return bar_words(bar)
        if done.new:
            return translate(
                "Import", "It becomes a new tournament; the one that is open stays as it is."
            )
        return self._left_to_check()

    def _left_to_check(self) -> str:
        recognised = self.desk.recognised
        count = recognised.count(CellState.INFERRED) if recognised is not None else 0
        if count and self.desk.in_lines:
            return translate(
                "Import", "%n line(s) were read by inference: look at the findings.", "", count
            )
        if count:
            return translate(
                "Import", "%n cell(s) were read by inference: look at the findings.", "", count
            )
        return ""

    def _offer_into(self) -> None:
        recognised, into = self.desk.recognised, self.header.into
        offered = recognised is not None and (self._update is not None or self._joins(recognised))
        self.header.offer(into, shown=offered)
        self.header.refresh()
        if offered and not into.count():
            into.addItem(translate("Import", "the open tournament"), False)
            into.addItem(translate("Import", "a new tournament"), True)
            into.setCurrentIndex(int(self._new))

    def _joins(self, recognised: Recognised) -> bool:
        document = self._document
        if document is None or not may_join(recognised, document):
            return False
        return bar_to_joining(document) is None

    def _into_chosen(self) -> None:
        self._new = bool(self.header.into.currentData())
        present = self._document.tournament.players if self._document is not None else ()
        if self.desk.kind is TableKind.PARTICIPANTS:
            self.desk.compare_with(() if self._new else present)
        self._refresh()

    def _show_legend(self) -> None:
        letters = field_letters(self.desk.kind).items()
        column = ((), translate("Import", "The column is:"))
        entries: list[Entry] = [
            (("F2",), translate("Import", "type")),
            (("F3",), translate("Import", "next finding")),
            (("Shift", "F10"), translate("Import", "menu")),
            *([column] if letters else ()),
            *(((letter,), meaning_words(field)) for field, letter in letters),
        ]
        self.legend.show_entries(entries)

    # The cursor in the sheet and in the findings

    def next_finding(self) -> None:
        """On to the next finding and its cell."""
        self.findings.next()

    def next_pane(self) -> None:
        """From the sheet to the findings, to the players, and back."""
        panes = [self.sheet, self.findings]
        if self.outcome.isVisible():
            panes.append(self.outcome.table)
        focus = QApplication.focusWidget()
        place = next((n for n, pane in enumerate(panes) if pane is focus), -1)
        panes[(place + 1) % len(panes)].setFocus(Qt.FocusReason.TabFocusReason)

    def _cell_entered(self, row: int, column: int) -> None:
        if not self._leading:
            self.findings.show_about(row, column)

    def _lead(self, finding: ImportFinding) -> None:
        """Show in the sheet what a finding is about."""
        self._leading = True
        self.sheet.go_to(finding.row, finding.column)
        self.sheet.point_at(finding.character or 0)
        self._leading = False

    def _go_to(self, finding: ImportFinding) -> None:
        self._lead(finding)
        self.sheet.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take(self, finding: ImportFinding, way: Way) -> None:
        self._lead(finding)
        if way.kind is WayKind.TYPE:
            self.sheet.type_here()
        else:
            self.desk.take(way, finding.row, finding.column)

    def _follow_findings(self) -> None:
        """After a change: the finding of the cell in view, or the first that is still grave."""
        index = self.sheet.currentIndex()
        self.findings.show_about(index.row() + 1, index.column() + 1)
        if self.findings.present() is not None or not self.findings.hasFocus():
            return
        grave = any(row.finding.weight is Weight.GRAVE for row in self.findings.findings.rows)
        if grave:
            self.findings.next()
        elif self.accept_button.isEnabled():
            self.accept_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def accept(self) -> None:
        """Take it in, unless something is still to settle."""
        if self.accept_button.isEnabled():
            super().accept()


class _Foot(QWidget):
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.roles().window)
        painter.fillRect(0, 0, self.width(), 1, theme.roles().line)
        painter.end()
