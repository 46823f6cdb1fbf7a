"""What a withdrawal changes, player by player, before it is accepted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import Qt

from arbiter.domain.notation import format_place, format_points
from arbiter.domain.standings import Standing, Standings
from arbiter.ui import theme
from arbiter.ui.languages import translate
from arbiter.ui.lines_model import Index, LinesModel

_DISPLAY = Qt.ItemDataRole.DisplayRole
_FONT = Qt.ItemDataRole.FontRole
_COLOUR = Qt.ItemDataRole.ForegroundRole
_ALIGNMENT = Qt.ItemDataRole.TextAlignmentRole
_TOOL_TIP = Qt.ItemDataRole.ToolTipRole
_SPOKEN = Qt.ItemDataRole.AccessibleTextRole
PLACE, PLACE_NOW, NAME, POINTS, POINTS_NOW = range(5)
_NOW = (PLACE_NOW, POINTS_NOW)


class PreviewLine(NamedTuple):
    """One player: place and points as they would be, and as they are; empty where they stay."""

    number: int
    name: str
    place: str
    place_now: str
    points: str
    points_now: str

    @property
    def changed(self) -> bool:
        """Whether anything of it would be otherwise."""
        return bool(self.place_now or self.points_now)


def preview_lines(now: Standings, then: Standings) -> tuple[PreviewLine, ...]:
    """Everybody in the order of *then*."""
    return tuple(_line(now.of(row.number), row, then) for row in then.rows)


def _line(before: Standing, after: Standing, then: Standings) -> PreviewLine:
    place, points = _place(after), _points(after)
    place_now, points_now = _place(before), _points(before)
    return PreviewLine(
        after.number,
        then.tournament.player(after.number).name,
        place,
        "" if place == place_now else place_now,
        points,
        "" if points == points_now else points_now,
    )


def _place(row: Standing) -> str:
    return format_place(row.rank, row.last)


def _points(row: Standing) -> str:
    points = format_points(row.points)
    return points if row.counts else f"({points})"


class PreviewModel(LinesModel):
    """The standings as they would be, and beside what changes what it is now."""

    lines: Sequence[PreviewLine]
    figures = (PLACE, PLACE_NOW, POINTS, POINTS_NOW)

    def headings(self) -> tuple[str, ...]:
        now = translate("Withdraw", "now")
        return (
            translate("Withdraw", "Place"),
            now,
            translate("Withdraw", "Name"),
            translate("Withdraw", "Points"),
            now,
        )

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        line, column = self.lines[index.row()], index.column()
        if role == _DISPLAY:
            texts = (line.place, line.place_now, line.name, line.points, line.points_now)
            return texts[column]
        if role in (_TOOL_TIP, _SPOKEN):
            return self._spoken(line)
        if role == _FONT:
            now = {PLACE: line.place_now, POINTS: line.points_now}.get(column)
            return theme.font(13, bold=bool(now))
        if role == _ALIGNMENT:
            return self.alignment(column)
        if role == _COLOUR:
            roles = theme.roles()
            return roles.ink2 if column in _NOW or not line.changed else roles.ink
        return None

    @staticmethod
    def _spoken(line: PreviewLine) -> str:
        parts = [line.name]
        for text, value, now in (
            (translate("Withdraw", "place {0}"), line.place, line.place_now),
            (translate("Withdraw", "points {0}"), line.points, line.points_now),
        ):
            said = text.format(value)
            if now:
                said += " " + translate("Withdraw", "(now {0})").format(now)
            parts.append(said)
        return ", ".join(parts)
