"""Choices survive the program; nonsense in the file does no harm."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray

from arbiter.ui.settings import Settings


def test_choices_are_there_at_the_next_start(tmp_path: Path) -> None:
    """What one program writes, the next one reads."""
    file = tmp_path / "arbiter.ini"
    before = Settings(file)
    before.language = "sv"
    before.paper_language = "tr"
    before.theme = "dark"
    before.text_size = 130
    before.page = "Letter"
    before.result_keys = "123"
    before.folder = "/media/stick"
    before.side_width = 320
    before.side_shown = False
    before.export_form = "public"
    before.keep_export_option("order", "number")
    before.keep_exported("/cups/cup.arbiter", "public", "/media/stick/Cup.xlsx", "abc")
    before.keep_tab("cup.arbiter", "pairings")
    before.keep_bytes("geometry", QByteArray(b"\x00\x01"))
    before._store.sync()
    after = Settings(file)

    assert after.language == "sv"
    assert after.paper_language == "tr"
    assert after.theme == "dark"
    assert after.text_size == 130
    assert after.page == "Letter"
    assert after.result_keys == "123"
    assert after.folder == "/media/stick"
    assert after.side_width == 320
    assert after.side_shown is False
    assert after.export_form == "public"
    assert after.export_option("order") == "number"
    assert after.export_option("round") is None
    assert after.exported("/cups/cup.arbiter") == ("public", "/media/stick/Cup.xlsx", "abc")
    assert after.exported("/cups/another.arbiter") == ("", "", "")
    assert after.tab_of("cup.arbiter") == "pairings"
    assert after.tab_of("another.arbiter") == ""
    assert after.bytes("geometry") == QByteArray(b"\x00\x01")


def test_nonsense_is_the_default(tmp_path: Path) -> None:
    """A file written by another hand: unknown language, theme, size and bytes."""
    file = tmp_path / "arbiter.ini"
    file.write_text("[General]\nlanguage=xx\ntheme=pink\ntext_size=7000\npage=A9\ngeometry=1\n")
    settings = Settings(file)

    assert settings.language == "en"
    assert settings.theme == "system"
    assert settings.text_size == 100
    assert settings.page == "A4"
    assert settings.bytes("geometry").isEmpty()


def test_paper_speaks_the_language_of_the_screen_until_one_is_chosen(tmp_path: Path) -> None:
    """An arbiter who works in Russian prints in Russian, unless he says otherwise."""
    settings = Settings(tmp_path / "arbiter.ini")
    settings.language = "ru"

    assert settings.paper_language == "ru"


def test_numbers_typed_for_the_lots_belong_to_their_file(tmp_path: Path) -> None:
    """Whatever stands in its name; nothing typed is nothing kept, nonsense neither."""
    settings = Settings(tmp_path / "arbiter.ini")
    settings.keep_typed_lots("/stick/Кубок = [1]/a%b.arbiter", (4, 0, 3))
    settings._store.sync()
    again = Settings(tmp_path / "arbiter.ini")

    assert again.typed_lots("/stick/Кубок = [1]/a%b.arbiter") == (4, 0, 3)
    assert again.typed_lots("/stick/other.arbiter") == ()
    again.keep_typed_lots("/stick/Кубок = [1]/a%b.arbiter", (0, 0, 0))
    assert again.typed_lots("/stick/Кубок = [1]/a%b.arbiter") == ()


def test_hidden_columns_belong_to_their_table(tmp_path: Path) -> None:
    """By their keys, which may hold a stroke: ``SB/C1``."""
    settings = Settings(tmp_path / "arbiter.ini")
    settings.keep_hidden_columns("standings", frozenset({"DE", "SB/C1"}))
    settings._store.sync()
    again = Settings(tmp_path / "arbiter.ini")

    assert again.hidden_columns("standings") == {"DE", "SB/C1"}
    assert again.hidden_columns("boards") == frozenset()
    again.keep_hidden_columns("standings", frozenset())
    assert again.hidden_columns("standings") == frozenset()


def test_each_event_keeps_the_language_of_its_paper(tmp_path: Path) -> None:
    """A new event begins with the one that was chosen last."""
    settings = Settings(tmp_path / "arbiter.ini")
    settings.keep_paper_language("/home/final.arbiter", "ru")
    settings.keep_paper_language("/home/blitz.arbiter", "tr")
    again = Settings(tmp_path / "arbiter.ini")

    assert again.paper_language_of("/home/final.arbiter") == "ru"
    assert again.paper_language_of("/home/blitz.arbiter") == "tr"
    assert again.paper_language_of("/home/new.arbiter") == "tr"


def test_a_bundle_is_kept_until_it_is_as_usual_again(tmp_path: Path) -> None:
    """Each by itself."""
    settings = Settings(tmp_path / "arbiter.ini")
    settings.keep_bundle("closing", "report:2")
    assert (settings.bundle("closing"), settings.bundle("first_day")) == ("report:2", "")

    settings.keep_bundle("closing", "")
    assert settings.bundle("closing") == ""
