"""The standings beside the work: title, how final they are, and the table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QSplitter, QVBoxLayout, QWidget

from arbiter.document.document import Document
from arbiter.domain.progress import Progress, progress
from arbiter.ui import theme
from arbiter.ui.figures import advance
from arbiter.ui.languages import translate
from arbiter.ui.offered_menus import offer_player_menu
from arbiter.ui.panel_title import MARGIN, PanelTitle, Verdict
from arbiter.ui.standings_model import StandingsModel
from arbiter.ui.standings_view import StandingsView
from arbiter.ui.view_state import ViewState

NO_LIMIT = 16777215
"""Qt's word for a height without bounds."""
LEFT_FOR_WHY = 130
"""The least that *Why?* is left with under the standings, at 100 %."""


class StandingsTitle(PanelTitle):
    """*Standings after round 9 + 2 games* with the tag *provisional* or *final*.

    Where it is narrow the title gets shorter; the tool tip says all of it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._forms = [translate("Standings", "Standings")]
        self._tag = ""
        self._verdict_of_tag: Verdict = "plain"

    def show_progress(self, how_far: Progress) -> None:
        """Say how far the tournament has come."""
        self._forms = title_forms(how_far)
        self._tag, self._verdict_of_tag = "", "plain"
        if how_far.final:
            self._tag, self._verdict_of_tag = translate("Standings", "final"), "good"
        elif how_far.begun and how_far.provisional:
            self._tag, self._verdict_of_tag = translate("Standings", "provisional"), "warn"
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Show the longest form that has room."""
        bold, small = theme.font(14, bold=True), theme.font(12, bold=True)
        tag = advance(self._tag, small) + 24 if self._tag else 0
        room = self.width() - 2 * MARGIN - tag
        fitting = [form for form in self._forms if advance(form, bold) <= room]
        self.show_text(fitting[0] if fitting else self._forms[-1], self._tag, self._verdict_of_tag)
        full = " – ".join(filter(None, (self._forms[0], self._tag)))
        self.setAccessibleName(full)
        self.setToolTip(full)


def title_forms(how_far: Progress) -> list[str]:
    """Titles, the fullest first: up to which round all is reported, and what counts beyond."""
    plain = translate("Standings", "Standings")
    if how_far.final or not how_far.begun:
        return [plain]
    if not how_far.complete:
        games = translate("Standings", "Standings after %n game(s)", "", how_far.beyond)
        return [games, plain]
    beyond = translate("Standings", "+ %n game(s)", "", how_far.beyond) if how_far.beyond else ""
    after = translate("Standings", "Standings after round {0}").format(how_far.complete)
    short = translate("Standings", "After round {0}").format(how_far.complete)
    if not beyond:
        return [after, short]
    return [f"{after} {beyond}", f"{short} {beyond}", after, short]


class StandingsPanel(QWidget):
    """Title and table; until the first result, a sentence."""

    def __init__(self, document: Document, state: ViewState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.title = StandingsTitle()
        self.model = StandingsModel(document, self)
        self.view = StandingsView(self.model, state, self)
        offer_player_menu(self.view, self._number_at, document, state)
        self._empty = QLabel(translate("Standings", "No result yet."))
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setAutoFillBackground(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.title)
        column.addWidget(self.view, 1)
        column.addWidget(self._empty, 1)
        theme.notifier().changed.connect(self._look_changed)
        document.changed.connect(self._follow)
        self._look_changed()
        self._follow()

    def _number_at(self, place: QPoint) -> int:
        row = self.view.rowAt(place.y())
        return self.model.standing(row).number if row >= 0 else 0

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ParentChange:
            self._take_share()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._take_share()

    def _take_share(self) -> None:
        """Above *Why?* take what the rows need: no more, and no less if it can be had."""
        above = self.parentWidget()
        if isinstance(above, QSplitter):
            own = 0 if self.title.parentWidget() is not self else self.title.height()
            most, least = self.view.sizeHint().height() + own, self.view.least_height() + own
            self.setMaximumHeight(most if self.view.isVisibleTo(self) else NO_LIMIT)
            self.setMinimumHeight(max(min(least, above.height() - theme.scaled(LEFT_FOR_WHY)), 0))
        else:
            self.setMaximumHeight(NO_LIMIT)
            self.setMinimumHeight(0)

    def focus_first(self) -> None:
        """Put the keyboard on the table, if there is one."""
        if self.focusProxy() is not None:
            self.view.setFocus()

    def _follow(self) -> None:
        how_far = progress(self._document.tournament)
        self.title.show_progress(how_far)
        begun = self._document.tournament.started
        # A hidden table that was given the keyboard would take it from the boards as it appears.
        self.setFocusProxy(self.view if begun else None)
        self.view.setVisible(begun)
        self._empty.setVisible(not begun)
        self._take_share()

    def _look_changed(self) -> None:
        palette = self._empty.palette()
        palette.setColor(self._empty.backgroundRole(), theme.roles().surface)
        palette.setColor(self._empty.foregroundRole(), theme.roles().ink3)
        self._empty.setPalette(palette)
        self._empty.setFont(theme.font(14))
        self.update()
