"""The event: what its time control amounts to."""

from __future__ import annotations

import pytest

from arbiter.domain.event import Event, Pace, control_in_code, is_control, pace_of
from arbiter.domain.plain import from_plain, to_plain


@pytest.mark.parametrize(
    ("code", "pace"),
    [
        ("180+2", Pace.BLITZ),
        ("300", Pace.BLITZ),
        ("600", Pace.BLITZ),
        ("601", Pace.RAPID),
        ("540+1", Pace.BLITZ),
        ("900+10", Pace.RAPID),
        ("3000+10", Pace.STANDARD),
        ("2999+10", Pace.RAPID),
        ("3600", Pace.STANDARD),
        ("5400+30", Pace.STANDARD),
        ("40/5400+30:1800+30", Pace.STANDARD),
        ("40/6000:900", Pace.STANDARD),
        ("40/7200", Pace.UNKNOWN),
        ("", Pace.UNKNOWN),
        ("G/15", Pace.UNKNOWN),
        ("5400+30:900", Pace.UNKNOWN),
        ("٣٠٠", Pace.UNKNOWN),
    ],
)
def test_pace(code: str, pace: Pace) -> None:
    """Sixty moves are reckoned with; up to ten minutes is blitz, under sixty rapid."""
    assert pace_of(code) is pace


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("90 min + 30 s per move", "5400+30"),
        ("90 min + 30 s", "5400+30"),
        ("15 мин + 10 сек на ход", "900+10"),
        ("3+2", "180+2"),
        ("3'+2\"", "180+2"),
        ("10 min", "600"),
        ("60", "3600"),
        ("90 min + 0 s", "5400"),
        ("90 min for 40 moves, then 30 min", ""),
        ("0+5", ""),
        ("blitz", ""),
        ("", ""),
    ],
)
def test_control_in_code(words: str, code: str) -> None:
    """One period with or without increment, as people write it; anything else is left alone."""
    assert control_in_code(words) == code


def test_what_is_a_control() -> None:
    """Periods joined by colons, or one for each side."""
    for code in ("5400+30", "40/6000+30:900+30", "600", "W300-B240"):
        assert is_control(code), code
    for code in ("", "90 min", "5400+", "40/", "W300", "W300-B", "5400+30:"):
        assert not is_control(code), code


def test_an_event_of_an_older_file() -> None:
    """What is new in it has its default."""
    old = from_plain(Event, {"name": "Cup", "arbiter": "Berg"})

    assert old == Event("Cup", arbiter="Berg")
    assert to_plain(old) == {"name": "Cup", "arbiter": "Berg"}
