"""A damaged file gives what it has, and says what it has not."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import textwrap
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from arbiter.domain.errors import FileDamaged, FileMissing, FileProblem, FileTooNew, NotOurFile
from arbiter.domain.losses import Account, Loss, Lost, Source
from arbiter.domain.tournament import Tournament
from arbiter.storage import store
from arbiter.storage.pages import Pages
from arbiter.storage.salvage import salvage
from arbiter.storage.undo_line import replay
from tests.random_edits import some_tournament
from tests.storage import damage
from tests.storage.damage import PAGE
from tests.storage.museum import MUSEUM
from tests.storage.test_store import CRASH
from tests.storage.test_sums import altered

HISTORY: dict[str, tuple[bytes, list[Tournament]]] = {}
SETTINGS, PLAYERS, GAMES, JOURNAL, FIRST = (n * PAGE for n in (1, 2, 3, 4, 5))
"""Where the first pages of the tables begin."""


@pytest.fixture(scope="module")
def history(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, list[Tournament]]:
    """A file that was played step by step, and every state that it had."""
    path = tmp_path_factory.mktemp("played") / "cup.arbiter"
    states = damage.played(path, Random(1))
    return path.read_bytes(), states


@pytest.fixture
def path(tmp_path: Path, history: tuple[bytes, list[Tournament]]) -> Path:
    path = tmp_path / "cup.arbiter"
    path.write_bytes(history[0])
    return path


@pytest.fixture
def states(history: tuple[bytes, list[Tournament]]) -> list[Tournament]:
    return history[1]


def overwrite(path: Path, at: int, content: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(content)


def wipe(path: Path, table: int) -> None:
    """Every page of a table is zeros; *table* is where its first page begins."""
    for page in Pages(path.read_bytes()).reached(table // PAGE + 1):
        overwrite(path, (page - 1) * PAGE, bytes(PAGE))


def replaced(path: Path, old: bytes, new: bytes, after: int = 0) -> None:
    content = path.read_bytes()
    at = content.index(old, after)
    overwrite(path, at, new)


def test_a_sound_file_gives_all_it_has(path: Path, states: list[Tournament]) -> None:
    """The same as when it is opened, and nothing is lost."""
    contents = store.read(path)
    found = salvage(path)

    assert found.tournament == states[-1]
    assert (found.first, found.rows) == (contents.first, tuple(contents.rows))
    assert found.account == Account(Source.TABLES)


@pytest.mark.parametrize("number", range(12))
def test_whatever_a_tournament_has_is_found_in_its_tables(tmp_path: Path, number: int) -> None:
    """Every setting, every field: also those that were added since."""
    path = tmp_path / "cup.arbiter"
    tournament = some_tournament(number, 80)
    store.create(path, tournament)
    wipe(path, FIRST)
    overwrite(path, 0, bytes(PAGE))
    if not tournament.players:
        with pytest.raises(FileProblem):
            salvage(path)
        return
    found = salvage(path)

    assert found.tournament == tournament
    assert found.account == Account(Source.TABLES)


def test_without_its_first_page_nothing_is_lost(path: Path, states: list[Tournament]) -> None:
    """It does not even say any more that it is ours."""
    overwrite(path, 0, bytes(PAGE))
    with pytest.raises(NotOurFile):
        store.read(path)
    found = salvage(path)

    assert found.tournament == states[-1]
    assert len(found.rows) == len(states) - 1
    assert found.account.losses == ()


def test_without_the_journal_the_tables_are_right(path: Path, states: list[Tournament]) -> None:
    """It can't be undone any more; that is said."""
    wipe(path, JOURNAL)
    found = salvage(path)

    assert found.tournament == found.first == states[-1]
    assert found.rows == ()
    assert found.account == Account(Source.TABLES, (Loss(Lost.JOURNAL),))


@pytest.mark.parametrize("table", [SETTINGS, PLAYERS, GAMES])
def test_without_a_table_the_journal_is_right(
    path: Path, states: list[Tournament], table: int
) -> None:
    """All of it, if the sums are there; else nobody vouches for it, and it says the same."""
    wipe(path, table)
    found = salvage(path)

    assert replace(found.tournament, event=states[-1].event) == states[-1]
    assert found.account == Account(Source.JOURNAL)
    assert replay(found.first, found.rows).tournament == found.tournament


def test_a_result_that_has_become_another_is_noticed(path: Path, states: list[Tournament]) -> None:
    """No page is broken, SQLite sees nothing; the journal says which is right."""
    replaced(path, b"1-0", b"0-1", GAMES)
    with pytest.raises(FileDamaged, match="not what was written"):
        store.prepare(path)
    found = salvage(path)

    assert found.tournament == states[-1]
    assert found.account == Account(Source.JOURNAL)


def test_results_that_neither_knows_stand_open_and_are_named(
    path: Path, states: list[Tournament]
) -> None:
    """A letter of a result, and the journal is gone."""
    replaced(path, b"1-0", b"0-1", GAMES)
    overwrite(path, JOURNAL, bytes(PAGE))
    overwrite(path, FIRST, bytes(PAGE))
    found = salvage(path)
    (games,) = [loss.games for loss in found.account.losses if loss.what is Lost.RESULTS]

    assert found.account.source is Source.TABLES
    assert len(games) == 1
    assert found.tournament.game(*games[0]).result is None
    assert states[-1].game(*games[0]).result is not None
    assert found.tournament.game(*games[0]).round == states[-1].game(*games[0]).round
    others = [game for game in states[-1].games if game.name not in games]
    assert [game for game in found.tournament.games if game.name not in games] == others


def test_a_journal_that_breaks_off_is_replayed_as_far_as_it_goes(
    path: Path, states: list[Tournament]
) -> None:
    """Where the tables are gone; the number of the last entry is said."""
    for table in (PLAYERS, GAMES):
        wipe(path, table)
    late = path.read_bytes().rindex(b'"kind":"SetResult"')
    overwrite(path, late + 8, b"Sat")
    found = salvage(path)
    (loss,) = found.account.losses

    assert found.account.source is Source.JOURNAL
    assert loss.what is Lost.ENTRIES
    assert 0 < loss.last < loss.of == len(states) - 1
    assert found.tournament == states[loss.last]
    assert len(found.rows) == loss.last


def test_players_alone_are_better_than_nothing(path: Path, states: list[Tournament]) -> None:
    """A file that was cut off after three pages."""
    path.write_bytes(path.read_bytes()[:GAMES])
    found = salvage(path)

    assert found.tournament.players == states[-1].players
    assert found.account.source is Source.PLAYERS
    assert {loss.what for loss in found.account.losses} == {Lost.RESULTS, Lost.JOURNAL}
    assert not found.tournament.started


def test_a_name_that_is_lost_is_to_be_typed_again(path: Path, states: list[Tournament]) -> None:
    """His results stay."""
    replaced(path, b"Player 3", b"Plaxer 3", PLAYERS)
    overwrite(path, FIRST, bytes(PAGE))
    found = salvage(path)

    assert Loss(Lost.PLAYERS, players=(3,)) in found.account.losses
    assert found.tournament.player(3).name == ""
    assert found.tournament.games == states[-1].games


def test_regulations_that_are_lost_are_said(path: Path) -> None:
    """Those of a new tournament stand there instead."""
    altered(path, """UPDATE setting SET value = '{"cycles":"two"}' WHERE name = 'regulations'""")
    overwrite(path, FIRST, bytes(PAGE))
    found = salvage(path)

    assert Loss(Lost.REGULATIONS) in found.account.losses


def test_half_a_step_of_a_crash_is_taken_back_in_a_copy(
    path: Path, states: list[Tournament]
) -> None:
    """The -journal beside a file whose middle is damaged too."""
    subprocess.run([sys.executable, "-c", textwrap.dedent(CRASH), str(path)], check=False)
    assert path.with_name(path.name + "-journal").stat().st_size
    before = {each.name: each.read_bytes() for each in path.parent.iterdir()}
    found = salvage(path)

    assert found.tournament == states[-1]
    assert {each.name: each.read_bytes() for each in path.parent.iterdir()} == before


def test_a_copy_made_without_its_journal_is_noticed_and_put_right(
    path: Path, states: list[Tournament], tmp_path: Path
) -> None:
    """Half of a step is in the pages, and nothing that takes it back."""
    subprocess.run([sys.executable, "-c", textwrap.dedent(CRASH), str(path)], check=False)
    copied = tmp_path / "stick" / "cup.arbiter"
    copied.parent.mkdir()
    shutil.copy(path, copied)
    with pytest.raises(FileDamaged):
        store.read(copied)
    found = salvage(copied)

    assert found.tournament == states[-1]
    assert found.account.losses == ()


@pytest.mark.parametrize("name", ["format-1.arbiter", "format-1.1.arbiter", "format-1.2.arbiter"])
def test_files_of_before_the_sums_are_salvaged_too(tmp_path: Path, name: str) -> None:
    """Nothing vouches for them but the journal."""
    path = tmp_path / "old.arbiter"
    shutil.copy(MUSEUM / name, path)
    expected = store.read(path)
    overwrite(path, 0, bytes(100))
    found = salvage(path)

    assert found.tournament == expected.tournament
    assert found.rows == tuple(expected.rows)
    assert found.account.losses == ()


def test_what_is_not_ours_is_refused(tmp_path: Path) -> None:
    """A letter, nothing, a file that is not there, one from the future."""
    path = tmp_path / "cup.arbiter"
    with pytest.raises(FileMissing):
        salvage(path)
    for content in (b"", b"Dear arbiter, " * 900, os.urandom(9000)):
        path.write_bytes(content)
        with pytest.raises(NotOurFile):
            salvage(path)
    shutil.copy(MUSEUM / "format-1.2.arbiter", path)
    altered(path, "PRAGMA user_version = 200")
    with pytest.raises(FileTooNew):
        salvage(path)


@pytest.mark.parametrize("kind", damage.KINDS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("number", range(40))
def test_nothing_is_ever_wrong_in_silence(
    path: Path, states: list[Tournament], kind: damage.Damage, number: int
) -> None:
    """Whatever happens to a file: it opens as it was, or what is lost is said; and no result
    comes out that was not in it. The damaged file stays as it is."""
    damaged = bytearray(path.read_bytes())
    kind(Random(number), damaged)
    path.write_bytes(damaged)
    verdict = damage.opened(path, states)

    assert "WRONG" not in verdict
    if verdict.startswith("salvaged"):
        found = salvage(path)
        assert damage.foreign_results(found, damage.results_of(states)) == []
        assert path.read_bytes() == damaged
        if found.rows:
            assert replay(found.first, found.rows).tournament == found.tournament


@pytest.mark.parametrize("number", range(40))
def test_pages_of_two_moments_are_never_taken_for_one(
    path: Path, states: list[Tournament], tmp_path: Path, number: int
) -> None:
    """A copy that was made while the file was written."""
    earlier = tmp_path / "earlier.arbiter"
    if number == 0 or "earlier" not in HISTORY:
        HISTORY["earlier"] = earlier_state(earlier)
    damaged = bytearray(path.read_bytes())
    damage.older_pages(HISTORY["earlier"][0])(Random(number), damaged)
    path.write_bytes(damaged)

    assert "WRONG" not in damage.opened(path, states)


def earlier_state(path: Path) -> tuple[bytes, list[Tournament]]:
    """The same tournament, ten steps before."""
    states = damage.played(path, Random(1), steps=250)
    return path.read_bytes(), states


def test_a_problem_of_the_disk_is_none_of_the_file(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is said as when a file is opened."""

    def away(*_: object) -> bytes:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(Path, "read_bytes", away)
    with pytest.raises(FileProblem, match="Input/output"):
        salvage(path)
