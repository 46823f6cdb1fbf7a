"""An action that stays pale says why."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QMainWindow

from arbiter.document.document import Document
from arbiter.domain.closing_edits import CloseTournament
from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.domain.tournament import Tournament
from arbiter.ui.actions import Actions
from arbiter.ui.obstacles import MAY_MEET, obstacles
from tests.boards import drawn, seed


def test_before_the_draw(qapp) -> None:
    """Everything that needs pairings names the draw."""
    found = obstacles(Document(Tournament()), 0)

    assert found["print_round"].startswith("There are no pairings yet.")
    assert found["print_all_rounds"] == found["print_round"]
    assert "start" not in found


def test_something_can_always_be_printed(qapp) -> None:
    """Regulations, prizes and an empty Berger table before anybody has entered."""
    for players in ((), drawn(4).players):
        found = obstacles(Document(Tournament(players=players)), 0)
        assert "print" not in found
        assert "print_round" in found


def test_rounds_have_dates_as_soon_as_there_are_rounds(qapp) -> None:
    """Before the draw too, by the number of players."""
    assert "players" in obstacles(Document(Tournament()), 0)["round_dates"]
    listed = Document(Tournament(players=drawn(4).players))
    assert "round_dates" not in obstacles(listed, 0)


def test_after_the_first_result_numbers_are_fixed(qapp) -> None:
    """And there is something to undo."""
    document = Document(drawn(4))
    always = {"assume_rounds", "end_tournament", "play_off", "order_by_hand"}
    assert obstacles(document, 1).keys() == {"undo", "redo", "previous_round", *always}

    document.apply(SetResult(1, 4, 1, Result.DRAW))
    found = obstacles(document, 3)
    assert found.keys() == {
        "redo",
        "start",
        "full_draw",
        "standings_numbers",
        "cancel_lots",
        "next_round",
        *always,
    }
    assert "Numbers" in found["start"] or "numbers" in found["start"]


def test_rounds_that_are_not_known(qapp) -> None:
    """A table without rounds has no round to step to or to print."""
    whole = drawn(4)
    bare = replace(
        whole, games=tuple(replace(game, round=None, board=None) for game in whole.games)
    )
    found = obstacles(Document(bare), 0)

    assert found["print_round"].startswith("Rounds and colours of this tournament are not known.")
    assert "export_excel" not in found
    assert "assume_rounds" not in found


def test_every_obstacle_stands_in_the_way_of_an_action(qtbot) -> None:
    """The names are those of actions."""
    window = QMainWindow()
    qtbot.addWidget(window)
    actions = Actions(window)

    assert obstacles(Document(Tournament()), 0).keys() <= set(MAY_MEET)
    assert [name for name in MAY_MEET if not hasattr(actions, name)] == []


def test_what_is_closed_is_not_entered_into(qapp) -> None:
    """Undo, paste and the draw say so; an open game keeps a tournament from being closed."""
    document = Document(seed())
    assert not {"end_tournament", "reopen"} & obstacles(document, 1).keys()
    document.apply(SetResult(1, 2, 1, None))
    assert obstacles(document, 1)["end_tournament"].startswith("1 game without a result")
    document.undo()
    document.apply(CloseTournament())
    found = obstacles(document, 1)

    assert found["undo"].startswith("The tournament is closed.")
    assert found["redo"] == found["paste"] == found["undo"]
    assert "reopen" not in found
    assert "There are no pairings" in obstacles(Document(Tournament()), 0)["end_tournament"]
