"""Looking for lines of the journal."""

from __future__ import annotations

import pytest

from arbiter.document.document import Document
from arbiter.domain.edits import SetPlayer, SetResult, SetResults
from arbiter.domain.result import Result
from arbiter.domain.tournament import Player
from arbiter.ui.journal_search import Kinds, Query, fold, parse_query, takes
from tests.boards import drawn


@pytest.fixture
def document(qapp) -> Document:
    """Six entries: four, one taken back, one done again."""
    document = Document(drawn(["Ёлкин, Пётр", "Berg, Anna", "Costa", "Dahl"], cycles=2))
    document.apply(SetResult(1, 4, 1, Result.DRAW))
    document.apply(SetResult(2, 3, 1, Result.WHITE_WINS))
    document.apply(SetResults((SetResult(1, 3, 1, Result.DRAW), SetResult(1, 3, 2, Result.DRAW))))
    document.apply(SetPlayer(4, Player("Dahl, Bo")))
    document.undo()
    document.redo()
    return document


def found(document: Document, text: str, kinds: Kinds = Kinds.ALL) -> list[int]:
    """The numbers of the rows that *text* finds."""
    query = parse_query(text, kinds)
    return [row.number for row in document.journal() if takes(query, row, document.tournament)]


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("", [1, 2, 3, 4, 5, 6]),
        ("елкин", [1, 3]),
        ("ЁЛКИН dahl", [1]),
        ("1-0", [2]),
        ("½", [1, 3]),
        ("4", [1, 4, 5, 6]),
        ("3", [2, 3]),
        ("round 1", [1, 2]),
        ("round 2", [3]),
        ("4 round 1", [1]),
        ("berg 3", [2]),
        ("nobody", []),
        ("99", []),
    ],
)
def test_words_numbers_and_rounds(document: Document, text: str, numbers: list[int]) -> None:
    """Without regard to case and ё; a number is a player or a round, never a part of a text."""
    assert found(document, text) == numbers


def test_kinds_of_lines(document: Document) -> None:
    """What was entered, what was taken back or done again; together with words."""
    assert found(document, "", Kinds.EDITS) == [1, 2, 3, 4]
    assert found(document, "", Kinds.UNDONE) == [5, 6]
    assert found(document, "ёлкин", Kinds.UNDONE) == []


def test_what_is_typed_is_taken_apart() -> None:
    """A number after the word for a round is one."""
    assert parse_query(" Round 3 Berg 7 ") == Query(("berg",), (7,), (3,))
    assert parse_query("round") == Query(("round",))
    assert parse_query("").everything
    assert not parse_query("", Kinds.UNDONE).everything
    assert fold("Ёж −1") == fold("еж –1")
