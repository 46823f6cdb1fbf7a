"""The round that everybody looks at."""

from __future__ import annotations

from arbiter.document.document import Document
from arbiter.domain.edits import CancelLots, SetResult
from arbiter.domain.import_edits import AssumeRounds
from arbiter.domain.result import Result
from arbiter.domain.tournament import Tournament
from arbiter.ui.round_in_view import round_in_view
from arbiter.ui.view_state import ViewState
from tests.boards import drawn, without_rounds


def _report(document: Document, round: int) -> None:
    for game in document.tournament.boards(round):
        document.apply(SetResult(*game.name, Result.DRAW))


def test_it_begins_with_the_round_to_play(qapp) -> None:
    """0 before the draw; a round that was chosen stays."""
    undrawn, fresh, chosen = ViewState(), ViewState(), ViewState()
    chosen.show_round(3)
    round_in_view(Document(Tournament()), undrawn)
    round_in_view(Document(drawn(4)), fresh)
    round_in_view(Document(drawn(4)), chosen)

    assert [state.round for state in (undrawn, fresh, chosen)] == [0, 1, 3]


def test_it_follows_the_draw(qapp) -> None:
    """A draw that is cancelled leaves no round to look at."""
    document, state = Document(drawn(4)), ViewState()
    view = round_in_view(document, state)
    assert len(view.boards) == 2

    document.apply(CancelLots())
    assert state.round == 0
    assert view.boards == ()
    document.undo()
    assert state.round == 1


def test_a_complete_round_gives_way_unless_it_was_looked_up(qapp) -> None:
    """Whoever looked back to it, from whichever tab, finds it when he turns to the pairings."""
    document, state = Document(drawn(4)), ViewState()
    view = round_in_view(document, state)
    _report(document, 1)
    assert state.round == 1
    view.come_back()
    assert state.round == 2

    state.show_round(1)
    view.come_back()
    assert state.round == 1


def test_there_is_one_for_a_view_state(qapp) -> None:
    """The pairings of another language find what was looked up."""
    document, state = Document(drawn(4)), ViewState()

    assert round_in_view(document, state) is round_in_view(document, state)


def test_where_no_round_is_known_none_is_in_view(qapp):
    """As soon as rounds are made up, the one to play is."""
    whole = SetResult(1, 4, 1, Result.DRAW)(SetResult(2, 3, 1, Result.DRAW)(drawn(4)))
    document, state = Document(without_rounds(whole)), ViewState()
    round_in_view(document, state)
    assert state.round == 0

    document.apply(AssumeRounds())
    assert state.round == 2
    document.undo()
    assert state.round == 0
