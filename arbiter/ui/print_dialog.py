"""The print dialog: which sheet, in which language, on which paper, and how it will look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from arbiter.document.document import Document
from arbiter.domain.errors import ArbiterError
from arbiter.formats.sheets import Sheet
from arbiter.formats.words import words
from arbiter.messages import sentence
from arbiter.paper.marks import PAPERS
from arbiter.paper.output import page_size
from arbiter.paper.pdf import laid_out, paint_sheets
from arbiter.ui import theme
from arbiter.ui.choice import Choice
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.dialog_parts import answers, fit_screen
from arbiter.ui.figures import advance
from arbiter.ui.file_names import ask_save_name
from arbiter.ui.journal_search import Query
from arbiter.ui.languages import OWN_NAMES, current_language, translate
from arbiter.ui.number_field import NumberField
from arbiter.ui.page_preview import PagePreview
from arbiter.ui.paper_documents import PaperDocument, PaperOption, Wanted, paper_documents
from arbiter.ui.printing import paper_language, pdf_path, printer_names, whose, write_pdf
from arbiter.ui.settings import Settings
from arbiter.ui.view_state import ViewState

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

MOST_COPIES = 99
USUAL_PAPERS = ("A4", "Letter")
"""Those that are remembered; another is for this sheet alone."""


class PrintDialog(QDialog):
    """Sheets of one tournament. What is seen is what comes out: the same painter draws it.

    The worksheet is that of the players with *numbers*, or else of everybody level on points
    with somebody; *code* is the tie-break that it opens. Of the journal it has the lines that
    *query* takes; *typed* says what was looked for.
    """

    def __init__(
        self,
        document: Document,
        state: ViewState,
        settings: Settings,
        parent: QWidget | None,
        *,
        numbers: Sequence[int] = (),
        code: str = "",
        query: Query | None = None,
        typed: str = "",
    ) -> None:
        super().__init__(parent)
        self.setObjectName("print_dialog")
        self.setWindowTitle(translate("PrintDialog", "Print"))
        self._document = document
        self._state = state
        self._settings = settings
        self._numbers = tuple(numbers)
        self._code = code
        self._query = query
        self._typed = typed
        self._documents = {
            one.key: one for one in paper_documents(document.tournament, state.round)
        }
        self._chosen: dict[str, str] = {}
        self.options: dict[str, Choice] = {}
        self.form = QFormLayout()
        self.sheet_choice = Choice(self)
        self.language_choice = Choice(self)
        self.page_choice = Choice(self)
        self.copies = NumberField(self)
        self.copies.setRange(1, MOST_COPIES)
        self.preview = PagePreview(self)
        self.page_shown = QLabel(self)
        self.notice = QLabel(self)
        self.notice.setWordWrap(True)
        self.pdf_button = DefaultButton(translate("PrintDialog", "Save as PDF…"), self)
        self.cancel_button = QPushButton(translate("PrintDialog", "Cancel"), self)
        self.print_button = DefaultButton(translate("PrintDialog", "Print…"), self)
        self._printers = printer_names()
        self._fill()
        self._arrange()
        self.preview.turned.connect(self._name_page)
        for keys, step in (("PgDown", 1), ("PgUp", -1)):
            QShortcut(QKeySequence(keys), self, lambda step=step: self.preview.turn(step))
        self.refresh()

    def _fill(self) -> None:
        tournament = self._document.tournament
        group = ""
        for one in self._documents.values():
            if group and one.group != group:
                self.sheet_choice.insertSeparator(self.sheet_choice.count())
            group = one.group
            self.sheet_choice.addItem(one.name, one.key)
        if not tournament.drawn:
            self.choose("starting_list")
        elif not tournament.rounds_known:
            self.choose("crosstable")
        for code, name in OWN_NAMES.items():
            self.language_choice.addItem(name, code)
        language = paper_language(self._document, self._settings)
        self.language_choice.setCurrentIndex(self.language_choice.findData(language))
        for page in PAPERS:
            self.page_choice.addItem(page, page)
        self.page_choice.setCurrentIndex(self.page_choice.findData(self._settings.page))
        self.language_choice.currentIndexChanged.connect(self._remember)
        self.page_choice.currentIndexChanged.connect(self._remember)
        self.sheet_choice.currentIndexChanged.connect(self._offer_options)
        for widget in (self.sheet_choice, self.language_choice, self.page_choice):
            widget.currentIndexChanged.connect(self.refresh)
        self.pdf_button.clicked.connect(self.save_pdf)
        self.cancel_button.clicked.connect(self.reject)
        self.print_button.clicked.connect(self.print_sheet)
        (self.print_button if self._printers else self.pdf_button).setDefault(True)

    def _arrange(self) -> None:
        form = self.form
        form.setHorizontalSpacing(12)
        form.setVerticalSpacing(8)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        printed = [(translate("PrintDialog", "Copies"), self.copies)] if self._printers else []
        self.copies.setVisible(bool(self._printers))
        for text, field in (
            (translate("PrintDialog", "Document"), self.sheet_choice),
            (translate("PrintDialog", "Language"), self.language_choice),
            (translate("PrintDialog", "Paper"), self.page_choice),
            *printed,
        ):
            field.setAccessibleName(text)
            form.addRow(text, field)
        self._offer_options()
        self.sheet_choice.setMinimumWidth(self._widest())
        left = QVBoxLayout()
        left.setContentsMargins(16, 16, 16, 0)
        left.addLayout(form)
        left.addSpacing(8)
        left.addWidget(self.page_shown)
        left.addWidget(self.notice)
        left.addStretch(1)
        self.preview.setAccessibleName(translate("PrintDialog", "Preview"))
        above = QHBoxLayout()
        above.setSpacing(0)
        above.addLayout(left, 2)
        above.addWidget(self.preview, 5)
        # The answer that Enter gives stands at the right; without a printer nobody prints.
        ways = [self.cancel_button, self.pdf_button]
        if self._printers:
            ways = [self.pdf_button, self.cancel_button, self.print_button]
        self.print_button.setVisible(bool(self._printers))
        foot = answers(*ways)
        foot.setContentsMargins(16, 12, 16, 12)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(above, 1)
        whole.addLayout(foot)
        fit_screen(self, 960, 640)

    def _widest(self) -> int:
        """The width of a field in which every document and each of its values has room."""
        texts = [one.name for one in self._documents.values()]
        for one in self._documents.values():
            texts += [text for option in one.options for _, text in option.values]
        widest = max(advance(text, theme.font(14)) for text in texts)
        return round(widest) + theme.scaled(44)

    def choose(self, kind: str) -> None:
        """Choose the document of that *kind*."""
        self.sheet_choice.setCurrentIndex(self.sheet_choice.findData(kind))

    @property
    def chosen(self) -> PaperDocument:
        """The document that is chosen, as it stands in the list."""
        return self._documents[str(self.sheet_choice.currentData())]

    def _offer_options(self) -> None:
        """The choices that the document has, between it and the language; what was chosen for
        another document stays chosen."""
        for field in self.options.values():
            self.form.removeRow(field)
        self.options = {}
        before: QWidget = self.sheet_choice
        for option in self.chosen.options:
            field = Choice(self)
            field.setAccessibleName(option.name)
            for key, text in option.values:
                field.addItem(text, key)
            field.setCurrentIndex(field.findData(self._value(option)))
            field.currentIndexChanged.connect(lambda _, key=option.key: self._choose_option(key))
            self.options[option.key] = field
            self.form.insertRow(len(self.options), option.name, field)
            QWidget.setTabOrder(before, field)
            before = field

    def _value(self, option: PaperOption) -> str:
        value = self._chosen.get(option.key, "")
        return value if value in dict(option.values) else option.usual

    def _choose_option(self, key: str) -> None:
        self._chosen[key] = str(self.options[key].currentData())
        self.refresh()

    @property
    def page(self) -> str:
        """The paper that is chosen."""
        return str(self.page_choice.currentData())

    def sheet(self) -> Sheet:
        """The document that is chosen.

        :raises ArbiterError: it can't be made of this tournament.
        """
        said = words(str(self.language_choice.currentData()))
        one = self.chosen
        chosen = {option.key: self._value(option) for option in one.options}
        return one.build(
            Wanted(
                self._document, said, chosen, self._numbers, self._code, self._query, self._typed
            )
        )

    def _remember(self) -> None:
        if self.language_choice.isEnabled():
            code = str(self.language_choice.currentData())
            self._settings.keep_paper_language(str(self._document.path), code)
        if self.page in USUAL_PAPERS:
            self._settings.page = self.page

    def refresh(self) -> None:
        """Show the sheet that is chosen, or say why it can't be made."""
        local = self.chosen.local
        self.language_choice.setEnabled(not local)
        chosen = paper_language(self._document, self._settings)
        language = current_language() if local else chosen
        with QSignalBlocker(self.language_choice):
            self.language_choice.setCurrentIndex(self.language_choice.findData(language))
        problem = ""
        try:
            self.preview.show_pages(laid_out([self.sheet()], self.page))
        except ArbiterError as error:
            self.preview.show_pages([])
            problem = sentence(error, translate)
        no_printer = translate(
            "PrintDialog", "No printer is set up on this computer; the sheet can be saved as PDF."
        )
        self.notice.setText(problem or ("" if self._printers else no_printer))
        self.pdf_button.setEnabled(not problem)
        self.print_button.setEnabled(not problem and bool(self._printers))

    def _name_page(self, page: int, pages: int) -> None:
        """Say which page is in view, and the keys for the others."""
        text = translate("PrintDialog", "Page {0} of {1}").format(page, pages)
        self.page_shown.setText(f"{text}  PgUp PgDn")
        self.page_shown.setVisible(pages > 1)

    def save_pdf(self) -> None:
        """Ask for a name and write the PDF."""
        try:
            sheet = self.sheet()
            part = whose(self._document, self._numbers) if sheet.kind == "worksheet" else ""
            if sheet.kind == "journal":
                part = self._typed
            proposal = pdf_path(self._document, sheet, part)
            path = ask_save_name(
                self, translate("PrintDialog", "Save as PDF"), proposal, "PDF", ".pdf"
            )
            if path is None:
                return
            write_pdf([sheet], path, self.page)
        except ArbiterError as error:
            self.notice.setText(sentence(error, translate))
            return
        self._state.say(translate("PrintDialog", "The sheet is in {0}").format(path))
        self.accept()

    def print_sheet(self) -> None:
        """Let the system ask for the printer, and print."""
        from PySide6.QtGui import QPageLayout
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageSize(page_size(self.page))
        printer.setCopyCount(self.copies.value())
        printer.setPageOrientation(QPageLayout.Orientation.Portrait)
        if QPrintDialog(printer, self).exec() != QDialog.DialogCode.Accepted:
            return
        try:
            paint_sheets([self.sheet()], printer)
        except ArbiterError as error:
            self.notice.setText(sentence(error, translate))
            return
        self._state.say(translate("PrintDialog", "Sent to {0}").format(_where(printer)))
        self.accept()


def _where(printer: QPrinter) -> str:
    """The printer, or the file where the arbiter chose to print into one."""
    return printer.outputFileName() or printer.printerName()
