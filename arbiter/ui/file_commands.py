"""New, Open, Save, and what goes out as a file: where the arbiter is asked for a name."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from arbiter.document import session
from arbiter.document.document import Document
from arbiter.domain.errors import ArbiterError, FileDamaged, FileMissing, FileProblem, NotOurFile
from arbiter.domain.tournament import Tournament
from arbiter.ui.file_names import ask_save_name, documents_folder, file_name, folder_of
from arbiter.ui.languages import translate
from arbiter.ui.settings import Settings

if TYPE_CHECKING:
    from arbiter.ui.export_dialog import ExportDialog
    from arbiter.ui.import_commands import ImportCommands

SUFFIX = ".arbiter"
TABLES = (
    "*.xlsx *.xlsm *.xls *.xlt *.ods *.ots *.fods *.html *.htm *.mht *.mhtml *.xml "
    "*.csv *.tsv *.txt *.trf *.trfx *.pgn"
)
"""What a table of another program is called; what it is, is told from its content."""


class FileCommands(QObject):
    """Asks for names and does what was asked for; what fails is one sentence.

    Signals:
        opened: (Document) this tournament is to be shown.
        failed: (ArbiterError) it could not be done.
        said: (str) it was done, and where.
        forgotten: a tournament is no longer on the list of recent ones.
    """

    opened = Signal(object)
    failed = Signal(object)
    said = Signal(str)
    forgotten = Signal()

    def __init__(self, window: QWidget, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self.present: Document | None = None
        self._imports: ImportCommands | None = None

    # In

    def new(self, example: Tournament | None = None) -> None:
        """Begin an untitled tournament, which has a file of its own at once."""
        try:
            self.opened.emit(session.new_document(example, example=example is not None))
        except FileProblem as error:
            self.failed.emit(error)

    def ask_open(self) -> None:
        """Let the arbiter choose a file."""
        from PySide6.QtWidgets import QFileDialog  # every kind of widget takes its time

        chosen, _ = QFileDialog.getOpenFileName(
            self._window,
            translate("Files", "Open a tournament"),
            self._folder(),
            f"{translate('Files', 'Tournaments')} (*{SUFFIX});;{_tables()}",
        )
        if chosen:
            self.open(Path(chosen))

    def ask_import(self) -> None:
        """Let the arbiter choose a table of another program."""
        from PySide6.QtWidgets import QFileDialog

        chosen, _ = QFileDialog.getOpenFileName(
            self._window,
            translate("Files", "Import a table, a report or games"),
            self._folder(),
            f"{_tables()};;{translate('Files', 'All files')} (*)",
        )
        if chosen:
            self._settings.folder = str(Path(chosen).parent)
            self.imports.read(Path(chosen))

    def import_pasted(self, text: str) -> None:
        """Import a table of games that was pasted."""
        self.imports.read_pasted(text)

    @property
    def imports(self) -> ImportCommands:
        """How tables of other programs come in; made when one is first wanted."""
        if self._imports is None:
            from arbiter.ui.import_commands import ImportCommands  # not needed for a window

            found = self._imports = ImportCommands(self._window, lambda: self.present)
            found.opened.connect(self.opened)
            found.failed.connect(self.failed)
            found.said.connect(self.said)
            found.ours.connect(self.open_tournament)
        return self._imports

    def open(self, path: Path) -> None:
        """Open *path*: a tournament of this program, or anything else to be imported."""
        if path.suffix.lower() == SUFFIX:
            self.open_tournament(path)
        else:
            self.imports.read(path)

    def open_tournament(self, path: Path) -> None:
        """Open the tournament in *path*; the one that is open already stays as it is."""
        if self.present is not None and self.present.path == path.resolve():
            self.said.emit(translate("Files", "This tournament is open already."))
            return
        try:
            document = session.open_document(path)
        except ArbiterError as error:
            self.refused(path, error)
            return
        self._settings.folder = str(path.parent)
        self.opened.emit(document)

    def refused(self, path: Path, error: ArbiterError) -> None:
        """Say why *path* can't be opened; of a damaged file offer what can still be read, and
        its newest earlier state."""
        if isinstance(error, FileMissing) and self._offer_state(path):
            return
        if not isinstance(error, (FileDamaged, NotOurFile)):
            self.failed.emit(error)
            return
        from arbiter.ui.salvage_dialog import SalvageDialog, find_salvage  # with luck never needed

        found = find_salvage(path, error)
        if found is None:
            self.failed.emit(error)
            return
        dialog = SalvageDialog(found, self._window)
        dialog.exec()
        if dialog.chosen is None:
            return
        try:
            document = dialog.chosen()
        except ArbiterError as problem:
            self.failed.emit(problem)
            return
        self.opened.emit(document)
        self.said.emit(
            translate("Files", "Opened as a new tournament. The damaged file is as it was.")
        )

    def _offer_state(self, path: Path) -> bool:
        """Whether there is an earlier state of the file *path*, which is not there; offer it."""
        from arbiter.ui.missing_file import MissingFile, ask_missing, newest_state

        state = newest_state(path)
        if state is None:
            return False
        match ask_missing(path, state, self._window):
            case MissingFile.OPEN_STATE:
                try:
                    self.opened.emit(session.open_as_new(state.path))
                except ArbiterError as error:
                    self.failed.emit(error)
            case MissingFile.FORGET:
                session.forget(path)
                self.forgotten.emit()
        return True

    # Out

    def save(self, document: Document) -> None:
        """Ask an untitled tournament's name; any other is saved already, unless there is
        trouble: then saving is tried again."""
        if document.untitled:
            self.save_as(document)
        elif document.save_state.trouble is not None:
            document.retry()
            self.said.emit(translate("Files", "Saving is being tried again."))
        else:
            self.said.emit(translate("Files", "Every entry is saved as soon as it is made."))

    def save_as(self, document: Document) -> None:
        """Let the tournament live under another name from now on."""
        path = self._ask_name(document, translate("Files", "Save as"), SUFFIX)
        if path is not None:
            try:
                session.name_document(document, path, replace=True)
            except ArbiterError as error:
                self.failed.emit(error)
                return
            self.said.emit(translate("Files", "The tournament is now in {0}").format(path))

    def save_copy(self, document: Document) -> None:
        """Write a copy and go on with the original."""
        path = self._ask_name(document, translate("Files", "Save a copy"), SUFFIX)
        if path is not None:
            try:
                document.save_copy(path, replace=True)
            except ArbiterError as error:
                self.failed.emit(error)
                return
            self.said.emit(translate("Files", "A copy is in {0}").format(path))

    def export(self, document: Document, form: str = "") -> None:
        """Write what the dialog asks for; it begins with the *form* of that key, or the last."""
        from arbiter.ui.export_dialog import ExportDialog

        dialog = ExportDialog(document, self._settings, self._window)
        if form:
            dialog.choose(form)
        self._export_in(dialog)

    def export_excel(self, document: Document) -> None:
        """Write the workbook at once, as the last time; the dialog asks where another file
        stands in the way, and says why where it can't be written."""
        from arbiter.ui.export_at_once import AskFirst, write_at_once

        try:
            path = write_at_once(document, self._settings)
        except AskFirst:
            self._export_asking(document, tried=False)
        except ArbiterError:
            self._export_asking(document, tried=True)
        else:
            self.said.emit(translate("Files", "Exported to {0}").format(path))

    def _export_asking(self, document: Document, *, tried: bool) -> None:
        from arbiter.ui.export_at_once import last_workbook
        from arbiter.ui.export_dialog import ExportDialog

        dialog = ExportDialog(document, self._settings, self._window)
        dialog.propose(*last_workbook(document, self._settings))
        if tried:
            dialog.export()  # so that it says why that failed
        else:
            dialog.ask()
        self._export_in(dialog)

    def _export_in(self, dialog: ExportDialog) -> None:
        if dialog.written is None:
            dialog.exec()
        if dialog.written is not None:
            self.said.emit(translate("Files", "Exported to {0}").format(dialog.written))
        elif dialog.copied:
            self.said.emit(translate("Files", "It is in the clipboard."))
        dialog.deleteLater()

    # Names

    def _ask_name(self, document: Document, title: str, suffix: str) -> Path | None:
        kinds = {
            SUFFIX: translate("Files", "Tournaments"),
        }
        proposal = folder_of(document) / (file_name(document.tournament) + suffix)
        path = ask_save_name(self._window, title, proposal, kinds[suffix], suffix)
        if path is not None:
            self._settings.folder = str(path.parent)
        return path

    def _folder(self) -> str:
        """Beside the tournament that is open, else where a file was last, else the documents."""
        if self.present is not None and not self.present.untitled:
            return str(folder_of(self.present))
        if self._settings.folder and Path(self._settings.folder).is_dir():
            return self._settings.folder
        return str(documents_folder())


def _tables() -> str:
    return translate("Files", "Tables, reports, games") + f" ({TABLES})"
