"""Lists and forms in the list of everything that can be printed."""

from __future__ import annotations

import pytest

from arbiter.document.document import Document
from arbiter.domain.tournament import Tournament
from arbiter.formats.sheets import Sheet, Table
from arbiter.formats.words import words
from arbiter.ui.paper_documents import Wanted, paper_documents
from tests.boards import drawn, f6


def made(tournament: Tournament, key: str, **chosen: str) -> Sheet:
    """The document *key* with what is *chosen*."""
    (one,) = [one for one in paper_documents(tournament) if one.key == key]
    return one.build(Wanted(Document(tournament), words("en"), {**one.usual, **chosen}))


@pytest.mark.parametrize(
    ("key", "kind"),
    [
        ("round_by_player", "round_by_player"),
        ("berger_table", "berger_table"),
        ("wall_chart", "wall_chart"),
        ("check_in", "check_in"),
        ("regulations", "regulations"),
        ("prizes", "prizes"),
        ("report", "report"),
        ("event_report", "event_report"),
    ],
)
def test_they_are_offered(key: str, kind: str) -> None:
    """Each makes what it says."""
    assert made(f6(), key).kind == kind


def test_a_berger_table_for_another_number_of_players() -> None:
    """With the regulations of the event, and without its name."""
    sheet = made(drawn(6, cycles=2), "berger_table", players="9")

    assert sheet.status == "9 players · 18 rounds"
    assert made(drawn(6, cycles=2), "berger_table").status == "6 players · 10 rounds"


def test_a_wall_chart_with_results() -> None:
    """Blank to begin with."""
    for chosen, count in (("blank", 0), ("filled", 30)):
        table = made(f6(), "wall_chart", results=chosen).parts[0]
        assert isinstance(table, Table)
        marks = [cell for row in table.rows for cell in row[3:9] if str(cell.text)]
        assert len(marks) == count


def test_the_check_in_list_is_by_name() -> None:
    """The starting list is by number."""
    tournament = drawn(["Zorn", "Berg", "Adams"])

    for key, first in (("check_in", "Adams"), ("starting_list", "Zorn")):
        table = made(tournament, key).parts[0]
        assert isinstance(table, Table)
        assert first in [str(cell.text) for cell in table.rows[0]]
