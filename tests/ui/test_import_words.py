"""Sentences of the import."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.domain.errors import AlreadyDrawn, AlreadyStarted, ArbiterError, ReadOnly
from arbiter.domain.import_findings import Doubtful, ImportFinding, Weight
from arbiter.domain.tournament import Regulations, Tournament
from arbiter.formats.recognition.recognised import Choices, Recognised, TableKind
from arbiter.ui.import_words import (
    bar_words,
    form_words,
    import_words,
    imported_words,
    kind_words,
    size_words,
    take_in_words,
    taken_in_words,
    to_settle,
)
from tests.boards import drawn
from tests.ui import april


def _grave(*places: tuple[int, int]) -> Recognised:
    read = april.read(april.book(), Choices())
    return replace(
        read,
        findings=tuple(ImportFinding(Doubtful.NO_RESULT, Weight.GRAVE, *place) for place in places),
    )


@pytest.mark.parametrize(
    ("places", "text"),
    [
        ([], ""),
        ([(6, 8)], "One cell is not understood. Settle H6, then import."),
        ([(6, 8), (7, 7)], "2 cells are not understood. Settle H6, G7, then import."),
        (
            [(row, 5) for row in range(1, 7)],
            "6 cells are not understood. Settle E1, E2, E3 and 3 more, then import.",
        ),
        ([(4, 0), (6, 8)], "2 findings have to be settled first: row 4, H6."),
        ([(0, 0)], "What the first finding says has to be settled, then import."),
    ],
)
def test_what_is_to_settle(qapp, places: list[tuple[int, int]], text: str) -> None:
    """The cells are named, as many as one reads."""
    assert to_settle(_grave(*places)) == text


def test_kinds_of_table(qapp) -> None:
    """A crosstable says how often everybody met."""
    assert kind_words(TableKind.CROSSTABLE) == "crosstable"
    assert kind_words(TableKind.CROSSTABLE, 1) == "crosstable, single round"
    assert kind_words(TableKind.CROSSTABLE, 2) == "crosstable, double round"
    assert kind_words(TableKind.CROSSTABLE, 3) == "crosstable, 3 cycles"
    assert kind_words(TableKind.PAIRINGS, 1) == "pairings of all rounds"
    assert kind_words(TableKind.PARTICIPANTS) == "list of participants"
    assert len({kind_words(kind) for kind in TableKind}) == len(TableKind)


def test_size_and_form(qapp) -> None:
    """Players, games, how often they met."""
    assert size_words(drawn(7)) == "7 players, 21 games"
    assert size_words(Tournament(players=drawn(4).players)) == "4 players"
    assert form_words(drawn(4)) == "4 players, 6 games, single round"
    assert form_words(drawn(4, cycles=2)) == "4 players, 12 games, double round"
    many = replace(drawn(4, cycles=2), regulations=Regulations(cycles=3))
    assert form_words(many) == "4 players, 12 games, 3 cycles"
    assert form_words(Tournament(players=drawn(4).players)) == "4 players"


@pytest.mark.parametrize(
    ("bar", "begins"),
    [
        (AlreadyStarted("players"), "Results have been entered"),
        (AlreadyDrawn(), "The lots have been drawn"),
        (ReadOnly(), "The open tournament can only be read"),
    ],
)
def test_why_a_list_becomes_a_new_tournament(qapp, bar: ArbiterError, begins: str) -> None:
    """One sentence with the reason and what happens."""
    text = bar_words(bar)

    assert text.startswith(f"{begins}, so the list becomes a new")
    assert text.count(".") == 1


def test_the_button_says_what_it_does(qapp) -> None:
    """With figures."""
    assert import_words(drawn(7)) == "Import 7 players, 21 games"
    assert take_in_words(5, 0) == "Add 5 players"
    assert take_in_words(5, 2) == "Add 5 players, update 2"
    assert take_in_words(0, 0) == "Nothing to add"
    assert take_in_words(0, 1) == "Update 1 player"


def test_afterwards_the_status_line_says_what_came(qapp) -> None:
    """And from where."""
    assert imported_words(drawn(4), "a.xlsx") == (
        "4 players, 6 games imported from a.xlsx. The file stays as it was."
    )
    assert taken_in_words(5, 2, "a.csv") == (
        "5 players added, 2 updated from a.csv. Undo takes them out again."
    )
