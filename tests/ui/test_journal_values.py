"""Fields of the journal as the screen writes them."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from arbiter.domain.plain import to_plain
from arbiter.domain.scoring import FOOTBALL
from arbiter.domain.tournament import Event, Player, Regulations
from arbiter.ui.journal_values import differences, moment_text
from arbiter.ui.languages import set_language

AT = datetime(2026, 5, 6, 14, 3, 22).astimezone()


def test_today_only_the_clock(qapp) -> None:
    """What was done today needs no date; what is older has it with its year."""
    assert moment_text(AT, AT + timedelta(hours=2)) == "14:03:22"
    assert moment_text(AT, AT + timedelta(days=1)) == "6 May 2026, 14:03:22"


def test_days_are_written_by_the_language(qapp) -> None:
    """Not as the file keeps them."""
    set_language("sv")

    assert moment_text(AT, AT + timedelta(days=1)).startswith("6 maj 2026")


@pytest.mark.parametrize(
    ("old", "new", "texts"),
    [
        (Event(), Event("Cup", start="2026-05-06"), ("–, –", "Cup, 6 May 2026")),
        (Regulations(), Regulations(scoring=FOOTBALL), ("1 – ½ – 0", "3 – 1 – 0")),
        (Regulations(), Regulations(cycles=2), ("1 cycle", "2 cycles")),
        (
            Regulations(tie_breaks=("SB", "DE")),
            Regulations(tie_breaks=(), exchange=False),
            ("last two rounds exchanged, SB DE", "last two rounds not exchanged, –"),
        ),
        (
            Regulations(unrated=1400),
            Regulations(unrated=-1, koya_by_draws=True, forfeit_wins_played=True),
            (
                "forfeit wins do not count as played, Koya’s line moves by half points, "
                "players without a rating count with 1400",
                "forfeit wins count as played, Koya’s line moves by draws, "
                "players without a rating are left out",
            ),
        ),
        (Player("Berg"), Player("Berg", birth="1998", rating_fide=2100), ("–, –", "1998, 2100")),
    ],
)
def test_only_what_differs(qapp, old, new, texts: tuple[str, str]) -> None:
    """Before and after, with the words of the dialog; a default is a value too."""
    assert differences(type(old), to_plain(old), to_plain(new)) == texts


def test_what_can_not_be_read_is_left_out(qapp) -> None:
    """A journal that another hand has written still opens."""
    assert differences(Event, {"name": 5}, {"name": "Cup"}) == ("", "")
    assert differences(Event, None, {"name": "Cup"}) == ("", "")
