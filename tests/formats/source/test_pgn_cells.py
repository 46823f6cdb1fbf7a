"""A PGN as a book."""

from __future__ import annotations

from pathlib import Path

import pytest

from arbiter.domain.errors import NotImported, Refusal
from arbiter.formats.pgn.writing import pgn_text
from arbiter.formats.source.book import SourceKind
from arbiter.formats.source.reading import read_book
from tests.boards import f6

FILES = Path(__file__).parents[2] / "data" / "files"


def test_each_game_is_a_row() -> None:
    """Below what is known of the event."""
    book = read_book(FILES / "rr8_skeleton.pgn")

    assert book.kind is SourceKind.PGN
    assert book.encoding == "utf-8"
    assert len(book.sheets[0].rows) == 3 + 28


@pytest.mark.parametrize("end", ["\r\n", "\r", "\n"])
def test_any_ends_of_lines(tmp_path: Path, end: str) -> None:
    """Also those of old Macs."""
    path = tmp_path / "a.pgn"
    path.write_bytes(pgn_text(f6()).replace("\n", end).encode())

    assert len(read_book(path).sheets[0].rows) == 2 + 15


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b'[Event "A"]\n' + b"1. e4 e5 " * 3_000_000, Refusal.TOO_LARGE),
        (b'[Event "A"]\n[Site "B"]\n\n1-0\n', Refusal.NO_TABLE),
        (b'[White "?"]\n[Black "?"]\n' * 3, Refusal.NO_TABLE),
    ],
    ids=["large", "nameless", "unknown"],
)
def test_what_can_not_be_read_is_refused(tmp_path: Path, content: bytes, why: Refusal) -> None:
    """By its kind."""
    path = tmp_path / "a.pgn"
    path.write_bytes(content)
    with pytest.raises(NotImported) as refused:
        read_book(path)

    assert refused.value.why is why
