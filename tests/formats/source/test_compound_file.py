"""The container of old Office files."""

from __future__ import annotations

import struct

import pytest

from arbiter.formats.source.compound_file import BrokenFile, CompoundFile
from tests.foreign_tables import Rows, xls

SMALL: Rows = (("No", "Name"), (1, "Berg, Anna"))
LARGE: Rows = tuple((number, f"Berg, Anna {number}", number * 1.5) for number in range(3000))


@pytest.mark.parametrize("rows", [SMALL, LARGE])
def test_the_workbook_comes_out_whole(rows):
    container = CompoundFile(xls(rows))

    assert container.names == {"Workbook"}
    stream = container.stream("Workbook")
    assert stream[:2] == b"\x09\x08"
    assert stream.rstrip(b"\x00").endswith(b"\x0a")


def test_there_is_no_other_stream():
    with pytest.raises(BrokenFile, match="no stream"):
        CompoundFile(xls(SMALL)).stream("Book")


def test_a_chain_that_runs_in_a_circle_is_no_chain():
    """The table of chains stands in the first sector that the header names."""
    data = bytearray(xls(LARGE))
    (sector,) = struct.unpack_from("<I", data, 76)
    struct.pack_into("<I", data, (sector + 1) * 512 + 4 * 9, 3)

    with pytest.raises(BrokenFile, match="without an end"):
        CompoundFile(bytes(data)).stream("Workbook")


@pytest.mark.parametrize("length", [8, 600, 3000, 40_000])
def test_a_part_of_a_file_is_broken(length):
    data = xls(LARGE)
    assert length < len(data)
    with pytest.raises(BrokenFile):
        CompoundFile(data[:length]).stream("Workbook")


@pytest.mark.parametrize(("place", "value"), [(30, 40), (32, 20), (30, 2), (48, 2**31), (76, 9999)])
def test_a_wrong_header_is_broken(place, value):
    data = bytearray(xls(SMALL))
    struct.pack_into("<I" if value > 99 else "<H", data, place, value)
    with pytest.raises(BrokenFile):
        CompoundFile(bytes(data)).stream("Workbook")
