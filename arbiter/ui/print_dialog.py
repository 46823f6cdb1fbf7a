"""The print dialog: which sheet, in which language, on which paper, and how it will look."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QComboBox,
    QDialog,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from arbiter.document.document import Document
from arbiter.domain.errors import ArbiterError
from arbiter.formats.documents import crosstable_sheet, round_sheet, standings_sheet
from arbiter.formats.sheets import Sheet
from arbiter.formats.words import words
from arbiter.messages import sentence
from arbiter.paper.pdf import page_pictures, paint_sheets
from arbiter.ui import theme
from arbiter.ui.dialog_parts import fit_screen
from arbiter.ui.languages import OWN_NAMES, translate
from arbiter.ui.printing import pdf_path, printer_names, write_pdf
from arbiter.ui.settings import Settings
from arbiter.ui.view_state import ViewState

GAP = 16


class PrintDialog(QDialog):
    """Sheets of one tournament. What is seen is what comes out: the same painter draws it."""

    def __init__(
        self, document: Document, state: ViewState, settings: Settings, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("print_dialog")
        self.setWindowTitle(translate("PrintDialog", "Print"))
        self._document = document
        self._state = state
        self._settings = settings
        self.sheet_choice = QComboBox(self)
        self.round_choice = QComboBox(self)
        self.language_choice = QComboBox(self)
        self.page_choice = QComboBox(self)
        self.preview = PagePreview(self)
        self.notice = QLabel(self)
        self.notice.setWordWrap(True)
        self.pdf_button = QPushButton(translate("PrintDialog", "Save as PDF…"), self)
        self.cancel_button = QPushButton(translate("PrintDialog", "Cancel"), self)
        self.print_button = QPushButton(translate("PrintDialog", "Print…"), self)
        self._printers = printer_names()
        self._fill()
        self._arrange()
        self.refresh()

    def _fill(self) -> None:
        tournament = self._document.tournament
        sheets = [
            ("round", translate("PrintDialog", "Round sheet")),
            ("crosstable", translate("PrintDialog", "Crosstable by number")),
            ("crosstable_by_place", translate("PrintDialog", "Crosstable by place")),
            ("standings", translate("PrintDialog", "Standings")),
        ]
        for key, text in sheets:
            self.sheet_choice.addItem(text, key)
        for round in range(1, max(tournament.rounds, 1) + 1):
            self.round_choice.addItem(str(round), round)
        self.round_choice.setCurrentIndex(max(self._state.round, 1) - 1)
        for code, name in OWN_NAMES.items():
            self.language_choice.addItem(name, code)
        self.language_choice.setCurrentIndex(
            self.language_choice.findData(self._settings.paper_language)
        )
        for page in ("A4", "Letter"):
            self.page_choice.addItem(page, page)
        self.page_choice.setCurrentIndex(self.page_choice.findData(self._settings.page))
        self.language_choice.currentIndexChanged.connect(self._remember)
        self.page_choice.currentIndexChanged.connect(self._remember)
        for widget in (
            self.sheet_choice,
            self.round_choice,
            self.language_choice,
            self.page_choice,
        ):
            widget.currentIndexChanged.connect(self.refresh)
        self.pdf_button.clicked.connect(self.save_pdf)
        self.cancel_button.clicked.connect(self.reject)
        self.print_button.clicked.connect(self.print_sheet)
        default = self.print_button if self._printers else self.pdf_button
        default.setDefault(True)
        self.print_button.setEnabled(bool(self._printers))

    def _arrange(self) -> None:
        form = QFormLayout()
        form.setHorizontalSpacing(12)
        form.setVerticalSpacing(8)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for text, field in (
            (translate("PrintDialog", "Document"), self.sheet_choice),
            (translate("PrintDialog", "Round"), self.round_choice),
            (translate("PrintDialog", "Language"), self.language_choice),
            (translate("PrintDialog", "Paper"), self.page_choice),
        ):
            field.setAccessibleName(text)
            form.addRow(text, field)
        left = QVBoxLayout()
        left.setContentsMargins(16, 16, 16, 0)
        left.addLayout(form)
        left.addSpacing(8)
        left.addWidget(self.notice)
        left.addStretch(1)
        self.preview.setAccessibleName(translate("PrintDialog", "Preview"))
        above = QHBoxLayout()
        above.setSpacing(0)
        above.addLayout(left, 2)
        above.addWidget(self.preview, 5)
        foot = QHBoxLayout()
        foot.setContentsMargins(16, 12, 16, 12)
        foot.setSpacing(8)
        foot.addStretch(1)
        for button in (self.pdf_button, self.cancel_button, self.print_button):
            button.setAccessibleName(button.text())
            foot.addWidget(button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(above, 1)
        whole.addLayout(foot)
        fit_screen(self, 960, 640)

    @property
    def page(self) -> str:
        """The paper that is chosen."""
        return str(self.page_choice.currentData())

    def sheet(self) -> Sheet:
        """The document that is chosen.

        :raises ArbiterError: it can't be made of this tournament.
        """
        tournament = self._document.tournament
        said = words(str(self.language_choice.currentData()))
        match self.sheet_choice.currentData():
            case "round":
                return round_sheet(tournament, int(self.round_choice.currentData()), said)
            case "standings":
                return standings_sheet(tournament, said)
            case kind:
                return crosstable_sheet(tournament, said, by_rank=kind == "crosstable_by_place")

    def _remember(self) -> None:
        self._settings.paper_language = str(self.language_choice.currentData())
        self._settings.page = self.page

    def refresh(self) -> None:
        """Show the sheet that is chosen, or say why it can't be made."""
        self.round_choice.setEnabled(self.sheet_choice.currentData() == "round")
        problem = ""
        try:
            self.preview.show_pages(page_pictures([self.sheet()], self.page, self.preview.dpi()))
        except ArbiterError as error:
            self.preview.show_pages([])
            problem = sentence(error, translate)
        no_printer = translate(
            "PrintDialog", "No printer is set up on this computer; the sheet can be saved as PDF."
        )
        self.notice.setText(problem or ("" if self._printers else no_printer))
        self.pdf_button.setEnabled(not problem)
        self.print_button.setEnabled(not problem and bool(self._printers))

    def save_pdf(self) -> None:
        """Ask for a name and write the PDF."""
        try:
            sheet = self.sheet()
            chosen, _ = QFileDialog.getSaveFileName(
                self,
                translate("PrintDialog", "Save as PDF"),
                str(pdf_path(self._document, sheet)),
                "PDF (*.pdf)",
            )
            if not chosen:
                return
            path = pdf_path(self._document, sheet).parent / chosen
            if path.suffix.lower() != ".pdf":
                path = path.with_name(path.name + ".pdf")
            write_pdf([sheet], path, self.page)
        except ArbiterError as error:
            self.notice.setText(sentence(error, translate))
            return
        self._state.say(translate("PrintDialog", "The sheet is in {0}").format(path))
        self.accept()

    def print_sheet(self) -> None:
        """Let the system ask for the printer, and print."""
        from PySide6.QtGui import QPageLayout, QPageSize
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        size = QPageSize.PageSizeId.Letter if self.page == "Letter" else QPageSize.PageSizeId.A4
        printer.setPageSize(QPageSize(size))
        printer.setPageOrientation(QPageLayout.Orientation.Portrait)
        if QPrintDialog(printer, self).exec() != QDialog.DialogCode.Accepted:
            return
        paint_sheets([self.sheet()], printer)
        self._state.say(translate("PrintDialog", "Sent to {0}").format(printer.printerName()))
        self.accept()


class PagePreview(QAbstractScrollArea):
    """Pages under each other, as wide as there is room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures: list[QImage] = []
        self.setFrameShape(QAbstractScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumSize(QSize(240, 240))
        self.verticalScrollBar().setSingleStep(40)

    def dpi(self) -> float:
        """Dots an inch at which a page is sharp here."""
        return 120.0 * self.devicePixelRatioF()

    def show_pages(self, pictures: list[QImage]) -> None:
        """Show *pictures*, from the first."""
        self._pictures = pictures
        self.verticalScrollBar().setValue(0)
        self._measure()
        self.viewport().update()

    def _width(self) -> int:
        return max(self.viewport().width() - 2 * GAP, 50)

    def _height(self, picture: QImage) -> int:
        """How high *picture* is drawn: a whole page fits, if it can still be read."""
        return round(picture.height() * self._scale(picture))

    def _scale(self, picture: QImage) -> float:
        whole = (self.viewport().height() - 2 * GAP) / picture.height()
        wide = self._width() / picture.width()
        return min(wide, max(whole, 0.5 * wide))

    def _measure(self) -> None:
        total = sum(self._height(picture) + GAP for picture in self._pictures) + GAP
        bar = self.verticalScrollBar()
        bar.setPageStep(self.viewport().height())
        bar.setRange(0, max(0, total - self.viewport().height()))

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Fit the pages again."""
        self._measure()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The pages on the ground of the window."""
        roles = theme.roles()
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(self.viewport().rect(), roles.line)
        top = GAP - self.verticalScrollBar().value()
        for picture in self._pictures:
            height = self._height(picture)
            width = round(picture.width() * self._scale(picture))
            left = (self.viewport().width() - width) // 2
            painter.drawImage(QRect(left, top, width, height), picture)
            top += height + GAP
        painter.end()
