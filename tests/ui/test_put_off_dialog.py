import pytest

from arbiter.ui.put_off_dialog import PutOffDialog, parse_day


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
