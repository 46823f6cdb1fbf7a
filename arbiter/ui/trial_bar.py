"""The bar across the window while results are tried out, and the frame around the work."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMainWindow, QPushButton, QToolBar, QWidget

from arbiter.document.trial_document import TrialDocument
from arbiter.ui import theme
from arbiter.ui.languages import translate

NARROW = 900


class TrialBar(QToolBar):
    """Says that nothing is meant in earnest.

    Signals:
        end_asked: the trial is to end.
        enter_asked: what was tried is to be entered.
    """

    end_asked = Signal()
    enter_asked = Signal()

    def __init__(self, document: TrialDocument, parent: QWidget) -> None:
        super().__init__(translate("Trial", "Trial"), parent)
        self.setObjectName("trial_bar")
        self.setMovable(False)
        self.setFloatable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.toggleViewAction().setVisible(False)
        self._document = document
        self._panel = _Panel(self)
        self.enter_button = QPushButton(self)
        self.enter_button.setObjectName("trial_enter")
        self.end_button = QPushButton(translate("Trial", "End trial  Esc"), self)
        self.end_button.setObjectName("trial_end")
        self.end_button.setAccessibleName(translate("Trial", "End trial"))
        self._word = QLabel(translate("Trial", "Trial"), self)
        self._text = QLabel(self)
        row = QHBoxLayout(self._panel)
        row.setContentsMargins(14, 6, 14, 7)
        row.setSpacing(10)
        row.addWidget(self._word)
        row.addWidget(self._text, 1)
        row.addWidget(self.enter_button)
        row.addWidget(self.end_button)
        self.layout().setContentsMargins(0, 0, 0, 0)
        self.addWidget(self._panel)
        self.enter_button.clicked.connect(self.enter_asked)
        self.end_button.clicked.connect(self.end_asked)
        document.changed.connect(self.refresh)
        theme.notifier().changed.connect(self._dress)
        self._dress()
        self.refresh()

    def refresh(self) -> None:
        """How many results could be entered."""
        tried = len(self._document.tried)
        text = translate("Trial", "Enter %n result(s)…", "in earnest", tried)
        self.enter_button.setText(text)
        self.enter_button.setAccessibleName(text)
        self.enter_button.setVisible(bool(tried) and self._document.real.locked is None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Beside the buttons of a narrow window there is room for few words."""
        super().resizeEvent(event)
        if self.width() < theme.scaled(NARROW):
            text = translate("Trial", "Nothing of it is saved.")
        else:
            text = translate(
                "Trial",
                "Results typed now are tried out. Nothing is saved, printed or shown in the hall.",
            )
        self._text.setText(text)

    def _dress(self) -> None:
        self._word.setFont(theme.font(14, bold=True))
        self._text.setFont(theme.font(13))
        for label in (self._word, self._text):
            theme.colour(label, theme.roles().ink)
        self._text.setWordWrap(True)
        self._panel.setFixedHeight(max(theme.scaled(46), self._panel.sizeHint().height()))


class _Panel(QWidget):
    def paintEvent(self, _event: QPaintEvent) -> None:
        roles = theme.roles()
        painter = QPainter(self)
        painter.fillRect(self.rect(), roles.pen_soft)
        painter.end()


class TrialFrame(QWidget):
    """A dashed frame around everything below the bars: pencil, not ink."""

    def __init__(self, window: QMainWindow, bar: QToolBar) -> None:
        super().__init__(window)
        self.setObjectName("trial_frame")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._window, self._bar = window, bar
        window.installEventFilter(self)
        bar.installEventFilter(self)
        self._fit()
        self.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.LayoutRequest):
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        top = self._bar.geometry().bottom() + 1
        status = self._window.statusBar()
        bottom = status.geometry().top() if status.isVisible() else self._window.height()
        self.setGeometry(QRect(0, top, self._window.width(), max(bottom - top, 0)))
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        pen = QPen(theme.roles().pen, 2)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
        painter.end()
