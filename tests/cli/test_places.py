"""Standings as a script or a checker asks for them."""

from __future__ import annotations

import pytest

from arbiter.domain.edits import SetPending, SetResult
from arbiter.domain.result import Result
from arbiter.domain.tiebreaks import known
from arbiter.domain.tournament import Pending, Tournament
from arbiter.domain.withdrawal_edits import Withdraw
from tests.boards import c4, drawn, f5, f6, seed, tec
from tests.spoken import Save, data, output, refusal


def test_standings_as_data(capsys: pytest.CaptureFixture[str], save: Save) -> None:
    """The founding table: exact numbers as text, DE null for who was alone."""
    found = data(capsys, "standings", save(seed()))
    rows = found["rows"]

    assert list(found) == ["tournament", "provisional", "tie_breaks", "rows"]
    assert found["provisional"] is False
    assert found["tie_breaks"] == ["DE", "SB", "WIN", "KS"]
    assert [row["tie_breaks"]["SB"] for row in rows] == ["11.75", "10", "9", "7.75", "3", "0", "0"]
    assert [row["tie_breaks"]["SSB"] for row in rows][2:5] == ["1", "-1.5", "-12.5"]
    assert rows[2] == {
        "rank": 3,
        "place": "3",
        "number": 3,
        "name": "Sidorov",
        "points": "4",
        "played": 6,
        "counts": True,
        "tie_breaks": {"DE": "0.5", "SB": "9", "WIN": "2", "KS": "1.5", "SSB": "1"},
    }
    assert rows[0]["tie_breaks"]["DE"] is None


def test_why_as_data(capsys: pytest.CaptureFixture[str], save: Save) -> None:
    """Sidorov's nine in six parts, whose products add up."""
    rows = data(capsys, "standings", save(seed()), "--why")["rows"]
    parts = rows[2]["why"]["SB"]

    assert parts[0] == {
        "opponent": 1,
        "factor": "0.5",
        "score": "5",
        "counted": True,
        "reason": None,
    }
    assert sum(float(part["factor"]) * float(part["score"]) for part in parts) == 9
    assert rows[4]["why"]["KS"][-1]["counted"] is False
    assert rows[4]["why"]["KS"][-1]["reason"] == "opponent below the line"


def test_why_in_words(capsys: pytest.CaptureFixture[str], save: Save) -> None:
    """The sum in figures, then with names; other tie-breaks too."""
    text = output(capsys, "standings", save(seed()), "--why")

    assert "9 = ½×5 + ½×4½ + ½×4 + ½×2½ + 1×1 + 1×0" in text
    assert "½×5 Ivanov + ½×4½ Petrov + ½×4 Kuznetsov + ½×2½ Smirnov + 1×1 Vasilyev" in text
    assert "7.75 = 0×5 + ½×4½ + ½×4 + 1×2½ + 1×1 + 1×0" in text


def test_standings_in_words(capsys: pytest.CaptureFixture[str], save: Save) -> None:
    """The same table as on paper."""
    text = output(capsys, "standings", save(seed()))

    assert "Standings · after round 7 of 7 · final" in text
    assert "  3     3  Sidorov" in text


def test_b25_shared_places_as_data(capsys: pytest.CaptureFixture[str], save: Save) -> None:
    """Ranks 1 1 1 4, places 1-3 and 4."""
    rows = data(capsys, "standings", save(c4()), "--tie-breaks", "sb, SSB,DE")["rows"]

    assert [row["rank"] for row in rows] == [1, 1, 1, 4]
    assert [row["place"] for row in rows] == ["1-3", "1-3", "1-3", "4"]


def test_after_a_round(capsys: pytest.CaptureFixture[str], save: Save) -> None:
    """Provisional, with as many points as games were played by then."""
    path = save(f5())
    found = data(capsys, "standings", path, "--after-round", "2")

    assert found["provisional"] is True
    assert sum(float(row["points"]) for row in found["rows"]) == 4
    assert "There is no round 6" in refusal(capsys, "standings", path, "--after-round", "6")


def test_thirds_are_fractions(capsys: pytest.CaptureFixture[str], save: Save) -> None:
    """A mean that has no finite decimal is written exactly."""
    tournament = drawn(3, cycles=3)
    for game in tournament.games:
        tournament = SetResult(*game.name, Result.DRAW)(tournament)
    tournament = SetResult(1, 2, 1, Result.WHITE_WINS)(tournament)
    tournament = SetResult(1, 3, 1, Result.WHITE_WINS)(tournament)
    tournament = SetResult(2, 3, 1, Result.WHITE_WINS)(tournament)
    rows = data(capsys, "standings", save(tournament))["rows"]

    assert {row["tie_breaks"]["DE"] for row in rows} == {"1"}
    rows = data(capsys, "standings", save(tournament), "--why")["rows"]
    assert rows[0]["why"]["DE"][0]["factor"] == "1/3"


def test_an_adjourned_game_counts_half_and_says_so(
    capsys: pytest.CaptureFixture[str], save: Save
) -> None:
    """It is provisional, and not among the games played."""
    found = data(capsys, "standings", save(SetPending(1, 7, 1, Pending.ADJOURNED)(seed())), "--why")
    first = found["rows"][0]

    assert found["provisional"] is True
    assert (first["points"], first["played"]) == ("4.5", 5)
    assert first["why"]["SB"][-1]["reason"] == "adjourned, counted as a draw"


def test_standings_that_do_not_exist(capsys: pytest.CaptureFixture[str], save: Save) -> None:
    """Before the draw, with an unknown code, without a file: one sentence each."""
    path = save(Tournament(players=seed().players))

    assert "Draw the lots first" in refusal(capsys, "standings", path)
    assert "“XX”" in refusal(capsys, "standings", save(seed()), "--tie-breaks", "XX")
    assert "There is no file" in refusal(capsys, "standings", path + "x")


def test_who_is_annulled_has_no_rank(capsys: pytest.CaptureFixture[str], save: Save) -> None:
    """The last of the rows: no rank and no place, and it does not count."""
    rows = data(capsys, "standings", save(Withdraw(4, annul=True)(f6())))["rows"]

    assert [row["rank"] for row in rows] == [1, 2, 3, 4, 5, None]
    assert [row["counts"] for row in rows] == [True] * 5 + [False]
    assert (rows[5]["number"], rows[5]["place"], rows[5]["points"]) == (4, None, "0.5")
    assert set(rows[5]["tie_breaks"].values()) == {None}
    assert [row["played"] for row in rows] == [4] * 5 + [0]
    assert "why" not in rows[5]
    why = data(capsys, "standings", save(Withdraw(4, annul=True)(f6())), "--why")["rows"]
    assert why[5]["why"] == {}
    text = output(capsys, "standings", save(Withdraw(4, annul=True)(f6())), "--why")
    assert "—  4 Player 4, points ½" in text


def test_every_tie_break_can_be_asked_for(capsys: pytest.CaptureFixture[str], save: Save) -> None:
    """By either spelling; what is no sum says how it is made."""
    path = save(tec())
    codes = ",".join(known())
    rows = data(capsys, "standings", path, "--why", "--tie-breaks", codes)["rows"]

    assert list(rows[0]["tie_breaks"]) == list(known())
    helene = next(row for row in rows if row["number"] == 6)
    assert helene["made"]["TPR"] == {"divisor": 4, "rounded": True, "plus": "-322"}
    assert helene["why"]["PS"][0]["round"] == 1
    assert "SB" not in helene["made"]

    text = output(capsys, "standings", path, "--why", "--tie-breaks", "KS/L1,ARO")
    assert "KS/L+1" in text
    assert "2125 = (2150 + 2100 + 2050 + 2200) : 4" in text
