"""Trying results out touches nothing but the trial."""

from __future__ import annotations

import pytest

from arbiter.document import session
from arbiter.document.document import Document
from arbiter.document.trial_document import TrialDocument
from arbiter.domain.edits import AddPlayers, SetPending, SetResult, SetResults
from arbiter.domain.errors import TrialUnderWay
from arbiter.domain.result import Result
from arbiter.domain.tournament import Pending, Player
from arbiter.domain.whatif.outcomes import Trial
from arbiter.storage import store
from tests.boards import drawn

WON, DRAWN = Result.WHITE_WINS, Result.DRAW


def test_nothing_reaches_the_real_one(qapp, tmp_path) -> None:
    """Not its state, not its journal, not its file."""
    path = tmp_path / "a.arbiter"
    real = session.new_document(drawn(4))
    real.move_to(path)
    before, steps = real.tournament, len(real.journal())
    trial = TrialDocument(real)
    trial.apply(SetResult(1, 4, 1, WON))
    trial.apply(SetResult(2, 3, 1, DRAWN))
    trial.undo()

    assert real.tournament is before
    assert len(real.journal()) == steps
    real.close()
    assert store.read(path).tournament == before


def test_what_is_tried(qapp) -> None:
    """Games that differ, in the order of the calendar; also a result that was there."""
    real = Document(SetResult(1, 4, 1, WON)(drawn(4)))
    trial = TrialDocument(real, Trial((((2, 3, 1), DRAWN),)))
    assert trial.tried == (((2, 3, 1), DRAWN),)
    assert trial.is_supposed((2, 3, 1))
    assert not trial.is_supposed((1, 4, 1))
    trial.apply(SetResult(1, 4, 1, DRAWN))
    assert trial.tried == (((1, 4, 1), DRAWN), ((2, 3, 1), DRAWN))
    trial.apply(SetResult(1, 4, 1, WON))
    assert trial.tried == (((2, 3, 1), DRAWN),)


def test_cleared_again(qapp) -> None:
    """A game that was put off is put off again."""
    real = Document(SetPending(1, 4, 1, Pending.POSTPONED, "2026-05-09")(drawn(4)))
    trial = TrialDocument(real)
    trial.apply(SetResult(1, 4, 1, WON))
    trial.apply(SetResult(1, 4, 1, None))

    assert trial.tournament == real.tournament
    assert trial.tried == ()


def test_entered_in_earnest(qapp) -> None:
    """One step on the real one makes it what was tried."""
    real = Document(SetResult(1, 4, 1, WON)(drawn(4)))
    trial = TrialDocument(real)
    trial.apply(SetResults((SetResult(1, 4, 1, None), SetResult(3, 2, 1, DRAWN))))
    real.apply(trial.as_entered())

    assert real.tournament == trial.tournament
    assert len(real.journal()) == 1


def test_only_results(qapp) -> None:
    """Anything else is for the real one, and said so."""
    trial = TrialDocument(Document(drawn(4)))
    for edit in (AddPlayers((Player("Berg"),)), SetPending(1, 4, 1, Pending.POSTPONED)):
        with pytest.raises(TrialUnderWay):
            trial.apply(edit)
    assert trial.tried == ()


def test_overtaken(qtbot) -> None:
    """When the real one changes, what was tried is about what is no more."""
    real = Document(drawn(4))
    trial = TrialDocument(real)
    with qtbot.waitSignal(trial.overtaken):
        real.apply(SetResult(1, 4, 1, WON))


def test_how_far_it_is_saved(qapp) -> None:
    """The line at the foot speaks of the real one."""
    real = Document(drawn(4))
    real.apply(SetResult(1, 4, 1, WON))
    trial = TrialDocument(real)
    trial.apply(SetResult(2, 3, 1, WON))

    assert trial.save_state == real.save_state
