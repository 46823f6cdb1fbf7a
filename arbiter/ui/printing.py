"""Paper: one key for the round in view, a dialog for everything else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from arbiter.document.document import Document
from arbiter.domain.errors import ArbiterError
from arbiter.formats.sheets import Sheet
from arbiter.formats.words import Words
from arbiter.ui.file_names import file_name, folder_of
from arbiter.ui.languages import translate
from arbiter.ui.settings import Settings
from arbiter.ui.view_state import ViewState

if TYPE_CHECKING:
    from arbiter.ui.journal_search import Query

MOST_NAMES = 4
"""Surnames in the name of a file."""


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

    def made(said: Words) -> Sheet:
        return round_sheet(document.tournament, state.round, said)

    _write_beside(document, state, settings, made)


def print_all_rounds(
    parent: QWidget, document: Document, state: ViewState, settings: Settings
) -> None:
    """Print all rounds on one page, or write them as PDF beside the tournament."""
    if printer_names():
        show_print_dialog(parent, document, state, settings, "all_rounds")
        return
    from arbiter.formats.documents import all_rounds_sheet

    def made(said: Words) -> Sheet:
        return all_rounds_sheet(document.tournament, said)

    _write_beside(document, state, settings, made)


def print_worksheet(
    parent: QWidget,
    document: Document,
    state: ViewState,
    settings: Settings,
    numbers: Sequence[int],
    code: str = "",
) -> None:
    """Print how the players with *numbers* were placed (*code* is the tie-break to open), or
    write it as PDF beside the tournament; its name says whose it is."""
    if printer_names():
        show_print_dialog(parent, document, state, settings, "worksheet", numbers, code)
        return
    from arbiter.formats.documents import worksheet_sheet

    def made(said: Words) -> Sheet:
        return worksheet_sheet(document.tournament, said, numbers, code)

    _write_beside(document, state, settings, made, whose(document, numbers))


def print_journal(
    parent: QWidget,
    document: Document,
    state: ViewState,
    settings: Settings,
    query: Query,
    typed: str = "",
) -> None:
    """Print the lines of the journal that *query* takes (*typed* says what was looked for), or
    write them as PDF beside the tournament."""
    if printer_names():
        from arbiter.ui.print_dialog import PrintDialog

        dialog = PrintDialog(document, state, settings, parent, query=query, typed=typed)
        dialog.choose("journal")
        dialog.exec()
        return
    from arbiter.ui.journal_sheet import journal_paper

    def made(_: Words) -> Sheet:
        return journal_paper(document, query, typed)

    _write_beside(document, state, settings, made, typed)


def whose(document: Document, numbers: Sequence[int]) -> str:
    """The surnames of the players with *numbers*, as many as a file name has room for."""
    names = [document.tournament.player(number).family for number in numbers]
    return ", ".join(names[:MOST_NAMES])


def _write_beside(
    document: Document,
    state: ViewState,
    settings: Settings,
    made: Callable[[Words], Sheet],
    part: str = "",
) -> None:
    """Write the sheet that *made* gives as PDF into the tournament's folder, and say where."""
    from arbiter.formats.words import words

    try:
        sheet = made(words(settings.paper_language))
        path = pdf_path(document, sheet, part)
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
    parent: QWidget,
    document: Document,
    state: ViewState,
    settings: Settings,
    kind: str = "",
    numbers: Sequence[int] = (),
    code: str = "",
) -> None:
    """Choose a document, look at it, print it or save it as PDF. It begins with the document
    of that *kind*; *numbers* and *code* are those of the worksheet."""
    from arbiter.ui.print_dialog import PrintDialog

    dialog = PrintDialog(document, state, settings, parent, numbers=numbers, code=code)
    if kind:
        dialog.choose(kind)
    dialog.exec()


def write_pdf(sheets: list[Sheet], path: Path, page: str) -> None:
    """Write *sheets* to the PDF *path*.

    :raises ExportFailed: it can't be written.
    """
    from arbiter.paper.pdf import write_pdf as write

    write(sheets, path, page)


def pdf_path(document: Document, sheet: Sheet, part: str = "") -> Path:
    """Beside the tournament, called like its file: ``club final - Round 3.pdf``; *part* says
    which of several sheets of one title it is.

    So no sheet takes the place of another tournament's. A tournament without a name of its
    own has a file all the same, called by its day.
    """
    whole = " ".join(filter(None, (sheet.title, part)))
    title = " ".join("".join(c if c not in '\\/:*?"<>|' else " " for c in whole).split())
    event = file_name(document.tournament)
    if document.path is None:
        name = event
    elif document.untitled and document.tournament.event.name:
        name = f"{event} {document.path.stem}"
    else:
        name = document.path.stem
    return folder_of(document) / f"{name} - {title}.pdf"
