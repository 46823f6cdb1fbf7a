"""Days as arbiters type them."""

from __future__ import annotations

import pytest

from arbiter.ui.date_field import DateField, parse_day
from arbiter.ui.languages import set_language


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("2026-05-06", "2026-05-06"),
        ("6.5.2026", "2026-05-06"),
        (" 06/05/2026 ", "2026-05-06"),
        ("6 May 2026", "2026-05-06"),
        ("", ""),
        ("31.2.2026", None),
        ("tomorrow", None),
        ("6.5.26", None),
    ],
)
def test_what_a_day_looks_like(qapp, typed: str, day: str | None) -> None:
    """Both orders of figures, words, nothing; anything else is no day."""
    assert parse_day(typed) == day


def test_the_field_shows_the_day_in_words(qtbot) -> None:
    """After it was left; in Russian in the case that follows a figure."""
    set_language("ru")
    field = DateField("First day", None)
    qtbot.addWidget(field)
    field.setText("6.5.2026")
    field.editingFinished.emit()

    assert field.text() == "6 мая 2026"
    assert field.day == "2026-05-06"


def test_what_is_no_day_stays_as_it_was_typed(qtbot) -> None:
    """Nothing typed is thrown away."""
    field = DateField("First day", None)
    qtbot.addWidget(field)
    field.setText("soon")
    field.editingFinished.emit()

    assert field.text() == "soon"
    assert field.day is None
