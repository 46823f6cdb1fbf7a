"""Trial mode in the real window: supposed results everywhere, and nowhere in earnest."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox

from arbiter.document.document import Document
from arbiter.domain.edits import SetResult
from arbiter.domain.examples import seven
from arbiter.domain.result import Result
from arbiter.domain.whatif.outcomes import Trial
from arbiter.ui.main_window import MainWindow
from arbiter.ui.settings import Settings


@pytest.fixture
def window(qtbot, tmp_path):
    """The seed's seven with the last round open, in the what-if."""
    document = Document(seven("en", last_round_open=True))
    window = MainWindow(Settings(tmp_path / "a.ini"), document)
    window.actions_.serve()  # as soon as it is painted
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    window.actions_.what_if.trigger()
    return window


def begin(window: MainWindow, *results: Result) -> None:
    """Try *results* for the first open games."""
    games = window.document.tournament.open_games
    window.tournament_commands.trial.begin(
        Trial(tuple((game.name, result) for game, result in zip(games, results)))
    )


def test_everything_follows_and_nothing_is_kept(qtbot, window) -> None:
    """Standings, crosstable and Why? are those of the trial; document, journal, hall are not."""
    real = window.document
    before, steps = real.tournament, len(real.journal())
    window.actions_.hall_screen.trigger()
    hall = window.tournament_commands.hall.screen
    shown_in_hall = hall.page
    begin(window, Result.WHITE_WINS, Result.WHITE_WINS)

    assert window.desk.document.standings.of(5).points == 6
    assert window.desk.side.standings.model.tournament is window.desk.document.tournament
    assert real.tournament is before
    assert len(real.journal()) == steps
    assert hall.page == shown_in_hall
    window.tournament_commands.hall.close()


def test_typed_results_are_tried(qtbot, window) -> None:
    """The same keys as ever; they go to the trial."""
    begin(window)
    desk = window.desk
    desk.tabs.go_to(desk.tabs.pairings)
    boards = desk.tabs.pairings.page.boards
    boards.setFocus()
    qtbot.keyClick(boards, Qt.Key.Key_1)

    assert len(window.tournament_commands.trial.trial.tried) == 1
    assert not window.document.tournament.boards(7)[0].result
    assert "Trial: " in desk.status.entry.text()
    assert desk.status.saved.text().endswith("trial not saved")


def test_esc_ends_it(qtbot, window) -> None:
    """One key, wherever the hand is, and everything is as it was."""
    begin(window, Result.WHITE_WINS)
    window.desk.tabs.go_to(window.desk.tabs.crosstable)
    view = window.desk.tabs.crosstable.page.view
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Escape)

    assert window.tournament_commands.trial.trial is None
    assert window.desk.document is window.document


def test_esc_in_a_field_restores_only_the_field(qtbot, window) -> None:
    """What is being typed is given up first; the next Esc ends the trial."""
    begin(window)
    window.desk.tabs.go_to(window.desk.tabs.crosstable)
    view = window.desk.tabs.crosstable.page.view
    view.setFocus()
    view.go_to_game(window.document.tournament.open_games[0].name)
    qtbot.keyClick(view, Qt.Key.Key_F2)
    from PySide6.QtWidgets import QApplication, QLineEdit

    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert window.tournament_commands.trial.trial is not None


def test_entered_in_earnest(monkeypatch, window) -> None:
    """After a yes: one step on the real tournament, and the trial is over."""
    begin(window, Result.WHITE_WINS, Result.DRAW)

    def say(accept: bool) -> None:
        role = QMessageBox.ButtonRole.AcceptRole if accept else QMessageBox.ButtonRole.RejectRole

        def exec_(box: QMessageBox) -> int:
            button = next(b for b in box.buttons() if box.buttonRole(b) is role)
            button.click()
            return 0

        monkeypatch.setattr(QMessageBox, "exec", exec_)

    say(False)
    window.tournament_commands.trial.enter()
    assert window.tournament_commands.trial.trial is not None
    say(True)
    window.tournament_commands.trial.enter()
    assert window.tournament_commands.trial.trial is None
    assert len(window.document.tournament.open_games) == 1
    assert len(window.document.journal()) == 1


def test_overtaken_behind_the_question(monkeypatch, qtbot, window) -> None:
    """A yes to what is no more overwrites nothing."""
    begin(window, Result.WHITE_WINS)
    name = window.document.tournament.open_games[0].name

    def exec_(box: QMessageBox) -> int:
        window.document.apply(SetResult(*name, Result.DRAW))
        qtbot.waitUntil(lambda: window.tournament_commands.trial.trial is None)
        next(b for b in box.buttons() if box.buttonRole(b) is box.ButtonRole.AcceptRole).click()
        return 0

    monkeypatch.setattr(QMessageBox, "exec", exec_)
    window.tournament_commands.trial.enter()
    assert window.document.tournament.game(*name).result is Result.DRAW
    assert len(window.document.journal()) == 1


def test_the_start_page_knows_no_trial(qtbot, window) -> None:
    """The tournament is closed during a trial: Esc builds nothing anew."""
    begin(window, Result.WHITE_WINS)
    window.close_tournament()
    page = window.start_page
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert window.start_page is page


def test_other_things_wait(window) -> None:
    """Withdrawals, dates, lots are offered again when the trial is over."""
    begin(window)
    assert not window.actions_.withdraw.isEnabled()
    assert not window.actions_.prizes.isEnabled()
    assert "Esc" in window.actions_.withdraw.toolTip()
    window.tournament_commands.trial.end()
    assert window.actions_.withdraw.isEnabled()


def test_overtaken(qtbot, window) -> None:
    """A change of the real tournament ends the trial and says so."""
    begin(window, Result.WHITE_WINS)
    game = window.document.tournament.open_games[0]
    window.document.apply(SetResult(*game.name, Result.DRAW))
    qtbot.waitUntil(lambda: window.desk.document is window.document)
    assert window.tournament_commands.trial.trial is None


def test_a_trial_over_a_trial(window) -> None:
    """Another example takes the place of the first."""
    begin(window, Result.WHITE_WINS)
    begin(window, Result.DRAW, Result.DRAW)
    assert len(window.tournament_commands.trial.trial.tried) == 2


def test_the_bar_and_the_frame(qtbot, window) -> None:
    """Both are there while it lasts, and no longer, also where places of docks are remembered."""
    window._keep_layout()
    begin(window, Result.WHITE_WINS)
    qtbot.wait(50)
    bar, frame = window._trial_parts
    assert bar.isVisible()
    assert frame.isVisible()
    assert "1 result" in bar.enter_button.text()
    window.tournament_commands.trial.end()
    assert window._trial_parts == ()
