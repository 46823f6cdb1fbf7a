"""What accepting does: to the open tournament before its start, else as a new one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.document.document import Document
from arbiter.domain.closing_edits import CloseTournament
from arbiter.domain.edits import SetPlayer, SetResult
from arbiter.domain.errors import AlreadyDrawn, AlreadyStarted
from arbiter.domain.import_edits import ImportTournament, TakeInPlayers
from arbiter.domain.result import Result
from arbiter.domain.tournament import Player, Tournament
from arbiter.formats.recognition.recognised import Choices, Recognised
from arbiter.ui.import_acceptance import acceptance, bar_to_joining, may_join, update_of
from tests.boards import drawn
from tests.ui import april

SETTLED = Choices(cells={(6, 8): "1"})
WITHOUT_4 = Choices(left_out=frozenset({4}))


def _list(choices: Choices = WITHOUT_4) -> Recognised:
    return april.read(april.book(april.LIST), choices)


@pytest.fixture
def open_list() -> Document:
    return Document(Tournament(players=(Player("Berg, Anna"), Player("Li"))))


def test_a_crosstable_makes_a_new_tournament(open_list: Document) -> None:
    """Also where one is open: nothing is imported over it."""
    read = april.read(april.book(), SETTLED)
    for document in (None, open_list):
        done = acceptance(read, document, new=not may_join(read, document))
        assert done.new
        assert done.edit == ImportTournament(read.tournament, "Первенство_апрель.xlsx")
        assert done.button == "Import 7 players, 21 games"
        assert done.reason == ""
        assert done.said.startswith("7 players, 21 games imported from Первенство_апрель.xlsx.")


def test_nothing_is_taken_in_while_a_cell_is_not_understood(qapp) -> None:
    """The button says what it would do, and the foot why it does not."""
    done = acceptance(april.read(april.book(), Choices()), None, new=True)

    assert done.edit is None
    assert done.button == "Import 7 players, 21 games"
    assert done.reason == "One cell is not understood. Settle H6, then import."


def test_a_list_joins_the_open_tournament(open_list: Document) -> None:
    """Who is there already gets what the file knows; one step, one undo."""
    done = acceptance(_list(), open_list, new=False)
    assert isinstance(done.edit, TakeInPlayers)
    assert done.button == "Add 1 player, update 1"
    assert not done.new

    open_list.apply(done.edit)
    names = [(player.name, player.rating) for player in open_list.tournament.players]
    assert names == [("Berg, Anna", 2101), ("Li", 0), ("Dahl, Bo", 1990)]
    open_list.undo()
    assert open_list.tournament.size == 2
    open_list.redo()
    again = acceptance(_list(), open_list, new=False)
    assert again.edit is None
    assert again.reason == "Everybody in this list is in the tournament already."


def test_a_list_alone_is_a_tournament_of_its_own(qapp) -> None:
    """Without a tournament open, or where the arbiter wants it so."""
    done = acceptance(_list(), None, new=True)

    assert done.new
    assert done.button == "Import 2 players"


def test_a_list_without_anybody_is_not_taken_in(qapp) -> None:
    """All rows are left out."""
    read = _list(Choices(left_out=frozenset({2, 3, 4})))
    done = acceptance(read, None, new=True)

    assert done.edit is None
    assert done.reason == "No player was found in the rows."


def test_after_the_draw_no_list_comes_in_any_more(open_list: Document) -> None:
    """Said with its reason."""
    assert bar_to_joining(open_list) is None
    assert isinstance(bar_to_joining(Document(drawn(4))), AlreadyDrawn)
    started = SetResult(1, 4, 1, Result.DRAW)(drawn(4))
    assert isinstance(bar_to_joining(Document(replace(started))), AlreadyStarted)
    assert may_join(_list(), open_list)
    assert not may_join(_list(), None)


def test_a_table_of_the_same_players_is_held_against_the_games() -> None:
    """Nothing is made of it before it is decided; without anything new there is nothing to do."""
    recognised = april.read(april.book(), SETTLED)
    document = Document(SetResult(1, 2, 1, None)(april.whole()))
    update = update_of(recognised, document)
    done = acceptance(recognised, document, new=False, update=update)
    assert (done.button, done.edit) == ("Take in 1 result…", None)
    assert done.possible
    document.apply(SetResult(1, 2, 1, Result.DRAW))
    update = update_of(recognised, document)
    done = acceptance(recognised, document, new=False, update=update)
    assert not done.possible
    assert done.reason == "The open tournament knows all of this already."


def test_what_can_t_be_held_against_a_tournament() -> None:
    """It has no games, is closed, or is of other people."""
    recognised = april.read(april.book(), SETTLED)

    assert update_of(recognised, None) is None
    assert update_of(recognised, Document(Tournament())) is None
    assert update_of(recognised, Document(drawn(4))) is None
    assert update_of(recognised, Document(CloseTournament()(april.whole()))) is None


def test_a_match_of_two_becomes_no_tournament() -> None:
    recognised = april.read(april.book(), SETTLED)
    two = Tournament(players=april.whole().players[:2], games=april.whole().games[:1])
    done = acceptance(replace(recognised, tournament=two, findings=()), None, new=True)

    assert not done.possible
    assert "Three players are needed" in done.reason


def test_who_is_missing_is_named_also_where_there_is_nothing_to_take_in() -> None:
    recognised = april.read(april.book(), SETTLED)
    document = Document(SetPlayer(7, Player("Орлов"))(april.whole()))
    update = update_of(recognised, document)
    done = acceptance(recognised, document, new=False, update=update)

    assert done.reason == (
        "The open tournament knows all of this already. Not in this tournament, so left out: "
        "Николаев Р. Not in the file: Орлов."
    )
