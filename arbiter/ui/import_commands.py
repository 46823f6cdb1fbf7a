"""Files of other programs coming in: read, looked at, taken in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from arbiter.document import session
from arbiter.document.document import Document
from arbiter.domain.errors import ArbiterError, FileUnreadable, NotImported, Refusal
from arbiter.domain.import_updates import TakeInResults, UpdatePlayers
from arbiter.domain.os_faults import fault_text
from arbiter.domain.reimport import Reimport
from arbiter.domain.tournament import Player
from arbiter.ui.import_desk import ImportDesk
from arbiter.ui.import_dialog import ImportDialog
from arbiter.ui.import_reading import ImportReading, ReadTable
from arbiter.ui.languages import translate
from arbiter.ui.update_words import updated_words


class ImportCommands(QObject):
    """Over one window; *present* says which tournament is open in it, if one is.

    Signals:
        opened: (Document) this new tournament is to be shown.
        ours: (Path) it is a tournament of this program after all.
        failed: (ArbiterError) it could not be done.
        said: (str) it was done, and what came in.
    """

    opened = Signal(object)
    ours = Signal(object)
    failed = Signal(object)
    said = Signal(str)

    def __init__(self, window: QWidget, present: Callable[[], Document | None]) -> None:
        super().__init__(window)
        self._window = window
        self._present = present
        self.dialog: ImportDialog | None = None
        self._pasted: TemporaryDirectory[str] | None = None
        self.reading = ImportReading(window)
        self.reading.read.connect(self._look_at)
        self.reading.failed.connect(self._failed)

    def read(self, path: Path) -> None:
        """Read *path* and show what was understood; the window stays alive meanwhile."""
        if self.dialog is None:
            self.reading.start(path, listed=self._listed())

    def read_pasted(self, text: str) -> None:
        """Read *text*, a table of games from the clipboard, as if it were a file.

        Where the clipboard holds it as a part of a web page too, that is read: it has merged
        cells and colours.
        """
        data = QGuiApplication.clipboard().mimeData()
        page = data.html() if data is not None and data.text() == text else ""
        whole = "<table" in page.lower()
        if self._pasted is None:
            self._pasted = TemporaryDirectory(prefix="arbiter-")
            self.destroyed.connect(self._pasted.cleanup)
        name = translate("Import", "Pasted table") + (".html" if whole else ".txt")
        path = Path(self._pasted.name) / name
        try:
            path.write_text(page if whole else text, encoding="utf-8-sig")
        except OSError as error:
            self.failed.emit(FileUnreadable(path, fault_text(error)))
            return
        self.read(path)

    def _listed(self) -> Sequence[Player]:
        """With whom a list is compared: those of the tournament that it could go into."""
        present = self._present()
        if present is None or present.locked is not None:
            return ()
        return present.tournament.players

    def _read_again(self, encoding: str, separator: str) -> None:
        if self.dialog is not None:
            desk = self.dialog.desk
            self.reading.start(desk.book.path, encoding, separator, desk.listed)

    def _failed(self, error: ArbiterError) -> None:
        if isinstance(error, NotImported) and error.why is Refusal.OURS:
            self.ours.emit(error.path)
        elif self.dialog is None and isinstance(error, NotImported) and _is_list(error.path):
            self.failed.emit(NotImported(error.path, Refusal.RATING_LIST))
        elif self.dialog is not None:
            self.dialog.say(error)
        else:
            self.failed.emit(error)

    def _look_at(self, table: ReadTable) -> None:
        if self.dialog is not None:
            self.dialog.desk.take_book(table.book, table.found)
            return
        desk = ImportDesk(table.book, self._listed(), found=table.found)
        if desk.refused is not None:
            self.failed.emit(desk.refused)
            return
        dialog = self.dialog = ImportDialog(desk, self._present(), self._window)
        desk.setParent(dialog)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.read_again.connect(self._read_again)
        dialog.finished.connect(self._finished)
        dialog.open()

    def _finished(self, result: int) -> None:
        dialog, self.dialog = self.dialog, None
        self.reading.cancel()
        if dialog is not None and result == ImportDialog.DialogCode.Accepted:
            self._take_in(dialog)

    def _take_in(self, dialog: ImportDialog) -> None:
        done = dialog.acceptance()
        if done.update is not None:
            self._ask_about(done.update, dialog.desk.book.path.name)
            return
        if done.edit is None:
            return
        try:
            document = self._present()
            if done.new or document is None:
                document = session.new_document()
                self.opened.emit(document)
                if self._present() is not document:
                    return  # the one that was open could not be closed
            document.apply(done.edit)
        except ArbiterError as error:
            self.failed.emit(error)
            return
        self.said.emit(done.said)

    # Into the tournament that is open

    def _ask_about(self, found: Reimport, source: str) -> None:
        """Let it be decided what of *found* is taken in."""
        from arbiter.ui.update_dialog import UpdateDialog  # once or twice in a tournament

        document = self._present()
        if document is None:
            return
        dialog = UpdateDialog(document.tournament, found, source, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._update(document, dialog.edit(), source))
        dialog.open()

    def _update(self, document: Document, edit: TakeInResults | UpdatePlayers, source: str) -> None:
        if self._present() is not document:
            return
        try:
            document.apply(edit)
        except ArbiterError as error:
            self.failed.emit(error)
            return
        players = edit.players if isinstance(edit, TakeInResults) else edit.changed
        results = len(edit.results) if isinstance(edit, TakeInResults) else 0
        self.said.emit(updated_words(results, len(players), source))


def _is_list(path: Path) -> bool:
    """Whether what can't be imported is FIDE's rating list."""
    from arbiter.formats.player_lists.reading import looks_like_list

    return looks_like_list(path)
