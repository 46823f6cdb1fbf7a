"""Names in a list and names as they are typed meet, whatever alphabet they are typed in."""

from __future__ import annotations

import pytest

from arbiter.domain.name_folding import MOST_SPELLINGS, folded, spellings


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("Ostlund, Karin", "ostlund,karin"),
        ("O'Brien-Berg,  Sian", "obrien berg,sian"),
        ("A C J John", "a c j john"),
        ("Nuñez, Iñigo", "nunez,inigo"),
        ("Yıldız, Kerem", "yildiz,kerem"),
        ("İnan, Ece", "inan,ece"),
        ("Щукин, Юрий", "shchukin,yury"),
        ("Solo,", "solo,"),
        ("李", "李"),
        ("", ""),
    ],
)
def test_one_name_is_folded_one_way(name, key):
    assert folded(name) == key


@pytest.mark.parametrize(
    ("typed", "listed"),
    [
        ("Müll", "Mueller, Juergen"),
        ("mull", "Mullova, Viktoria"),
        ("Жукова", "Zhukova, Mila"),
        ("Юрий", "Iurii, Solo"),
        ("Щукин", "Schukin, Ivan"),
        ("Ксения", "Xenia, Solo"),
        ("Ødegaard", "Oedegaard, Ole"),
        ("Ёлкин", "Elkin, Igor"),
        ("Ёлкин", "Yolkin, Igor"),
        ("ELKIN", "Elkin, Igor"),
        ("Škoda", "Skoda, Jan"),
    ],
)
def test_what_is_typed_begins_what_is_listed(typed, listed):
    assert any(folded(listed).startswith(spelling) for spelling in spellings(typed))


def test_there_are_never_too_many_spellings():
    found = spellings("Щеёжайцыюяхцщёжю")

    assert 1 < len(found) <= MOST_SPELLINGS
    assert len(set(found)) == len(found)
