"""Names in the letters of ASCII."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbiter.formats.plain_letters import in_ascii


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("Müller, Jürgen", "Muller, Jurgen"),
        ("Çağlar, Şükrü", "Caglar, Sukru"),
        ("Şćepanović, Đorđe", "Scepanovic, Dorde"),
        ("IŞIK, İrem Ilgın", "ISIK, Irem Ilgin"),
        ("Søren Ærø", "Soren Aero"),
        ("Straße", "Strasse"),
        ("Жуков-Щедрин Юрий", "Zhukov-Shchedrin Yury"),
        ("ЩУКИН ХАЛИЛ", "SHCHUKIN KHALIL"),
        ("Ёлкин Пётр", "Elkin Petr"),
        ("Объездчиков", "Obezdchikov"),
        ("O’Brien – “Siân”", 'O\'Brien - "Sian"'),
        ("Кубок №1 · 山", "Kubok No.1 ? ?"),
        ("Mu\u0308ller", "Muller"),
        ("Plain, Name", "Plain, Name"),
    ],
)
def test_names_are_spelt_as_in_the_lists_of_fide(name: str, plain: str) -> None:
    """Whole words in capitals stay so; what has no spelling can be seen."""
    assert in_ascii(name) == plain


@given(st.text())
def test_nothing_else_comes_out(text: str) -> None:
    """Whatever goes in."""
    assert in_ascii(text).isascii()
