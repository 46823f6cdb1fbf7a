"""What reports ask of the event: one thing follows from another until somebody sets it."""

from __future__ import annotations

import pytest

from arbiter.domain.event import Event, Official, OfficialRole, Pace
from arbiter.ui.event_details_dialog import EventDetailsDialog


@pytest.fixture
def opened(qtbot):
    """Builds the dialog over an event."""

    def open_dialog(event: Event, *, writable: bool = True) -> EventDetailsDialog:
        dialog = EventDetailsDialog(event, writable=writable)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return open_dialog


def _type(qtbot, field, text: str) -> None:
    field.clear()
    qtbot.keyClicks(field, text)


def test_nothing_is_lost(opened) -> None:
    """Done without a change gives the event that was there, its name and days too."""
    event = Event(
        "Cup",
        "Lund",
        start="2026-05-06",
        arbiter="Ekström, Birgitta",
        code="412345",
        organiser="Lunds ASK",
        rate_of_play="3 min + 2 s",
        time_control="180+2",
        pace=Pace.BLITZ,
        arbiter_id="1700001",
        officials=(Official("Berg, Anna", OfficialRole.PAIRINGS, "1701234"), Official("Li")),
    )

    assert opened(event).completed() == event


def test_code_and_pace_follow_from_the_words(qtbot, opened) -> None:
    """The code from the words, the pace from the code."""
    dialog = opened(Event())
    _type(qtbot, dialog.rate_of_play, "15 min + 10 s")

    said = dialog.completed()
    assert (said.time_control, said.pace) == ("900+10", Pace.RAPID)

    _type(qtbot, dialog.rate_of_play, "90 min")
    said = dialog.completed()
    assert (said.time_control, said.pace) == ("5400", Pace.STANDARD)


def test_what_was_set_stays(qtbot, opened) -> None:
    """A code or a pace of one's own isn't changed by other words."""
    dialog = opened(Event())
    _type(qtbot, dialog.time_control, "40/5400+30:1800+30")
    dialog.pace.setCurrentIndex(dialog.pace.findData(Pace.RAPID))
    dialog.pace.activated.emit(dialog.pace.currentIndex())
    _type(qtbot, dialog.rate_of_play, "3+2")

    said = dialog.completed()
    assert (said.time_control, said.pace) == ("40/5400+30:1800+30", Pace.RAPID)


def test_officials(qtbot, opened) -> None:
    """There is always one free line more; a line without a name is nobody."""
    dialog = opened(Event())
    assert len(dialog.officials) == 1
    _, name, fide_id = dialog.officials[0]
    qtbot.keyClicks(name, "Berg,  Anna")
    qtbot.keyClicks(fide_id, "1701234")
    assert len(dialog.officials) == 2
    qtbot.keyClicks(dialog.officials[1][1], "Li")
    dialog.officials[1][0].setCurrentIndex(dialog.officials[1][0].findData(OfficialRole.ARBITER))

    assert dialog.completed().officials == (
        Official("Berg, Anna", OfficialRole.DEPUTY, "1701234"),
        Official("Li", OfficialRole.ARBITER),
    )


def test_tab_goes_down_the_lines(qtbot, opened) -> None:
    """From the chief arbiter's id over every official to the answers, as the eye does."""
    dialog = opened(Event(officials=(Official("Berg"),)))
    wanted = [field for line in dialog.officials for field in line]
    dialog.arbiter_id.setFocus()
    met, field = [], dialog.arbiter_id
    while field is not dialog.done_button:
        field = field.nextInFocusChain()
        if field in (*wanted, dialog.cancel_button, dialog.done_button):
            met.append(field)
    assert met == [*wanted, dialog.cancel_button, dialog.done_button]


@pytest.mark.parametrize(
    ("field", "typed"), [("time_control", "90 min"), ("arbiter_id", "17x"), ("arbiter_id", "١٧")]
)
def test_nonsense(opened, field: str, typed: str) -> None:
    """A sentence quotes it, and Done waits."""
    dialog = opened(Event())
    getattr(dialog, field).setText(typed)
    dialog._follow()

    assert typed in dialog._words.text
    assert not dialog.done_button.isEnabled()


def test_an_id_without_a_name(opened) -> None:
    """It would be lost: so it is said."""
    dialog = opened(Event())
    dialog.officials[0][2].setText("1701234")

    assert "1701234" in dialog._words.text
    assert not dialog.done_button.isEnabled()


def test_a_closed_tournament(opened) -> None:
    """Everything can be read and nothing changed."""
    dialog = opened(Event(organiser="LASK"), writable=False)

    assert not dialog.organiser.isEnabled()
    assert not dialog.done_button.isEnabled()
