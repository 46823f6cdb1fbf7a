"""The window for the beamer: what players and guests may see, on a screen of its own."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QPainter, QPaintEvent, QScreen
from PySide6.QtWidgets import QWidget

from arbiter.document.document import Document
from arbiter.ui import theme
from arbiter.ui.days import short_day
from arbiter.ui.hall_pages import HallPage, HallView, hall_pages, next_round, round_in_hall
from arbiter.ui.hall_paint import HallPainter
from arbiter.ui.languages import translate

SECONDS = 12
"""So long a page stands, unless the arbiter chose otherwise."""
ARRIVING = 1500
"""Milliseconds after coming into view in which no window manager may give it the keys: many give
them to whatever fills a screen, though it asks not to be activated."""
SMALL = (960, 540)
"""The window where there is only one screen: to be drawn to wherever it is wanted."""


class HallScreen(QWidget):
    """Paints the present state; it takes no keys from the desk, and nothing that is typed and
    not accepted reaches it.

    On a computer with two screens it fills the one on which the program's window is not. When
    that screen is taken away it hides, so as not to cover the desk, and comes back with it.

    Signals:
        left: the window was closed.
        screen_gone: its screen was taken away, or came back.
    """

    left = Signal()
    screen_gone = Signal(bool)

    def __init__(self, document: Document, desk: QWidget | None = None) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setObjectName("hall_screen")
        self.setWindowTitle(translate("Hall", "Hall screen"))
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._document = document
        self._desk = desk
        self._arriving = QTimer(self, singleShot=True, interval=ARRIVING)
        self._arriving.timeout.connect(lambda: self._refuse_keys(False))
        self._view = HallView.ROTATING
        self._dark = theme.is_dark()
        self._screen_name = ""
        self._place = 0
        self._pages: tuple[HallPage, ...] = ()
        self._turning = QTimer(self, interval=SECONDS * 1000)
        self._turning.timeout.connect(self.turn)
        self._clock = QTimer(self, interval=1000)
        self._clock.timeout.connect(self._look_at_clock)
        self._minute = ""
        document.changed.connect(self.follow)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.screenRemoved.connect(self._screen_removed)
            app.screenAdded.connect(self._screen_added)
        self.resize(*SMALL)
        self.follow()

    # What is shown

    def choose(self, view: HallView, *, dark: bool, seconds: int = SECONDS) -> None:
        """Show *view* in one of the two themes, each page for so many *seconds*."""
        if view is not self._view:
            self._place = 0
        self._view, self._dark = view, dark
        self._turning.setInterval(max(seconds, 1) * 1000)
        self.follow()

    @property
    def page(self) -> HallPage:
        """The page that is in view."""
        return self._pages[self._place % len(self._pages)]

    def follow(self) -> None:
        """Show the present state: the same kind of page as before, if it is still there."""
        self._pages = hall_pages(self._document.standings, self._view)
        self._place %= len(self._pages)
        self._settle()

    def turn(self, step: int = 1) -> None:
        """The next page, or the one before."""
        self._place = (self._place + step) % len(self._pages)
        self._settle()

    def _settle(self) -> None:
        if len(self._pages) > 1 and not self._turning.isActive():
            self._turning.start()
        elif len(self._pages) == 1:
            self._turning.stop()
        self.setAccessibleName(f"{self.windowTitle()}: {self.page.subject}")
        self.update()

    # Where it stands

    def present(self, screen_name: str = "") -> None:
        """Come into view: on the screen of that name, or on the second one; where there is only
        one, in a window of its own."""
        self._screen_name = screen_name
        self._clock.start()
        screen = self._screen_for_hall()
        if screen is None:
            self.resize(*SMALL)
            self._refuse_keys(True)
            self.show()
        else:
            self._fill(screen)

    def _fill(self, screen: QScreen) -> None:
        self._screen_name = screen.name()
        self.setGeometry(screen.geometry())
        self._refuse_keys(True)
        self.windowHandle().setScreen(screen)
        # Not showFullScreen(), which activates the window.
        self.setWindowState(Qt.WindowState.WindowFullScreen)
        self.show()
        self.setGeometry(screen.geometry())

    def _refuse_keys(self, refuse: bool) -> None:
        """Take no keys while coming into view; later somebody may go there with the mouse."""
        self.winId()  # from now on there is a window to tell this to
        self.windowHandle().setFlag(Qt.WindowType.WindowDoesNotAcceptFocus, refuse)
        if refuse:
            self._arriving.start()

    def _screen_for_hall(self) -> QScreen | None:
        screens = QGuiApplication.screens()
        own = self._desk.screen() if self._desk is not None else QGuiApplication.primaryScreen()
        others = [screen for screen in screens if screen is not own]
        named = [screen for screen in others if screen.name() == self._screen_name]
        return next(iter(named or others), None)

    def _screen_removed(self, screen: QScreen) -> None:
        if self.isFullScreen() and screen.name() == self._screen_name:
            self._leave_keys_at_desk()
            self.hide()  # Qt would put it over the desk
            self.screen_gone.emit(True)

    def _screen_added(self, screen: QScreen) -> None:
        if self._clock.isActive() and not self.isVisible():
            self._leave_keys_at_desk()
            self._fill(screen)
            self.screen_gone.emit(False)

    def _leave_keys_at_desk(self) -> None:
        """Some window managers take the keys from everybody when a screen comes or goes."""
        desk = self._desk
        if desk is not None and desk.isActiveWindow():
            QTimer.singleShot(ARRIVING // 3, desk, lambda: _give_keys(desk))

    # Keys and closing

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Only for somebody who has gone there with the mouse."""
        match event.key():
            case Qt.Key.Key_Escape:
                self.close()
            case Qt.Key.Key_Right | Qt.Key.Key_Space | Qt.Key.Key_PageDown:
                self.turn()
            case Qt.Key.Key_Left | Qt.Key.Key_PageUp:
                self.turn(-1)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._clock.stop()
        self._turning.stop()
        self._arriving.stop()
        super().closeEvent(event)
        self.left.emit()

    # Painting

    def _look_at_clock(self) -> None:
        if self._time() != self._minute:
            self.update()

    def _time(self) -> str:
        return QDateTime.currentDateTime().toString("HH:mm")

    def paintEvent(self, event: QPaintEvent) -> None:
        self._minute = self._time()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        self._paint(painter, self.rect())
        painter.end()

    def _paint(self, painter: QPainter, box: QRect) -> None:
        roles = theme.DARK if self._dark else theme.LIGHT
        event = self._document.tournament.event.name
        paper = HallPainter(painter, box.width(), box.height(), roles)
        paper.paint(self.page, event, self._following(), (self._counted(), self._shown_next()))

    def _following(self) -> str:
        """When the next round begins: ``Round 10 at 15:00``; nothing where nobody knows."""
        tournament = self._document.tournament
        round = next_round(tournament)
        start = tournament.round_start(round) if round else ""
        if not start:
            return ""
        today = QDateTime.currentDateTime().toString("yyyy-MM-dd")
        if start[:10] == today and start[11:16]:
            return translate("Hall", "Round {0} at {1}").format(round, start[11:16])
        return translate("Hall", "Round {0}: {1}").format(round, short_day(start))

    def _counted(self) -> str:
        """``5 of 8 games finished`` while boards are in view."""
        tournament = self._document.tournament
        if not tournament.drawn or not tournament.rounds_known:
            return ""
        boards = tournament.counted_boards(round_in_hall(tournament))
        finished = sum(game.result is not None for game in boards)
        text = translate("Hall", "{0} of %n game(s) finished", "", len(boards))
        return text.format(finished)

    def _shown_next(self) -> str:
        """What comes after this page, and the time."""
        following = (
            self._pages[(self._place + step) % len(self._pages)].subject
            for step in range(1, len(self._pages))
        )
        # A wide crosstable has several pages of the same rows.
        others = [subject for subject in dict.fromkeys(following) if subject != self.page.subject]
        others = others[:2]
        then = translate("Hall", "then {0}").format(", ".join(others)) if others else ""
        return "      ".join(filter(None, (then, self._minute)))


def _give_keys(desk: QWidget) -> None:
    if QGuiApplication.focusWindow() is None:
        desk.activateWindow()
