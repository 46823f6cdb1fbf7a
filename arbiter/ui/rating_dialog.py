"""Performance, rating change and norm watch of one player after another."""

from __future__ import annotations

from html import escape

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from arbiter.document.document import Document
from arbiter.ui import theme
from arbiter.ui.choice import Choice
from arbiter.ui.default_button import DefaultButton
from arbiter.ui.dialog_parts import fit_screen
from arbiter.ui.languages import decimal_mark, translate
from arbiter.ui.rating_text import MISSED, Section, rating_sections
from arbiter.ui.view_state import ViewState

FACTORS = (0, 40, 20, 10)
"""What K can be; 0 stands for the rule."""


class RatingDialog(QDialog):
    """Begins with the selected player, or with the first in the table."""

    def __init__(self, document: Document, state: ViewState, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setObjectName("rating")
        self.setWindowTitle(translate("Rating", "Rating and norms"))
        self._document = document
        self._state = state
        self._sections: list[Section] = []
        self.player_choice = Choice(self)
        self.k_choice = Choice(self)
        self.page = QTextBrowser(self)
        self.page.setObjectName("rating_page")
        self.page.setAccessibleName(translate("Rating", "Rating and norms"))
        self._copy = QPushButton(translate("Rating", "Copy"), self)
        self._print = QPushButton(translate("Rating", "Print all…"), self)
        self._close = DefaultButton(translate("Rating", "Close"), self)
        self._fill()
        self._arrange()
        self.player_choice.currentIndexChanged.connect(self._chosen)
        self.k_choice.currentIndexChanged.connect(self.refresh)
        self._copy.clicked.connect(self.copy)
        self._print.clicked.connect(self.print)
        self._close.clicked.connect(self.reject)
        theme.notifier().changed.connect(self.refresh)
        self.refresh()
        fit_screen(self, 640, 720)
        self.player_choice.setFocus()

    def _fill(self) -> None:
        tournament = self._document.tournament
        for number in tournament.numbers:
            self.player_choice.addItem(f"{number}  {tournament.player(number).name}", number)
        first = self._state.player or self._document.standings.rows[0].number
        self.player_choice.setCurrentIndex(max(first - 1, 0))
        for k in FACTORS:
            text = translate("Rating", "by rule", "the factor K") if not k else str(k)
            self.k_choice.addItem(text, k)

    def _arrange(self) -> None:
        top = QHBoxLayout()
        player = QLabel(translate("Rating", "&Player"), self)
        factor = QLabel(translate("Rating", "&K", "the factor K"), self)
        for label, choice, name in (
            (player, self.player_choice, "rating_player"),
            (factor, self.k_choice, "rating_k"),
        ):
            label.setBuddy(choice)
            choice.setObjectName(name)
            choice.setAccessibleName(label.text().replace("&", ""))
        top.addWidget(player)
        top.addWidget(self.player_choice, 1)
        top.addSpacing(theme.scaled(12))
        top.addWidget(factor)
        top.addWidget(self.k_choice)
        buttons = QHBoxLayout()
        for button in (self._copy, self._print):
            button.setAutoDefault(False)
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(self._close)
        for button in (self._copy, self._print, self._close):
            button.setAccessibleName(button.text())
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(12)
        column.addLayout(top)
        column.addWidget(self.page, 1)
        column.addLayout(buttons)

    def _chosen(self) -> None:
        self._state.select_player(int(self.player_choice.currentData()))
        self.refresh()

    def refresh(self) -> None:
        """Say it of the player who is chosen."""
        self._sections = rating_sections(
            self._document.tournament,
            int(self.player_choice.currentData()),
            k=int(self.k_choice.currentData()),
            translate=translate,
            mark=decimal_mark(),
        )
        self.page.document().setDefaultFont(theme.font(13))
        self.page.setHtml("".join(map(_html, self._sections)))

    def copy(self) -> None:
        """Put everything that is said on the clipboard as text."""
        head = self.player_choice.currentText() + "\n\n"
        QGuiApplication.clipboard().setText(
            head + "\n".join(section.plain() for section in self._sections)
        )
        self._state.say(translate("Rating", "Copied."))

    def print(self) -> None:
        """Ask for the sheet of everybody on paper."""
        self._state.rating_sheet_asked.emit()


def _html(section: Section) -> str:
    """*section* with its table, figures at the right."""
    roles = theme.roles()
    soft, bad = roles.ink2.name(), roles.bad.name()
    parts = [f"<h3>{escape(section.heading)}</h3>"]
    parts += [f"<p>{escape(text)}</p>" for text in section.sentences]
    rows = [
        (f'style="color:{soft}"', section.heads),
        *(("", row) for row in section.rows),
        ('style="font-weight:bold"', section.total),
    ]
    if section.rows:
        parts.append('<table cellspacing="0" cellpadding="3" style="margin-top:6px">')
        for style, row in rows:
            if not row:
                continue
            cells = []
            for place, text in enumerate(row):
                words = place in (0, len(row) - 1)
                align = "left" if words else "right"
                color = f' style="color:{bad}"' if text.startswith(MISSED) else f" {style}"
                cells.append(f'<td align="{align}"{color}>{escape(text)}&nbsp;&nbsp;</td>')
            parts.append(f"<tr>{''.join(cells)}</tr>")
        parts.append("</table>")
    parts += [f'<p style="color:{soft}">{escape(text)}</p>' for text in section.tail]
    return "".join(parts)
