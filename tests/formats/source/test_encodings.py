"""Which encoding a text is in."""

from __future__ import annotations

import pytest

from arbiter.formats.source.encodings import decoded, written_once

RUSSIAN = "№;Участник;Рейтинг;Очки\r\n1;Ершов Пётр;2110;3,5\r\n2;Щукина Анна;2055;2,5\r\n"
RUSSIAN_NAMES = "Ершов Пётр\nЩукина Анна\nЁлкин Игорь\nАбрамов-Зимин Лев\nЦой Ян\n"
TURKISH = "No;Adı Soyadı;UKD\n1;Çağlar, Şükrü;1900\n2;Yıldız, İpek;1850\n3;Gürsoy, Doğan;1700\n"
WESTERN = "Nr;Namn;Rating\n1;Åkesson, Örjan;2000\n2;Müller, Jürgen;1900\n3;Núñez, Íñigo;1800\n"
CENTRAL = "Lp;Nazwisko;Elo\n1;Wójcik, Łukasz;2000\n2;Dvořák, Jiří;1900\n3;Šťastný, Ondřej;1800\n"
BALTIC = "Nr;Vārds;Elo\n1;Bērziņš, Jānis;2000\n2;Žukauskienė, Rūta;1900\n3;Ķirsis, Uģis;1800\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("text", [RUSSIAN, TURKISH, WESTERN, "Berg, Anna\n"])
def test_unicode_is_certain(text, encoding):
    """With a mark or without one; it is the first that is offered."""
    found, name, possible = decoded(text.encode(encoding))

    assert found == text
    assert name.startswith(encoding.replace("-sig", ""))
    assert possible[0] == name
    assert encoding == "utf-8" or len(possible) == 1


@pytest.mark.parametrize("encoding", ["cp1251", "cp866", "koi8-r"])
@pytest.mark.parametrize(
    "text",
    [RUSSIAN, RUSSIAN_NAMES, RUSSIAN_NAMES.upper(), "Иванов\n", "Петров И.П.;1\nЛи;0\n"],
)
def test_russian(text, encoding):
    """With headings or without, in capitals, and if it is one name."""
    text = text.replace("№", "N")  # which KOI8-R lacks
    assert decoded(text.encode(encoding))[:2] == (text, encoding)


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        (TURKISH, "cp1254"),
        (WESTERN, "cp1252"),
        (CENTRAL, "cp1250"),
        (BALTIC, "cp1257"),
        ("Yıldız, İpek\nŞahin, Gül\n", "cp1254"),
        ("Åkesson, Örjan\nSjöberg, Åsa\n", "cp1252"),
        ("Sørensen, Jørgen\nÆgir, Bjørn\n", "cp1252"),
        ("Wójcik, Łukasz\nŚwięcicki, Paweł\n", "cp1250"),
    ],
)
def test_latin_of_four_kinds(text, encoding):
    """Told by the letters that their languages use."""
    assert decoded(text.encode(encoding))[:2] == (text, encoding)


def test_german_is_read_right_whatever_it_is_called():
    """Its letters stand at the same place in all four."""
    text = "Müller, Jürgen\nGroß, Käthe\n"

    assert decoded(text.encode("cp1252"))[0] == text


def test_all_that_it_could_be_are_offered():
    """The one it was read in first, then the likelier ones, each with another text."""
    data = RUSSIAN.encode("cp1251")
    _, name, possible = decoded(data)
    texts = [decoded(data, other)[0] for other in possible]

    assert (name, *possible[:2]) == ("cp1251", "cp1251", "koi8-r")
    assert len(set(texts)) == len(possible) == 7
    assert decoded(b"Berg;1\n")[2] == ("utf-8",)


def test_german_is_offered_in_one_encoding_of_those_that_are_alike():
    possible = decoded("Müller;Jürgen\n".encode("cp1252"))[2]

    assert not {"cp1254", "cp1250", "cp1257"} & set(possible)


def test_a_lone_half_is_no_letter():
    """Of a table whose only sign beyond ASCII it is."""
    text = "No;Name;1;2\n1;Berg;*;½\n2;Dahl;½;*\n"

    assert decoded(text.encode("cp1252"))[0] == text


def test_an_encoding_that_was_chosen_is_used():
    """Bytes without a meaning in it are shown as such; a mark is not a letter."""
    assert decoded("Ёлкин".encode("cp866"), "cp1251")[0] != "Ёлкин"
    assert decoded(b"a\xff", "utf-8")[:2] == ("a\ufffd", "utf-8")
    assert decoded("Ёлкин".encode("utf-8-sig"), "utf-8") == ("Ёлкин", "utf-8", ("utf-8",))
    assert "cp866" in decoded("Ёлкин".encode(), "cp866")[2]


@pytest.mark.parametrize("taken_for", ["cp1251", "cp1252", "latin-1"])
@pytest.mark.parametrize("text", ["Müller;Köhler;Weiß;½", "Çağlar;Şükrü;İpek", "Ёлкин;Щукин"])
def test_what_was_written_as_utf_8_twice_is_read_once(text, taken_for):
    """Letters for which the other encoding has none stay the bytes that they were."""
    twice = "".join(
        bytes([byte]).decode(taken_for, "ignore") or chr(byte) for byte in text.encode()
    )

    assert written_once(twice) == text


@pytest.mark.parametrize("text", ["Müller;Köhler;Weiß;½", "Ёлкин;Щукин;Цой", "Berg", "Ã", "½½½½½"])
def test_what_was_written_once_stays(text):
    assert written_once(text) == text
