"""Text size, theme and language by their actions."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMainWindow

from arbiter.ui import theme
from arbiter.ui.actions import Actions
from arbiter.ui.languages import current_language
from arbiter.ui.look_choices import LookChoices
from arbiter.ui.settings import Settings


@pytest.fixture
def actions(qtbot) -> Actions:
    window = QMainWindow()
    qtbot.addWidget(window)
    actions = Actions(window)
    actions.look = LookChoices(Settings(), window)  # type: ignore[attr-defined]
    actions.look.connect_to(actions)
    return actions


def test_text_grows_and_shrinks_within_its_steps(actions: Actions) -> None:
    """At either end the action is off."""
    for _ in range(5):
        actions.zoom_in.trigger()
    assert theme.text_size() == 150
    assert not actions.zoom_in.isEnabled()

    for _ in range(5):
        actions.zoom_out.trigger()
    assert theme.text_size() == 100
    assert not actions.zoom_out.isEnabled()
    assert Settings().text_size == 100


def test_a_chosen_size_is_ticked(actions: Actions) -> None:
    """From the menu, in one step."""
    actions.text_sizes.actions()[2].trigger()

    assert theme.text_size() == 130
    assert [a.isChecked() for a in actions.text_sizes.actions()] == [False, False, True, False]


def test_a_theme_is_used_and_remembered(actions: Actions) -> None:
    """At the next start too."""
    actions.themes.actions()[2].trigger()

    assert theme.is_dark()
    assert Settings().theme == "dark"


def test_a_language_is_used_and_the_window_told(qtbot, actions: Actions) -> None:
    """It builds itself anew."""
    with qtbot.waitSignal(actions.look.language_changed):
        actions.languages.actions()[1].trigger()

    assert current_language() == "ru"
    assert Settings().language == "ru"
