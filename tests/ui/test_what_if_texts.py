"""The sentences of the what-if panel."""

from __future__ import annotations

from arbiter.document.document import Document
from arbiter.domain.edits import SetRegulations
from arbiter.domain.examples import seven
from arbiter.domain.result import Result
from arbiter.domain.tournament import Regulations
from arbiter.domain.whatif.counting import count_outcomes
from arbiter.domain.whatif.needs import needs
from arbiter.domain.whatif.outcomes import Trial
from arbiter.ui.what_if_texts import (
    berger_lines,
    deceptive_lines,
    explanation,
    games_and_outcomes,
    need_heading,
)
from tests.boards import drawn, f6
from tests.domain.test_last_round import FOUR_ROUNDS, event
from tests.domain.whatif.test_berger import LAST_ROUND


def test_what_was_counted() -> None:
    """Games and outcomes; in a trial that it is one."""
    outlook = count_outcomes(seven("en", last_round_open=True))
    assert games_and_outcomes(3, outlook, in_trial=False) == "3 open games, all 27 outcomes"
    assert games_and_outcomes(3, outlook, in_trial=True).startswith("trial, 3 open games")
    assert games_and_outcomes(14, None, in_trial=False) == "14 open games"


def test_what_the_figures_are() -> None:
    """The order that decides is named; without games there is a reason."""
    tournament = seven("en", last_round_open=True)
    outlook = count_outcomes(tournament)
    assert "27 outcomes" in explanation(tournament, outlook, 0)
    assert "DE, SB, WIN, KS" in explanation(tournament, outlook, 0)
    assert "2 tried results" in explanation(tournament, outlook, 2)
    assert "No game is open" in explanation(f6(), None, 0)
    assert "in this trial" in explanation(f6(), None, 3)
    from arbiter.domain.tournament import Tournament

    assert "lots" in explanation(Tournament(), None, 0)


def test_for_which_place() -> None:
    """First place has its word."""
    tournament = seven("en", last_round_open=True)
    outlook = count_outcomes(tournament)
    one, three = (needs(tournament, outlook, 1, place) for place in (1, 3))
    assert need_heading(tournament, one) == "What Ivanov needs for first place"
    assert need_heading(tournament, three) == "What Ivanov needs for places 1–3"


def test_the_common_mistake() -> None:
    """Seed 003: the opponents play too, so Berger is not what the table of now promises."""
    tournament = seven("en", last_round_open=True)
    document = Document(tournament)
    by_name = {game.name: game for game in tournament.open_games}
    results = tuple((name, Result.WHITE_WINS) for name in by_name)
    said = [berger_lines(document, Trial(results), number) for number in tournament.numbers]

    assert any("but they play too" in text for text in said)
    assert all("→" not in text for text in said)
    assert berger_lines(document, Trial(), 1) == ""
    assert berger_lines(Document(drawn(4)), Trial(), 1) == ""


def test_who_is_deceived() -> None:
    """A sentence for each pair, where Sonneborn-Berger decides and something is tried."""
    tournament = SetRegulations(Regulations(tie_breaks=("DE", "SB")))(event(FOUR_ROUNDS))
    (line,) = deceptive_lines(Document(tournament), LAST_ROUND, 1)
    assert "6.25 to 6" in line
    assert "7.5 to 7.75" in line
    assert deceptive_lines(Document(tournament), Trial(), 1) == ()
    without = SetRegulations(Regulations(tie_breaks=("WIN",)))(tournament)
    assert deceptive_lines(Document(without), LAST_ROUND, 1) == ()
