"""The lines of prizes that no place gives."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from arbiter.domain.errors import WrongAmount
from arbiter.domain.prizes import SpecialPrize
from arbiter.ui.special_prizes import SpecialPrizes

ART = SpecialPrize("Best game", 10050, "Okafor – Li")


def test_a_line_for_each_and_a_free_one(qtbot: QtBot) -> None:
    """What was typed comes back as it was; the free line is none."""
    parent = QWidget()
    qtbot.addWidget(parent)
    shown = SpecialPrizes((ART, SpecialPrize("Youngest player")), parent)

    assert [len(shown.lines), shown.lines[0][1].text(), shown.lines[1][1].text()] == [
        3,
        "100.50",
        "",
    ]
    assert shown.prizes() == (ART, SpecialPrize("Youngest player"))
    assert shown.wrong() is None
    assert not shown.nameless()


def test_what_is_wrong(qtbot: QtBot) -> None:
    """An amount that is none, and a line that does not say what for."""
    parent = QWidget()
    qtbot.addWidget(parent)
    shown = SpecialPrizes((ART,), parent)
    shown.lines[1][2].setText("Kaya")
    assert shown.nameless()
    assert shown.prizes() == (ART,)

    shown.lines[0][1].setText("a cup")
    assert shown.wrong() is not None
    with pytest.raises(WrongAmount):
        shown.prizes()
