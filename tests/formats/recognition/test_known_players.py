"""A round, or a game of one, is read for the tournament whose players play in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbiter.domain.errors import NotImported, Refusal, TooFewPlayers
from arbiter.domain.result import Result
from arbiter.domain.tournament import Player
from arbiter.formats.recognition.recognise import recognise
from arbiter.formats.source.reading import read_book

EIGHT = tuple(Player(name) for name in "Ek Öz Li Dahl Berg Costa Nagy Roux".split())
ROUND = "Bo.;White;Result;Black\n1;Ek;1-0;Öz\n2;Li;½-½;Dahl\n3;Berg;0-1;Costa\n4;Nagy;;Roux\n"


def book(tmp_path, text):
    path: Path = tmp_path / "round.csv"
    path.write_text(text, "utf-8")
    return read_book(path)


def test_one_round_is_enough_for_the_open_tournament(tmp_path):
    found = recognise(book(tmp_path, ROUND), listed=EIGHT).tournament
    played = [game for game in found.games if game.result is not None]

    assert found.size == 8
    assert [game.result for game in played] == [Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS]


@pytest.mark.parametrize("listed", [(), EIGHT[:3], (Player("A"), Player("B"), Player("C"))])
def test_it_is_not_for_any_other(tmp_path, listed):
    with pytest.raises(NotImported) as caught:
        recognise(book(tmp_path, ROUND), listed=listed)
    assert caught.value.why is Refusal.ONE_ROUND


def test_so_is_one_game(tmp_path):
    text = "White;Result;Black;Round\nEk;1-0;Öz;1\n"

    assert recognise(book(tmp_path, text), listed=EIGHT).tournament.games[0].round == 1
    with pytest.raises(TooFewPlayers):
        recognise(book(tmp_path, text))


def test_so_is_a_report_of_one_round(tmp_path):
    whole = read_book(Path(__file__).parents[2] / "data" / "files" / "rr8_forfeits_trf26.trf")
    event = recognise(whole).tournament
    lines = [row[0].text if row else "" for row in whole.sheets[0].rows]
    heads = ("012", "001")
    # Its third round as the first: by the Berger table nobody would doubt it.
    kept = [line[:91] + line[111:121] for line in lines if line[:3] in heads]
    path = tmp_path / "round1.trf"
    path.write_text("\n".join(kept), "utf-8")
    report = read_book(path)
    with pytest.raises(NotImported) as caught:
        recognise(report)
    found = recognise(report, listed=event.players).tournament

    assert caught.value.why is Refusal.ONE_ROUND
    assert found.size == 8
    assert sum(game.result is not None for game in found.games) == 4
