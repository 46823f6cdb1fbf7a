"""Names in the order of each language's alphabet."""

from __future__ import annotations

import pytest

from arbiter.formats.alphabet import sort_key


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Ahlberg", "Álvarez", "Łęcki", "Lindqvist", "Öberg", "Szabó", "Thorn", "Þorsson"]),
        ("sv", ["Ahl", "Zorn", "Åberg", "Äng", "Ærø", "Öberg", "Østby"]),
        ("tr", ["Cem", "Çağ", "Demir", "Iraz", "İbrahim", "Ok", "Öz", "Sun", "Şan", "Uz", "Ün"]),
        ("ru", ["Ежов", "Ёлкин", "Жуков", "Щукин", "Эйхе", "Яшин", "Berg"]),
        ("en", ["Berg", "Жуков", "中村"]),
    ],
)
def test_order(language: str, names: list[str]) -> None:
    """Whatever order they come in."""
    backwards = names[::-1]

    assert sorted(backwards, key=lambda name: sort_key(name, language)) == names


def test_words_before_letters() -> None:
    """A shorter surname comes first, whatever follows it."""
    names = ["Li, Wei", "Li Feng, An", "Lia, Bo"]

    assert sorted(names, key=lambda name: sort_key(name, "en"))[-1] == "Lia, Bo"


def test_accents_decide_last() -> None:
    """Two names of equal letters always stand in the same order."""
    assert sort_key("Novak", "en")[0] == sort_key("Novák", "en")[0]
    assert sort_key("Novak", "en") < sort_key("Novák", "en")
