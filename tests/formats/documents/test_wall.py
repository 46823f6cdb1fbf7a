"""Tables on the wall."""

from __future__ import annotations

import pytest

from arbiter.domain.tournament import Tournament
from arbiter.formats.documents import crosstable_sheet, standings_sheet
from arbiter.formats.documents.wall import for_the_wall
from arbiter.formats.sheets import Sheet, Signatures, Table
from arbiter.formats.words import words
from arbiter.paper.pdf import pages
from tests.boards import f6
from tests.paper.sheets_for_tests import RUSSIAN, SIXTEEN, event, named

EN = words("en")


def keys(sheet: Sheet) -> list[str]:
    """The columns of its table."""
    (table,) = [part for part in sheet.parts if isinstance(part, Table)]
    return [column.key for column in table.columns]


def test_only_what_a_crowd_looks_for() -> None:
    """Place, name, points and what decides; results in the crosstable."""
    tournament = f6(tie_breaks=("SB",))

    assert keys(for_the_wall(standings_sheet(tournament, EN))) == (
        ["place", "name", "points", "SB"]
    )
    table = keys(for_the_wall(crosstable_sheet(tournament, EN)))
    assert [key for key in table if not key.startswith("result")] == (
        ["number", "name", "points", "place", "SB"]
    )
    assert len(table) == 11


def test_nobody_signs_what_hangs_on_a_wall() -> None:
    """The legend stays."""
    desk = crosstable_sheet(f6(), EN)
    wall = for_the_wall(desk)

    assert any(isinstance(part, Signatures) for part in desk.parts)
    assert not any(isinstance(part, Signatures) for part in wall.parts)
    assert len(wall.parts) == len(desk.parts) - 1


def test_a_sentence_stays_a_sentence() -> None:
    """Before the draw."""
    sheet = standings_sheet(Tournament(), EN)

    assert for_the_wall(sheet) == sheet


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("paper", ["A4", "Letter", "A3"])
@pytest.mark.parametrize("players", [SIXTEEN, RUSSIAN], ids=["en", "ru"])
def test_it_is_larger_than_for_the_desk(players: str, paper: str) -> None:
    """On one page, for sixteen with long names."""
    tournament = event(named(players), 9)
    for desk in (standings_sheet(tournament, EN), crosstable_sheet(tournament, EN)):
        ((small,), (large,)) = (pages(sheet, paper) for sheet in (desk, for_the_wall(desk)))
        name = tournament.players[0].family
        sizes = [next(t.size for t in page.texts if name in t.text) for page in (small, large)]
        assert sizes[1] > sizes[0]
