"""The line in which a player is looked for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from arbiter.ui import theme
from arbiter.ui.find_bar import FindBar


@pytest.fixture
def bar(qtbot: QtBot) -> FindBar:
    """The bar, in view."""
    bar = FindBar()
    qtbot.addWidget(bar)
    bar.resize(1000, 34)
    bar.show()
    return bar


@pytest.mark.parametrize(
    ("key", "modifier", "signal", "said"),
    [
        (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "stepped", [1]),
        (Qt.Key.Key_Enter, Qt.KeyboardModifier.ShiftModifier, "stepped", [-1]),
        (Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier, "left", []),
        (Qt.Key.Key_Down, Qt.KeyboardModifier.NoModifier, "left", []),
        (Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier, "given_up", []),
    ],
)
def test_keys_that_do_not_type(
    qtbot: QtBot,
    bar: FindBar,
    key: Qt.Key,
    modifier: Qt.KeyboardModifier,
    signal: str,
    said: list[int],
) -> None:
    """Each asks for one thing; the text stays."""
    bar.field.setText("ov")
    with qtbot.waitSignal(getattr(bar.field, signal), timeout=500) as asked:
        qtbot.keyClick(bar.field, key, modifier)
    assert asked.args == said
    assert bar.field.text() == "ov"


def test_nobody_is_said_in_the_colour_of_a_slip(bar: FindBar) -> None:
    """And in words."""
    bar.say("nobody", nobody=True)
    assert bar.found.palette().windowText().color() == theme.roles().bad
    bar.say("1 board", nobody=False)
    assert bar.found.palette().windowText().color() == theme.roles().ink2


def test_where_it_is_narrow_the_keys_go_first(bar: FindBar) -> None:
    """The field and the count stay."""
    assert bar._keys.isVisible()
    bar.resize(500, 34)
    assert not bar._keys.isVisible()
    assert bar.field.isVisible()
