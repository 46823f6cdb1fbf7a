"""Corrections after the fact: taken back without a trace in the table, and never without one in
the journal."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from arbiter.document.document import Document
from arbiter.document.open_file import open_file
from arbiter.domain.closing_edits import CloseTournament, ReopenTournament
from arbiter.domain.edits import (
    AddPlayers,
    DrawLots,
    SetPlayer,
    SetRegulations,
    SetResult,
    SetTournament,
)
from arbiter.domain.result import Result
from arbiter.domain.standings import standings
from arbiter.domain.tournament import LotMethod, Lots, Player, Regulations, Tournament
from arbiter.domain.withdrawal_edits import TakeBackWithdrawal, Withdraw
from arbiter.formats.documents import crosstable_sheet, standings_sheet
from arbiter.formats.excel import workbook_grids
from arbiter.formats.text import sheet_text
from arbiter.formats.words import words
from arbiter.storage import store
from arbiter.ui.journal_texts import journal_line
from arbiter.wording import edit_text
from tests.boards import drawn, f6

ENGLISH = words("en")


def every_cell(tournament: Tournament) -> tuple[object, ...]:
    """What the standings, both crosstables and the workbook show."""
    moment = datetime(2026, 5, 7, 18, 42)
    return (
        [(row.number, row.rank, row.last, row.values) for row in standings(tournament).rows],
        sheet_text(standings_sheet(tournament, ENGLISH)),
        sheet_text(crosstable_sheet(tournament, ENGLISH)),
        sheet_text(crosstable_sheet(tournament, ENGLISH, by_rank=True)),
        workbook_grids(tournament, ENGLISH, by_rank=True, written=moment),
    )


def test_b24_what_was_entered_by_mistake_and_corrected_leaves_no_trace(qapp: object) -> None:
    """2–5 is forfeited and 5 withdrawn, then both taken back by hand: every cell is that of the
    untouched event."""
    document = Document(f6())
    untouched = every_cell(f6())
    game = document.tournament.game(2, 5)
    document.apply(SetResult(2, 5, 1, Result.BLACK_WINS_BY_FORFEIT))
    forfeited = every_cell(document.tournament)
    document.apply(Withdraw(5, annul=True))
    assert len({str(untouched), str(forfeited), str(every_cell(document.tournament))}) == 3

    document.apply(TakeBackWithdrawal(5))
    assert every_cell(document.tournament) == forfeited
    document.apply(SetResult(2, 5, 1, game.result))
    assert every_cell(document.tournament) == untouched


def test_b80_every_step_is_named_undone_and_done_again(tmp_path: Path, qapp: object) -> None:
    """Three results, a withdrawal and a name; the file holds the start again, then the end. The
    withdrawal brings its forfeit and takes it along, in one step."""
    path = tmp_path / "final.arbiter"
    first = drawn(["Adams", "Berg", "Costa", "Dahl"])
    store.create(path, first)
    document = Document(file=open_file(path))
    for edit in (
        SetResult(1, 4, 1, Result.WHITE_WINS),
        SetResult(2, 3, 1, Result.DRAW),
        SetResult(3, 4, 1, Result.BLACK_WINS),
        Withdraw(4),
        SetPlayer(2, Player("Berg, Anna")),
    ):
        document.apply(edit)
    end = document.tournament
    assert end.game(2, 4).result is Result.WHITE_WINS_BY_FORFEIT
    undone: list[str] = []
    while (entry := document.undo_edit) is not None:
        undone.append(edit_text(entry.edit, entry.before))
        document.undo()
        assert document.tournament == entry.before

    assert undone == [
        "change player 2, Berg, Anna",
        "Dahl withdraws",
        "4–3  0–1",
        "2–3  ½–½",
        "1–4  1–0",
    ]
    assert store.read(path).tournament == first
    redone: list[str] = []
    while (entry := document.redo_edit) is not None:
        redone.append(edit_text(entry.edit, entry.before))
        document.redo()
    assert redone == undone[::-1]
    assert document.tournament == end
    document.close()
    assert store.read(path).tournament == end


def test_b89_a_file_says_again_all_that_was_said_to_it(tmp_path: Path, qapp: object) -> None:
    """Two cycles with the exchange, an order of tie-breaks, numbers by hand, three rounds and a
    withdrawal: the same after opening, and the file made of that holds the same."""
    path, again = tmp_path / "final.arbiter", tmp_path / "again.arbiter"
    store.create(path, Tournament())
    document = Document(file=open_file(path))
    players = tuple(Player(name) for name in ("Adams", "Berg", "Costa", "Dahl"))
    document.apply(AddPlayers(players))
    rules = Regulations(cycles=2, exchange=True, tie_breaks=("SB", "DE"))
    document.apply(SetRegulations(rules))
    document.apply(DrawLots(LotMethod.BY_HAND, (4, 1, 3, 2)))
    for game in document.tournament.games:
        if game.round is not None and game.round <= 3:
            document.apply(SetResult(*game.name, Result.DRAW))
    document.apply(Withdraw(4, reason="ill"))
    saved, rows = document.tournament, list(document.journal())
    document.close()

    opened = store.prepare(path)
    assert opened.tournament == saved
    assert opened.tournament.regulations == rules
    assert opened.tournament.lots == Lots(LotMethod.BY_HAND, (4, 1, 3, 2))
    assert [player.name for player in opened.tournament.players] == [
        "Dahl",
        "Adams",
        "Costa",
        "Berg",
    ]
    assert opened.tournament.withdrawal(4) is not None
    assert list(opened.rows) == rows
    store.create(again, opened.tournament, opened.first, opened.rows)
    assert held(again) == held(path)


def held(path: Path) -> list[list[tuple[object, ...]]]:
    """Every row of the tables; how often the file was written is not among them."""
    tables = ("player", "game", "journal", "first_state")
    with closing(sqlite3.connect(path)) as connection:
        return [connection.execute(f"SELECT * FROM {table}").fetchall() for table in tables]


def test_b90_late_corrections_stand_in_the_journal_and_under_the_table(qapp: object) -> None:
    """A result of round 1 after round 3, another order with its reason, a version of its own;
    with an open game the table is provisional and names it."""
    document = Document(f6())
    game = document.tournament.game(2, 5)
    changed = SetResult(2, 5, 1, Result.WHITE_WINS)
    document.apply(changed)
    rules = replace(document.tournament.regulations, tie_breaks=("SB",))
    document.apply(SetTournament(document.tournament.event, rules, "as announced"))
    result, order = (journal_line(row, document.tournament) for row in document.journal())
    moments = [row.at for row in document.journal()]

    assert (
        result.what
        == f"{game.white}–{game.black}  Player {game.white} – Player {game.black}, "
        + (f"round {game.round}")
    )
    assert (result.old, result.new) == ("½–½", "1–0")
    assert (order.new, order.reason) == ("SB", "as announced")
    assert all(moment.tzinfo is not None for moment in moments)
    assert "after the start: as announced" in sheet_text(
        standings_sheet(document.tournament, ENGLISH)
    )

    document.apply(CloseTournament())
    document.apply(ReopenTournament("board 3 was typed wrong", "2026-05-08"))
    final = sheet_text(standings_sheet(document.tournament, ENGLISH))
    assert "version 2, corrected 8 May 2026" in final
    assert "Version 2: board 3 was typed wrong" in final
    last = document.tournament.boards(5)[0]
    document.apply(SetResult(*last.name, None))
    open_table = sheet_text(standings_sheet(document.tournament, ENGLISH))
    assert "provisional" in open_table
    assert "final" not in open_table
    assert f"round 5, board 1, {last.white} Player {last.white}" in open_table
