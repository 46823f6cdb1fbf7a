"""Practising in the whole window."""

from __future__ import annotations

import pytest

from arbiter import paths
from arbiter.domain.edits import SetResult
from arbiter.domain.examples import SLIP, practice
from arbiter.domain.result import Result
from arbiter.ui.languages import set_language
from arbiter.ui.main_window import MainWindow
from arbiter.ui.practice_panel import DONE
from arbiter.ui.settings import Settings


@pytest.fixture
def window(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("ARBITER_HOME", str(tmp_path))
    window = MainWindow(Settings(tmp_path / "a.ini"))
    qtbot.addWidget(window)
    window.resize(1300, 700)
    window.show()
    yield window
    window.close()


def _done(window):
    return [line[0] == DONE for line in window.practice.panel.lines]


def _files():
    return list(paths.data_folder().glob("*.arbiter"))


def test_it_opens_from_the_start_page_with_its_list(window):
    window.actions_.practise.trigger()

    assert window.document.tournament == practice()
    assert window.windowTitle().startswith("Practice: six players")
    assert window.practice.panel.isVisible()
    assert window.actions_.practise_again.isVisible()
    assert not any(_done(window))


def test_steps_tick_themselves_off(window):
    window.actions_.practise.trigger()
    window.document.apply(SetResult(*SLIP, Result.DRAW))
    assert _done(window)[1]
    window.actions_.what_if.trigger()
    assert _done(window)[3]
    window.actions_.undo.trigger()
    assert _done(window) == [False, True, False, True, False, False, True]


def test_one_key_goes_back_to_the_beginning(window):
    window.actions_.practise.trigger()
    window.document.apply(SetResult(*SLIP, Result.DRAW))
    window.actions_.practise_again.trigger()

    assert window.document.tournament == practice()
    assert not any(_done(window))
    assert len(_files()) == 1


def test_closed_nothing_is_left_of_it(window):
    window.actions_.practise.trigger()
    window.document.apply(SetResult(*SLIP, Result.DRAW))
    window.actions_.close_tournament.trigger()

    assert not _files()
    assert window.practice.panel is None
    assert not window.actions_.practise_again.isVisible()


def test_another_tournament_has_no_list(window):
    window.actions_.practise.trigger()
    window.show_example(False)

    assert window.practice.panel is None
    assert not window.actions_.practise_again.isVisible()


def test_a_list_stays_through_a_change_of_language(window, qtbot):
    window.actions_.practise.trigger()
    window.document.apply(SetResult(*SLIP, Result.DRAW))
    try:
        set_language("ru")
        window._build_again()
        assert window.practice.panel.isVisible()
        assert _done(window)[1]
    finally:
        set_language("en")


def test_in_a_narrow_window_it_lies_below(window, qtbot):
    window.actions_.practise.trigger()
    window.resize(700, 400)
    qtbot.waitUntil(lambda: len(window.practice.panel.lines) == 1)
    assert window.practice.panel.isVisible()
    window.resize(1300, 700)
    qtbot.waitUntil(lambda: len(window.practice.panel.lines) == 7)
