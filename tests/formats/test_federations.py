import json

import pytest

from arbiter import paths
from arbiter.formats.federations import parse_federation
from arbiter.formats.headings import normalise


@pytest.mark.parametrize(
    ("text", "federation"),
    [
        ("SWE", "SWE"),
        (" ger ", "GER"),
        ("Sverige", "SWE"),
        ("РОССИЯ", "RUS"),
        ("РФ", "RUS"),
        ("Türkiye", "TUR"),
        ("İngiltere", "ENG"),
        ("Österreich", "AUT"),
        ("États-Unis", "USA"),
        ("США", "USA"),
        ("рос", "РОС"),
        ("Bayern", "Bayern"),
        ("", ""),
    ],
)
def test_a_federation_by_its_code_or_its_country(text, federation):
    assert parse_federation(text) == federation


def test_no_name_stands_for_two_federations():
    text = (paths.resources() / "federations.json").read_text(encoding="utf-8")
    table = json.loads(text)["federations"]
    names = [normalise(name) for own in table.values() for name in set(map(normalise, own))]

    assert len(set(names)) == len(names)
    assert all(len(code) == 3 and code.isupper() for code in table)
