"""Pasted blocks that tell of games."""

from __future__ import annotations

import pytest

from arbiter.formats.pasted_games import MOST_CHARACTERS, holds_games

CROSSTABLE = """No.\tName\t1\t2\t3\tPts.
1\tBerg, Anna\t*\t1\t½\t1½
2\tDahl, Kari\t0\t*\t1\t1
3\tEk, Nils\t½\t0\t*\t½
"""
FIXED = """No Name       1 2 3 Pts
 1 Berg, Anna * 1 = 1.5
 2 Dahl, Kari 0 * 1 1.0
 3 Ek, Nils   = 0 * 0.5
"""
PAIRINGS = "Rd\tWhite\tRes.\tBlack\n1\tBerg\t1-0\tDahl\n2\tDahl\t½-½\tEk\n3\tEk\t0-1\tBerg\n"
BY_ROUND = (
    "No\tName\t1.Rd\t2.Rd\t3.Rd\n1\tBerg\t2w1\t3b½\t\n2\tDahl\t1b0\t\t3w1\n3\tEk\t\t1w½\t2b0\n"
)


@pytest.mark.parametrize(
    "text",
    [
        *(CROSSTABLE, FIXED, PAIRINGS, BY_ROUND),
        '[Event "Club final"]\n[White "Berg"]\n[Black "Dahl"]\n[Result "1-0"]\n\n1-0\n',
    ],
)
def test_tables_of_games_and_games(text):
    assert holds_games(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Berg, Anna",
        "1. Berg, Anna 2100\n2. Dahl, Kari 1900\n3. Ek, Nils 1800",
        "No\tName\tRtg\tFed\n1\tBerg, Anna\t2100\tSWE\n2\tDahl, Kari\t1900\tNOR\n",
        "Name\tPts.\nBerg\t2\nDahl\t1\nEk\t0\n",
        "\t\t\n",
        CROSSTABLE * (MOST_CHARACTERS // len(CROSSTABLE) + 1),
    ],
)
def test_lists_of_players_and_nothing(text):
    assert not holds_games(text)
