"""The rating lists that are kept, a line each."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLocale, Qt

from arbiter.domain.listed_player import RatingList
from arbiter.ui import theme
from arbiter.ui.languages import current_language, translate
from arbiter.ui.lines_model import Index, LinesModel
from arbiter.ui.list_desk import list_month, list_name

NAME, MONTH, PLAYERS, SOURCE = range(4)
_DISPLAY = Qt.ItemDataRole.DisplayRole


class ListModel(LinesModel):
    """Name, month, number of players, and the file that it came from."""

    lines: Sequence[tuple[Path, RatingList]]
    figures = (PLAYERS,)

    def headings(self) -> tuple[str, ...]:
        return (
            translate("RatingLists", "List"),
            translate("RatingLists", "Month"),
            translate("RatingLists", "Players"),
            translate("RatingLists", "From the file"),
        )

    def data(self, index: Index, role: int = _DISPLAY) -> Any:
        if not index.isValid():
            return None
        about, column = self.lines[index.row()][1], index.column()
        if role in (_DISPLAY, Qt.ItemDataRole.ToolTipRole):
            return self._texts(about)[column]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(filter(None, self._texts(about)))
        if role == Qt.ItemDataRole.FontRole:
            return theme.font(14, bold=column == NAME)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self.alignment(column)
        if role == Qt.ItemDataRole.ForegroundRole:
            roles = theme.roles()
            if column == MONTH and about.out_of_date(date.today()):
                return roles.warn
            return roles.ink if column == NAME else roles.ink2
        return None

    def _texts(self, about: RatingList) -> tuple[str, ...]:
        month = list_month(about)
        if about.out_of_date(date.today()):
            month = translate("RatingLists", "{0}, old").format(month)
        elif about.dated_by_file and month:
            month = translate("RatingLists", "{0} (date of the file)").format(month)
        players = QLocale(current_language()).toString(about.players)
        return list_name(about), month, players, about.source
