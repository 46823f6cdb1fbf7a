"""Pairings with both players in one cell."""

from __future__ import annotations

import pytest

from arbiter.domain.import_findings import Doubtful
from arbiter.formats.recognition.pairs_in_cell import with_pairs_split
from arbiter.formats.recognition.recognise import recognise
from arbiter.formats.recognition.recognised import TableKind
from tests.formats.recognition.drawn import book, sheet

APART = """
    Runde | Paarung      | Ergebnis
    1     | Adams – Dahl | 1-0
    1     | Berg – Ek    | ½-½
    2     | Dahl – Ek    | 0-1
    2     | Adams – Berg | 1-0
    3     | Berg – Dahl  | 0-1
    3     | Ek – Adams   | 0-1
"""
TOGETHER = """
    № | Пары
    Тур 1
    1 | Адамов А. - Цой Я. 1:0
    2 | Ёлкин П. - Щукин О. ½:½
    Тур 2
    1 | Цой Я. - Щукин О. 0:1
    2 | Адамов А. - Ёлкин П. 1:0
    Тур 3
    1 | Ёлкин П. - Цой Я. 0:1
    2 | Щукин О. - Адамов А. 0:1
"""


@pytest.mark.parametrize(
    "drawing", [APART, TOGETHER, APART.replace("Paarung      ", "White – Black")]
)
def test_both_players_and_the_result_are_read(drawing):
    found = recognise(book(sheet(drawing)))
    tournament = found.tournament

    assert found.kind is TableKind.PAIRINGS
    assert tournament.size == 4
    assert sorted(tournament.score(number) for number in tournament.numbers) == [1, 2, 3, 6]
    assert tournament.rounds == 3
    assert not found.complaints
    assert len(found.fields) == found.book.sheets[0].width
    assert all(column <= found.book.sheets[0].width for _, column in found.states)


def test_what_is_doubtful_is_said_of_the_cell_itself():
    found = recognise(book(sheet(APART.replace("| 0-1", "| ?!", 1))))

    assert [(one.about, one.place) for one in found.grave] == [(Doubtful.NO_RESULT, "C4")]


@pytest.mark.parametrize(
    "drawing",
    [
        "No | Name\n1 | Berg-Lind, Anna\n2 | Dahl, Kari\n3 | Ek, Nils",
        "No | Name\n1 | Berg - Dahl\n2 | Ek\n3 | Holm",
        "Date | Place\n1.1. | Lund - Malmö\n2.1. | Hall\n3.1. | Hall\n4.1. | Hall",
    ],
)
def test_other_cells_hold_no_pairs(drawing):
    assert with_pairs_split(sheet(drawing)) is None


def test_pairs_without_results_are_no_table_of_games():
    """They are a plan, or a league of teams."""
    drawing = "Spiel | Tag\nAdler - Bär | 1.1.\nFuchs - Wolf | 1.1.\nBär - Wolf | 8.1."

    assert with_pairs_split(sheet(drawing)) is not None
    with pytest.raises(Exception, match="no table"):
        recognise(book(sheet(drawing)))
