"""The family of the paper."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontDatabase, QFontInfo

from arbiter.domain.tournament import Player
from arbiter.formats.documents import (
    all_rounds_sheet,
    calendars_sheet,
    standings_sheet,
    worksheet_sheet,
)
from arbiter.formats.sheets import Cell, Column, Corner, Fields, Group, Lines, Role, Sheet, Table
from arbiter.formats.words import words
from arbiter.paper.fonts import (
    FAMILIES,
    choose_family,
    font,
    letters_of,
    measure_in,
    taken_for,
)
from tests.boards import drawn
from tests.paper.sheets_for_tests import TURKISH, event, named

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_first_installed_family_that_has_every_letter_is_taken() -> None:
    """Under its own name, not as somebody's substitute."""
    family = choose_family("Ёжиков Щукин Gülçin Đorđe")
    installed = [name for name in FAMILIES if name in QFontDatabase.families()]

    assert family in installed
    assert QFontInfo(font(family, False, 100)).family() == family


def test_a_family_that_is_not_installed_is_passed_over() -> None:
    """Qt would replace it without a word, with other widths."""
    real = choose_family("abc")

    assert choose_family("abc", ("No Such Family", real)) == real


def test_a_family_that_lacks_a_letter_is_passed_over() -> None:
    """Where another one has them all."""
    families = QFontDatabase.families()
    if not {"Liberation Sans", "DejaVu Sans"} <= set(families):
        pytest.skip("Liberation Sans and DejaVu Sans are not both installed")

    assert choose_family("abc", ("Liberation Sans", "DejaVu Sans")) == "Liberation Sans"
    assert choose_family("♔♕♖", ("Liberation Sans", "DejaVu Sans")) == "DejaVu Sans"


def test_every_letter_of_a_sheet_is_asked_for() -> None:
    """Names, heads, legend, and what the footer says."""
    sheet = standings_sheet(event(named(TURKISH), 4), words("tr"))

    assert set("ğışİÇÖ½,−sayfabasım") <= letters_of(sheet)


def test_widths_grow_with_the_size_and_digits_are_alike() -> None:
    """Figures stand in columns."""
    measure = measure_in(choose_family("abc"))

    assert measure("Papadimitriou", 20, False) == pytest.approx(
        20 * measure("Papadimitriou", 1, False)
    )
    assert len({round(measure(digit, 100, False), 3) for digit in "0123456789"}) == 1
    assert measure("Papadimitriou", 20, True) > measure("Papadimitriou", 20, False)


def test_the_tab_is_taken_for_the_blank_where_they_share_a_glyph() -> None:
    """A letter that is printed itself is what it is."""
    if "Liberation Sans" not in QFontDatabase.families():
        pytest.skip("Liberation Sans, in which they do, is not installed")

    assert taken_for("Liberation Sans", "Ada Đorđe") == {"\t": " "}
    assert taken_for("Liberation Sans", "Ada\tĐorđe") == {}


def test_letters_of_blocks_cards_and_bands_are_asked_for() -> None:
    """A letter that only they have decides the family too."""
    players = named(TURKISH)
    tournament = event((*players[:-1], Player("Ωmega, Đ")), 1)
    said = words("ru")
    for sheet in (
        all_rounds_sheet(tournament, said),
        calendars_sheet(tournament, said),
        worksheet_sheet(tournament, said, (8,), "SB"),
    ):
        assert "Ω" in letters_of(sheet)
    assert "○" not in letters_of(calendars_sheet(tournament, said))
    assert set("безты") <= letters_of(all_rounds_sheet(drawn(4), said))


def test_letters_of_forms_and_of_cells_for_a_pen() -> None:
    """Labels, what they say, lines to write on, corners."""
    column = Column("r", "", role=Role.RESULT)
    table = Table((column,), (Group(((Cell(corners=(Corner("Ж"),)),),)),))
    parts = (Fields((("Д", "И"),)), Lines(1, "Щ"), table)

    assert {"Ж", "Д", "И", "Щ"} <= letters_of(Sheet("form", "", "", parts))
