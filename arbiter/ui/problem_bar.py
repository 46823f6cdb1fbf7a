"""The bar across the window: a problem with the file stays in view until it is solved."""

from __future__ import annotations

import os
from functools import cached_property

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QPushButton, QSizePolicy, QToolBar, QWidget

from arbiter.document.document import Document
from arbiter.domain.errors import ArbiterError, FileChanged, StorageError
from arbiter.messages import detail_text
from arbiter.ui import theme
from arbiter.ui.languages import translate
from arbiter.ui.status_texts import clock

AIR = 24
"""Pixels between two sentences of one line, and after them."""
DISK_FULL = detail_text("no space left on device")
"""What a full disk is called before it is translated."""
HERE = "F5"
"""The key that goes on with a file whose holder has left."""
PATIENCE = 2000
"""Milliseconds of saving after which the arbiter is told that it takes long."""


class ProblemBar(QToolBar):
    """Shown by itself while the document has a problem, the gravest first.

    Signals:
        save_elsewhere: the arbiter wants the tournament in another place.
        failed: (ArbiterError) what a button was to do can't be done.
    """

    save_elsewhere = Signal()
    failed = Signal(object)

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(translate("ProblemBar", "Problem with the file"), parent)
        self.setObjectName("problem_bar")
        self.setMovable(False)
        self.setFloatable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.toggleViewAction().setVisible(False)
        self._document = document
        self._slow = False
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE)
        self._patience.timeout.connect(self._takes_long)
        document.saved.connect(self.refresh)
        document.changed.connect(self.refresh)
        self.refresh()

    @cached_property
    def _panel(self) -> _Panel:
        """What stands in the bar; made with the first problem, which most events never have."""
        self.layout().setContentsMargins(0, 0, 0, 0)
        panel = _Panel(self)
        panel.again.clicked.connect(self._retry)
        panel.elsewhere.clicked.connect(self.save_elsewhere)
        panel.here.clicked.connect(self._take_over)
        self.addWidget(panel)
        theme.notifier().changed.connect(panel.dress)
        return panel

    def _retry(self) -> None:
        self._document.retry()

    def _take_over(self) -> None:
        from arbiter.ui.take_over import may_take_over  # with luck never

        holder = self._document.holder
        by_force = not self._document.holder_left
        if by_force and (holder is None or not may_take_over(holder, self.window())):
            return
        try:
            self._document.take_over(by_force=by_force)
        except ArbiterError as error:
            self.failed.emit(error)

    def _takes_long(self) -> None:
        self._slow = True
        self.refresh()

    def refresh(self) -> None:
        """Show the gravest problem that there is, or nothing."""
        state = self._document.save_state
        waiting = state.saved < state.accepted
        if not waiting:
            self._slow = False
            self._patience.stop()
        elif not self._slow and not self._patience.isActive():
            self._patience.start()
        if state.trouble is not None:
            since = clock(state.waiting_since) if state.waiting_since else ""
            count = state.accepted - state.saved
            self._panel.say(
                _headline(state.trouble), _in_memory(state.trouble, since, count), grave=True
            )
            self._panel.again.show()
            self._panel.here.hide()
        elif self._slow and state.waiting_since:
            self._panel.say(
                translate("ProblemBar", "Saving takes long."),
                translate(
                    "ProblemBar",
                    "Entries since {0} are not on the disk yet. You can go on working.",
                ).format(clock(state.waiting_since)),
                grave=False,
            )
            self._panel.again.setVisible(False)
            self._panel.here.hide()
        elif self._document.read_only:
            self._panel.again.setVisible(False)
            holder = self._document.holder
            far = holder is not None and holder.far
            self._panel.here.setVisible(self._document.holder_left or far)
            self._panel.say(translate("ProblemBar", "Read only."), self._holder_text(), grave=False)
        else:
            self.hide()
            return
        self.show()

    def _holder_text(self) -> str:
        holder = self._document.holder
        if self._document.holder_left:
            return translate(
                "ProblemBar",
                "Nobody else has the tournament open any more ({0} had). You can work on it here.",
            ).format(holder)
        if holder and holder.far:
            return translate(
                "ProblemBar",
                "The tournament is open on another computer, or was when that was cut off: {0}.",
            ).format(holder)
        if holder:
            return translate(
                "ProblemBar",
                "The tournament is open elsewhere: {0}. Save it elsewhere to work on it.",
            ).format(holder)
        return translate(
            "ProblemBar", "The file can’t be changed here. Save it elsewhere to work on it."
        )


def _headline(trouble: StorageError) -> str:
    detail = detail_text(trouble.detail.rstrip("."), translate)
    if isinstance(trouble, FileChanged):
        return translate("ProblemBar", "The file was changed by another program.")
    if os.path.isdir(trouble.path.parent) and not os.path.lexists(trouble.path):
        return translate("ProblemBar", "The file is no longer there: {0}.").format(
            trouble.path.name
        )
    if not detail:
        return translate("ProblemBar", "The file can’t be written.")
    return translate("ProblemBar", "The file can’t be written: {0}.").format(detail)


def _in_memory(trouble: StorageError, since: str, count: int) -> str:
    if isinstance(trouble, FileChanged):
        text = translate(
            "ProblemBar",
            "%n step(s) since {0} only in memory. Nothing was written over it; save elsewhere.",
            "",
            count,
        )
        return text.format(since)
    if detail_text(trouble.detail) == DISK_FULL:
        text = translate(
            "ProblemBar",
            "%n step(s) since {0} only in memory. Make room or save elsewhere; "
            "you can go on working.",
            "",
            count,
        )
    else:
        text = translate(
            "ProblemBar",
            "%n step(s) since {0} only in memory. Try again or save elsewhere; "
            "you can go on working.",
            "",
            count,
        )
    return text.format(since)


class _Panel(QWidget):
    """What stands in the bar: two sentences and at most two buttons."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._grave = True
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._headline = QLabel(self)
        self._text = QLabel(self)
        self._text.setWordWrap(True)
        for label in (self._headline, self._text):
            # A long sentence wraps; it does not make the window wider.
            label.setMinimumWidth(80)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.again = QPushButton(translate("ProblemBar", "Try again"), self)
        self.here = QPushButton(translate("ProblemBar", "Work here"), self)
        self.elsewhere = QPushButton(translate("ProblemBar", "Save elsewhere…"), self)
        for button in (self.again, self.here, self.elsewhere):
            button.setAccessibleName(button.text())
            button.setAutoDefault(False)
        self.here.setText(f"{self.here.text()}  {HERE}")
        self.here.setShortcut(HERE)
        self._words = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._words.addWidget(self._headline)
        self._words.addWidget(self._text, 1)
        row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        row.setContentsMargins(17, 4, 12, 4)
        row.setSpacing(8)
        row.addLayout(self._words, 1)
        row.addWidget(self.again)
        row.addWidget(self.here)
        row.addWidget(self.elsewhere)
        self.dress()

    def say(self, headline: str, text: str, *, grave: bool) -> None:
        """Show both sentences, in the colours of a problem or of a warning."""
        self._grave = grave
        self._headline.setText(headline)
        self._text.setText(text)
        self.setAccessibleName(f"{headline} {text}")
        self.dress()

    def dress(self) -> None:
        """Take colours and sizes of the present look."""
        roles = theme.roles()
        self._headline.setFont(theme.font(14, bold=True))
        self._text.setFont(theme.font(13))
        one_line = self._fits_one_line()
        direction = QBoxLayout.Direction
        self._words.setDirection(direction.LeftToRight if one_line else direction.TopToBottom)
        self._words.setSpacing(10 if one_line else 0)
        self._headline.setWordWrap(not one_line)
        for label, ink in (
            (self._headline, roles.bad if self._grave else roles.warn),
            (self._text, roles.ink),
        ):
            theme.colour(label, ink)
        self.setFixedHeight(max(theme.scaled(46 if one_line else 62), self._needed(one_line)))

    def _fits_one_line(self) -> bool:
        """Whether both sentences stand beside each other; else one stands under the other."""
        words = sum(
            label.fontMetrics().horizontalAdvance(label.text())
            for label in (self._headline, self._text)
        )
        return words + AIR <= self._room()

    def _room(self) -> int:
        """The width that the buttons leave to the words."""
        buttons = sum(
            button.sizeHint().width() + 8
            for button in (self.again, self.here, self.elsewhere)
            if not button.isHidden()
        )
        return self.window().width() - buttons - 40

    def _needed(self, one_line: bool) -> int:
        """How high the words are where they stand beside the buttons."""
        if one_line:
            return 0
        room = self._room()
        headline = self._headline.heightForWidth(room)
        return self._text.heightForWidth(room) + headline + 16

    def resizeEvent(self, event: QResizeEvent) -> None:
        """One line or two, by the width that there is."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.dress()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Wash, bar at the left, line below."""
        roles = theme.roles()
        painter = QPainter(self)
        ink = roles.bad if self._grave else roles.warn
        painter.fillRect(self.rect(), roles.bad_wash if self._grave else roles.warn_wash)
        painter.fillRect(0, 0, 5, self.height(), ink)
        painter.fillRect(0, self.height() - 1, self.width(), 1, ink)
        painter.end()
