from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from arbiter.document import backup_keeper as module
from arbiter.document.backup_keeper import BackupKeeper
from arbiter.document.document import Document
from arbiter.document.open_file import open_file
from arbiter.domain.edits import SetEvent, SetResult
from arbiter.domain.errors import FileMissing
from arbiter.domain.import_edits import ImportTournament, TakeInPlayers
from arbiter.domain.restore_edits import RestoreState
from arbiter.domain.result import Result
from arbiter.domain.tournament import Event, Player, Tournament
from arbiter.storage import store
from arbiter.storage.backups import Why, backups_in, backups_of, own_folder
from arbiter.storage.snapshot import begun
from tests.boards import drawn, seed

LONG = 20.0
WIN = SetResult(1, 4, 1, Result.WHITE_WINS)
DRAW = SetResult(2, 3, 1, Result.DRAW)
Begin = Callable[..., tuple[Document, BackupKeeper]]


@pytest.fixture(autouse=True)
def _busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may take its time: what is waited for comes."""
    monkeypatch.setattr(module, "SNAPSHOT_TIME", LONG)


@pytest.fixture
def begin(tmp_path: Path, qapp: object) -> Iterator[Begin]:
    """Open a tournament with somebody who keeps its states."""
    opened: list[Document] = []

    def begin(
        tournament: Tournament | None = None, second: Path | None = None, name: str = "final"
    ) -> tuple[Document, BackupKeeper]:
        path = tmp_path / f"{name}.arbiter"
        if not path.exists():
            store.create(path, tournament or drawn(4))
        document = Document(file=open_file(path))
        opened.append(document)
        return document, BackupKeeper(document, second)

    yield begin
    for document in opened:
        document.close(discard=True)
    for thread in threading.enumerate():
        if thread.name.startswith(("arbiter-backup", "arbiter-second")):
            thread.join(LONG)


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    stick = tmp_path / "stick"
    stick.mkdir()
    return stick


def _settle(document: Document, keeper: BackupKeeper) -> None:
    """Wait until all is on the disk, the keeper has been told, and has done what is due."""
    end = time.monotonic() + LONG
    accepted = document.save_state.accepted
    while keeper._seen is None or keeper._seen.saved < accepted:
        assert time.monotonic() < end
        QCoreApplication.processEvents()
    assert keeper.wait(LONG)


def _kept(document: Document) -> list[tuple[int, int, Why]]:
    assert document.path is not None
    return [(b.entries, b.rounds, b.why) for b in backups_of(document.path)]


def test_a_complete_round_is_kept(begin: Begin) -> None:
    """Not its first board, and not again what is no new round."""
    document, keeper = begin()
    document.apply(WIN)
    _settle(document, keeper)
    assert _kept(document) == []
    document.apply(DRAW)
    _settle(document, keeper)
    document.apply(SetResult(1, 2, 1, Result.DRAW))
    _settle(document, keeper)

    assert _kept(document) == [(2, 1, Why.ROUND)]


def test_so_many_entries_are_kept_also_without_a_round(begin: Begin) -> None:
    """Counted over restarts: who is killed every ten entries has states too."""
    document, keeper = begin()
    for number in range(30):
        document.apply(SetEvent(Event(str(number))))
        _settle(document, keeper)
    document.close()
    kept = _kept(document)
    assert kept == [(30, 0, Why.CLOSING), (20, 0, Why.ENTRIES)]
    again, keeper = begin()
    for number in range(20):
        again.apply(SetEvent(Event(f"again {number}")))
    _settle(again, keeper)

    assert _kept(again)[0] == (50, 0, Why.ENTRIES)


def test_the_state_at_closing_is_kept_once(begin: Begin) -> None:
    """Looked at again and closed, nothing new; without an entry nothing at all."""
    document, _ = begin()
    document.close()
    assert _kept(document) == []
    document, _ = begin()
    document.apply(WIN)
    document.close()
    begin()[0].close()

    assert _kept(document) == [(1, 0, Why.CLOSING)]


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        (TakeInPlayers((Player("Berg"),)), Why.IMPORT),
        (ImportTournament(seed(), "a.xlsx"), Why.IMPORT),
        (RestoreState(drawn(5), "2026-05-03"), Why.RESTORE),
    ],
)
def test_what_replaces_much_is_preceded_by_a_state(begin: Begin, edit: object, why: Why) -> None:
    """It is whole before the step is made."""
    document, _ = begin(Tournament())
    document.apply(SetEvent(Event("Cup")))
    document.apply(edit)  # type: ignore[arg-type]
    assert document.path is not None
    [backup] = backups_of(document.path)

    assert (backup.why, backup.entries) == (why, 1)
    assert store.read(backup.path).tournament.event.name == "Cup"


def test_b85_ten_earlier_states_can_be_opened(begin: Begin) -> None:
    """Of a tournament of eleven rounds and more."""
    document, keeper = begin(drawn(12))
    states = []
    for round in range(1, 12):
        for game in document.tournament.boards(round):
            document.apply(SetResult(*game.name, Result.DRAW))
        _settle(document, keeper)
        states.insert(0, document.tournament)
    assert document.path is not None
    kept = backups_of(document.path)

    assert [backup.rounds for backup in kept] == [*range(11, 0, -1)]
    assert [store.read(backup.path).tournament for backup in kept] == states


def test_nothing_is_copied_in_the_windows_thread(
    begin: Begin, stick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor in the writer's."""
    threads = set()
    snapshot = module.Snapshot

    def noted(path: Path) -> object:
        threads.add(threading.current_thread().name)
        return snapshot(path)

    monkeypatch.setattr(module, "Snapshot", noted)
    monkeypatch.setattr("arbiter.document.second_copy.Snapshot", noted)
    document, keeper = begin(second=stick)
    document.apply(WIN)
    document.apply(DRAW)
    _settle(document, keeper)

    assert threads == {"arbiter-backup", "arbiter-second-copy"}


def test_who_only_reads_keeps_nothing(begin: Begin, stick: Path) -> None:
    """The other program does."""
    first, _ = begin()
    first.apply(WIN)
    second, keeper = begin(second=stick)
    assert second.read_only
    assert keeper.wait(LONG)
    second.close()

    assert _kept(first) == []
    assert list(stick.iterdir()) == []


# The second place


def test_b85_the_second_place_holds_a_copy_not_older_than_one_result(
    begin: Begin, stick: Path
) -> None:
    """Under the name of the tournament, with earlier states beside it."""
    document, keeper = begin(second=stick)
    for edit in (WIN, DRAW):
        document.apply(edit)
        _settle(document, keeper)
        assert store.read(stick / "final.arbiter").tournament == document.tournament
    state = keeper.second

    assert (state.path, state.entries, state.behind) == (stick / "final.arbiter", 2, False)
    assert state.trouble is None
    assert [b.entries for b in backups_in(stick / "backups", begun(document.path))] == [2]


def test_it_is_written_unasked_after_each_entry(begin: Begin, stick: Path, qtbot: QtBot) -> None:
    """A second or two later, and the window is told."""
    document, keeper = begin(second=stick)
    with qtbot.waitSignal(keeper.changed, timeout=20_000):
        document.apply(WIN)
    qtbot.waitUntil(lambda: keeper.second.entries == 1, timeout=20_000)

    assert len(store.read(stick / "final.arbiter").rows) == 1


def test_b88_a_stick_that_is_away_is_written_when_it_is_back(
    begin: Begin, stick: Path, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Work goes on, and nothing is made in its place."""
    monkeypatch.setattr(module, "AGAIN", 0.02)
    document, keeper = begin(second=stick)
    document.apply(WIN)
    _settle(document, keeper)
    stick.rename(tmp_path / "elsewhere")
    document.apply(DRAW)
    qtbot.waitUntil(lambda: keeper.second.away, timeout=20_000)
    assert keeper.second.behind
    assert isinstance(keeper.second.trouble, FileMissing)
    assert not stick.exists()
    (tmp_path / "elsewhere").rename(stick)
    qtbot.waitUntil(lambda: not keeper.second.behind, timeout=20_000)

    assert store.read(stick / "final.arbiter").tournament == document.tournament
    newest = backups_in(stick / "backups", begun(document.path))[0]
    assert newest.why is Why.ROUND


def test_another_tournament_is_never_overwritten(begin: Begin, stick: Path) -> None:
    """Nor what is no tournament, nor one that went on elsewhere."""
    (stick / "final.arbiter").write_text("a letter")
    store.create(stick / "final (2).arbiter", seed())
    document, keeper = begin(second=stick)
    document.apply(WIN)
    _settle(document, keeper)
    assert keeper.second.path == stick / "final (3).arbiter"
    document.close()
    elsewhere = Document(file=open_file(stick / "final (3).arbiter"))
    elsewhere.apply(SetResult(1, 4, 1, Result.DRAW))
    elsewhere.close()
    document, keeper = begin(second=stick)
    document.apply(DRAW)
    _settle(document, keeper)

    assert keeper.second.path == stick / "final (4).arbiter"
    assert (stick / "final.arbiter").read_text() == "a letter"
    assert store.read(stick / "final (2).arbiter").tournament == seed()
    assert store.read(stick / "final (3).arbiter").tournament == elsewhere.tournament


def test_an_earlier_copy_of_the_same_tournament_is(begin: Begin, stick: Path) -> None:
    """Also after a restart, and after the copy was carried elsewhere and back."""
    document, keeper = begin(second=stick)
    document.apply(WIN)
    _settle(document, keeper)
    document.close()
    document, keeper = begin(second=stick)
    document.undo()
    _settle(document, keeper)

    assert keeper.second.path == stick / "final.arbiter"
    assert store.read(stick / "final.arbiter").tournament == document.tournament


def test_a_copy_that_somebody_has_open_is_left_to_him(begin: Begin, stick: Path) -> None:
    """He would write into what is no longer there."""
    document, keeper = begin(second=stick)
    document.apply(WIN)
    _settle(document, keeper)
    other = Document(file=open_file(stick / "final.arbiter"))
    document.apply(DRAW)
    _settle(document, keeper)
    assert keeper.second.path == stick / "final (2).arbiter"
    other.apply(SetEvent(Event("Cup")))
    other.close()

    assert store.read(stick / "final.arbiter").tournament == other.tournament


def test_beside_the_tournament_there_is_no_second_copy(begin: Begin, tmp_path: Path) -> None:
    """The file itself is never taken for its copy."""
    document, keeper = begin(second=tmp_path)
    document.apply(WIN)
    _settle(document, keeper)

    assert keeper.second.beside
    assert not keeper.second.behind
    assert keeper.second.path is None
    assert not (tmp_path / "backups").exists()


def test_the_second_copy_goes_on_while_the_tournaments_own_disk_is_away(
    begin: Begin, stick: Path, tmp_path: Path
) -> None:
    """The laptop's disk dies, the stick does not; and the file is copied again when it is back."""
    document, keeper = begin(second=stick)
    document.apply(WIN)
    assert keeper.wait(LONG)
    assert document.path is not None
    away = document.path.rename(tmp_path / "away")
    document.apply(DRAW)
    document.apply(SetEvent(Event("Cup")))
    assert document.save_state.trouble is not None
    assert keeper.wait(LONG)
    assert keeper.second.trouble is None
    copied = store.read(stick / "final.arbiter")
    assert copied.tournament == document.tournament
    assert [row.edit for row in copied.rows] == [row.edit for row in document.journal()]
    assert not [name for name in own_folder().iterdir() if name.name.endswith(".part")]
    away.rename(document.path)
    document.close()
    document, keeper = begin(second=stick)
    assert keeper.wait(LONG)

    assert keeper.second.path == stick / "final.arbiter"


def test_a_file_that_is_gone_does_not_make_the_stick_away(
    begin: Begin, stick: Path, tmp_path: Path
) -> None:
    """Before there was a first copy nothing can be made of it; the reason is the file."""
    document, keeper = begin(second=stick)
    assert document.path is not None
    away = document.path.rename(tmp_path / "away")
    document.apply(WIN)
    assert keeper.wait(LONG)
    assert isinstance(keeper.second.trouble, FileMissing)
    assert not keeper.second.away
    away.rename(document.path)


def test_the_copy_of_a_tournament_without_a_name_goes_when_it_gets_one(
    begin: Begin, stick: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two copies of one tournament would leave one to guess."""
    monkeypatch.setattr("arbiter.paths.data_folder", lambda: tmp_path)
    document, keeper = begin(second=stick, name="2026-05-03")
    document.apply(WIN)
    _settle(document, keeper)
    (tmp_path / "named").mkdir()
    document.move_to(tmp_path / "named" / "final.arbiter")
    document.apply(DRAW)
    _settle(document, keeper)

    assert sorted(path.name for path in stick.iterdir()) == ["backups", "final.arbiter"]


def test_another_place_gets_its_own_copy(begin: Begin, stick: Path, tmp_path: Path) -> None:
    """What lies in the first stays there; without a place nothing is written."""
    document, keeper = begin(second=stick)
    document.apply(WIN)
    _settle(document, keeper)
    other = tmp_path / "other"
    other.mkdir()
    keeper.keep_in(other)
    _settle(document, keeper)
    keeper.keep_in(None)
    document.apply(DRAW)
    _settle(document, keeper)

    assert len(store.read(stick / "final.arbiter").rows) == 1
    assert len(store.read(other / "final.arbiter").rows) == 1
    assert keeper.second.folder is None


def test_a_slow_stick_holds_up_nobody(
    begin: Begin, stick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Keys, states on this computer and closing go on while it writes."""
    gate, inside = threading.Event(), threading.Event()
    write = module.SecondPlace.write

    def slow(place: object, why: object) -> object:
        inside.set()
        assert gate.wait(LONG)
        return write(place, why)  # type: ignore[arg-type]

    monkeypatch.setattr(module.SecondPlace, "write", slow)
    document, keeper = begin(second=stick)
    document.apply(WIN)
    keeper.keep_in(stick)
    assert inside.wait(LONG)
    document.apply(DRAW)
    document.close()
    assert document.save_state.saved == 2
    for thread in threading.enumerate():
        if thread.name == "arbiter-backup":
            thread.join(LONG)
    assert _kept(document)[0] == (2, 1, Why.ROUND)
    assert list(stick.iterdir()) == []
    gate.set()
    for thread in threading.enumerate():
        if thread.name == "arbiter-second-copy":
            thread.join(LONG)

    assert store.read(stick / "final.arbiter").tournament == document.tournament


def test_a_bug_in_a_thread_is_raised_in_the_open(
    begin: Begin, stick: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """As one of the writer is."""

    faults = [KeyError("a bug")]

    def broken(*_: object) -> None:
        if faults:
            raise faults.pop()

    monkeypatch.setattr(module.SecondPlace, "write", broken)
    document, keeper = begin(second=stick)
    with qtbot.captureExceptions() as caught:
        document.apply(WIN)
        keeper.keep_in(stick)
        qtbot.waitUntil(lambda: bool(caught), timeout=20_000)

    assert caught[0][0] is KeyError
