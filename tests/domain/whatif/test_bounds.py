"""What is proved with any number of open games: never against what counting finds."""

from __future__ import annotations

from itertools import product

import pytest

from arbiter.domain.errors import PlayerNotFound
from arbiter.domain.result import Result
from arbiter.domain.scoring import FOOTBALL
from arbiter.domain.tournament import Tournament
from arbiter.domain.whatif.bounds import bounds
from arbiter.domain.whatif.counting import count_outcomes
from arbiter.domain.whatif.dealing import Answer
from arbiter.domain.whatif.outcomes import RESULTS, open_names
from tests.boards import drawn
from tests.domain.whatif.positions import position, with_results


def contradictions(tournament: Tournament, first: int) -> list[str]:
    """Every answer that is wrong, and every one on points that is open and needn't be."""
    names = open_names(tournament)
    scores = [
        with_results(tournament, dict(zip(names, results))).scores
        for results in product(RESULTS, repeat=len(names))
    ]
    outlook = count_outcomes(tournament)
    found = bounds(tournament, first)
    assert outlook is not None
    assert found is not None
    wrong = []
    for player in found.players:
        own = player.number - 1
        leads = [all(s[own] >= s[o - 1] for o in tournament.ranked) for s in scores]
        limits = (min(s[own] for s in scores), max(s[own] for s in scores))
        if (player.lowest, player.highest) != limits:
            wrong.append(f"{player}: {limits}")
        places = outlook.of(player.number)
        known = [
            (player.can_lead, any(leads), found.exact_points),
            (player.must_lead, all(leads), True),
        ]
        for one in (player.first, player.prizes):
            known += [(one.safe, places.safe(one.place), False)]
            known += [(one.out, places.out(one.place), False)]
        wrong += [
            f"{player}: {answer} for {truth}"
            for answer, truth, always in known
            if (answer is Answer.OPEN and always)
            or (answer is not Answer.OPEN and (answer is Answer.YES) is not truth)
        ]
    return wrong


@pytest.mark.parametrize("seed", range(0, 500, 10))
@pytest.mark.parametrize("first", [2, 3])
def test_answers_equal_the_outcomes(seed: int, first: int) -> None:
    """First by points exactly, safe and out never wrongly."""
    assert contradictions(position(seed, most_open=5), first) == []


@pytest.mark.parametrize("seed", range(40))
def test_answers_equal_the_outcomes_when_a_win_is_three_points(seed: int) -> None:
    """What isn't known then is said to be open; in small events everything is found."""
    assert contradictions(position(seed, most_open=5, scoring=FOOTBALL), 2) == []


def test_ties_that_nothing_breaks_leave_nothing_open() -> None:
    """Without a list, shared places make everything a matter of points."""
    from dataclasses import replace

    for seed in range(30):
        tournament = position(seed, most_open=5)
        regulations = replace(tournament.regulations, tie_breaks=("NEVER-HEARD-OF",))
        tournament = replace(tournament, regulations=regulations, play_offs=(), manual_orders=())
        found = bounds(tournament, 2)
        assert found is not None
        if found.exact_points:
            answers = [
                answer
                for player in found.players
                for one in (player.first, player.prizes)
                for answer in (one.safe, one.out)
            ]
            assert Answer.OPEN not in answers
        assert contradictions(tournament, 2) == []


def test_who_can_still_be_first_with_many_games_open() -> None:
    """Sixteen players, four rounds to go: 32 games, more outcomes than anybody counts."""
    tournament = drawn(16)
    won = {
        game.name: Result.WHITE_WINS if game.white < game.black else Result.BLACK_WINS
        for game in tournament.games
        if game.round is not None and game.round <= 11
    }
    tournament = with_results(tournament, won)
    found = bounds(tournament)
    assert found is not None
    assert found.games == 32

    leader = max(found.players, key=lambda player: player.points)
    assert leader.can_lead is Answer.YES
    last = min(found.players, key=lambda player: player.highest)
    assert last.highest < leader.points
    assert (last.can_lead, last.first.out, last.first.safe) == (Answer.NO, Answer.YES, Answer.NO)


def test_it_tells_how_far_it_is_and_can_be_stopped() -> None:
    """Player by player."""
    told: list[tuple[int, int]] = []
    found = bounds(drawn(4), progress=lambda done, of: told.append((done, of)))

    assert found is not None
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]
    assert bounds(drawn(4), cancelled=lambda: True) is None
    assert found.of(3).number == 3
    with pytest.raises(PlayerNotFound):
        found.of(5)
