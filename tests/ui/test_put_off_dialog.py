from dataclasses import replace

import pytest
from PySide6.QtWidgets import QWidget

from arbiter.domain.edits import SetPending
from arbiter.domain.tournament import Pending
from arbiter.ui.put_off_dialog import PutOffDialog, ask_day, parse_day
from tests.boards import drawn


@pytest.mark.parametrize("text", ["2026-05-16", "16.05.2026", "16.5.", " 16/5 ", "16.5"])
def test_a_day_is_read_in_every_notation(text):
    assert parse_day(text, 2026) == "2026-05-16"


@pytest.mark.parametrize("text", ["", "31.04.2026", "16", "Saturday"])
def test_what_is_no_day_is_refused(text):
    with pytest.raises(ValueError, match=r"day|month"):
        parse_day(text, 2026)


def test_it_begins_with_the_day_that_is_known_and_says_what_it_understood(qtbot):
    dialog = PutOffDialog("Kaya, Defne – Virtanen, Eero", "2026-05-14T10:00")
    qtbot.addWidget(dialog)
    assert dialog.until() == "2026-05-14T10:00"
    assert dialog.words.text == "Thursday 14 May, 10:00"
    dialog.time.clear()
    dialog.day.setText("16.5.")
    assert dialog.until() == "2026-05-16"
    assert dialog.words.text == "Saturday 16 May"


def test_a_time_that_is_none_can_not_be_accepted(qtbot):
    dialog = PutOffDialog("Kaya – Virtanen", "2026-05-14")
    qtbot.addWidget(dialog)
    dialog.time.setText("25:00")
    assert dialog.words.text.startswith("Type a day like")
    with pytest.raises(ValueError, match="no time"):
        dialog.until()
    dialog.time.setText("9.30")
    assert dialog.until() == "2026-05-14T09:30"


@pytest.mark.parametrize(
    ("pending", "until", "state"),
    [
        (None, "2026-05-07", Pending.EARLY),
        (None, "2026-05-08T14:59", Pending.EARLY),
        (None, "2026-05-08", Pending.POSTPONED),
        (Pending.EARLY, "2026-05-09", Pending.POSTPONED),
        (Pending.POSTPONED, "2026-05-01", Pending.EARLY),
        (Pending.ADJOURNED, "2026-05-01", Pending.ADJOURNED),
    ],
)
def test_the_day_says_whether_a_game_is_early(qtbot, pending, until, state):
    tournament = replace(drawn(4), round_starts=("2026-05-08T15:00",))
    tournament = SetPending(1, 4, 1, pending)(tournament)
    assert _asked(qtbot, tournament, until) == SetPending(1, 4, 1, state, until)


def test_without_a_day_of_the_round_an_early_game_stays_early(qtbot):
    for pending, state in ((None, Pending.POSTPONED), (Pending.EARLY, Pending.EARLY)):
        tournament = SetPending(1, 4, 1, pending)(drawn(4))
        assert _asked(qtbot, tournament, "2026-05-08") == SetPending(1, 4, 1, state, "2026-05-08")


def _asked(qtbot, tournament, until):
    """The edit that the dialog hands on for *until*."""
    parent = QWidget()
    qtbot.addWidget(parent)
    edits = []
    ask_day(tournament, tournament.game(1, 4), edits.append, parent)
    dialog = parent.findChild(PutOffDialog)
    dialog.day.setText(until[:10])
    dialog.time.setText(until[11:16])
    dialog.accept()
    return edits[0]
