"""Numbers from other standings are seen before they are taken."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbiter.domain.edits import AddPlayers, DrawLots
from arbiter.domain.errors import FileMissing
from arbiter.domain.tournament import LotMethod, Player, Tournament
from arbiter.ui.standings_numbers_dialog import StandingsNumbersDialog
from tests.boards import drawn, seed

FIELD = AddPlayers(tuple(map(Player, ("Smirnov", "Ivanov", "Newman", "Petrov"))))(Tournament())


@pytest.fixture
def opened(qtbot):
    """Builds the dialog over what the file holds."""

    def build(earlier, *, tournament=FIELD, path=Path("/x/first.arbiter"), other=None):
        def read(asked: Path) -> Tournament:
            if earlier is None:
                raise FileMissing(asked)
            return earlier

        dialog = StandingsNumbersDialog(tournament, path, read, lambda: other)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return build


def test_numbers_and_names_are_listed(opened) -> None:
    """And what is taken is what is shown, with the name of the file and without its folder."""
    dialog = opened(seed())
    assert dialog.list.toPlainText().splitlines() == [
        "1   Ivanov",
        "2   Petrov",
        "3   Smirnov",
        "4   Newman  · not in that table",
    ]
    assert "1 player" in dialog.more.text
    assert dialog.edit() == DrawLots(LotMethod.FROM_STANDINGS, (2, 4, 1, 3), source="first.arbiter")


def test_places_that_may_still_change_are_said(opened) -> None:
    """The file is to be read again."""
    earlier = drawn(["Ivanov", "Petrov", "Smirnov"])
    assert "3 games are open there" in opened(earlier).more.text.replace("game(s)", "games")


def test_what_can_not_be_read_is_said_and_another_file_chosen(opened) -> None:
    """Nothing can be taken meanwhile."""
    dialog = opened(None, other=Path("/x/second.arbiter"))
    assert "first.arbiter" in dialog.words.text
    assert not dialog.take_button.isEnabled()
    dialog.choose_file()
    assert "second.arbiter" in dialog.words.text


def test_without_a_file_one_is_asked_for(opened) -> None:
    """In words."""
    dialog = opened(seed(), path=None)
    assert "Choose" in dialog.words.text
    assert not dialog.take_button.isEnabled()
