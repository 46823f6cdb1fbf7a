"""Shorter forms of names and clubs."""

from __future__ import annotations

import pytest

from arbiter.formats.sheets import Cell, Name
from arbiter.paper.names import bounded, bounded_text, breaks, first_words, in_form, shortened

BERGSTROM = Name("Bergström", "Lena Maria")
PETROV = Name("Петров", "Иван Сергеевич", comma=False)


@pytest.mark.parametrize(
    ("form", "swedish", "russian"),
    [
        (0, "Bergström, Lena Maria", "Петров Иван Сергеевич"),
        (1, "Bergström, Lena M.", "Петров Иван С."),
        (2, "Bergström, L. M.", "Петров И. С."),
        (3, "Bergström, L.", "Петров И."),
    ],
)
def test_forms_of_a_name(form: int, swedish: str, russian: str) -> None:
    """From the whole name to one initial."""
    assert in_form(BERGSTROM, form) == swedish
    assert in_form(PETROV, form) == russian


def test_twins_go_together() -> None:
    """No name is shortened so far that two players read alike; the others are."""
    twins = [Name("Berg", "Anna Maria"), Name("Berg", "Axel"), Name("Dahl", "Eva Lena")]

    assert shortened(twins, 3) == ["Berg, A. M.", "Berg, A.", "Dahl, E."]
    brothers = [Name("Berg", "Axel"), Name("Berg", "Arne"), Name("Dahl", "Eva Lena")]
    assert shortened(brothers, 3) == ["Berg, Axel", "Berg, Arne", "Dahl, E."]


def test_two_of_the_same_name_are_shortened_all_the_same() -> None:
    """What reads alike in full can't be told apart by any form."""
    assert shortened([Name("Berg", "Anna")] * 2, 3) == ["Berg, A."] * 2


def test_a_club_ends_after_a_whole_word() -> None:
    """An ellipsis says that there was more."""
    assert first_words("Schachclub Bad Königshofen 1957", 2) == "Schachclub Bad …"
    assert first_words("Schachclub", 1) == "Schachclub"
    assert first_words("Schachclub Bad", None) == "Schachclub Bad"


def test_a_name_breaks_at_a_space_or_after_a_hyphen() -> None:
    """The place nearest to the middle comes first."""
    assert breaks("Fernandes de Almeida")[0] == ("Fernandes", "de Almeida")
    assert breaks("Константиновский-Преображенский") == [("Константиновский-", "Преображенский")]
    assert breaks("Winterbourne") == []


def test_only_what_no_table_can_hold_is_cut() -> None:
    """A word of more than 36 letters, a text of more than 60; an ellipsis says so."""
    longest = Name("Константиновский-Преображенский-Долгоруковский", "Wolfeschlegelsteinhausen")
    assert bounded(Cell(longest)) == Cell(longest)

    cut = bounded(Cell(Name("x" * 200, "ab " * 66), sub=("y" * 37,)))
    assert str(cut.text) == "x" * 35 + "…, " + ("ab " * 20)[:59].rstrip() + "…"
    assert cut.sub == ("y" * 35 + "…",)


def test_texts_outside_of_cells_have_bounds_too() -> None:
    """A word, and all of it."""
    assert bounded_text("Berg – Li") == "Berg – Li"
    assert bounded_text("x" * 80) == "x" * 35 + "…"
    assert len(bounded_text("ab " * 60)) <= 60
