"""The door to rating lists: every form, packed or not, and what is none."""

from __future__ import annotations

import io
import os
import zipfile
from pathlib import Path

import pytest

from arbiter.domain.errors import FileMissing, FileUnreadable, NotAList, NotListed
from arbiter.domain.listed_player import ListKind
from arbiter.formats.player_lists.reading import looks_like_list, open_list
from tests.rating_lists import PLAYER, write_combined, write_zip, xml_of

DATA = Path(__file__).parents[2] / "data"


def read(path, progress=lambda share: None):
    with open_list(path, progress) as found:
        return found.about, list(found.players)


def refusal(path):
    with pytest.raises(NotAList) as caught:
        read(path)
    return caught.value.why


def test_text_as_it_is_and_in_a_zip(tmp_path):
    plain = write_combined(tmp_path / "players_list_foa.txt")
    packed = write_zip(tmp_path / "players_list.zip", plain.name, plain.read_bytes())
    about, players = read(plain)
    packed_about, packed_players = read(packed)

    assert players == packed_players
    assert len(players) == 7
    assert about.dated_by_file
    assert (packed_about.published, packed_about.source) == ("2026-11-02", plain.name)


def test_xml_in_a_zip(tmp_path):
    path = write_zip(tmp_path / "x.zip", "players_list_xml_foa.xml", xml_of(PLAYER.format(7, "Ek")))
    about, players = read(path)

    assert (about.kind, players[0].fide_id) == (ListKind.FIDE, "7")


def test_a_list_of_a_federation_whatever_it_is_called(tmp_path):
    path = tmp_path / "download"
    path.write_text("ID_No;Name;Rtg_Nat\n7788;Berg, Anna;1800\n", "utf-8")

    assert read(path)[0].kind is ListKind.NATIONAL
    assert read(DATA / "files" / "sm_ratinglist_header.xlsx")[0].players == 0
    assert len(read(DATA / "files" / "sm_ratinglist_header.xlsx")[1]) == 11


def test_it_says_how_far_it_has_come(tmp_path):
    shares = []
    read(write_combined(tmp_path / "list.txt"), shares.append)

    assert shares == sorted(shares)
    assert shares[-1] == 1.0


def test_the_file_of_an_old_list_is_dated(tmp_path):
    path = write_combined(tmp_path / "list.txt")
    os.utime(path, (1_600_000_000, 1_600_000_000))

    assert read(path)[0].published.startswith("2020-09-1")


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", NotListed.EMPTY),
        (b"\r\n \r\n", NotListed.EMPTY),
        (b"<html><body>404</body></html>", NotListed.OTHER),
        (b"%PDF-1.7\n\x00\x01", NotListed.OTHER),
        (b"\x89PNG\r\n\x1a\n\x00\x00", NotListed.OTHER),
        (b"PK\x03\x04 and then nothing", NotListed.DAMAGED),
        (b"Dear arbiter\n", NotListed.OTHER),
    ],
)
def test_what_is_no_list(tmp_path, content, why):
    path = tmp_path / "list.txt"
    path.write_bytes(content)

    assert refusal(path) is why


def test_a_zip_that_broke_off(tmp_path):
    path = write_zip(tmp_path / "x.zip", "list.txt", os.urandom(50_000))
    path.write_bytes(path.read_bytes()[:20_000])

    assert refusal(path) is NotListed.DAMAGED


def test_a_zip_whose_content_is_damaged(tmp_path):
    text = write_combined(tmp_path / "a.txt").read_bytes()
    path = write_zip(tmp_path / "x.zip", "list.txt", text)
    content = bytearray(path.read_bytes())
    content[60:90] = bytes(30)
    path.write_bytes(content)

    assert refusal(path) is NotListed.DAMAGED


def test_a_zip_that_would_fill_the_disk(tmp_path):
    path = write_zip(tmp_path / "x.zip", "list.txt", bytes(200 * 1024 * 1024))

    assert refusal(path) is NotListed.TOO_LARGE


def test_a_zip_without_a_list_and_one_with_a_password(tmp_path):
    assert refusal(write_zip(tmp_path / "x.zip", "photo.jpg", b"x")) is NotListed.OTHER
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as made:
        made.writestr("list.txt", "x")
    content = archive.getvalue().replace(
        b"PK\x01\x02\x14\x03\x14\x00\x00", b"PK\x01\x02\x14\x03\x14\x00\x01"
    )
    (tmp_path / "y.zip").write_bytes(content)
    assert refusal(tmp_path / "y.zip") is NotListed.PASSWORD


def test_what_is_no_file(tmp_path):
    with pytest.raises(FileMissing):
        read(tmp_path / "nothing.txt")
    with pytest.raises(FileUnreadable):
        read(tmp_path)


def test_fide_s_list_is_known_from_its_beginning(tmp_path):
    path = write_combined(tmp_path / "list.txt")
    packed = write_zip(tmp_path / "x.zip", "list.txt", path.read_bytes())
    table = tmp_path / "table.csv"
    table.write_text("ID_No;Name;Rtg_Nat\n7788;Berg, Anna;1800\n", "utf-8")

    broken = tmp_path / "broken.zip"
    broken.write_bytes(b"PK\x03\x04" + bytes(4) + b"\x08\x00" + b"\xff" * 40)
    nothing = tmp_path / "nothing.zip"

    assert [looks_like_list(one) for one in (path, packed)] == [True, True]
    for one in (table, tmp_path, broken, nothing):
        assert not looks_like_list(one)
