"""How boards are painted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from arbiter.document.document import Document
from arbiter.domain.result import Result
from arbiter.domain.second_entry import SecondEntry
from arbiter.ui import theme
from arbiter.ui.boards_model import BoardsModel, Column
from arbiter.ui.boards_paint import BoardPainter, name_font, paint_score
from arbiter.ui.view_state import ViewState
from tests.boards import f6

SLOT = QRect(0, 0, 136, 52)


def _painted(model: BoardsModel, row: int) -> QImage:
    image = QImage(SLOT.size(), QImage.Format.Format_RGB32)
    image.fill(theme.roles().surface)
    painter = QPainter(image)
    brush = BoardPainter(model, roomy=True, compact=False, focused=True)
    game = model.game_at(row)
    assert game is not None
    brush.paint_cell(painter, SLOT, game, Column.RESULT, current=False)
    painter.end()
    return image


@pytest.fixture
def model(qtbot: QtBot) -> BoardsModel:
    """The complete boards of round 1."""
    state = ViewState()
    state.show_round(1)
    return BoardsModel(Document(f6()), state)


def test_a_result_to_be_typed_again_is_not_seen(model: BoardsModel) -> None:
    """Whether White won or Black: the slot is that of a board that is out."""
    before = [_painted(model, row) for row in (0, 1)]
    assert before[0] != before[1]
    model.show_second(SecondEntry(1))
    assert _painted(model, 0) == _painted(model, 1)


def test_what_agrees_and_what_differs_look_different(model: BoardsModel) -> None:
    """By a sign and a word, not by the colour alone."""
    second, boards = SecondEntry(1), (model.game_at(1), model.game_at(2))
    assert boards[0] is not None
    assert boards[1] is not None
    second = second.typed(boards[0], Result.DRAW).typed(boards[1], Result.WHITE_WINS).kept()
    model.show_second(second)
    assert _painted(model, 1) != _painted(model, 2)  # both are draws


def test_names_are_larger_where_rows_are_high(qapp: object) -> None:
    """As the design says."""
    sizes = [
        name_font(bold=False, roomy=roomy, compact=compact).pixelSize()
        for roomy, compact in ((True, False), (False, False), (True, True))
    ]
    assert sizes == [18, 16, 15]


def test_a_forfeit_has_another_sign_between(qapp: object) -> None:
    """A colon for a game that nobody played, a dash for one that was."""

    def score(result: Result) -> QImage:
        image = QImage(SLOT.size(), QImage.Format.Format_RGB32)
        image.fill(theme.roles().surface)
        painter = QPainter(image)
        paint_score(painter, SLOT, result, roomy=True)
        painter.end()
        return image.copy(QRect(60, 0, 18, 52))

    assert score(Result.WHITE_WINS) == score(Result.BLACK_WINS)
    assert score(Result.WHITE_WINS) != score(Result.WHITE_WINS_BY_FORFEIT)
