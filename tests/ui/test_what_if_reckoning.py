"""What can still happen is reckoned beside the window."""

from __future__ import annotations

import sys

from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.domain.tournament import Tournament
from arbiter.domain.whatif.bounds import Bounds
from arbiter.domain.whatif.outlook import Outlook
from arbiter.ui.what_if_reckoning import WhatIfReckoning
from tests.boards import drawn


def with_open(size: int, games: int) -> Tournament:
    """A tournament of *size* with so many open *games*."""
    tournament = drawn(size)
    for game in tournament.games[: len(tournament.games) - games]:
        tournament = SetResult(*game.name, Result.DRAW)(tournament)
    return tournament


def test_a_few_games_at_once(qapp) -> None:
    """Before the next picture, without another thread."""
    reckoning, found = WhatIfReckoning(), []
    reckoning.reckoned.connect(found.append)
    reckoning.start(with_open(6, 3), 3)

    (outlook,) = found
    assert isinstance(outlook, Outlook)
    assert outlook.outcomes == 27


def test_more_in_a_thread(qtbot) -> None:
    """The signal comes when it is done."""
    reckoning = WhatIfReckoning()
    with qtbot.waitSignal(reckoning.reckoned, timeout=20_000) as heard:
        reckoning.start(with_open(8, 8), 3)
        assert reckoning.busy
    assert heard.args[0].outcomes == 6561
    assert not reckoning.busy


def test_the_window_has_its_turn(qtbot) -> None:
    """Results typed meanwhile never wait for the usual 5 ms at each piece of a picture."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(0.005)
    try:
        reckoning = WhatIfReckoning()
        with qtbot.waitSignal(reckoning.reckoned, timeout=20_000):
            reckoning.start(with_open(8, 8), 3)
            assert sys.getswitchinterval() < 0.001
    finally:
        sys.setswitchinterval(usual)


def test_too_many_to_count(qtbot) -> None:
    """Proved by points instead."""
    reckoning = WhatIfReckoning()
    with qtbot.waitSignal(reckoning.reckoned, timeout=20_000) as heard:
        reckoning.start(with_open(8, 16), 3)
    assert isinstance(heard.args[0], Bounds)


def test_only_the_last_state_counts(qtbot) -> None:
    """What was asked before is given up."""
    reckoning, found = WhatIfReckoning(), []
    reckoning.reckoned.connect(found.append)
    reckoning.start(with_open(8, 10), 3)
    with qtbot.waitSignal(reckoning.reckoned, timeout=20_000):
        reckoning.start(with_open(8, 7), 3)
    qtbot.wait(50)

    assert [outlook.outcomes for outlook in found] == [2187]


def test_given_up(qtbot) -> None:
    """Nothing comes after that."""
    reckoning, found = WhatIfReckoning(), []
    reckoning.reckoned.connect(found.append)
    reckoning.start(with_open(8, 9), 3)
    reckoning.cancel()
    qtbot.wait(300)

    assert not found
    assert not reckoning.busy
