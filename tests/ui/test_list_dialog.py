"""The dialog of the rating lists: load, look at the month, remove."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import Qt

from arbiter.domain.errors import NotAList, NotListed
from arbiter.domain.event import Pace
from arbiter.domain.listed_player import ListedPlayer, ListKind, RatingList
from arbiter.formats.player_lists import worker
from arbiter.storage.player_index import keep_list, kept_lists
from arbiter.ui.list_desk import ListDesk
from arbiter.ui.list_dialog import ListDialog
from tests.rating_lists import write_combined

OLD = RatingList(ListKind.FIDE, "foa.txt", 0, "2020-01-01")


@pytest.fixture
def opened(qtbot):
    made = []

    def open_dialog(pace=Pace.UNKNOWN):
        desk = ListDesk()
        dialog = ListDialog(desk, pace)
        dialog.desk_of_it = desk
        qtbot.addWidget(dialog)
        made.append(desk)
        dialog.show()
        return dialog

    yield open_dialog
    for desk in made:
        desk.let_go()


def test_without_a_list_it_says_where_to_get_one(opened):
    dialog = opened()

    assert dialog.used.text == "No rating list has been loaded yet."
    assert "ratings.fide.com" in dialog.where.text
    assert not dialog.remove_button.isEnabled()
    assert not dialog.table.isVisible()


def test_a_list_is_loaded_and_named(opened, qtbot, tmp_path):
    dialog = opened()
    with qtbot.waitSignal(dialog.desk_of_it.changed, timeout=20000):
        dialog.load(write_combined(tmp_path / "players_list_foa.txt"))
        assert dialog.stop_button.isVisible()
        assert not dialog.load_button.isEnabled()

    assert dialog.state.text == "Loaded: FIDE list, 7 players."
    assert dialog.used.text == "Names that are typed are looked up in: FIDE list."
    assert dialog.model.rowCount() == 1
    assert not dialog.bar.isVisible()


def test_what_is_no_list_is_said_in_a_sentence(opened, qtbot, tmp_path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear arbiter\n")
    dialog = opened()
    with qtbot.waitSignal(dialog.loading.failed, timeout=20000):
        dialog.load(path)

    assert dialog.state.text.startswith("letter.txt is no rating list.")
    assert dialog.load_button.isEnabled()


def test_esc_stops_the_loading_and_then_closes(opened, qtbot, tmp_path, monkeypatch):
    def slowly(path, progress, cancelled):
        while not cancelled():
            threading.Event().wait(0.01)
        raise NotAList(path, NotListed.CANCELLED)

    monkeypatch.setattr(worker, "load_in_worker", slowly)
    dialog = opened()
    dialog.load(tmp_path / "list.txt")
    with qtbot.waitSignal(dialog.loading.failed, timeout=5000):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert "cancelled" in dialog.state.text
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_an_old_list_is_warned_of_and_can_be_removed(opened):
    keep_list(OLD, iter([ListedPlayer("Ek", "1")]))
    dialog = opened()
    assert dialog.used.text == "FIDE list is older than two months. Load the present one."
    dialog.remove()

    assert kept_lists() == ()
    assert dialog.state.text == "Removed: FIDE list."
    assert dialog.used.text == "No rating list has been loaded yet."


def test_the_list_follows_the_pace(opened):
    keep_list(OLD, iter([ListedPlayer("Ek", "1")]))
    rapid = RatingList(ListKind.FIDE_RAPID, "rapid.txt", 0, "2090-01-01")
    keep_list(rapid, iter([ListedPlayer("Ek", "1")]))

    assert "FIDE list, rapid" in opened(Pace.RAPID).used.text
    assert "older" in opened(Pace.STANDARD).used.text
