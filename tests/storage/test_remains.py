"""The state of the tables with its gaps closed, and the state to which a journal leads."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from arbiter.domain.edits import SetResult
from arbiter.domain.losses import Loss, Lost
from arbiter.domain.result import Result
from arbiter.domain.tournament import Tournament
from arbiter.storage import store
from arbiter.storage.fragments import Fragments, find_fragments
from arbiter.storage.journal import JournalRow
from arbiter.storage.remains import stored_state, told_state
from tests.boards import drawn, seed, without_rounds
from tests.storage.test_store import NOON


def fragments_of(tmp_path: Path, tournament: Tournament, edits: int = 0) -> Fragments:
    """What is in a file of *tournament* after so many results."""
    path = tmp_path / "cup.arbiter"
    state, rows = tournament, []
    for number in range(1, edits + 1):
        game = state.games[number % len(state.games)]
        edit = SetResult(*game.name, list(Result)[number % 3])
        state = edit(state)
        rows.append(JournalRow(number, NOON, "anna", "edit", edit, {}))
    store.create(path, state, tournament, rows)
    return find_fragments(path.read_bytes())


def test_a_whole_state_is_confirmed(tmp_path: Path) -> None:
    """By its sums."""
    found = stored_state(fragments_of(tmp_path, seed()))

    assert found is not None
    assert found.tournament == seed()
    assert found.confirmed
    assert found.losses == ()


def test_games_that_are_missing_get_their_place_from_the_table(tmp_path: Path) -> None:
    """With round, board and colours, and open."""
    fragments = fragments_of(tmp_path, seed())
    lost = fragments.games.pop(3)
    found = stored_state(fragments)

    assert found is not None
    assert found.losses == (Loss(Lost.RESULTS, games=(lost.name,)),)
    assert found.tournament.games[2] == replace(lost, result=None, pending=None, until="")


def test_games_of_another_calendar_get_no_place(tmp_path: Path) -> None:
    """Where the others do not stand as in the Berger table, nothing is made up."""
    fragments = fragments_of(tmp_path, without_rounds(seed()))
    lost = fragments.games.pop(3)
    found = stored_state(fragments)

    assert found is not None
    game = found.tournament.game(*lost.name)
    assert (game.round, game.board, game.result, game.colours_known) == (None, None, None, False)


@pytest.mark.parametrize("number", [1, 5, 14])
def test_a_player_who_is_missing_leaves_his_number(tmp_path: Path, number: int) -> None:
    """Also the last one: his games say that he is there."""
    fragments = fragments_of(tmp_path, drawn(14))
    del fragments.players[number]
    found = stored_state(fragments)

    assert found is not None
    assert found.tournament.size == 14
    assert found.losses == (Loss(Lost.PLAYERS, players=(number,)),)


def test_a_journal_leads_as_far_as_it_goes(tmp_path: Path) -> None:
    """To the end, if nothing is missing; else to the gap."""
    fragments = fragments_of(tmp_path, drawn(14), 300)
    whole = told_state(fragments)
    assert whole is not None
    assert whole.confirmed
    assert whole.whole
    del fragments.journal[200]
    broken = told_state(fragments)

    assert broken is not None
    assert len(broken.rows) == 199
    assert broken.of == 300
    assert not broken.confirmed
    assert broken.knows <= whole.knows


def test_a_block_in_which_a_letter_has_changed_is_not_believed(tmp_path: Path) -> None:
    """Nobody knows which row it is; the blocks before stand."""
    fragments = fragments_of(tmp_path, drawn(14), 300)
    number, at, _, *rest = fragments.journal[200]
    fragments.journal[200] = (number, at, "anne", *rest)
    told = told_state(fragments)

    assert told is not None
    assert len(told.rows) == 128


def test_nothing_comes_of_nothing() -> None:
    """No players and no games, no first state."""
    assert stored_state(Fragments()) is None
    assert told_state(Fragments()) is None
