"""The Berger tables against the printed ones."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from arbiter.domain.berger import berger_table

PRINTED = Path(__file__).parents[1] / "data" / "berger_tables.txt"
SHA_256 = {
    4: "47709c6f332b",
    6: "22912bd51e92",
    8: "5d81b8b699ec",
    10: "40930d157b1e",
    12: "614cddcbd495",
    14: "c68708d97249",
    16: "934983823bb4",
    18: "bc4a0a0c55da",
    20: "54642f5b41e6",
    22: "28f3d17b84da",
    24: "d327b5f1f3c5",
}


def printed_tables() -> dict[int, tuple]:
    tables = {}
    for block in PRINTED.read_text(encoding="utf-8").strip().split("\n\n"):
        _, *boards = block.splitlines()
        pairs = [[tuple(map(int, pair.split("-"))) for pair in board.split()] for board in boards]
        tables[2 * len(boards)] = tuple(zip(*pairs))
    return tables


@pytest.mark.parametrize("size", [4, 6, 8, 10, 12, 14, 16])
def test_the_table_is_the_printed_one_board_by_board(size):
    assert berger_table(size) == printed_tables()[size]


@pytest.mark.parametrize("size", SHA_256)
def test_the_table_has_the_known_checksum(size):
    text = "\n".join(" ".join(f"{w}-{b}" for w, b in pairs) for pairs in berger_table(size))

    assert hashlib.sha256(text.encode()).hexdigest()[:12] == SHA_256[size]


@pytest.mark.parametrize("size", range(4, 61, 2))
def test_every_game_is_where_the_closed_form_puts_it(size):
    for number, pairs in enumerate(berger_table(size), 1):
        for white, black in pairs:
            low, high = sorted((white, black))
            if high == size:
                assert (2 * low - 1) % (size - 1) == number % (size - 1)
                assert (white == low) == (low <= size // 2)
            else:
                assert (low + high - 1) % (size - 1) == number % (size - 1)
                assert (white == low) == ((low + high) % 2 == 1)


@pytest.mark.parametrize("size", [0, 1, 3, 7])
def test_an_odd_size_is_refused(size):
    with pytest.raises(ValueError, match="even number"):
        berger_table(size)
