"""Parts of a name."""

from __future__ import annotations

import pytest

from arbiter.domain.names import family_name, given_name, short_name, split_name, tidy


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("Moreau, Étienne", ("Moreau", "Étienne")),
        ("de la Cruz, Juan Carlos", ("de la Cruz", "Juan Carlos")),
        ("Петров Иван С.", ("Петров", "Иван С.")),
        ("Петров", ("Петров", "")),
        ("Ana Costa", ("Ana Costa", "")),
        ("Berg,", ("Berg", "")),
        ("", ("", "")),
    ],
)
def test_only_what_the_name_shows_is_split(name, parts):
    assert split_name(name) == parts
    assert (family_name(name), given_name(name)) == parts


def test_the_short_name_keeps_the_comma_of_its_language():
    assert short_name("Fernandes de Almeida, João Pedro") == "Fernandes de Almeida, J."
    assert short_name("Кузнецова Анна") == "Кузнецова А."
    assert short_name("Ana Costa") == "Ana Costa"


def test_tidy_composes_and_trims_and_drops_what_can_not_be_seen():
    assert tidy(" Mu\u0308ller,\u00a0\tAnna\u200b\n") == "Müller, Anna"
    assert tidy("\x00") == ""
