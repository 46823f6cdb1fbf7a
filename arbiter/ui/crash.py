"""A fault of the program: a report to copy, and the work goes on."""

from __future__ import annotations

import sys
import threading
import time
from functools import cache, partial
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from arbiter.ui import theme
from arbiter.ui.crash_report import is_ours, place_of, report_of
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.dialog_parts import fit_screen
from arbiter.ui.languages import translate

QUIET = 3.0
"""Seconds for which a fault must stay away before it is shown once more."""
_ASKED_BY_QT = frozenset(
    (
        *("data", "headerData", "flags", "index", "parent", "rowCount", "columnCount", "paint"),
        *("sizeHint", "minimumSizeHint", "heightForWidth", "paintEvent", "resizeEvent", "event"),
        *("eventFilter", "viewportEvent", "mouseMoveEvent", "timerEvent", "changeEvent"),
    )
)
"""Functions that Qt calls over and over: what goes wrong there is shown once and for all."""


class CrashDialog(QDialog):
    """Says that nothing is lost, and offers the report."""

    def __init__(self, report: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("crash_dialog")
        self.setWindowTitle(translate("CrashDialog", "A fault in the program"))
        self._report = report
        says = QLabel(
            translate(
                "CrashDialog",
                "Something went wrong inside Arbiter. What was entered is kept, the status line "
                "says up to when it is saved, and you can go on. The report below helps to mend "
                "it; no name stands in it.",
            ),
            self,
        )
        says.setWordWrap(True)
        says.setFont(theme.font(14))
        text = QPlainTextEdit(report, self)
        text.setReadOnly(True)
        text.setAccessibleName(translate("CrashDialog", "Report"))
        self.copy_button = QPushButton(translate("CrashDialog", "Copy report"), self)
        self.copy_button.clicked.connect(self._copy)
        self.copy_button.setAutoDefault(False)
        go_on = DefaultButton(translate("CrashDialog", "Go on"), self)
        go_on.clicked.connect(self.accept)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addStretch(1)
        buttons.addWidget(self.copy_button)
        buttons.addWidget(go_on)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(12)
        layout.addWidget(says)
        layout.addWidget(text, 1)
        layout.addLayout(buttons)
        fit_screen(self, 640, 420)

    def _copy(self) -> None:
        QApplication.clipboard().setText(self._report)


class _Crashes(QObject):
    """Shows faults, one at a time, in the window's thread and when nothing is being painted.

    Signals:
        met: (Exception) by whatever thread.
    """

    met = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.dialog: CrashDialog | None = None
        self._count = 0
        self._seen: dict[str, float] = {}
        self.met.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def _show(self, error: Exception) -> None:
        app = QApplication.instance()
        if not isinstance(app, QApplication) or not self._is_news(error):
            return
        # Not over what may close any moment, as a menu: that would take the dialog with it.
        dialog = CrashDialog(report_of(error), app.activeModalWidget() or app.activeWindow())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._closed)
        self._count += 1
        # A parent may take it along without a closing; by then there may be another.
        dialog.destroyed.connect(partial(self._gone, self._count))
        self.dialog = dialog
        dialog.open()

    def _is_news(self, error: Exception) -> bool:
        place, now = place_of(error), time.monotonic()
        last = self._seen.get(place)
        self._seen[place] = now
        if self.dialog is not None:
            return False
        trace = error.__traceback__
        outermost = trace.tb_frame.f_code.co_name if trace is not None else ""
        return last is None or (outermost not in _ASKED_BY_QT and now - last > QUIET)

    def _closed(self) -> None:
        self.dialog = None
        # What came again behind the dialog has not stayed away.
        now = time.monotonic()
        self._seen = dict.fromkeys(self._seen, now)

    def _gone(self, number: int) -> None:
        if number == self._count:
            self.dialog = None


@cache
def crashes() -> _Crashes:
    """The one that shows them. It lives in the window's thread, whichever met the first."""
    made = _Crashes()
    app = QApplication.instance()
    if app is not None:
        made.moveToThread(app.thread())
    return made


def show_crash(
    kind: type[BaseException], error: BaseException, trace: TracebackType | None
) -> None:
    """For ``sys.excepthook``, from any thread: print the traceback, and show a dialog soon."""
    sys.__excepthook__(kind, error, trace)
    if isinstance(error, Exception):
        crashes().met.emit(error.with_traceback(trace))


def show_thread_crash(args: threading.ExceptHookArgs) -> None:
    """For ``threading.excepthook``."""
    if args.exc_value is not None:
        show_crash(args.exc_type, args.exc_value, args.exc_traceback)


def show_unraisable(args: sys.UnraisableHookArgs) -> None:
    """For ``sys.unraisablehook``: the same, where the fault is one of ours."""
    sys.__unraisablehook__(args)
    error = args.exc_value
    if isinstance(error, Exception) and is_ours(error):
        crashes().met.emit(error)
