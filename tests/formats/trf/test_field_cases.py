"""What happened to others with report files, as cases with the right outcome."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbiter.domain.crosstable import cell_text
from arbiter.domain.edits import SetEvent, SetResult
from arbiter.domain.errors import NotImported, Refusal
from arbiter.domain.import_edits import ImportTournament
from arbiter.domain.result import Result
from arbiter.domain.tournament import Event, Player, Tournament
from arbiter.formats.recognition.recognise import recognise
from arbiter.formats.recognition.recognised import Recognised, TableKind
from arbiter.formats.source.reading import read_book
from arbiter.formats.trf.writing import write_trf
from arbiter.messages import sentence
from tests.boards import F6_ROUNDS, by_rounds, drawn

HEAD = "012 Cup\n022 Town\n032 SWE\n"
THREE = [
    "001    1      Adams, A                          2100                             1.5    1"
    "  0000 - Z     2 w 1     3 b =",
    "001    2      Berg, B                           2000                             0.0    3"
    "     3 w 0     1 b 0  0000 - Z",
    "001    3      Celik, C                          1900                             1.5    2"
    "     2 b 1  0000 - Z     1 w =",
]


def read(path: Path, content: str | bytes) -> Recognised:
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return recognise(read_book(path))


def games(recognised: Recognised) -> list[tuple]:
    return [
        (game.round, game.board, game.white, game.black, game.result)
        for game in recognised.tournament.games
    ]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "cup.trf"


def test_b58_line_ends_and_small_letters_make_no_difference(file: Path) -> None:
    text = HEAD + "\n".join(THREE) + "\n"
    wanted = read(file, text)
    blank = text.replace("0000 - Z", "        ")
    without_letter = text.replace("0000 - Z", "0000 -  ")

    assert len(wanted.tournament.games) == 3
    assert wanted.complaints == ()
    for other in (
        text.replace("\n", "\r"),
        text.replace("\n", "\r\n"),
        text.replace(" w ", " W ").replace(" b ", " B ").replace("0000 - Z", "0000 - z"),
        blank,
        without_letter,
        "\ufeff" + text,
        "\n".join(line.rstrip() for line in blank.splitlines()),
    ):
        found = read(file, other)
        assert found.kind is TableKind.TRF
        assert found.tournament == wanted.tournament
        assert found.complaints == ()


def test_b61_every_record_holds_what_its_code_says(file: Path) -> None:
    event = Event("Club Cup", "Lund", "SWE", "2026-11-01", "2026-11-05", "Arbiter, Anna")
    tournament = SetEvent(event)(by_rounds(6, F6_ROUNDS))

    write_trf(tournament, file)
    lines = {line[:3]: line[4:] for line in file.read_bytes().decode().split("\r\n")}

    assert lines["012"] == "Club Cup"
    assert lines["022"] == "Lund"
    assert lines["032"] == "SWE"
    assert (lines["042"], lines["052"]) == ("2026/11/01", "2026/11/05")
    assert lines["062"] == "6"
    assert lines["092"] == "Individual: Round-Robin"
    assert lines["102"] == "Arbiter, Anna"
    assert "112" not in lines
    assert "122" not in lines
    assert "132" not in lines
    assert recognise(read_book(file)).tournament.event == event


def test_b62_columns_are_counted_in_letters(file: Path) -> None:
    long, cyrillic = "Montgomery-Featherstonehaugh, Bartholomew", "Константинопольский А"
    players = [
        Player(long, rating_fide=1850, federation="RUS"),
        Player(cyrillic, rating_fide=1850, federation="RUS"),
    ]
    tournament = drawn(4)
    tournament = Tournament(
        players=(*players, *tournament.players[2:]), games=tournament.games, lots=tournament.lots
    )

    write_trf(tournament, file)
    lines = [line for line in file.read_text("utf-8").splitlines() if line.startswith("001")]

    assert lines[0][14:47] == long[:33]
    assert lines[1][14:47].rstrip() == cyrillic
    for line in lines[:2]:
        assert line[48:52] == "1850"
        assert line[53:56] == "RUS"
    names = [player.name for player in recognise(read_book(file)).tournament.players[:2]]
    assert names == [long, cyrillic]


def test_b63_players_without_games_come_in(file: Path) -> None:
    lines = [f"001 {number:4}      Player, {name}" for number, name in enumerate("ABCDEF", 1)]
    found = read(file, "\n".join(lines))

    assert [player.name for player in found.tournament.players] == [
        f"Player, {name}" for name in "ABCDEF"
    ]
    assert not found.tournament.games
    assert not found.tournament.started
    assert found.complaints == ()
    assert ImportTournament(found.tournament)(Tournament()).size == 6


def test_b63_a_file_without_the_line_of_number_3_is_refused(file: Path) -> None:
    with pytest.raises(NotImported) as refused:
        read(file, HEAD + "\n".join(THREE[:2]))

    assert refused.value.why is Refusal.PLAYERS_MISSING
    assert "number 3" in sentence(refused.value)


def test_b81_a_game_with_exchanged_colours_keeps_who_won(file: Path) -> None:
    from arbiter.domain.calendar_edits import ExchangeColours

    tournament = SetResult(2, 5, 1, Result.WHITE_WINS)(drawn(6))
    tournament = ExchangeColours(2, 5, 1)(tournament)

    write_trf(tournament, file)
    line = next(
        line for line in file.read_text("utf-8").splitlines() if line.startswith("001    2")
    )
    assert line[91:99] == "   5 b 1"
    assert "192 CUSTOM_ROUNDROBIN" in file.read_text("utf-8")
    back = recognise(read_book(file)).tournament
    assert cell_text(back.meetings(2, 5), 2) == "1"
    assert back.score(2) == 2
