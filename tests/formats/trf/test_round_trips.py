"""A report read back is the same tournament, in all that a report can hold.

``ARBITER_EVENTS=1000`` reads back more than the usual hundred and fifty.
"""

from __future__ import annotations

import os

import pytest

from arbiter.domain.import_findings import Weight
from arbiter.domain.tournament import Tournament
from arbiter.formats.trf.recognise import tournament_of
from arbiter.formats.trf.writing import Edition, trf_text
from tests.formats.trf.held import held
from tests.formats.trf.whole_events import whole_event
from tests.random_edits import some_tournament

EVENTS = int(os.environ.get("ARBITER_EVENTS", "150"))


@pytest.mark.parametrize("seed", range(EVENTS))
def test_whatever_was_done_in_a_tournament_comes_back(seed: int) -> None:
    check_round_trip(some_tournament(seed))


def check_round_trip(tournament: Tournament) -> None:
    """Nothing, or the first difference as an ``AssertionError``."""
    if not tournament.players or not tournament.rounds_known or _two_on_a_board(tournament):
        return
    back, findings = tournament_of(trf_text(tournament))

    assert back == held(tournament)
    assert not [finding for finding in findings if finding.weight is Weight.GRAVE]


def _two_on_a_board(tournament: Tournament) -> bool:
    places = [(game.round, game.board) for game in tournament.games]
    return len(set(places)) < len(places)


@pytest.mark.parametrize("seed", range(EVENTS // 3))
def test_a_complete_event_comes_back_without_a_word(seed: int) -> None:
    tournament = whole_event(seed)
    back, findings = tournament_of(trf_text(tournament))

    assert back == held(tournament)
    assert not [finding for finding in findings if finding.weight is not Weight.NOTE]


@pytest.mark.parametrize("seed", range(EVENTS // 3))
def test_the_old_form_holds_players_games_and_points(seed: int) -> None:
    tournament = whole_event(seed)
    back, _ = tournament_of(trf_text(tournament, Edition.TRF16))

    told = {(game.round, game.white, game.black, game.result) for game in tournament.games}
    assert {(game.round, game.white, game.black, game.result) for game in back.games} == told
    assert len(back.games) == len(tournament.games)
    assert [player.fide_id for player in back.players] == [
        player.fide_id for player in tournament.players
    ]
    assert back.round_starts == tournament.round_starts
