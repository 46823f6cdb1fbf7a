"""A fault of the program: a report to copy, and the work goes on."""

from __future__ import annotations

import platform
import sys
import traceback
from types import TracebackType

import PySide6
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

from arbiter import __version__
from arbiter.ui import theme
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.dialog_parts import fit_screen
from arbiter.ui.languages import translate


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
                "Something went wrong inside Arbiter. Every entry up to here is saved, and you "
                "can go on. The report below helps to mend it.",
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


def report_of(error: BaseException) -> str:
    """Versions and traceback of *error*."""
    lines = traceback.format_exception(type(error), error, error.__traceback__)
    return (
        f"Arbiter {__version__}, Python {platform.python_version()}, "
        f"Qt {PySide6.__version__}, {platform.platform()}\n\n{''.join(lines)}"
    )


_shown: list[CrashDialog] = []


def show_crash(
    kind: type[BaseException], error: BaseException, trace: TracebackType | None
) -> None:
    """For ``sys.excepthook``: print the traceback, and show one dialog at a time."""
    sys.__excepthook__(kind, error, trace)
    app = QApplication.instance()
    if not isinstance(error, Exception) or not isinstance(app, QApplication) or _shown:
        return
    dialog = CrashDialog(report_of(error), app.activeWindow())
    _shown.append(dialog)
    dialog.finished.connect(_shown.clear)
    dialog.open()
