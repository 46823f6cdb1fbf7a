"""The start page: everything is one key away."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from arbiter.document.session import Recent
from arbiter.ui.languages import set_language
from arbiter.ui.start_page import StartPage, _when, how_far

NOW = datetime(2026, 5, 14, 14, 3).astimezone()


def _recent(number: int = 1, **changed) -> Recent:
    values = {
        "path": Path(f"/stick/{number}.arbiter"),
        "name": f"Cup {number}",
        "players": 4,
        "cycles": 1,
        "drawn": True,
        "round": 2,
        "rounds": 3,
        "open_games": 3,
        "results": ("*1=.", "0*..", "=.*.", "...*"),
        "untitled": False,
        "opened_at": NOW,
    }
    return Recent(**(values | changed))


@pytest.fixture
def page(qtbot) -> StartPage:
    page = StartPage([_recent(number) for number in range(1, 12)])
    qtbot.addWidget(page)
    page.resize(1366, 740)
    page.show()
    page.focus_first()
    return page


@pytest.mark.parametrize(
    ("key", "signal", "args"),
    [
        ("n", "new_asked", []),
        ("o", "open_asked", []),
        ("i", "import_asked", []),
        ("ш", "import_asked", []),
        ("E", "example_asked", [False]),
        ("l", "example_asked", [True]),
        ("т", "new_asked", []),
        ("д", "example_asked", [True]),
        ("p", "practice_asked", []),
        ("з", "practice_asked", []),
        ("9", "file_asked", [Path("/stick/9.arbiter")]),
    ],
)
def test_one_key(qtbot, page: StartPage, key: str, signal: str, args: list) -> None:
    """On either keyboard, wherever the focus is."""
    for focus in (page.beginnings, page.recent, page):
        with qtbot.waitSignal(getattr(page, signal)) as asked:
            qtbot.keyClicks(focus, key) if key.isascii() else _type(focus, key)

        assert asked.args == args


def _type(widget: QWidget, text: str) -> None:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QApplication

    event = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, text)
    QApplication.sendEvent(widget, event)


def test_enter_begins_a_tournament(qtbot, page: StartPage) -> None:
    """The cursor stands on the first choice."""
    with qtbot.waitSignal(page.new_asked):
        qtbot.keyClick(page.beginnings, Qt.Key.Key_Return)


def test_letters_with_a_modifier_are_not_meant(qtbot, page: StartPage) -> None:
    """Alt+E opens a menu."""
    with qtbot.assertNotEmitted(page.example_asked):
        qtbot.keyClick(page.beginnings, Qt.Key.Key_E, Qt.KeyboardModifier.AltModifier)


def test_nine_recent_tournaments_have_keys(page: StartPage) -> None:
    """The newest nine, with how far each has come."""
    choices = page.recent.choices()

    assert [choice.key for choice in choices] == list("123456789")
    assert choices[0].text == "4 players, round 2 of 3, 3 games to play"


def test_on_the_first_day_it_says_so(qtbot) -> None:
    """No empty list."""
    page = StartPage([])
    qtbot.addWidget(page)
    page.show()
    said = {label.text() for label in page.findChildren(QLabel) if label.isVisible()}

    assert "No tournament has been opened on this computer yet." in said
    assert not page.recent.isVisible()


def test_a_problem_is_a_sentence_at_the_foot(page: StartPage) -> None:
    """No dialog."""
    page.show_problem("There is no file cup.arbiter.")

    assert "There is no file cup.arbiter." in {label.text() for label in page.findChildren(QLabel)}


@pytest.mark.parametrize(
    ("changed", "text"),
    [
        ({"drawn": False}, "4 players, lots not drawn"),
        ({"open_games": 0}, "4 players, finished"),
        ({"results": ("*...", ".*..", "..*.", "...*")}, "4 players, numbers drawn, no game yet"),
        ({"cycles": 2, "open_games": 0}, "4 players twice, finished"),
        ({"cycles": 3, "open_games": 1}, "4 players, 3 cycles, round 2 of 3, 1 game to play"),
    ],
)
def test_how_far_it_has_come(qapp, changed: dict, text: str) -> None:
    """In the words of the field."""
    assert how_far(_recent(**changed)) == text


def test_when_it_was_open(qapp) -> None:
    """The nearer, the more exactly."""
    today = date(2026, 5, 14)

    assert _when(NOW, today) == "today 14:03"
    assert _when(NOW - timedelta(days=1), today) == "yesterday"
    assert _when(NOW - timedelta(days=18), today) == "26 April"
    assert _when(NOW - timedelta(days=400), today) == "9 April 2025"


@pytest.mark.parametrize("language", ["en", "ru", "sv", "tr"])
def test_nothing_makes_it_wider_than_a_small_screen(qtbot, page: StartPage, language: str) -> None:
    """Half of a hall laptop, as 200 % leave it, also with a long sentence at the foot."""
    set_language(language)
    page = StartPage([_recent()])
    qtbot.addWidget(page)
    page.resize(683, 345)
    page.show()
    assert page.minimumSizeHint().width() <= 683
    assert page.beginnings.verticalScrollBar().maximum() == 0

    page.show_problem("The file can’t be opened, because there is no file like that. " * 3)
    assert page.minimumSizeHint().width() <= 683


def test_it_fits_a_small_window(qtbot, page: StartPage) -> None:
    """At 200 % on a hall laptop every choice is one line, and all can be seen."""
    page.resize(683, 356)
    lists = page.beginnings.geometry()

    assert page.beginnings.compact
    assert lists.bottom() < page.height()
