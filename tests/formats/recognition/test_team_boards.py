"""Rounds of team events."""

from __future__ import annotations

import pytest

from arbiter.domain.errors import NotImported, Refusal
from arbiter.formats.recognition.recognise import recognise
from arbiter.formats.recognition.team_boards import has_boards
from tests.formats.recognition.drawn import book, sheet

MATCHES = """
    Runde 1
    Br. | SK Adler | Elo  | - | SK Bär | Elo  | 1½:½
    1.1 | Müller   | 2100 | - | Weiß   | 2000 | 1 - 0
    1.2 | Braun    | 2050 | - | Köhler | 1990 | ½ - ½
"""


def test_boards_of_matches_are_refused_by_name():
    assert has_boards(sheet(MATCHES))
    with pytest.raises(NotImported) as refused:
        recognise(book(sheet(MATCHES)))

    assert refused.value.why is Refusal.TEAMS


@pytest.mark.parametrize(
    "drawing",
    [
        "Rd | White | Result | Black\n1.1 | Berg | 1-0 | Dahl",
        "No | Name | 1 | 2\n1.1 | Berg | x | 1\n1.2 | Dahl | 0 | x",
        "1.1 | 2.5\n1.2 | 3.5",
    ],
)
def test_other_numbers_are_no_boards(drawing):
    assert not has_boards(sheet(drawing))
