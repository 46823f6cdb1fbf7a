"""Paper: one key for the round in view, a dialog for everything else."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from arbiter.document.document import Document
from arbiter.domain.errors import ArbiterError
from arbiter.formats.sheets import Sheet
from arbiter.ui.file_names import file_name, folder_of
from arbiter.ui.languages import translate
from arbiter.ui.settings import Settings
from arbiter.ui.view_state import ViewState


def printer_names() -> list[str]:
    """The printers of this computer. Asking is slow, so it is done only when one is needed."""
    from PySide6.QtPrintSupport import QPrinterInfo

    return list(QPrinterInfo.availablePrinterNames())


def print_round(parent: QWidget, document: Document, state: ViewState, settings: Settings) -> None:
    """Print the sheet of the round in view.

    Where there is no printer it becomes a PDF in the tournament's folder, without a dialog,
    and the status line names it.
    """
    if printer_names():
        show_print_dialog(parent, document, state, settings)
        return
    from arbiter.formats.documents import round_sheet
    from arbiter.formats.words import words

    said = words(settings.paper_language)
    try:
        sheet = round_sheet(document.tournament, state.round, said)
        path = pdf_path(document, sheet)
        write_pdf([sheet], path, settings.page)
    except ArbiterError as error:
        state.reject(error)
        return
    state.say(translate("Printing", "No printer: the sheet is in {0}").format(path))


def copy_round(document: Document, state: ViewState, settings: Settings) -> None:
    """Put the sheet of the round in view into the clipboard as plain text, for a mail or a chat."""
    from arbiter.formats.documents import round_sheet
    from arbiter.formats.text import sheet_text
    from arbiter.formats.words import words

    try:
        sheet = round_sheet(document.tournament, state.round, words(settings.paper_language))
    except ArbiterError as error:
        state.reject(error)
        return
    QGuiApplication.clipboard().setText(sheet_text(sheet))
    state.say(translate("Printing", "Round {0} is copied as text.").format(state.round))


def show_print_dialog(
    parent: QWidget, document: Document, state: ViewState, settings: Settings
) -> None:
    """Choose a document, look at it, print it or save it as PDF."""
    from arbiter.ui.print_dialog import PrintDialog

    PrintDialog(document, state, settings, parent).exec()


def write_pdf(sheets: list[Sheet], path: Path, page: str) -> None:
    """Write *sheets* to the PDF *path*.

    :raises ExportFailed: it can't be written.
    """
    from arbiter.paper.pdf import write_pdf as write

    write(sheets, path, page)


def pdf_path(document: Document, sheet: Sheet) -> Path:
    """Beside the tournament, called like its file: ``club final - Round 3.pdf``.

    So no sheet takes the place of another tournament's. A tournament without a name of its
    own has a file all the same, called by its day.
    """
    title = " ".join("".join(c if c not in '\\/:*?"<>|' else " " for c in sheet.title).split())
    event = file_name(document.tournament)
    if document.path is None:
        name = event
    elif document.untitled and document.tournament.event.name:
        name = f"{event} {document.path.stem}"
    else:
        name = document.path.stem
    return folder_of(document) / f"{name} - {title}.pdf"
