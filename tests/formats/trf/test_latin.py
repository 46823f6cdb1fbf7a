"""Names in the letters of ASCII."""

import pytest

from arbiter.formats.trf.latin import latin_name


@pytest.mark.parametrize(
    ("name", "federation", "latin"),
    [
        ("Müller, Jörg", "GER", "Mueller, Joerg"),
        ("Müller, Jörg", "SWE", "Muller, Jorg"),
        ("Yılmaz, Şükrü", "TUR", "Yilmaz, Sukru"),
        ("Щукин Пётр", "RUS", "Shchukin, Petr"),
        ("Strauß, Ännchen", "AUT", "Strauss, Aennchen"),
        ("Plain Name", "", "Plain Name"),
    ],
)
def test_names_as_fides_list_spells_them(name, federation, latin):
    assert latin_name(name, federation) == latin
    assert latin.isascii()
