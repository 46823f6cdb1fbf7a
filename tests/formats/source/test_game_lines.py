"""Rounds that somebody wrote down line by line."""

from __future__ import annotations

import pytest

from arbiter.formats.recognition.recognise import recognise
from arbiter.formats.source.game_lines import game_lines
from arbiter.formats.source.reading import read_book

RUSSIAN = """Чемпионат клуба

Тур 1
Ёлкин Пётр - Цой Ян 1:0
Щукина Анна – Абрамов-Зимин Лев ½:½

Тур 2
Цой Ян - Абрамов-Зимин Лев 0:1
Ёлкин Пётр - Щукина Анна + : -

Тур 3
Щукина Анна - Цой Ян 1:0
Абрамов-Зимин Лев - Ёлкин Пётр 1/2-1/2
"""
ENGLISH = """Round 1
1. Adams, Michael - Dahl, Kari 1-0
2. Berry, Neil - Carter, Joan 0-1
Round 2
1. Dahl, Kari - Carter, Joan 1/2-1/2
2. Adams, Michael - Berry, Neil 1-0
Round 3
1. Berry, Neil - Dahl, Kari 0-1
2. Carter, Joan - Adams, Michael 0-1
"""


@pytest.mark.parametrize(
    ("line", "row"),
    [
        ("1. Berg - Dahl 1-0", ["1", "Berg", "1-0", "Dahl"]),
        ("Berg, Anna – Dahl, Kari (½-½)", ["", "Berg, Anna", "½-½", "Dahl, Kari"]),
        ("Berg-Lind A. : Dahl K. 0:1.", ["", "Berg-Lind A.", "0:1", "Dahl K."]),
        ("Berg  1/2-1/2  Dahl", ["", "Berg", "1/2-1/2", "Dahl"]),
        ("3) Berg - : + Dahl", ["3", "Berg", "- : +", "Dahl"]),
        ("Round 3", ["Round 3"]),
        ("", []),
    ],
)
def test_one_line(line, row):
    frame = ["A - B 1-0", "C - D 0-1", "E - F =", "G - H ½"]

    assert game_lines([*frame, line])[-1] == row


@pytest.mark.parametrize(
    "lines",
    [
        ["Berg - Dahl 1-0", "Ek - Holm 0-1"],
        ["Berg, Anna", "Dahl, Kari", "Ek, Nils", "Holm, Ove", "A - B 1-0"],
        ["Berg 1-0-1 Dahl", "1-0", "- 1-0", "Berg - Dahl"],
        ["Berg 2100 - 1 0", "Ek;Holm 1-0", "A\tB 1-0"],
    ],
)
def test_other_lines_are_no_games(lines):
    assert game_lines(lines) is None


@pytest.mark.parametrize(("text", "scores"), [(RUSSIAN, [5, 0, 3, 4]), (ENGLISH, [6, 3, 0, 3])])
def test_rounds_in_a_mail_are_pairings(tmp_path, text, scores):
    path = tmp_path / "mail.txt"
    path.write_text(text, encoding="utf-8")
    found = recognise(read_book(path))

    assert found.kind.value == "pairings"
    assert [found.tournament.score(number) for number in found.tournament.numbers] == scores
    assert found.tournament.rounds == 3
    assert not found.complaints
