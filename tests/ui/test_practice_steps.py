"""What there is to try on the example, and how it is seen that it was done."""

from __future__ import annotations

import pytest

from arbiter.document.document import Document
from arbiter.domain.edits import SetPending, SetResult
from arbiter.domain.examples import SLIP, practice
from arbiter.domain.result import Result
from arbiter.domain.tournament import Pending
from arbiter.domain.withdrawal_edits import Withdraw
from arbiter.ui.practice_steps import ROUND, seen, steps


@pytest.fixture
def document(qapp):
    return Document(practice())


def test_at_the_beginning_nothing_is_done(document):
    assert seen(document) == set()


def test_every_step_names_its_keys_and_players(document):
    told = steps(document.tournament, lambda name: f"<{name}>")
    texts = {step.name: step.text for step in told}

    assert "<pairings>" in texts["round"]
    assert "Alder and Berg drew in round 2" in texts["slip"]
    assert "Grey" in texts["withdraw"]
    assert all("{" not in text for text in texts.values())


def test_the_slip_is_put_right(document):
    document.apply(SetResult(*SLIP, Result.DRAW))
    assert seen(document) == {"slip"}
    document.undo()
    assert seen(document) == {"undo"}


def test_a_round_is_entered(document):
    for game in document.tournament.boards(ROUND):
        assert "round" not in seen(document)
        document.apply(SetResult(game.white, game.black, 1, Result.DRAW))
    assert seen(document) == {"round"}


def test_a_game_is_put_off_and_a_player_leaves(document):
    game = document.tournament.boards(5)[0]
    document.apply(SetPending(*game.name, Pending.POSTPONED))
    assert seen(document) == {"put_off"}
    document.apply(Withdraw(6, annul=False))
    assert "withdraw" in seen(document)
