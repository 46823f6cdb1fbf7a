"""Dates and times of all rounds in one dialog."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from arbiter.document.document import Document
from arbiter.domain.edits import SetEvent, SetRoundStarts
from arbiter.domain.tournament import Event, Tournament
from arbiter.ui.round_dates_dialog import RoundDatesDialog
from arbiter.ui.round_dates_model import DateColumn
from tests.boards import drawn


@pytest.fixture
def opened(qtbot):
    """Builds the dialog over a tournament."""

    def open_dialog(tournament: Tournament) -> RoundDatesDialog:
        dialog = RoundDatesDialog(Document(tournament))
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return open_dialog


def test_all_rounds_from_the_first_in_few_keys(qtbot, opened) -> None:
    """The day is typed, Enter saves: one step, and the event takes the days of its rounds."""
    dialog = opened(drawn(6))
    qtbot.keyClicks(dialog.plan.day, "6.5.2026 15:00")
    assert dialog._words.text() == "5 rounds from 6 May 2026 to 10 May 2026"
    assert dialog.follow.isChecked()
    assert dialog.follow.text() == "The event lasts from 6 May 2026 to 10 May 2026"
    qtbot.keyClick(dialog.plan.day, Qt.Key.Key_Return)

    document = dialog._document
    assert document.tournament.round_starts == tuple(f"2026-05-{6 + n:02d}T15:00" for n in range(5))
    assert (document.tournament.event.start, document.tournament.event.end) == (
        "2026-05-06",
        "2026-05-10",
    )
    assert len(document.journal()) == 1
    document.undo()
    assert document.tournament == drawn(6)


def test_the_days_of_the_event_make_a_proposal(qtbot, opened) -> None:
    """An event from Friday to Sunday has two rounds a day; Enter takes it, Cancel nothing."""
    named = SetEvent(Event("Cup", start="2026-05-08", end="2026-05-10"))(drawn(6))
    dialog = opened(named)
    assert dialog._words.text() == "5 rounds from 8 May 2026 to 10 May 2026"
    assert dialog._document.journal() == []
    qtbot.keyClick(dialog.plan.day, Qt.Key.Key_Return)

    starts = dialog._document.tournament.round_starts
    assert starts == ("2026-05-08", "2026-05-08", "2026-05-09", "2026-05-09", "2026-05-10")


def test_an_event_with_days_keeps_them_unless_asked(opened) -> None:
    """Rounds outside it are doubtful, and can be saved; with the tick nothing is doubtful."""
    named = SetEvent(Event("Cup", start="2026-05-06", end="2026-05-08"))(drawn(6))
    dialog = opened(named)
    dialog.plan.a_day.setText("1")
    dialog.plan.edited.emit()

    assert not dialog.follow.isChecked()
    assert dialog._words.text() == (
        "Round 4 lies after the last day of the event. It can be saved all the same."
    )
    assert dialog.save_button.isEnabled()
    dialog.follow.setChecked(True)
    assert dialog._words.text() == "5 rounds from 6 May 2026 to 10 May 2026"
    dialog.follow.setChecked(False)
    dialog.save()
    assert dialog._document.tournament.event == named.event
    assert len(dialog._document.tournament.round_starts) == 5


def test_a_wrong_cell_can_not_be_saved(opened) -> None:
    """One sentence; when it is mended, it can."""
    dialog = opened(drawn(4))
    cell = dialog.model.index(1, DateColumn.DAY)
    dialog.model.setData(cell, "soon")
    assert not dialog.save_button.isEnabled()
    assert dialog._words.text().startswith("Round 2: “soon” is not a day.")

    dialog.model.setData(cell, "7.5.2026")
    assert dialog.save_button.isEnabled()
    assert dialog._words.text() == "2 rounds without a day."


def test_a_wrong_field_leaves_the_table_as_it_is(opened) -> None:
    """What is half typed fills nothing."""
    dialog = opened(SetRoundStarts(("2026-05-06", "2026-05-07", "2026-05-08"))(drawn(4)))
    before = dialog.model.starts
    dialog.plan.day.setText("6.")
    dialog.plan.edited.emit()

    assert dialog.model.starts == before
    assert "“6.” is not a day" in dialog._words.text()
    assert not dialog.save_button.isEnabled()


def test_dates_that_are_there_can_be_moved_as_a_whole(opened) -> None:
    """The fields know the plan behind them: only the first day is typed anew."""
    starts = ("2026-05-06T18:00", "2026-05-13T18:00", "2026-05-27T18:00")
    dialog = opened(SetRoundStarts(starts)(drawn(4)))
    dialog.plan.day.setText("7.5.2026")
    dialog.plan.edited.emit()

    assert dialog.model.starts == ("2026-05-07T18:00", "2026-05-14T18:00", "2026-05-28T18:00")


def test_cleared_and_saved_there_are_no_dates(opened) -> None:
    """As before they were entered."""
    dialog = opened(SetRoundStarts(("2026-05-06", "2026-05-07", "2026-05-08"))(drawn(4)))
    dialog.clear_button.click()
    assert dialog._words.text() == "No round has a day."
    assert not dialog.follow.isVisible()
    dialog.save()

    assert dialog._document.tournament.round_starts == ()


def test_nothing_changed_nothing_happened(opened) -> None:
    """Saved as it was."""
    named = SetEvent(Event(start="2026-05-06", end="2026-05-08"))(drawn(4))
    dialog = opened(SetRoundStarts(("2026-05-06", "2026-05-07", "2026-05-08"))(named))
    dialog.save()

    assert dialog._document.journal() == []


def test_read_only_can_be_looked_at(qtbot) -> None:
    """Nothing can be typed or saved."""
    document = Document(drawn(4))
    document.read_only = True
    dialog = RoundDatesDialog(document)
    qtbot.addWidget(dialog)

    assert not dialog.save_button.isEnabled()
    assert not dialog.plan.isEnabled()


def test_dates_of_another_hand_do_no_harm(opened) -> None:
    """What is no day stands in its row, marked, and can be mended."""
    strange = SetEvent(Event("Cup", start="in spring"))(drawn(4))
    dialog = opened(SetRoundStarts(("soon", "2026-05-07", ""))(strange))
    assert dialog.model.problem()[2].startswith("Round 1: “soon” is not a day.")

    dialog.model.setData(dialog.model.index(0, DateColumn.DAY), "6.5.2026")
    assert dialog.save_button.isEnabled()
