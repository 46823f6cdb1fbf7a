"""The fields from which the dates of all rounds follow."""

from __future__ import annotations

from datetime import date

import pytest

from arbiter.domain.round_dates import Plan
from arbiter.ui.round_plan_form import RoundPlanForm, WrongField


@pytest.fixture
def form(qtbot) -> RoundPlanForm:
    form = RoundPlanForm(None, "2026-05-01")
    qtbot.addWidget(form)
    form.show()
    return form


def test_nothing_is_planned_without_a_first_day(form: RoundPlanForm) -> None:
    """An empty form says nothing."""
    assert form.plan() is None


def test_everything_that_can_be_set(form: RoundPlanForm) -> None:
    """Typed as one writes it."""
    form.day.setText("6.5.")
    form.time.setText("15.00")
    form.a_day.setText("1 2 2")
    form.times.setEnabled(True)
    form.times.setText("10:00, 16:00")
    form.every.setCurrentIndex(form.every.findData(7))
    form.rest.setText("5, 12.5.")

    assert form.plan() == Plan(
        date(2026, 5, 6),
        "15:00",
        (1, 2, 2),
        ("10:00", "16:00"),
        7,
        frozenset({5}),
        frozenset({date(2026, 5, 12)}),
    )


def test_a_plan_that_is_there_is_shown(qtbot) -> None:
    """And is the same again; an unusual number of days is added to the choices."""
    plan = Plan(date(2026, 5, 6), "15:00", (2,), ("10:00", "16:00"), 10, frozenset({3}))
    form = RoundPlanForm(plan, "2026-05-06")
    qtbot.addWidget(form)

    assert form.plan() == plan
    assert form.every.currentText() == "every 10 days"


def test_times_of_a_double_day_are_asked_for_only_there(qtbot, form: RoundPlanForm) -> None:
    """They wake up as soon as a day has two rounds."""
    assert not form.times.isEnabled()
    qtbot.keyClicks(form.a_day, "2")
    assert form.times.isEnabled()


def test_the_time_of_a_single_round_is_asked_for_only_where_there_is_one(
    qtbot, form: RoundPlanForm
) -> None:
    """Typed for days of two rounds it would count for none of them."""
    for a_day, asked in (("2", False), ("1 2 2", True), ("1", True)):
        form.a_day.clear()
        qtbot.keyClicks(form.a_day, a_day)
        assert form.time.isEnabled() is asked


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("day", "soon", "“soon” is not a day"),
        ("time", "25", "“25” is not a time"),
        ("a_day", "none", "is no number of rounds a day"),
        ("rest", "never", "“never” is no rest day"),
    ],
)
def test_a_field_that_makes_no_sense_is_marked(form, name: str, text: str, said: str) -> None:
    """One sentence, one field; mended, the mark goes."""
    form.day.setText("6.5.2026")
    field = getattr(form, name)
    field.setText(text)
    wrong = form.plan()

    assert isinstance(wrong, WrongField)
    assert wrong.field is field
    assert said in wrong.sentence
    assert field.property("bad") is True

    field.setText("6.5.2026" if name == "day" else "")
    assert isinstance(form.plan(), Plan)
    assert field.property("bad") is False


def test_the_day_is_written_out_when_it_is_left(qtbot, form: RoundPlanForm) -> None:
    """So one sees which year was meant."""
    form.day.setText("6.5.")
    form.day.editingFinished.emit()

    assert form.day.text() == "6 May 2026"


def test_a_time_typed_with_the_day_is_not_lost(form: RoundPlanForm) -> None:
    """It goes into its own field when the day is written out."""
    form.day.setText("6.5. 15:00")
    before = form.plan()
    form.day.editingFinished.emit()

    assert form.time.text() == "15:00"
    assert form.plan() == before
