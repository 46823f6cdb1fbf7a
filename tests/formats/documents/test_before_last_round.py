"""The sheet for the wall and the press: made when it is asked for."""

from __future__ import annotations

import subprocess
import sys

import pytest

from arbiter.formats.documents import before_last_round_sheet
from arbiter.formats.sheets import Table
from arbiter.formats.words import words
from tests.domain.test_last_round import FOUR_ROUNDS, event
from tests.source import ROOT


@pytest.mark.parametrize("first", [1, 2, None])
def test_the_places_that_are_asked_about(first: int | None) -> None:
    """One column for the first place, one for the first few; three if nobody says how many."""
    sheet = before_last_round_sheet(event(FOUR_ROUNDS), words("en"), first=first)
    (table,) = [part for part in sheet.parts if isinstance(part, Table)]

    heads = [column.head for column in table.columns[5:]]
    assert heads == {1: ["1st"], 2: ["1st", "1st–2"], None: ["1st", "1st–3"]}[first]


def test_nothing_of_it_is_loaded_before() -> None:
    """Other documents don't wait for it."""
    code = (
        "import sys, arbiter.formats.documents as documents\n"
        "print(sorted(name for name in sys.modules if 'whatif' in name))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )

    assert done.stdout.strip() == "[]"
