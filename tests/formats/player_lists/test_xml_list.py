"""FIDE's lists as XML, a player at a time."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from arbiter.domain.errors import NotAList, NotListed
from arbiter.domain.listed_player import ListedPlayer, ListKind
from arbiter.formats.player_lists.xml_list import is_xml_list, read_xml_list
from tests.rating_lists import PLAYER, xml_of

KARIN = PLAYER.format(1702204, "Ostlund, Karin")


def read(content, name="players_list_xml_foa.xml"):
    found = read_xml_list(Path(name), io.BytesIO(content), name, "2026-11-02")
    return found.about, list(found.players)


def test_a_player():
    about, players = read(xml_of(KARIN))

    assert about.kind is ListKind.FIDE
    assert players == [
        ListedPlayer(
            "Ostlund, Karin",
            "1702204",
            federation="SWE",
            sex="w",
            birth="1995",
            title="WFM",
            titles="NA",
            standard=2204,
            rapid=2150,
            k=(20, 20, 0),
        )
    ]


def test_many_players_in_pieces():
    players = [PLAYER.format(number, f"Berg &amp; Co, N{number}") for number in range(1, 3000)]
    _, found = read(xml_of(*players))

    assert [player.fide_id for player in found] == [str(number) for number in range(1, 3000)]
    assert found[7].name == "Berg & Co, N8"


def test_a_single_list_has_the_rating_of_its_name():
    plain = KARIN.replace("rapid_", "other_").replace("blitz_", "another_")
    about, (player,) = read(xml_of(plain), "rapid_rating_list_xml.xml")

    assert about.kind is ListKind.FIDE_RAPID
    assert (player.standard, player.rapid, player.k) == (0, 2204, (0, 20, 0))


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (xml_of(KARIN)[:-20], NotListed.DAMAGED),
        (xml_of(KARIN).replace(b"</name>", b"</nam>"), NotListed.DAMAGED),
        (xml_of(KARIN).replace(b"Ostlund", b"&bomb;"), NotListed.ENTITIES),
        (xml_of(KARIN.replace("Ostlund", "O" * 20_000)), NotListed.DAMAGED),
        (
            xml_of("<player>" + "".join(f"<x{n}>1</x{n}>" for n in range(200)) + "</player>"),
            NotListed.DAMAGED,
        ),
    ],
)
def test_a_list_that_is_damaged(content, why):
    with pytest.raises(NotAList) as caught:
        read(content)
    assert caught.value.why is why


def test_a_document_type_is_refused_before_anything_is_read():
    bomb = b'<!DOCTYPE playerslist [<!ENTITY a "aaaaaaaa">]>\n' + xml_of(KARIN)
    with pytest.raises(NotAList) as caught:
        read(bomb)
    assert caught.value.why is NotListed.ENTITIES


@pytest.mark.parametrize(
    ("head", "yes"),
    [
        (xml_of(KARIN), True),
        (b'<?xml version="1.0"?>\n<!-- FIDE -->\n<playerslist>', True),
        (b"<html><body>", False),
        (b"ID Number", False),
    ],
)
def test_the_root_tells_the_form(head, yes):
    assert is_xml_list(head) is yes
