"""The lines of a report as rows of a sheet."""

import io
from pathlib import Path

import pytest

from arbiter.domain.errors import NotImported, Refusal
from arbiter.formats.source.book import SourceKind
from arbiter.formats.source.reading import read_book
from arbiter.formats.source.text_cells import MOST_OF_A_TEXT
from arbiter.formats.source.trf_lines import LONGEST_LINE, MOST_LINES, read_trf
from arbiter.formats.source.worker import read_in_worker

HEAD = "012 Cup\n022 Lund\n032 SWE\n"


def read(data, **said):
    return read_trf(
        io.BytesIO(data if isinstance(data, bytes) else data.encode()), Path("cup.trf"), **said
    )


def lines(book):
    return [row[0].text for row in book.sheets[0].rows]


def test_each_line_is_a_row_of_one_cell():
    book = read("012 Cup  \r\n\r\n001    1 m    Berg\r\n\r\n")

    assert book.kind is SourceKind.TRF
    assert lines(book) == ["012 Cup", "", "001    1 m    Berg"]
    assert not book.sheets[0].cut


@pytest.mark.parametrize(
    ("encoding", "text"),
    [
        ("utf-8", HEAD + "001    1 m    Ёлкин, Игорь"),
        ("utf-8-sig", HEAD + "001    1 m    Ёлкин, Игорь"),
        ("utf-16", HEAD + "001    1 m    Ёлкин, Игорь"),
        ("cp1251", HEAD + "001    1 m    Ёлкин, Игорь\n001    2 m    Щукина, Анна"),
        ("cp1252", HEAD + "001    1 m    Müller, Jörg\n001    2 m    Åkesson, Örjan"),
    ],
)
def test_names_are_read_in_any_encoding(tmp_path, encoding, text):
    path = tmp_path / "cup.txt"
    path.write_bytes(text.encode(encoding))
    book = read_book(path)

    assert book.kind is SourceKind.TRF
    assert lines(book) == text.splitlines()
    if encoding == "cp1251":
        assert lines(read_book(path, encoding="cp1252")) != lines(book)


def test_signs_without_meaning_keep_their_column():
    assert lines(read(b"001    1 m    Be\x00g\x1a")) == ["001    1 m    Be g"]


def test_what_is_too_long_is_cut_and_said():
    assert read("012 " + "x" * LONGEST_LINE).sheets[0].cut
    assert read("###\n" * (MOST_LINES + 1) + "012 Cup").sheets[0].cut
    with pytest.raises(NotImported) as refused:
        read(b"x" * (MOST_OF_A_TEXT + 1))
    assert refused.value.why is Refusal.TOO_LARGE


def test_a_process_of_its_own_reads_it_as_well(tmp_path):
    path = tmp_path / "cup.trf"
    path.write_text(HEAD + "001    1 m    Ёлкин", "utf-8")

    assert read_in_worker(path) == read_book(path)
