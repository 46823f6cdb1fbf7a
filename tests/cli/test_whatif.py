"""What can still happen, as a script or a player asks for it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arbiter.cli import main
from arbiter.domain.result import Result
from arbiter.domain.standings import standings
from arbiter.domain.tournament import Player, Tournament
from arbiter.domain.whatif.outcomes import Trial
from tests.boards import drawn, f6
from tests.domain.test_last_round import FOUR_ROUNDS, event
from tests.spoken import Save, data, output, refusal

NAMES = ("Adams", "Berg", "Çelik", "Petrov", "Ek", "Ivanov")


def last_round() -> Tournament:
    """Six players before the last round, with names."""
    return replace(event(FOUR_ROUNDS), players=tuple(map(Player, NAMES)))


def test_everybody_in_words(capsys: pytest.CaptureFixture[str], save: Save) -> None:
    """The sheet, and below it the number of outcomes for every place."""
    text = output(capsys, "whatif", save(last_round()))

    assert "Before the last round" in text
    assert "Petrov  Win: first place, whatever the others do." in text
    assert "3 open games, all 27 outcomes" in text
    assert text.splitlines()[-1].split() == ["2", "Berg", "·", "·", "·", "3", "8", "16"]


def test_one_player_in_words(capsys: pytest.CaptureFixture[str], save: Save) -> None:
    """Each of his own results, with an outcome for either side of a claim."""
    text = output(capsys, "whatif", save(last_round()), "--player", "4")

    assert text.startswith("4 Petrov, points 3, can be 1–3\n")
    assert "Petrov wins: first place, whatever the others do  (place 1)" in text
    assert "Petrov draws: first place unless Ivanov beats Çelik and Adams beats Ek" in text
    assert "   not so, for example: 3–6 0–1, 4–2 ½–½, 5–1 0–1" in text

    assert "Petrov would be ahead of Adams by Sonneborn-Berger, 6.25 to 6;" in text
    assert "in the end it is 7.5 to 7.75." in text

    among = output(capsys, "whatif", save(last_round()), "--player", "2", "--place", "3")
    assert among.count("place 1–3 is out of reach") == 3


def test_counts_as_data(capsys: pytest.CaptureFixture[str], save: Save) -> None:
    """Best and worst places, outcomes for each, and what is enough."""
    found = data(capsys, "whatif", save(last_round()))
    players = {player["number"]: player for player in found["players"]}

    assert found["outcomes"] == 27
    assert found["place"] == 1
    assert [(game["white"], game["black"]) for game in found["open_games"]] == [
        (3, 6),
        (4, 2),
        (5, 1),
    ]
    assert [(p["best"], p["worst"]) for p in players.values()] == [
        (1, 5),
        (4, 6),
        (2, 6),
        (1, 3),
        (2, 6),
        (2, 6),
    ]
    assert players[4]["places"] == [22, 5, 0, 0, 0, 0]
    assert players[4]["needs"]["enough"] == "1"
    assert players[1]["within"] == 5
    assert not players[1]["safe"]
    assert players[2]["out"]
    draw = players[4]["needs"]["own_results"][1]
    assert (draw["points"], draw["verdict"]) == ("0.5", "unless")
    assert [game["results"] for game in draw["lines"][0]] == [["0-1"], ["0-1"]]


def test_examples_as_data_are_outcomes(capsys: pytest.CaptureFixture[str], save: Save) -> None:
    """In which the standings say what is claimed."""
    tournament = last_round()
    found = data(capsys, "whatif", save(tournament), "--player", "1", "--place", "2")
    (player,) = found["players"]

    rows = player["needs"]["own_results"]
    assert any(row["example"] for row in rows)
    for row in rows:
        for key, wanted in (("example", True), ("counter_example", False)):
            if row[key] is not None:
                trial = Trial(
                    tuple(
                        (
                            (min(g["white"], g["black"]), max(g["white"], g["black"]), g["cycle"]),
                            Result(g["result"]),
                        )
                        for g in row[key]
                    )
                )
                place = standings(trial.on(tournament)).of(1).rank
                assert place is not None
                assert (place <= 2) is wanted


def test_more_games_than_can_be_counted(capsys: pytest.CaptureFixture[str], save: Save) -> None:
    """What is proved is said all the same."""
    tournament = drawn(8)
    text = output(capsys, "whatif", save(tournament))
    assert "28 open games: too many outcomes to count at once." in text
    assert "0–7" in text

    found = data(capsys, "whatif", save(tournament), "--player", "3", "--place", "2")
    (player,) = found["players"]
    assert found["outcomes"] is None
    assert player["can_lead_by_points"] == "yes"
    assert player["must_lead_by_points"] == "no"
    assert (player["lowest"], player["highest"]) == ("0", "7")
    assert player["places"] == {"place": 2, "safe": "no", "out": "no"}


def test_chances_are_an_estimate(capsys: pytest.CaptureFixture[str], save: Save) -> None:
    """Only when they are asked for, and with their source; none without ratings."""
    tournament = last_round()
    rated = tuple(replace(player, rating_fide=2200) for player in tournament.players)
    path = save(replace(tournament, players=rated))

    assert "estimate" not in data(capsys, "whatif", path)
    found = data(capsys, "whatif", path, "--chances")["estimate"]
    assert "Labelle" in found["source"]
    assert sum(found["chances"]["4"]) == pytest.approx(1, abs=1e-5)
    text = output(capsys, "whatif", path, "--chances")
    assert "1st, estimated" in text
    assert "no proof" in text
    assert "No estimate" in output(capsys, "whatif", save(tournament), "--chances")


def test_nothing_is_open(capsys: pytest.CaptureFixture[str], save: Save) -> None:
    """Everybody has the place that he has."""
    found = data(capsys, "whatif", save(f6()))

    assert found["outcomes"] == 1
    assert all(player["best"] <= player["worst"] for player in found["players"])
    assert "nothing can change any more" in output(capsys, "whatif", save(f6()))


def test_what_is_refused(capsys: pytest.CaptureFixture[str], save: Save) -> None:
    """No such player, no pairings yet."""
    assert "7" in refusal(capsys, "whatif", save(last_round()), "--player", "7")
    assert refusal(capsys, "whatif", save(Tournament(players=(Player("Berg"),))))


@pytest.mark.parametrize("written", ["0", "-1", "first"])
def test_no_place(capsys: pytest.CaptureFixture[str], save: Save, written: str) -> None:
    """What is no place is said, and not taken for another."""
    assert main(["whatif", save(last_round()), f"--place={written}"]) == 2
    assert f"“{written}” is no place" in capsys.readouterr().err
