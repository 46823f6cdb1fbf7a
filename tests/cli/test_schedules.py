"""Schedules as a script or a checker asks for them."""

from __future__ import annotations

import pytest

from arbiter.cli import main
from tests.spoken import data, output, refusal


def test_schedule_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    """Six players: the Berger table, nobody free."""
    found = data(capsys, "schedule", "6")

    assert list(found) == ["players", "cycles", "rounds", "free"]
    assert (found["players"], found["cycles"]) == (6, 1)
    assert found["rounds"][0] == [
        {"board": 1, "white": 1, "black": 6},
        {"board": 2, "white": 2, "black": 5},
        {"board": 3, "white": 3, "black": 4},
    ]
    assert found["free"] == [None] * 5


def test_b03_free_rounds_of_an_odd_field(capsys: pytest.CaptureFixture[str]) -> None:
    """1, 4, 2, 5, 3; two boards a round."""
    found = data(capsys, "schedule", "5")

    assert found["free"] == [1, 4, 2, 5, 3]
    assert [len(boards) for boards in found["rounds"]] == [2] * 5


def test_schedule_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    """A line for each round, the free player at its end."""
    lines = output(capsys, "schedule", "5").splitlines()

    assert lines[0] == "Round 1   2–5  3–4  free: 1"
    assert len(lines) == 5


def test_exchange_of_the_last_two_rounds(capsys: pytest.CaptureFixture[str]) -> None:
    """It is the default in a double round, and can be refused."""
    usual = data(capsys, "schedule", "4", "--cycles", "2")["rounds"]
    plain = data(capsys, "schedule", "4", "--cycles", "2", "--no-exchange")["rounds"]

    assert len(usual) == 6
    assert usual[1:3] == [plain[2], plain[1]]


def test_schedules_that_do_not_exist(capsys: pytest.CaptureFixture[str]) -> None:
    """Two players are too few: a sentence. What is no number is wrong usage."""
    assert "Three players" in refusal(capsys, "schedule", "2")
    for wrong in (["x"], ["5000"], ["8", "--cycles", "0"], []):
        assert main(["schedule", *wrong]) == 2


def test_a_league_by_an_earlier_table(capsys: pytest.CaptureFixture[str]) -> None:
    """The first meets the last, and the second half ends with round 1."""
    rounds = data(capsys, "schedule", "8", "--league", "--cycles", "2")["rounds"]

    assert rounds[0][0] == {"board": 1, "white": 8, "black": 1}
    assert rounds[-1][0] == {"board": 1, "white": 1, "black": 8}
    assert rounds[7][0] == {"board": 1, "white": 5, "black": 1}
