"""PGN skeletons: for boards, broadcasts and archives."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

import chess.pgn
import pytest

from arbiter.domain.edits import SetEvent, SetResult
from arbiter.domain.errors import ExportFailed, RoundNotFound, RoundsUnknown
from arbiter.domain.event import Event
from arbiter.domain.result import Result
from arbiter.domain.tournament import Player, Tournament
from arbiter.formats.pgn.tags import result_token
from arbiter.formats.pgn.writing import pgn_text, round_files, write_pgn, write_rounds
from tests.boards import drawn, f5, f6, without_rounds
from tests.events import any_event


def parsed(text: str) -> list[chess.pgn.Game]:
    """What python-chess makes of it; an error in a game fails."""
    stream, games = io.StringIO(text), []
    while (game := chess.pgn.read_game(stream)) is not None:
        assert not game.errors
        games.append(game)
    return games


def test_a_game_is_its_tags_a_blank_line_and_the_result() -> None:
    """As it stands in the file, to the letter."""
    tournament = SetResult(1, 4, 1, Result.DRAW)(drawn(4))

    assert pgn_text(tournament, round=1).startswith(
        '[Event "?"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "1"]\n[White "Player 1"]\n'
        '[Black "Player 4"]\n[Result "1/2-1/2"]\n[Board "1"]\n[EventRounds "3"]\n'
        '[EventType "tourn"]\n\n1/2-1/2\n\n[Event '
    )


@pytest.mark.parametrize("seeds", range(0, 500, 100))
def test_python_chess_reads_500_random_events(seeds: int) -> None:
    """Every game with its players, round, board and result."""
    for seed in range(seeds, seeds + 100):
        tournament = any_event(seed)
        games = parsed(pgn_text(tournament))

        assert len(games) == len(tournament.games)
        for game, read in zip(tournament.games, games):
            assert read.headers["White"] == tournament.player(game.white).name
            assert read.headers["Black"] == tournament.player(game.black).name
            assert read.headers["Round"] == str(game.round)
            assert read.headers["Board"] == str(game.board)
            assert read.headers["Result"] == result_token(game.result)
            assert not list(read.mainline())


def test_a_free_round_is_no_game() -> None:
    """Five players: two boards a round."""
    assert len(parsed(pgn_text(f5(), round=2))) == 2
    assert len(parsed(pgn_text(f5()))) == 10


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ('O"Neil \\ "Bob"', 'O\\"Neil \\\\ \\"Bob\\"'),
        ("Berg,\nAnna\t", "Berg, Anna"),
        ("Ёлкин, Игорь", "Ёлкин, Игорь"),
    ],
)
def test_names_are_escaped(name: str, value: str) -> None:
    """As the standard says (section 7), which python-chess doesn't undo; no line breaks."""
    tournament = drawn(4)
    tournament = replace(tournament, players=(Player(name), *tournament.players[1:]))
    text = pgn_text(tournament)

    assert f'[White "{value}"]\n' in text
    assert parsed(text)[0].headers["White"] == value


def test_a_decision_that_pgn_has_no_sign_for_stands_in_a_comment() -> None:
    """0-0 as such would be shown as a draw."""
    text = pgn_text(SetResult(1, 4, 1, Result.WHITE_DRAWS_BLACK_LOSES)(drawn(4)), round=1)

    assert "\n{1/2-0} *\n" in text
    assert parsed(text)[0].comment == "1/2-0"


def test_plain_letters_for_old_programs(tmp_path: Path) -> None:
    """Else UTF-8, without the mark that would stand before the first tag."""
    tournament = SetEvent(Event("Кубок", "Малмё"))(drawn(["Ёлкин Игорь", "Åberg, Bo", "C", "D"]))
    write_pgn(tournament, tmp_path / "a.pgn", plain=True)
    write_pgn(tournament, tmp_path / "b.pgn")

    assert b'[Event "Kubok"]' in (tmp_path / "a.pgn").read_bytes()
    assert b"Elkin Igor" in (tmp_path / "a.pgn").read_bytes()
    assert (tmp_path / "b.pgn").read_bytes().startswith('[Event "Кубок"]\n'.encode())


def test_a_file_for_each_round(tmp_path: Path) -> None:
    """In the order of their names, also from ten rounds on."""
    write_rounds(drawn(12), tmp_path / "cup.pgn", joined=True)
    files = round_files(drawn(12), tmp_path / "cup.pgn")

    assert [file.name for file in files][::10] == ["cup-01.pgn", "cup-11.pgn"]
    assert sorted(tmp_path.iterdir()) == sorted(files)
    assert [g.headers["Round"] for g in parsed(files[2].read_text("utf-8"))] == [
        f"3.{board}" for board in range(1, 7)
    ]


def test_what_can_not_be_written_is_said(tmp_path: Path) -> None:
    """No such round, no rounds at all, no folder."""
    with pytest.raises(RoundNotFound):
        pgn_text(f6(), round=9)
    with pytest.raises(RoundsUnknown):
        pgn_text(without_rounds(f6()))
    with pytest.raises(ExportFailed):
        write_pgn(f6(), tmp_path / "gone" / "x.pgn")
    assert pgn_text(Tournament()) == ""
