"""PGN among the forms of export."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbiter.domain.edits import SetResult
from arbiter.domain.result import Result
from arbiter.formats.words import words
from arbiter.ui.export_games import game_forms
from tests.boards import drawn, f6, without_rounds


@pytest.fixture
def form(qapp):
    return game_forms(f6())[0]


def _written(form, path: Path, **chosen: str) -> list[Path]:
    usual = {option.key: option.default for option in form.options}
    form.write(f6(), path, words("en"), {**usual, **chosen})
    return sorted(path.parent.iterdir())


def test_the_round_in_play_is_proposed(qapp) -> None:
    """The next one that a broadcast needs; its name stands in the file's."""
    (form,) = game_forms(SetResult(1, 4, 1, Result.DRAW)(drawn(4)))
    chosen = {option.key: option.default for option in form.options}

    assert chosen["pgn_round"] == "1"
    assert form.usual_name("Cup", chosen) == "Cup - round 1.pgn"


def test_one_round_all_or_each(form, tmp_path: Path) -> None:
    """Three boards, fifteen games, five files."""
    (one,) = _written(form, tmp_path / "cup.pgn", pgn_round="2")
    assert one.read_text("utf-8").count("[Event ") == 3
    (whole,) = _written(form, tmp_path / "cup.pgn", pgn_round="all")
    assert whole.read_text("utf-8").count("[Event ") == 15
    whole.unlink()

    files = _written(form, tmp_path / "cup.pgn", pgn_round="each", pgn_joined="yes")
    assert files == list(form.files(f6(), tmp_path / "cup.pgn", {"pgn_round": "each"}))
    assert '[Round "5.3"]' in files[-1].read_text("ascii")


def test_what_pgn_can_not_say_is_said_before(qapp) -> None:
    """A decision of the arbiter, and who is known by name alone."""
    tournament = SetResult(1, 4, 1, Result.WHITE_DRAWS_BLACK_LOSES)(drawn(4))
    tournament = SetResult(2, 3, 1, Result.DRAW_UNRATED)(tournament)
    (form,) = game_forms(tournament)

    assert list(form.check(tournament, words("en"))) == [
        "Round 1, board 1: PGN has no sign for ½–0. The game is written as one that is not over, "
        "with ½–0 in a comment.",
        "1 game without rating: PGN does not say so.",
        "4 players without a FIDE ID: a broadcast knows them by their names alone.",
    ]


def test_without_rounds_there_are_no_such_games(qapp) -> None:
    """Nobody knows who had White."""
    assert game_forms(without_rounds(f6())) == ()
