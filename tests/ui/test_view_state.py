"""What the person at the desk is looking at."""

from __future__ import annotations

import pytest

from arbiter.domain.errors import NotDrawn
from arbiter.ui.view_state import ViewState


@pytest.mark.parametrize(
    ("change", "signal", "value", "read"),
    [
        ("show_round", "round_changed", 3, "round"),
        ("select_player", "player_changed", 5, "player"),
        ("set_by_rank", "order_changed", True, "by_rank"),
        ("look_for", "search_changed", "ov", "search"),
    ],
)
def test_a_change_is_told_once(qtbot, change: str, signal: str, value: object, read: str) -> None:
    """Looking at what is in view already tells nobody."""
    state = ViewState()
    with qtbot.waitSignal(getattr(state, signal)) as told:
        getattr(state, change)(value)
    assert told.args == [value]
    assert getattr(state, read) == value

    with qtbot.assertNotEmitted(getattr(state, signal)):
        getattr(state, change)(value)


def test_what_is_said_and_refused_is_handed_on(qtbot) -> None:
    """Views need no status line to speak."""
    state, error = ViewState(), NotDrawn()
    with qtbot.waitSignal(state.rejected) as refused:
        state.reject(error)
    with qtbot.waitSignal(state.said) as said:
        state.say("Round 3 is complete.")

    assert refused.args == [error]
    assert said.args == ["Round 3 is complete."]


def test_a_worksheet_that_is_asked_for() -> None:
    """Whose it is, and what it opens."""
    state, asked = ViewState(), []
    state.worksheet_asked.connect(lambda *given: asked.append(given))
    state.ask_worksheet((3, 4))
    state.ask_worksheet((1,), "SB")

    assert asked == [((3, 4), ""), ((1,), "SB")]
