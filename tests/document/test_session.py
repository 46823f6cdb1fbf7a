from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import pytest

from arbiter import paths
from arbiter.document.document import Document
from arbiter.document.open_file import open_file
from arbiter.document.session import (
    name_document,
    new_document,
    open_as_new,
    open_document,
    open_salvaged,
    practice_document,
    recent,
)
from arbiter.domain.edits import AddPlayers, SetEvent, SetResult
from arbiter.domain.errors import FileExists, FileMissing, NotMade, StorageError
from arbiter.domain.losses import Account, Source
from arbiter.domain.result import Result
from arbiter.domain.tournament import Event, Player, Tournament
from arbiter.messages import sentence
from arbiter.storage import store
from arbiter.storage.journal import JournalRow
from arbiter.storage.salvage import Salvaged
from tests.boards import drawn, seed

pytestmark = pytest.mark.usefixtures("qapp")

ADAMS = AddPlayers((Player("Adams"),))
WIN = SetResult(1, 4, 1, Result.WHITE_WINS)


def files() -> list[str]:
    """What lies in the program's own folder."""
    return sorted(os.listdir(paths.data_folder()))


def test_a_new_tournament_is_on_the_disk_from_the_first_key() -> None:
    """Without a name, in the program's own folder."""
    document = new_document()
    document.apply(ADAMS)

    assert document.untitled
    assert document.path is not None
    assert store.read(document.path).tournament == ADAMS(Tournament())
    document.close()
    assert [entry.path for entry in recent()] == [document.path]


def test_each_new_tournament_has_a_file_of_its_own() -> None:
    """Also two on one day."""
    one, two = new_document(), new_document(seed())

    assert one.path != two.path
    assert two.tournament == seed()
    one.close()
    two.close()


def test_an_empty_one_leaves_nothing_behind() -> None:
    """Opened and closed again, or everything taken back that was never wanted."""
    new_document().close()

    assert files() == []
    assert recent() == []


def test_an_example_is_kept_only_if_something_was_entered() -> None:
    """Looking at it leaves nothing behind."""
    document = new_document(drawn(4), example=True)
    document.close()
    assert files() == []

    document = new_document(drawn(4), example=True)
    document.apply(WIN)
    document.close()
    assert len(files()) == 1


def test_what_was_brought_along_is_kept_without_an_entry() -> None:
    """An import is work."""
    new_document(drawn(4)).close()

    assert len(files()) == 1


def test_a_name_moves_the_file(tmp_path: Path) -> None:
    """Undo and journal go along, and the nameless file is gone."""
    document = new_document()
    document.apply(ADAMS)
    path = tmp_path / "Кубок.arbiter"
    name_document(document, path)

    assert document.path == path
    assert not document.untitled
    assert files() == []
    document.undo()
    assert document.tournament == Tournament()
    assert [entry.path for entry in recent()] == [path]
    document.close()
    assert len(store.read(path).rows) == 2


def test_another_name_leaves_the_named_file(tmp_path: Path) -> None:
    """As it was at that moment."""
    one, two = tmp_path / "one.arbiter", tmp_path / "two.arbiter"
    store.create(one, drawn(4))
    document = open_document(one)
    name_document(document, two)
    document.apply(WIN)
    document.close()

    assert store.read(one).tournament == drawn(4)
    assert store.read(two).tournament == WIN(drawn(4))


def test_a_name_that_is_taken_is_refused_unless_it_was_said(tmp_path: Path) -> None:
    """And the nameless file stays until the new one is whole."""
    path = tmp_path / "final.arbiter"
    store.create(path, seed())
    document = new_document(drawn(4))
    with pytest.raises(FileExists):
        name_document(document, path)
    assert document.untitled
    assert document.path is not None
    assert document.path.exists()
    name_document(document, path, replace=True)
    document.close()

    assert store.read(path).tournament == drawn(4)


def test_opening_remembers_and_closing_remembers_how_far(tmp_path: Path) -> None:
    """The start page shows the state that was left."""
    path = tmp_path / "final.arbiter"
    store.create(path, drawn(4))
    document = open_document(path)
    assert recent()[0].open_games == 6
    document.apply(WIN)
    document.close()

    assert recent()[0].open_games == 5


def test_the_second_to_open_can_only_read(tmp_path: Path) -> None:
    """And knows who has it."""
    path = tmp_path / "final.arbiter"
    store.create(path, drawn(4))
    one = open_document(path)
    two = open_document(path)

    assert not one.read_only
    assert two.read_only
    assert two.holder is not None
    two.close()
    one.close()


def test_a_lock_left_by_another_computer_can_be_taken_over(tmp_path: Path) -> None:
    """When the arbiter says that nobody works there any more."""
    path = tmp_path / "final.arbiter"
    store.create(path, drawn(4))
    (tmp_path / "final.arbiter.lock").write_text("4711\nArbiter\nhall\n0\n0\nArbiter\nanna\nx\n")
    two = open_document(path)
    assert two.read_only
    assert str(two.holder) == "anna, hall"
    two.close()
    document = open_document(path, take_over=True)

    assert not document.read_only
    document.close()


def test_a_missing_file_is_not_remembered(tmp_path: Path) -> None:
    """The list holds only what was open."""
    with pytest.raises(FileMissing):
        open_document(tmp_path / "none.arbiter")

    assert recent() == []
    assert os.listdir(tmp_path) == []


def test_an_earlier_state_is_opened_as_a_new_tournament(tmp_path: Path) -> None:
    """With everything that can be undone, and without a name; the file is not touched."""
    path = tmp_path / "2026-05-03_14-03-22_0001_r0_round.arbiter"
    store.create(path, drawn(4))
    before = Document(file=open_file(path))
    before.apply(SetResult(1, 4, 1, Result.DRAW))
    before.close()
    content = path.read_bytes()
    document = open_as_new(path)

    assert document.untitled
    assert document.tournament == before.tournament
    assert document.undo_edit is not None
    document.apply(SetResult(2, 3, 1, Result.DRAW))
    document.close()
    assert path.read_bytes() == content
    assert os.listdir(tmp_path) == [path.name]


def test_what_was_salvaged_is_an_untitled_tournament_with_its_journal() -> None:
    """It goes on as any other: undo to the first key, and a file of its own."""
    edit = SetEvent(Event("Cup"))
    row = JournalRow(1, datetime.now().astimezone(), "anna", "edit", edit, {})
    salvaged = Salvaged(edit(seed()), seed(), (row,), Account(Source.JOURNAL))
    document = open_salvaged(salvaged)

    assert document.untitled
    assert document.tournament == edit(seed())
    document.undo()
    assert document.tournament == seed()
    document.close()
    assert document.path is not None
    assert document.path.exists()


@pytest.mark.parametrize(
    ("module", "make"),
    [("create", new_document), ("copy", lambda: open_as_new(Path("cup.arbiter")))],
)
def test_a_full_disk_is_named_where_nothing_was_opened(monkeypatch, module, make) -> None:
    """Nothing is kept in memory then, and nothing can be saved elsewhere."""

    def full(*asked: object) -> None:
        raise StorageError(paths.data_folder() / "new.arbiter", "no space left on device")

    monkeypatch.setattr(store, module, full)
    with pytest.raises(NotMade) as caught:
        make()
    assert caught.value.path.parent == paths.data_folder().resolve()
    assert sentence(caught.value) == (
        f"No tournament can be begun in {paths.data_folder().resolve()} (the disk is full). Make "
        "room there or allow writing, and try again; nothing was opened."
    )
    assert files() == []


def test_what_was_practised_on_is_gone_unless_it_got_a_name(tmp_path: Path) -> None:
    """Also after entries; a name keeps it."""
    first = practice_document(drawn(4))
    first.apply(WIN)
    assert files()
    first.close()
    assert files() == []
    assert recent() == []
    second = practice_document(drawn(4))
    name_document(second, tmp_path / "kept.arbiter")
    second.close()
    assert (tmp_path / "kept.arbiter").exists()
