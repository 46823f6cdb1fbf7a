"""The table of what can still happen shows what was counted, and nothing else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from arbiter.domain.examples import seven
from arbiter.domain.standings import standings
from arbiter.domain.tournament import Tournament
from arbiter.domain.whatif.bounds import bounds
from arbiter.domain.whatif.chances import chances
from arbiter.domain.whatif.counting import count_outcomes
from arbiter.ui.what_if_model import FIRST_PLACE, NAME, WhatIfModel
from tests.boards import drawn


@pytest.fixture
def counted(qapp) -> tuple[WhatIfModel, Tournament]:
    """The seed's seven with the last round open."""
    tournament = seven("en", last_round_open=True)
    model = WhatIfModel()
    model.show_outlook(standings(tournament), count_outcomes(tournament))
    return model, tournament


def row(model: WhatIfModel, line: int) -> list[str]:
    """The texts of a row."""
    return [model.text(line, column) for column in range(model.columnCount())]


def test_the_seeds_last_round(counted) -> None:
    """Of 27 outcomes; the verdict is for the first three."""
    model, _ = counted
    assert row(model, 0) == "1 Ivanov 4 22 4 1 · · · · 1–3 safe".split()
    assert row(model, 1) == ["2", "Kuznetsov", "4", *"· 3 12 12 · · ·".split(), "2–4", ""]
    assert row(model, 6) == ["7", "Nikolaev", "0", *"· · · · · · 27".split(), "7", "out"]


def test_every_outcome_is_somewhere(counted) -> None:
    """Each row adds up to all outcomes."""
    model, _ = counted
    places = range(FIRST_PLACE, model.can_be)
    for line in range(model.rowCount()):
        assert sum(model.count(line, column) for column in places) == 27


def test_another_group_of_prizes(counted) -> None:
    """The verdict is that of its places."""
    model, _ = counted
    model.set_prizes(4)
    last = model.columnCount() - 1
    assert model.heading(last) == "1–4"
    assert [model.text(line, last) for line in range(7)] == ["safe"] * 4 + ["out"] * 3


def test_spoken(counted) -> None:
    """A cell says whose it is, the place and the count."""
    model, _ = counted
    spoken = model.data(model.index(0, FIRST_PLACE), Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Ivanov, place 1 in 22 of 27 outcomes"
    for line in range(model.rowCount()):
        for column in range(model.columnCount()):
            said = model.data(model.index(line, column), Qt.ItemDataRole.AccessibleTextRole)
            assert model.text(line, NAME) in said


def test_chances_are_a_column_of_their_own(qapp) -> None:
    """Off until they are asked for."""
    tournament = drawn([f"P{number}" for number in range(1, 5)])
    from dataclasses import replace

    rated = replace(
        tournament,
        players=tuple(
            replace(player, rating_fide=2000 + n) for n, player in enumerate(tournament.players)
        ),
    )
    outlook = count_outcomes(rated)
    model = WhatIfModel()
    model.show_outlook(standings(rated), outlook)
    before = model.columnCount()
    model.show_chances(chances(rated, outlook))
    assert model.columnCount() == before + 1
    assert model.text(0, before).endswith("%")
    model.show_chances(None)
    assert model.columnCount() == before


def test_too_many_outcomes(qapp) -> None:
    """No columns of places, but points that can be reached, and two verdicts."""
    tournament = drawn(8)
    model = WhatIfModel()
    model.show_outlook(standings(tournament), bounds(tournament, 3))
    assert model.places == 0
    assert model.columnCount() == FIRST_PLACE + 3
    assert model.text(0, FIRST_PLACE) == "0–7"
    assert (model.heading(FIRST_PLACE + 1), model.heading(FIRST_PLACE + 2)) == ("1", "1–3")


def test_headings_say_what_stands_below(counted) -> None:
    """In a sentence, for whoever points at one; the name needs none."""
    model, _ = counted
    tips = [
        model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
        for column in range(model.columnCount())
    ]
    assert [column for column, tip in enumerate(tips) if not tip] == [NAME]
    assert tips[FIRST_PLACE] == "How many outcomes end with the player on this place."
    assert tips[model.can_be] != tips[model.can_be + 1]
