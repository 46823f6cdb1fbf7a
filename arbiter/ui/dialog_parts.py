"""What every form in a dialog is made of: headings, hairlines, fields under each other."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from arbiter.ui import theme
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.languages import translate

FRAME, TITLE = 8, 28
"""What the system draws around a dialog, about."""


def form() -> QFormLayout:
    """An empty form: labels at the left, fields as wide as there is room."""
    result = QFormLayout()
    result.setHorizontalSpacing(16)
    result.setVerticalSpacing(8)
    result.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    result.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    return result


def heading(text: str, parent: QWidget) -> QLabel:
    """The heading of a part."""
    label = QLabel(text, parent)
    label.setFont(theme.font(14, bold=True))
    return label


def hairline(parent: QWidget, shape: QFrame.Shape) -> QFrame:
    """A line between two parts, lying or standing."""
    line = QFrame(parent)
    line.setFrameShape(shape)
    line.setFrameShadow(QFrame.Shadow.Plain)
    palette = line.palette()
    palette.setColor(line.foregroundRole(), theme.roles().line)
    line.setPalette(palette)
    return line


def clearable(field: QLineEdit) -> None:
    """Give *field* the small button that empties it, with a name."""
    field.setClearButtonEnabled(True)
    for button in field.findChildren(QToolButton):
        button.setAccessibleName(translate("Dialog", "Clear"))


def close_button(dialog: QDialog) -> QDialogButtonBox:
    """The foot of a dialog that only shows something: Close, pressed by Enter and Esc alike."""
    foot = QDialogButtonBox(dialog)
    words = translate("Dialog", "Close")
    button = DefaultButton(words)
    button.setAccessibleName(words)
    foot.addButton(button, QDialogButtonBox.ButtonRole.RejectRole)
    foot.rejected.connect(dialog.reject)
    return foot


def answers(*buttons: QPushButton) -> QHBoxLayout:
    """The buttons that end a dialog, at the right and of one least width; spoken, and reached
    with Tab, as they read."""
    row = QHBoxLayout()
    row.setSpacing(8)
    row.addStretch(1)
    for button in buttons:
        button.setAccessibleName(button.text())
        button.setMinimumWidth(theme.scaled(110))
        row.addWidget(button)
    for one, other in pairwise(buttons):
        if one.window() is other.window():
            QWidget.setTabOrder(one, other)
    return row


def finish(dialog: QDialog, body: QWidget | QLayout, words: QWidget, *buttons: QPushButton) -> None:
    """Fill *dialog* with *body* to its edges. Under a line below it stand the *words* that say
    what is wrong, and the *buttons* that end it."""
    foot = QHBoxLayout()
    foot.setContentsMargins(24, 12, 24, 12)
    foot.setSpacing(8)
    foot.addWidget(words, 1)
    foot.addLayout(answers(*buttons))
    whole = QVBoxLayout(dialog)
    whole.setContentsMargins(0, 0, 0, 0)
    whole.setSpacing(0)
    if isinstance(body, QLayout):
        whole.addLayout(body, 1)
    else:
        whole.addWidget(body, 1)
    whole.addWidget(hairline(dialog, QFrame.Shape.HLine))
    whole.addLayout(foot)


def most_room(dialog: QWidget) -> QSize:
    """The most that *dialog* can have on its screen, without what the system draws around it."""
    return dialog.screen().availableGeometry().size() - QSize(FRAME, FRAME + TITLE)


def fit_screen(dialog: QWidget, width: int, height: int, *, at_least: int = 0) -> None:
    """Make *dialog* as large as asked for, in pixels at the usual text size, or as the screen.

    Words that need more are given a width of *at_least* so many pixels of the screen.
    """
    wanted = QSize(max(theme.scaled(width), at_least), theme.scaled(height))
    dialog.resize(wanted.boundedTo(most_room(dialog)))
