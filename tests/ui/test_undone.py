from arbiter.document.document import Document
from arbiter.domain.calendar_edits import ExchangeColours, MoveGame
from arbiter.domain.edits import SetPending, SetResult, SetResults
from arbiter.domain.result import Result
from arbiter.domain.tournament import Pending
from arbiter.ui.undone import game_entered, game_undone
from tests.boards import drawn, f6


def test_undo_and_redo_of_one_game_name_it_with_the_lower_number_first():
    document = Document(f6())
    assert game_undone(document.last) is None
    document.apply(SetResult(6, 1, 1, Result.DRAW))
    assert game_undone(document.last) is None

    document.undo()
    assert game_undone(document.last) == (1, 6, 1)
    document.redo()
    assert game_undone(document.last) == (1, 6, 1)


def test_postponing_is_about_one_game_and_several_results_are_about_none():
    document = Document(f6())
    document.apply(SetPending(1, 6, 1, Pending.POSTPONED))
    document.undo()
    assert game_undone(document.last) == (1, 6, 1)

    document.apply(SetResults((SetResult(1, 6, 1, Result.DRAW), SetResult(2, 5, 1, Result.DRAW))))
    document.undo()
    assert game_undone(document.last) is None


def test_a_game_that_was_moved_or_turned_is_shown():
    document = Document(drawn(6))
    for edit in (MoveGame(1, 6, 1, 3), ExchangeColours(6, 1, 1)):
        document.apply(edit)
        document.undo()
        assert game_undone(document.last) == (1, 6, 1)


def test_the_game_entered_last_is_that_of_the_newest_result_until_it_is_undone():
    document = Document(drawn(6))
    assert game_entered(document.last) is None
    document.apply(SetResult(6, 1, 1, Result.DRAW))
    assert game_entered(document.last) == (1, 6, 1)
    document.apply(SetPending(2, 5, 1, Pending.POSTPONED))
    assert game_entered(document.last) == (2, 5, 1)
    document.undo()
    assert game_entered(document.last) is None
    document.apply(SetResults((SetResult(3, 4, 1, Result.DRAW), SetResult(2, 5, 1, Result.DRAW))))
    assert game_entered(document.last) == (2, 5, 1)
    document.apply(SetResult(2, 5, 1, None))
    assert game_entered(document.last) is None
