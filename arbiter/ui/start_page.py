"""What the program shows while no tournament is open."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path

from PySide6.QtCore import QDate, QLocale, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSpacerItem, QVBoxLayout, QWidget

from arbiter import __version__
from arbiter.document.session import Recent
from arbiter.ui import theme
from arbiter.ui.languages import OWN_NAMES, current_language, translate
from arbiter.ui.start_list import Choice, StartList

AIRY = 1200
"""From this width on, at the usual text size, there is air at both sides."""
COMPACT = 900
"""Below this width each choice is one line."""
_CYRILLIC = {"Т": "N", "Щ": "O", "Ш": "I", "У": "E", "Д": "L", "З": "P"}
"""The same keys on the Russian layout."""


class StartPage(QWidget):
    """New, open, import, two examples, practice, and the recent tournaments, each with one key.

    Signals:
        new_asked, open_asked: the arbiter wants a new tournament, or one from a file.
        import_asked: he wants one from a table of another program.
        example_asked: (bool) he wants the example; True for the last round open.
        practice_asked: he wants the example with things to try.
        file_asked: (Path) he wants this file of the list.
    """

    new_asked = Signal()
    open_asked = Signal()
    import_asked = Signal()
    example_asked = Signal(bool)
    practice_asked = Signal()
    file_asked = Signal(object)

    def __init__(self, recent: list[Recent], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("start_page")
        self.setAccessibleName(translate("StartPage", "Start"))
        self._recent = recent[:9]
        self._problem = ""
        self._heading = QLabel("Arbiter", self)
        self._subtitle = QLabel(
            translate("StartPage", "Round robins, from the drawing of lots to the report."), self
        )
        self.beginnings = StartList(translate("StartPage", "Begin"), self)
        self.beginnings.setObjectName("beginnings")
        self._recent_heading = QLabel(translate("StartPage", "Recent tournaments"), self)
        self.recent = StartList(translate("StartPage", "Recent tournaments"), self)
        self.recent.setObjectName("recent")
        self._nothing = QLabel(
            translate("StartPage", "No tournament has been opened on this computer yet."), self
        )
        self._nothing.setWordWrap(True)
        self._foot = QLabel(self)
        self._foot.setWordWrap(True)  # else a long one widens the window beyond a small screen
        self._language = QLabel(OWN_NAMES[current_language()], self)
        self._version = QLabel(translate("StartPage", "Version {0}").format(__version__), self)
        self._fill()
        self._arrange()
        theme.notifier().changed.connect(self._dress)
        self._dress()

    def _fill(self) -> None:
        self.beginnings.show_choices(
            [
                Choice(
                    "N",
                    translate("StartPage", "New tournament"),
                    translate("StartPage", "Players, lots, schedule"),
                    self.new_asked.emit,
                    "new",
                ),
                Choice(
                    "O",
                    translate("StartPage", "Open a tournament"),
                    translate("StartPage", "From this computer or a stick"),
                    self.open_asked.emit,
                    "open",
                ),
                Choice(
                    "I",
                    translate("StartPage", "Import a file"),
                    translate("StartPage", "Excel, LibreOffice, web page, text, TRF, PGN"),
                    self.import_asked.emit,
                    "table",
                ),
                Choice(
                    "E",
                    translate("StartPage", "Look at the example"),
                    translate("StartPage", "Seven players, every game entered"),
                    lambda: self.example_asked.emit(False),
                    "example",
                ),
                Choice(
                    "L",
                    translate("StartPage", "The same, last round open"),
                    translate("StartPage", "To try entering results"),
                    lambda: self.example_asked.emit(True),
                    "example-open",
                ),
                Choice(
                    "P",
                    translate("StartPage", "Practise"),
                    translate("StartPage", "Seven things to try; one key begins anew"),
                    self.practice_asked.emit,
                    "practise",
                ),
            ]
        )
        today = datetime.now().astimezone().date()
        self.recent.show_choices(
            [
                Choice(
                    str(key),
                    recent.name or translate("StartPage", "Untitled tournament"),
                    how_far(recent),
                    self._asks_for(recent.path),
                    when=_when(recent.opened_at, today),
                    recent=recent,
                )
                for key, recent in enumerate(self._recent, 1)
            ]
        )
        self.recent.sideways.connect(self._sideways)
        self.beginnings.sideways.connect(self._sideways)
        self.recent.setVisible(bool(self._recent))
        self._nothing.setVisible(not self._recent)

    def _asks_for(self, path: Path) -> Callable[[], None]:
        return lambda: self.file_asked.emit(path)

    def _arrange(self) -> None:
        left = self._left = QVBoxLayout()
        left.setSpacing(0)
        for widget in (self._heading, self._subtitle):
            left.addWidget(widget)
        self._gap = QSpacerItem(0, 24)
        left.addItem(self._gap)
        left.addWidget(self.beginnings, 20)
        left.addStretch(1)
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self._recent_heading)
        right.addSpacing(8)
        right.addWidget(_Rule(self))
        right.addWidget(self.recent, 20)
        right.addSpacing(8)
        right.addWidget(self._nothing)
        right.addStretch(1)
        self._columns = QGridLayout()
        self._columns.addLayout(left, 0, 1)
        self._columns.addLayout(right, 0, 3)
        for column, stretch in enumerate((16, 44, 7, 54, 16)):
            self._columns.setColumnStretch(column, stretch)
        foot = QHBoxLayout()
        foot.setContentsMargins(24, 0, 24, 12)
        foot.setSpacing(24)
        foot.addWidget(self._foot, 1)
        foot.addWidget(self._language)
        foot.addWidget(self._version)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.addLayout(self._columns, 1)
        self._whole.addLayout(foot)

    def _dress(self) -> None:
        roles = theme.roles()
        compact = self.width() < COMPACT * theme.text_size() / 100
        for part in (self.beginnings, self.recent):
            part.compact = compact
            height = part.row_height() * max(part.count(), 1) + 2
            part.setMaximumHeight(height)
            part.setMinimumHeight(min(height, part.row_height() * 4))
            part.doItemsLayout()
        spare = self.height() - self.recent.maximumHeight() - theme.scaled(120)
        self._gap.changeSize(0, 8 if compact else 24)
        self._left.invalidate()
        top = 8 if compact else max(16, min(self.height() // 6, spare))
        self._columns.setContentsMargins(0, top, 0, 8)
        airy = self.width() >= AIRY * theme.text_size() / 100
        narrow = (2, 44, 4, 44, 2) if compact else (2, 37, 3, 54, 2)
        for column, stretch in enumerate((16, 44, 7, 54, 16) if airy else narrow):
            self._columns.setColumnStretch(column, stretch)
        self._subtitle.setVisible(not compact)
        self._foot.setText(self._problem or _foot_text(compact=compact))
        for label, font, ink in (
            (self._heading, theme.font(24 if compact else 34, bold=True), roles.ink),
            (self._subtitle, theme.font(15), roles.ink2),
            (self._recent_heading, theme.font(14, bold=True), roles.ink2),
            (self._nothing, theme.font(14), roles.ink3),
            (self._foot, theme.font(13), roles.bad if self._problem else roles.ink3),
            (self._language, theme.font(13), roles.ink2),
            (self._version, theme.font(13), roles.ink2),
        ):
            label.setFont(font)
            theme.colour(label, ink)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """One line for each choice where it is narrow."""
        super().resizeEvent(event)
        self._dress()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paper."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.roles().surface)
        painter.end()

    def show_problem(self, text: str) -> None:
        """Say at the foot why something could not be done."""
        self._problem = text
        self._dress()

    def focus_first(self) -> None:
        """Let the arrow keys begin at New tournament."""
        self.beginnings.setFocus(Qt.FocusReason.OtherFocusReason)

    def _sideways(self, direction: int) -> None:
        target = self.recent if direction > 0 else self.beginnings
        if target.isVisible():
            target.setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The letter or figure of a choice, on a Latin or a Russian keyboard."""
        typed = event.text().upper()
        typed = _CYRILLIC.get(typed, typed)
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if typed and held in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.ShiftModifier,
        ):
            for choice in (*self.beginnings.choices(), *self.recent.choices()):
                if choice.key == typed:
                    choice.run()
                    return
        super().keyPressEvent(event)


class _Rule(QWidget):
    """A line under a heading."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedHeight(1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.roles().rule)
        painter.end()


def _foot_text(*, compact: bool) -> str:
    """What stands at the foot while nothing is wrong; where it is narrow, how to get help."""
    helps = translate("StartPage", "F1 opens the help.")
    if compact:
        return helps
    stays = translate(
        "StartPage", "All data stay on this computer. A file can also be dropped here."
    )
    return f"{stays} {helps}"


def how_far(recent: Recent) -> str:
    """``16 players, round 9 of 15, 52 games to play``."""
    if recent.missing:
        return translate("StartPage", "The file is not there. An earlier state can be opened.")
    players = translate("StartPage", "%n player(s)", "", recent.players)
    if recent.cycles == 2:
        players = translate("StartPage", "{0} twice").format(players)
    elif recent.cycles > 2:
        players = translate("StartPage", "{0}, {1} cycles").format(players, recent.cycles)
    if not recent.drawn:
        return translate("StartPage", "{0}, lots not drawn").format(players)
    if not recent.open_games:
        return translate("StartPage", "{0}, finished").format(players)
    if not set("".join(recent.results)) & set("1=0"):
        return translate("StartPage", "{0}, numbers drawn, no game yet").format(players)
    games = translate("StartPage", "%n game(s) to play", "", recent.open_games)
    return translate("StartPage", "{0}, round {1} of {2}, {3}").format(
        players, recent.round, recent.rounds, games
    )


def _when(moment: datetime, today: date) -> str:
    day = moment.astimezone()
    distance = (today - day.date()).days
    if distance == 0:
        return translate("StartPage", "today {0}").format(day.strftime("%H:%M"))
    if distance == 1:
        return translate("StartPage", "yesterday")
    form = "d MMMM" if day.year == today.year else "d MMMM yyyy"
    return QLocale().toString(QDate(day.year, day.month, day.day), form)
