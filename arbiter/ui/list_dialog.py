"""The rating lists on this computer: which there are, how old they are, and how to get one."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from arbiter.domain.errors import ArbiterError, NotAList, NotListed
from arbiter.domain.event import Pace
from arbiter.domain.listed_player import RatingList
from arbiter.messages import sentence
from arbiter.storage.player_index import remove_list
from arbiter.storage.rating_lists import list_for
from arbiter.ui import theme
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.dialog_parts import fit_screen
from arbiter.ui.languages import translate
from arbiter.ui.lines_table import LinesTable
from arbiter.ui.list_desk import ListDesk, list_name
from arbiter.ui.list_loading import ListLoading
from arbiter.ui.list_model import NAME, SOURCE, ListModel
from arbiter.ui.sentence import Sentence

MARGIN = 10
LEAST_SOURCE = 90
"""Where less is left, the name of the file is not shown."""


class ListDialog(QDialog):
    """*pace* is that of the open tournament: it says which of FIDE's lists is asked."""

    def __init__(
        self,
        desk: ListDesk,
        pace: Pace = Pace.UNKNOWN,
        folder: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("rating_lists")
        self.setWindowTitle(translate("RatingLists", "Rating lists"))
        self._desk = desk
        self._pace = pace
        self._folder = folder
        self.loading = ListLoading(self)
        self.model = ListModel(self)
        self.table = _Table(self.model, self)
        self.where = Sentence(13, "ink2")
        self.used = Sentence(14, "ink")
        self.state = Sentence(13)
        self.bar = QProgressBar(self)
        self.bar.setRange(0, 100)
        self.bar.setAccessibleName(translate("RatingLists", "How far the list is loaded"))
        self.stop_button = QPushButton(translate("RatingLists", "Stop"), self)
        self.load_button = QPushButton(translate("RatingLists", "&Load a list…"), self)
        self.remove_button = QPushButton(translate("RatingLists", "&Remove"), self)
        self.close_button = DefaultButton(translate("RatingLists", "Close"), self)
        self._arrange()
        self._connect()
        self.refresh()

    def _arrange(self) -> None:
        progress = QHBoxLayout()
        progress.setSpacing(8)
        progress.addWidget(self.bar, 1)
        progress.addWidget(self.stop_button)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        for button in (self.stop_button, self.load_button, self.remove_button):
            button.setAutoDefault(False)
        for button in (self.load_button, self.remove_button, self.close_button):
            button.setAccessibleName(button.text().replace("&", ""))
        foot.addWidget(self.load_button)
        foot.addWidget(self.remove_button)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(10)
        column.addWidget(self.used)
        column.addWidget(self.table, 10)
        column.addWidget(self.where)
        column.addWidget(self.state)
        column.addStretch(1)
        column.addLayout(progress)
        column.addLayout(foot)
        self.where.say(
            translate(
                "RatingLists",
                "FIDE publishes its list each month at ratings.fide.com under Download: take the "
                "one with standard, rapid and blitz, as TXT or XML, and load the zip as it is. "
                "Lists of federations are loaded as .csv, .xlsx or .xls with headings such as "
                "ID_No, Name, Rtg_Nat. Nothing is sent anywhere.",
            )
        )
        self._show_progress(shown=False)
        fit_screen(self, 760, 470)

    def _connect(self) -> None:
        self.load_button.clicked.connect(self._ask)
        self.remove_button.clicked.connect(self.remove)
        self.close_button.clicked.connect(self.reject)
        self.stop_button.clicked.connect(self.loading.cancel)
        self.table.selectionModel().currentRowChanged.connect(self._show_buttons)
        self.loading.progressed.connect(lambda share: self.bar.setValue(round(share * 100)))
        self.loading.loaded.connect(self._loaded)
        self.loading.failed.connect(self._failed)
        self.finished.connect(lambda: self.loading.cancel())

    def refresh(self) -> None:
        """Show the lists as they are kept now."""
        kept = self._desk.lists.kept
        self.model.show_lines(kept)
        self.table.setVisible(bool(kept))
        self.table.fit()
        if kept:
            self.table.setCurrentIndex(self.model.index(0, NAME))
        self._say_used([about for _, about in kept])
        self._show_buttons()

    def _say_used(self, kept: list[RatingList]) -> None:
        fide = list_for(self._pace, kept)
        if not kept:
            text, ink = translate("RatingLists", "No rating list has been loaded yet."), "ink"
        elif fide is None:
            text = translate("RatingLists", "Names that are typed are looked up in these lists.")
            ink = "ink"
        elif fide.out_of_date(date.today()):
            text = translate("RatingLists", "{0} is older than two months. Load the present one.")
            text, ink = text.format(list_name(fide)), "warn"
        else:
            text = translate("RatingLists", "Names that are typed are looked up in: {0}.")
            text, ink = text.format(list_name(fide)), "ink"
        self.used.say(text, ink)

    def _show_buttons(self) -> None:
        busy = self.loading.busy
        self.load_button.setEnabled(not busy)
        self.remove_button.setEnabled(not busy and self.table.currentIndex().isValid())

    def _show_progress(self, *, shown: bool) -> None:
        self.bar.setValue(0)
        self.bar.setVisible(shown)
        self.stop_button.setVisible(shown)

    # Loading and removing

    def _ask(self) -> None:
        kinds = "*.zip *.txt *.xml *.csv *.tsv *.xlsx *.xls"
        chosen, _ = QFileDialog.getOpenFileName(
            self,
            translate("RatingLists", "Load a rating list"),
            self._folder,
            f"{translate('RatingLists', 'Rating lists')} ({kinds});;"
            f"{translate('Files', 'All files')} (*)",
        )
        if chosen:
            self.load(Path(chosen))

    def load(self, path: Path) -> None:
        """Load the list in *path*; the window stays alive meanwhile."""
        self._desk.let_go()
        self.state.say(translate("RatingLists", "Loading {0}…").format(path.name), "ink2")
        self._show_progress(shown=True)
        self.loading.start(path)
        self._show_buttons()
        self.stop_button.setFocus()

    def _loaded(self, about: RatingList) -> None:
        self._show_progress(shown=False)
        self._desk.show_anew()
        self.refresh()
        count = translate("RatingLists", "%n player(s)", "", about.players)
        self.state.say(
            translate("RatingLists", "Loaded: {0}, {1}.").format(list_name(about), count), "good"
        )
        self.close_button.setFocus()

    def _failed(self, error: ArbiterError) -> None:
        self._show_progress(shown=False)
        given_up = isinstance(error, NotAList) and error.why is NotListed.CANCELLED
        self.refresh()
        self.state.say(sentence(error, translate), "ink2" if given_up else "bad")
        self.load_button.setFocus()

    def remove(self) -> None:
        """Forget the list that is marked; it can be loaded again."""
        row = self.table.currentIndex().row()
        if not 0 <= row < len(self.model.lines):
            return
        path, about = self.model.lines[row]
        self._desk.let_go()
        try:
            remove_list(path)
        except ArbiterError as error:
            self.state.say(sentence(error, translate), "bad")
            return
        self._desk.show_anew()
        self.refresh()
        self.state.say(translate("RatingLists", "Removed: {0}.").format(list_name(about)), "ink2")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc stops a list that is being loaded before it closes the dialog."""
        if event.key() == Qt.Key.Key_Escape and self.loading.busy:
            self.loading.cancel()
        else:
            super().keyPressEvent(event)


class _Table(LinesTable):
    def __init__(self, model: ListModel, parent: QWidget) -> None:
        super().__init__(model, translate("RatingLists", "Rating lists"), parent, margin=MARGIN)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Each column as wide as its words; the name of the file takes the rest, if there is
        any."""
        used = 0
        for column in range(self.model().columnCount()):
            width = self.wanted(column)
            if column == SOURCE:
                rest = self.viewport().width() - used
                self.setColumnHidden(SOURCE, rest < min(width, theme.scaled(LEAST_SOURCE)))
                width = max(rest, 0)
            used += width
            self.setColumnWidth(column, width)
