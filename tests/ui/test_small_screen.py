"""At 200 % a hall laptop has 683 x 384 pixels: every dialog is to be had there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.screens import said_on

SMALL = ("desk", 0, 683, 384)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_dialog_is_larger_than_the_screen(tmp_path: Path, language: str) -> None:
    """What does not fit scrolls."""
    assert said_on(tmp_path, "tests.small_screen", language, screens=(SMALL,)) == "done\n"
