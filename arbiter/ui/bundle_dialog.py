"""The bundle dialog: what is printed together at this moment, in which order, how often."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from arbiter.document.document import Document
from arbiter.domain.errors import ArbiterError
from arbiter.domain.progress import progress
from arbiter.formats.words import words
from arbiter.messages import sentence
from arbiter.paper.job import Job
from arbiter.paper.output import Output, PdfOutput, PrinterOutput, page_size
from arbiter.ui import bundles, theme
from arbiter.ui.bundle_list import BundleList
from arbiter.ui.bundle_run import BundleRun
from arbiter.ui.choice import Choice
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.dialog_parts import answers, fit_screen, form, most_room
from arbiter.ui.languages import OWN_NAMES, translate
from arbiter.ui.number_field import NumberField
from arbiter.ui.printing import paper_file, printer_names, usual_printer
from arbiter.ui.sentence import Sentence
from arbiter.ui.settings import Settings
from arbiter.ui.view_state import ViewState

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

PAPERS = ("A4", "Letter")
WIDTH = 820
"""On a smaller screen there is less air around."""


class BundleDialog(QDialog):
    """The bundle that fits the moment is proposed; Enter prints it, or writes it into the
    tournament's folder where there is no printer."""

    def __init__(
        self,
        document: Document,
        state: ViewState,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("bundle_dialog")
        self.setWindowTitle(translate("Bundles", "Print a bundle"))
        self._document = document
        self._state = state
        self._settings = settings
        self._offered = bundles.items(document.tournament)
        self._run: BundleRun | None = None
        self._printers = printer_names()
        self.bundle_choice = Choice(self)
        self.list = BundleList(self)
        self.copies = NumberField(self)
        self.language_choice = Choice(self)
        self.page_choice = Choice(self)
        self.printer_choice = Choice(self)
        self.notice = Sentence(13)
        self.bar = QProgressBar(self)
        self.pdf_button = DefaultButton(translate("Bundles", "Save as PDF"), self)
        self.cancel_button = QPushButton(translate("Bundles", "Cancel"), self)
        self.print_button = DefaultButton(translate("Bundles", "Print"), self)
        self._fill()
        self._arrange()
        self._connect()
        self.show_bundle()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fill(self) -> None:
        for key, name in bundles.bundle_names().items():
            self.bundle_choice.addItem(name, key)
        self.bundle_choice.setCurrentIndex(
            self.bundle_choice.findData(bundles.proposed(self._document.tournament))
        )
        for code, name in OWN_NAMES.items():
            self.language_choice.addItem(name, code)
        language = self._settings.paper_language_of(str(self._document.path))
        self.language_choice.setCurrentIndex(self.language_choice.findData(language))
        for page in PAPERS:
            self.page_choice.addItem(page, page)
        self.page_choice.setCurrentIndex(self.page_choice.findData(self._settings.page))
        for name in self._printers:
            self.printer_choice.addItem(name, name)
        self.printer_choice.setCurrentIndex(max(0, self.printer_choice.findText(usual_printer())))
        self.copies.setRange(1, bundles.MOST_COPIES)
        self.bar.setTextVisible(False)
        self.bar.setRange(0, 100)
        self.bar.setAccessibleName(translate("Bundles", "Progress"))
        self.bar.hide()

    def _arrange(self) -> None:
        fields = form()
        printer = [(translate("Bundles", "Printer"), self.printer_choice)] if self._printers else []
        for text, field in (
            (translate("Bundles", "Bundle"), self.bundle_choice),
            (translate("Bundles", "Language"), self.language_choice),
            (translate("Bundles", "Paper"), self.page_choice),
            *printer,
        ):
            field.setAccessibleName(text)
            # On a small screen the name of a printer is cut, and nothing else.
            least = 0 if field is self.printer_choice else field.sizeHint().width()
            field.setMinimumWidth(max(theme.scaled(96), least))
            fields.addRow(text, field)
        self.printer_choice.setVisible(bool(self._printers))
        self.up = QPushButton(translate("Bundles", "Up") + "  Ctrl ↑", self)
        self.down = QPushButton(translate("Bundles", "Down") + "  Ctrl ↓", self)
        many = QLabel(translate("Bundles", "Copies") + "  + −", self)
        many.setBuddy(self.copies)
        self.copies.setAccessibleName(translate("Bundles", "Copies of this document"))
        line = QHBoxLayout()
        line.setSpacing(8)
        for button in (self.up, self.down):
            button.setAccessibleName(button.text())
            button.setAutoDefault(False)
            line.addWidget(button)
        line.addStretch(1)
        line.addWidget(many)
        line.addWidget(self.copies)
        # The answer that Enter gives stands at the right.
        ways = (self.pdf_button, self.cancel_button, self.print_button)
        if not self._printers:
            self.print_button.hide()
            ways = (self.cancel_button, self.pdf_button)  # type: ignore[assignment]
        self.cancel_button.setAutoDefault(False)
        (self.print_button if self._printers else self.pdf_button).setDefault(True)
        choices = (self.bundle_choice, self.language_choice, self.page_choice, self.printer_choice)
        beside = (self.list, self.up, self.down, self.copies)
        for one, other in pairwise((*choices, *beside, ways[0])):
            self.setTabOrder(one, other)
        left = QVBoxLayout()
        left.setSpacing(12)
        left.addLayout(fields)
        left.addWidget(self.notice)
        left.addWidget(self.bar)
        left.addStretch(1)
        right = QVBoxLayout()
        right.setSpacing(12)
        right.addWidget(self.list, 1)
        right.addLayout(line)
        above = QHBoxLayout()
        edge = 16 if most_room(self).width() < theme.scaled(WIDTH) else 24
        above.setSpacing(edge)
        above.addLayout(left, 2)
        above.addLayout(right, 3)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(edge, 20, edge, 16)
        whole.setSpacing(12)
        whole.addLayout(above, 1)
        whole.addLayout(answers(*ways))
        fit_screen(self, WIDTH, 520)

    def _connect(self) -> None:
        self.bundle_choice.currentIndexChanged.connect(self.show_bundle)
        self.language_choice.currentIndexChanged.connect(self._keep_language)
        self.page_choice.currentIndexChanged.connect(self._keep_page)
        self.list.edited.connect(self._edited)
        self.list.currentRowChanged.connect(self._line_chosen)
        self.copies.valueChanged.connect(self.list.set_copies)
        self.up.clicked.connect(lambda: self.list.move_current(-1))
        self.down.clicked.connect(lambda: self.list.move_current(1))
        self.pdf_button.clicked.connect(self.save_pdf)
        self.cancel_button.clicked.connect(self.reject)
        self.print_button.clicked.connect(self.print_bundle)

    @property
    def bundle(self) -> str:
        """The bundle in view."""
        return str(self.bundle_choice.currentData())

    def show_bundle(self) -> None:
        """The bundle that is chosen, as it was left."""
        kept = self._settings.bundle(self.bundle)
        self.list.show_entries(bundles.entries(self.bundle, kept, self._offered), self._offered)
        self._line_chosen()
        self._offer()

    def _edited(self) -> None:
        before = self._settings.bundle(self.bundle)
        self._settings.keep_bundle(self.bundle, bundles.kept_text(self.list.entries, before))
        self._line_chosen()
        self._offer()

    def _line_chosen(self) -> None:
        current = self.list.current
        row, last = self.list.currentRow(), self.list.count() - 1
        self.up.setEnabled(row > 0)
        self.down.setEnabled(0 <= row < last)
        self.copies.blockSignals(True)
        self.copies.setValue(current.copies if current else 1)
        self.copies.blockSignals(False)

    def _offer(self) -> None:
        """What can be done with the lines that are ticked, and what must be known first."""
        some = any(entry.ticked for entry in self.list.entries)
        self.pdf_button.setEnabled(some)
        self.print_button.setEnabled(some and bool(self._printers))
        self.notice.say("" if some else translate("Bundles", "Tick at least one document."))
        if some:
            self.notice.say(self._known())

    def _known(self) -> str:
        """That a closing bundle is not final yet; where the file goes if there is no printer."""
        said = []
        now = progress(self._document.tournament)
        if self.bundle == bundles.CLOSING and now.provisional:
            text = translate(
                "Bundles",
                "Games without a result: {0}. What is printed now says that it is provisional.",
            )
            said.append(text.format(now.open_games))
        if not self._printers:
            said.append(
                translate(
                    "Bundles",
                    "No printer is set up on this computer: all of it goes into one PDF file in "
                    "the tournament’s folder.",
                )
            )
        return " ".join(said)

    def _keep_language(self) -> None:
        code = str(self.language_choice.currentData())
        self._settings.keep_paper_language(str(self._document.path), code)

    def _keep_page(self) -> None:
        self._settings.page = str(self.page_choice.currentData())

    def save_pdf(self) -> None:
        """Write one file into the tournament's folder; the status line will name it."""
        path, page = self.file, str(self.page_choice.currentData())
        self._start(PdfOutput(path, page, path.stem), page, str(path))

    def print_bundle(self) -> None:
        """Print all of it as one job."""
        name = str(self.printer_choice.currentData())
        printer = self._printer(name)
        output = PrinterOutput(printer, self.file.stem)
        self._start(output, output.paper, name)

    @property
    def file(self) -> Path:
        """The file that the bundle becomes where it isn't printed."""
        title = bundles.file_title(self.bundle, self._document.tournament)
        return paper_file(self._document, title)

    def _printer(self, name: str) -> QPrinter:
        from PySide6.QtPrintSupport import QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPrinterName(name)
        printer.setPageSize(page_size(str(self.page_choice.currentData())))
        return printer

    def _start(self, output: Output, page: str, where: str) -> None:
        said = words(str(self.language_choice.currentData()))
        pieces = bundles.pieces(self.list.entries, self._offered, self._document, said)
        self._run = run = BundleRun(Job(pieces, page, output), self)
        run.progressed.connect(lambda share: self.bar.setValue(round(100 * share)))
        run.finished.connect(lambda: self._finished(run.job, where))
        run.failed.connect(self._failed)
        self._busy(True)
        run.start()

    def _busy(self, busy: bool) -> None:
        """While it is made only Cancel can be pressed."""
        for widget in (
            self.bundle_choice,
            self.list,
            self.copies,
            self.up,
            self.down,
            self.language_choice,
            self.page_choice,
            self.printer_choice,
            self.pdf_button,
            self.print_button,
        ):
            widget.setEnabled(not busy)
        self.bar.setValue(0)
        self.bar.setVisible(busy)
        if busy:
            self.notice.say(translate("Bundles", "The sheets are being made."))
            self.cancel_button.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._run = None
            self._line_chosen()
            self._offer()
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _finished(self, job: Job, where: str) -> None:
        left_out = ", ".join(job.left_out)
        if not job.pages:
            self._busy(False)
            text = translate("Bundles", "Nothing to print yet in: {0}.").format(left_out)
            self.notice.say(text)
            return
        said = [translate("Bundles", "{0}: {1} pages.").format(where, job.pages)]
        if left_out:
            said.append(
                translate("Bundles", "Left out, nothing to print yet: {0}.").format(left_out)
            )
        self._state.say(" ".join(said))
        self.accept()

    def _failed(self, error: ArbiterError) -> None:
        self._busy(False)
        self.notice.say(sentence(error, translate))

    def reject(self) -> None:
        """While it is made: stop, and show the bundle again. Otherwise close."""
        if self._run is None:
            super().reject()
            return
        self._run.stop()
        self._busy(False)
