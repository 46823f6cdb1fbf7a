"""The columns of the list of boards: what they are called, where their words stand, which sort."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import Qt

from arbiter.ui.boards_order import Key
from arbiter.ui.languages import translate
from arbiter.ui.result_words import side_name


class Column(IntEnum):
    """The columns from left to right."""

    BOARD = 0
    WHITE_NUMBER = 1
    WHITE = 2
    WHITE_RATING = 3
    WHITE_POINTS = 4
    RESULT = 5
    BLACK_NUMBER = 6
    BLACK = 7
    BLACK_RATING = 8
    BLACK_POINTS = 9


CENTRED = (Column.BOARD, Column.RESULT)
LEFT = (Column.WHITE, Column.BLACK)
NUMBERS = frozenset({Column.WHITE_POINTS, Column.BLACK_POINTS})
"""Those whose numbers stand on their unit digit."""
SIDES = {
    Column.WHITE_NUMBER: (True, "number"),
    Column.WHITE: (True, "name"),
    Column.WHITE_RATING: (True, "rating"),
    Column.WHITE_POINTS: (True, "points"),
    Column.BLACK_NUMBER: (False, "number"),
    Column.BLACK: (False, "name"),
    Column.BLACK_RATING: (False, "rating"),
    Column.BLACK_POINTS: (False, "points"),
}
"""Whose column it is, White's or not, and what of him stands there."""
SORTS = {
    Column.BOARD: Key.BOARD,
    Column.WHITE: Key.WHITE,
    Column.RESULT: Key.STATE,
    Column.BLACK: Key.BLACK,
}
"""The columns whose headings sort."""


def alignment(column: int) -> Qt.AlignmentFlag:
    """Where the words of *column* stand."""
    if column in CENTRED:
        return Qt.AlignmentFlag.AlignCenter
    if column in LEFT:
        return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def heading_tip(column: Column, *, venues: bool) -> str:
    """What *column* holds, in a sentence, and that its heading sorts."""
    side = side_name(white=SIDES.get(column, (True, ""))[0], venues=venues)
    what = {
        Column.BOARD: translate("Boards", "Number of the board in the hall."),
        Column.RESULT: translate("Boards", "How the game ended, or why it is still out."),
        Column.WHITE_NUMBER: translate("Boards", "Number by lot."),
        Column.BLACK_NUMBER: translate("Boards", "Number by lot."),
        Column.WHITE_RATING: translate("Boards", "Rating: FIDE’s, else the national one."),
        Column.BLACK_RATING: translate("Boards", "Rating: FIDE’s, else the national one."),
        Column.WHITE_POINTS: translate("Boards", "Points before this round."),
        Column.BLACK_POINTS: translate("Boards", "Points before this round."),
    }.get(column, side)
    if column not in SORTS:
        return what
    sorts = translate("Boards", "A click sorts by it, another turns the order, a third ends it.")
    return f"{what}\n{sorts}"


def heading(column: Column, *, venues: bool) -> str:
    """What stands above *column*; with *venues* for home and away."""
    return {
        Column.BOARD: translate("Boards", "Board"),
        Column.WHITE: side_name(white=True, venues=venues),
        Column.WHITE_RATING: translate("Boards", "Rtg"),
        Column.WHITE_POINTS: translate("Boards", "Pts"),
        Column.RESULT: translate("Boards", "Result"),
        Column.BLACK: side_name(white=False, venues=venues),
        Column.BLACK_RATING: translate("Boards", "Rtg"),
        Column.BLACK_POINTS: translate("Boards", "Pts"),
    }.get(column, "")
