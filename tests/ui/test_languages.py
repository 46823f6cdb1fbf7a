"""The screen speaks four languages, and changes without a restart."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QKeySequence

from arbiter import paths
from arbiter.ui import languages


@pytest.fixture(autouse=True)
def _english_again(qapp):
    yield
    languages.set_language("en")


@pytest.mark.parametrize(("code", "mark"), [("en", "."), ("ru", ","), ("sv", ","), ("tr", ",")])
def test_decimal_mark_follows_the_language(code: str, mark: str) -> None:
    """11.75 in English, 11,75 in the others."""
    languages.set_language(code)

    assert languages.current_language() == code
    assert languages.decimal_mark() == mark


def test_a_language_that_is_not_spoken_is_english() -> None:
    """A setting written by another version does no harm."""
    languages.set_language("xx")

    assert languages.current_language() == "en"


def test_without_a_folder_for_settings_the_program_starts_in_english(
    tmp_path: Path, monkeypatch
) -> None:
    """A file stands where the folder should be."""
    home = tmp_path / "home"
    home.write_bytes(b"")
    monkeypatch.setenv(paths.HOME_VARIABLE, str(home))
    monkeypatch.setattr(languages, "_up_to_date", lambda made, source: False)
    languages.set_language("ru")

    assert languages.translate("Pairings", "draw") == "draw"


def test_text_without_a_translation_stays() -> None:
    """What nobody has translated is shown in English."""
    languages.set_language("ru")

    assert languages.translate("Nowhere", "Not a phrase of ours") == "Not a phrase of ours"


def test_a_plural_without_a_translation_is_english() -> None:
    """Never *3 game(s)*, in whatever language the rest is."""
    languages.set_language("ru")

    assert languages.translate("Nowhere", "%n odd game(s)", "", 1) == "1 odd game"
    assert languages.translate("Nowhere", "%n odd game(s)", "", 3) == "3 odd games"


@pytest.mark.parametrize("code", list(languages.OWN_NAMES))
def test_keys_are_called_as_they_are_printed_on_the_keyboard(code: str) -> None:
    """*Ctrl*, not *Kontrol* or *Стрелка*: no keyboard says so, and our sentences do not either."""
    languages.set_language(code)
    native = QKeySequence.SequenceFormat.NativeText

    assert QKeySequence("Ctrl+Shift+Del").toString(native) == "Ctrl+Shift+Del"
    assert QKeySequence("Alt+Right").toString(native) == "Alt+Right"
