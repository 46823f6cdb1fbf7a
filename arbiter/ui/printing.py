"""Paper: one key for the round that comes next, a dialog for everything else."""

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


def usual_printer() -> str:
    """The printer that this computer prints on unless another is chosen, or nothing."""
    from PySide6.QtPrintSupport import QPrinterInfo

    return QPrinterInfo.defaultPrinterName()


def print_round(document: Document, state: ViewState, settings: Settings) -> None:
    """Print the sheet of the round that comes next on the usual printer; after the last round
    has begun that of the round in view.

    Where there is no printer it becomes a PDF in the tournament's folder. There is no dialog,
    and the status line names the round, and the printer or the file.
    """
    from arbiter.domain.progress import round_to_come
    from arbiter.formats.documents import round_sheet
    from arbiter.formats.words import words

    coming = round_to_come(document.tournament)
    try:
        said = words(paper_language(document, settings))
        # A game of the round to come may have been played early: it is posted all the same.
        results = False if coming else None
        sheet = round_sheet(document.tournament, coming or state.round, said, results=results)
        printed, place = _print_or_write(document, sheet, settings.page)
    except ArbiterError as error:
        state.reject(error)
        return
    text = translate("Printing", "Round {0} is printed on {1}")
    if not printed:
        text = translate("Printing", "No printer: the sheet of round {0} is in {1}")
    state.say(text.format(coming or state.round, place))


def _print_or_write(document: Document, sheet: Sheet, page: str) -> tuple[bool, str]:
    """Whether there is a printer, and the one that *sheet* is printed on, else the PDF beside the
    tournament."""
    printer = usual_printer() or next(iter(printer_names()), "")
    if not printer:
        return False, _beside(document, sheet, page)
    _print_on(printer, sheet, page)
    return True, printer


def _print_on(name: str, sheet: Sheet, page: str) -> None:
    from PySide6.QtPrintSupport import QPrinter

    from arbiter.paper.output import page_size
    from arbiter.paper.pdf import paint_sheets

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPrinterName(name)
    printer.setPageSize(page_size(page))
    paint_sheets([sheet], printer)


def _beside(document: Document, sheet: Sheet, page: str, part: str = "") -> str:
    path = pdf_path(document, sheet, part)
    write_pdf([sheet], path, page)
    return str(path)


def paper_language(document: Document, settings: Settings) -> str:
    """The language of the sheets of this event."""
    return settings.paper_language_of(str(document.path))


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
        dialog.deleteLater()
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
        sheet = made(words(paper_language(document, settings)))
        path = _beside(document, sheet, settings.page, part)
    except ArbiterError as error:
        state.reject(error)
        return
    state.say(translate("Printing", "No printer: the sheet is in {0}").format(path))


def print_sheet(document: Document, state: ViewState, settings: Settings, sheet: Sheet) -> None:
    """Print *sheet* on the usual printer, or write it as PDF beside the tournament where there is
    none; the status line says which."""
    try:
        printed, place = _print_or_write(document, sheet, settings.page)
    except ArbiterError as error:
        state.reject(error)
        return
    text = translate("Printing", "The sheet is printed on {0}")
    if not printed:
        text = translate("Printing", "No printer: the sheet is in {0}")
    state.say(text.format(place))


def copy_round(document: Document, state: ViewState, settings: Settings) -> None:
    """Put the sheet of the round in view into the clipboard as plain text, for a mail or a chat."""
    from arbiter.formats.lines import sheet_lines

    sheet = _sheet_in_view(document, state, settings)
    if sheet is not None:
        QGuiApplication.clipboard().setText(sheet_lines(sheet))
        state.say(translate("Printing", "Round {0} is copied as text.").format(state.round))


def copy_round_picture(document: Document, state: ViewState, settings: Settings) -> None:
    """Put the sheet of the round in view into the clipboard as a picture, for a messenger."""
    from arbiter.paper.picture import sheet_picture

    sheet = _sheet_in_view(document, state, settings)
    if sheet is not None:
        QGuiApplication.clipboard().setImage(sheet_picture(sheet))
        state.say(translate("Printing", "Round {0} is copied as a picture.").format(state.round))


def _sheet_in_view(document: Document, state: ViewState, settings: Settings) -> Sheet | None:
    """The sheet of the round in view; None if there is no such round, which is then said."""
    from arbiter.formats.documents import round_sheet
    from arbiter.formats.words import words

    try:
        said = words(paper_language(document, settings))
        return round_sheet(document.tournament, state.round, said)
    except ArbiterError as error:
        state.reject(error)
        return None


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
    dialog.deleteLater()


def show_bundle_dialog(
    parent: QWidget, document: Document, state: ViewState, settings: Settings
) -> None:
    """Print what belongs together at this moment of the event."""
    from arbiter.ui.bundle_dialog import BundleDialog

    dialog = BundleDialog(document, state, settings, parent)
    dialog.exec()
    dialog.deleteLater()


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
    return paper_file(document, " ".join(filter(None, (sheet.title, part))))


def paper_file(document: Document, title: str) -> Path:
    """The file with *title* beside the tournament, called like it."""
    title = " ".join("".join(c if c not in '\\/:*?"<>|' else " " for c in title).split())
    event = file_name(document.tournament)
    if document.path is None:
        name = event
    elif document.untitled and document.tournament.event.name:
        name = f"{event} {document.path.stem}"
    else:
        name = document.path.stem
    return folder_of(document) / f"{name} - {title}.pdf"
