"""What an import of a file would bring, as a script or a checker asks for it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from arbiter.domain.edits import SetPending, SetResult
from arbiter.domain.result import Result
from arbiter.domain.tournament import Pending, Player
from arbiter.domain.withdrawal_edits import Withdraw
from arbiter.formats.excel import write_workbook
from arbiter.formats.words import words
from tests.boards import drawn, seed
from tests.spoken import Save, data, output, refusal

FILES = Path(__file__).parent.parent / "data" / "files"
EXPECTED: dict[str, Any] = json.loads((FILES / "expected.json").read_text("utf-8"))
HERE = [name for name in EXPECTED if (FILES / name).exists()]
KEYS = ["kind", "verdict", "cycles", "players", "games", "findings", "notes"]
MARKS = {"1-0": "10", "0-1": "01", "1/2-1/2": "½½", "+:-": "+-", "-:+": "-+", "-:-": "--"}


def matrix(found: dict[str, Any]) -> list[list[str]]:
    """The crosstable that the games of *found* make, the games of a pair in one cell."""
    size = len(found["players"])
    cells = [["*" if row == column else "" for column in range(size)] for row in range(size)]
    for game in sorted(found["games"], key=lambda game: game["cycle"]):
        white, black = MARKS[game["result"]]
        cells[game["white"] - 1][game["black"] - 1] += white
        cells[game["black"] - 1][game["white"] - 1] += black
    return cells


@pytest.mark.parametrize("name", [n for n in HERE if EXPECTED[n]["verdict"] in ("ok", "warn")])
def test_files_that_are_read(capsys: pytest.CaptureFixture[str], name: str) -> None:
    """Kind, players and games are those that the file was made with; findings where it warns."""
    path, expected = FILES / name, EXPECTED[name]
    found = data(capsys, "read", str(path))

    assert list(found) == KEYS
    assert (found["kind"], found["verdict"]) == (expected["kind"], expected["verdict"])
    assert [player["name"] for player in found["players"]] == expected["players"]
    assert [player["number"] for player in found["players"]] == [
        *range(1, len(expected["players"]) + 1)
    ]
    assert bool(found["findings"]) == (expected["verdict"] == "warn")
    if "matrix" in expected:
        told = [[cell.replace(" ", "") for cell in row] for row in expected["matrix"]]
        assert matrix(found) == told


def test_a_player_has_every_key(capsys: pytest.CaptureFixture[str]) -> None:
    """Ids are text, because they may begin with zeros; what is not known is null."""
    path = FILES / "sm_ratinglist_header.xlsx"
    found = data(capsys, "read", str(path))

    assert found["games"] == []
    first = found["players"][0]
    assert list(first) == [
        "number",
        "name",
        "title",
        "sex",
        "birth",
        "federation",
        "fide_id",
        "national_id",
        "rating_fide",
        "rating_national",
        "club",
    ]
    expected = EXPECTED[path.name]
    assert [player["fide_id"] for player in found["players"]] == expected["fide_id"]
    assert [player["birth"] for player in found["players"]] == expected["birth"]
    assert "" not in first.values()


def test_a_file_of_ours_is_a_tournament(capsys: pytest.CaptureFixture[str], save: Save) -> None:
    """With its rounds, and what is special about a game."""
    tournament = SetResult(1, 4, 1, Result.DRAW_UNRATED)(drawn(4))
    tournament = SetPending(2, 3, 1, Pending.ADJOURNED)(tournament)
    tournament = SetResult(1, 2, 1, Result.WHITE_DRAWS_BLACK_LOSES)(tournament)
    found = data(capsys, "read", save(tournament))

    assert (found["kind"], found["verdict"], found["cycles"]) == ("tournament", "ok", 1)
    assert found["games"][:2] == [
        {
            "round": 1,
            "white": 1,
            "black": 4,
            "cycle": 1,
            "result": "1/2-1/2",
            "colours_known": True,
            "rated": False,
        },
        {
            "round": 1,
            "white": 2,
            "black": 3,
            "cycle": 1,
            "result": None,
            "colours_known": True,
            "adjourned": True,
        },
    ]
    assert [game["result"] for game in found["games"]].count("1/2-0") == 1


def test_a_workbook_of_ours_is_told_from_others(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """It knows its rounds and colours."""
    write_workbook(seed(), tmp_path / "a.xlsx", words("sv"))
    found = data(capsys, "read", str(tmp_path / "a.xlsx"))

    assert (found["kind"], found["verdict"]) == ("workbook", "ok")
    assert {game["round"] for game in found["games"]} == {1, 2, 3, 4, 5, 6, 7}


def test_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    """The table, and under it each finding behind its cell."""
    text = output(capsys, "read", str(FILES / "ru_club_mangled.xlsx"))

    assert text.startswith("ru_club_mangled.xlsx: crosstable, 7 players, 21 games\n")
    assert "4  Кузнецов  0" in text
    assert "\nTo check\n  F5 " in text
    assert "The spreadsheet has made it from 1/2. Read as ½.\n" in text


def test_a_list_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    text = output(capsys, "read", str(FILES / "ru_participants_handmade.xlsx"))

    assert "participants, 5 players\n" in text
    assert "Good to know\n  B7  " in text


@pytest.mark.parametrize("name", [n for n in HERE if EXPECTED[n]["verdict"] == "refuse"])
def test_files_that_are_refused(capsys: pytest.CaptureFixture[str], name: str) -> None:
    """One sentence with the name of the file."""
    assert name in refusal(capsys, "read", str(FILES / name), "--json")


def test_a_name_that_is_missing_is_null(capsys: pytest.CaptureFixture[str], save: Save) -> None:
    players = (Player(""), *drawn(3).players)
    found = data(capsys, "read", save(replace(seed(), players=players, games=(), lots=None)))

    assert found["players"][0]["name"] is None


def test_what_does_not_count_says_so(capsys: pytest.CaptureFixture[str], save: Save) -> None:
    """The games of who left with his results annulled, and no others."""
    found = data(capsys, "read", save(Withdraw(4, annul=True)(seed())))
    uncounted = [game for game in found["games"] if game.get("counts") is False]

    assert len(uncounted) == 6
    assert all(4 in (game["white"], game["black"]) for game in uncounted)
    assert not any("counts" in game for game in found["games"] if game not in uncounted)
