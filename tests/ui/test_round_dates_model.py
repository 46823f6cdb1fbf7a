"""Days and times of the rounds as they are typed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from arbiter.ui.round_dates_model import DateColumn, RoundDatesModel

DAY, TIME = DateColumn.DAY, DateColumn.TIME


@pytest.fixture
def model() -> RoundDatesModel:
    return RoundDatesModel(("2026-05-06T15:00", "2026-05-07", "", ""), "2026-05-06")


def _type(model: RoundDatesModel, row: int, column: DateColumn, text: str) -> None:
    assert model.setData(model.index(row, column), text)


def test_the_model_is_sound(qtmodeltester, model: RoundDatesModel) -> None:
    """As Qt understands it."""
    qtmodeltester.check(model, force_py=True)


def test_what_is_typed_is_read(qtbot, model: RoundDatesModel) -> None:
    """A day without its year, so many days later, a time with a full stop, both in one cell."""
    with qtbot.waitSignal(model.edited):
        _type(model, 1, DAY, "8.5.")
    _type(model, 1, TIME, "9.30")
    _type(model, 2, DAY, "+1")
    _type(model, 3, DAY, "10 May 17:00")

    assert model.starts == (
        "2026-05-06T15:00",
        "2026-05-08T09:30",
        "2026-05-09",
        "2026-05-10T17:00",
    )
    assert model.problem() is None
    assert model.index(1, DAY).data() == "Fri 8 May 2026"
    assert model.index(1, DAY).data(Qt.ItemDataRole.EditRole) == "8 May 2026"


@pytest.mark.parametrize(
    ("column", "text", "note", "said"),
    [
        (DAY, "31.4.", "not a day", "Round 2: “31.4.” is not a day. Write it as 6.5. or"),
        (TIME, "noon", "not a time", "Round 2: “noon” is not a time."),
    ],
)
def test_what_is_wrong_stays_and_is_marked(model, column, text: str, note: str, said: str) -> None:
    """The cell keeps what was typed, a word stands beside it, one sentence says more."""
    _type(model, 1, column, text)

    assert model.index(1, column).data() == text
    assert model.is_bad(1, column)
    assert model.note(1) == note
    row, place, sentence = model.problem()
    assert (row, place) == (1, column)
    assert sentence.startswith(said)

    _type(model, 1, column, "")
    assert model.problem() is None


def test_nothing_to_count_from() -> None:
    """``+1`` in the first round, and a time without a day."""
    model = RoundDatesModel(("", ""), "")
    _type(model, 0, DAY, "+1")
    assert "no day before it" in model.problem()[2]

    model.clear()
    _type(model, 0, TIME, "15:00")
    assert model.problem()[2] == "Round 1 has a time and no day."
    assert model.starts == ("", "")


def test_a_column_is_pasted(model: RoundDatesModel) -> None:
    """From a spreadsheet, from the cursor down; lines beyond the last round are left out."""
    model.paste(1, DAY, "09.05.2026\t10:00\r\n10.05.2026\t\n2026-05-11 16:00:00\n12.5.2026\n")

    assert model.starts == (
        "2026-05-06T15:00",
        "2026-05-09T10:00",
        "2026-05-10",
        "2026-05-11T16:00",
    )
    model.paste(0, TIME, "9:00\n9.30")
    assert model.starts[:2] == ("2026-05-06T09:00", "2026-05-09T09:30")


def test_doubts_are_said_in_the_row(model: RoundDatesModel) -> None:
    """Before an earlier round, outside the event; an empty row has none."""
    model.set_event("2026-05-06", "2026-05-08")
    _type(model, 1, DAY, "5.5.")
    _type(model, 3, DAY, "9.5.")

    assert model.note(1) == "before round 1"
    assert model.note(2) == ""
    assert model.note(3) == "after the last day of the event"
    assert model.doubt_sentence() == "Round 2 lies before round 1."
    spoken = model.index(3, DAY).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Round 4, Sat 9 May 2026, after the last day of the event"


def test_only_days_and_times_can_be_typed(model: RoundDatesModel) -> None:
    """Rounds count themselves."""
    assert not model.setData(model.index(0, DateColumn.ROUND), "7")
    assert not model.flags(model.index(0, DateColumn.NOTE)) & Qt.ItemFlag.ItemIsEditable
