"""What is ticked is taken, in one step."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from arbiter.domain.listed_player import ListedPlayer, ListKind, RatingList
from arbiter.domain.tournament import Player, Tournament
from arbiter.storage.player_index import keep_list
from arbiter.ui.list_comparison import compare
from arbiter.ui.list_comparison_dialog import ListComparisonDialog
from arbiter.ui.list_desk import ListDesk

KARIN = ListedPlayer("Ostlund, Karin", "1702204", "", "SWE", "w", "1995", standard=2204)


@pytest.fixture
def opened(qtbot):
    keep_list(RatingList(ListKind.FIDE, "foa.txt", 0, "2026-11-01"), iter([KARIN]))
    desk = ListDesk()

    def open_dialog(*players):
        tournament = Tournament(players=players)
        found = compare(tournament, desk.lists)
        dialog = ListComparisonDialog(tournament, found, desk)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    yield open_dialog
    desk.let_go()


def test_it_names_the_list_and_who_was_not_found(opened):
    players = [Player(f"Nobody {letter}") for letter in "ABCDEF"]
    dialog = opened(*players)

    assert dialog.lists.text.startswith("FIDE list: November 2026")
    assert dialog.counts.text == (
        "0 players as in the list. Not found: Nobody A; Nobody B; Nobody C; Nobody D and 2 more."
    )
    assert not dialog.accept_button.isEnabled()
    assert not dialog.table.isVisible()


def test_space_leaves_a_field_as_it_is(opened, qtbot):
    ours = Player("Östlund, Karin", fide_id="1702204", rating_fide=2190, federation="SWE", sex="w")
    dialog = opened(ours)
    assert [line.what for line in dialog.model.lines] == ["Rating", "Born"]
    assert dialog.accept_button.text() == "Update 1 player"
    qtbot.keyClick(dialog.table, Qt.Key.Key_Space)
    (number, player), *rest = dialog.edit().changed

    assert not rest
    assert (number, player.rating_fide, player.birth) == (1, 2190, "1995")
    assert dialog.edit().source == "FIDE list"


def test_all_or_none(opened, qtbot):
    dialog = opened(Player("Östlund, Karin", fide_id="1702204"))
    dialog.none_button.click()
    assert not dialog.accept_button.isEnabled()
    dialog.all_button.click()
    with qtbot.waitSignal(dialog.accepted):
        dialog.accept_button.click()
