"""How the second copy stands, in words."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from arbiter.document.backup_keeper import SecondCopy
from arbiter.domain.errors import FileMissing, StorageError
from arbiter.ui.second_copy_texts import menu_text, state_sentence, status_words

STICK = Path("/media/stick")
AT = datetime(2026, 5, 3, 14, 3, 22).astimezone()
WRITTEN = SecondCopy(STICK, STICK / "final.arbiter", 12, AT)
AWAY = WRITTEN._replace(trouble=FileMissing(STICK), behind=True)
FULL = WRITTEN._replace(
    trouble=StorageError(STICK / "final.arbiter", "No space left on device"), behind=True
)


@pytest.mark.parametrize(
    ("copy", "status", "menu", "sentence"),
    [
        (SecondCopy(), "", "Second copy…", "No place has been named."),
        (WRITTEN, "", "Second copy (on)…", "final.arbiter holds everything, written 14:03:22."),
        (WRITTEN._replace(behind=True), "", "Second copy (on)…", "The copy is being written."),
        (SecondCopy(STICK), "", "Second copy (on)…", "The copy is made with the next entry."),
        (
            AWAY,
            "second copy away",
            "Second copy (away)…",
            "The folder is not there. What is missing is written as soon as it is back. "
            "final.arbiter was last written at 14:03:22.",
        ),
        (
            SecondCopy(STICK, trouble=FileMissing(STICK)),
            "second copy away",
            "Second copy (away)…",
            "The folder is not there. What is missing is written as soon as it is back.",
        ),
        (
            SecondCopy(STICK, beside=True),
            "",
            "Second copy (not written)…",
            "The tournament itself lies in this folder, so no copy is made there. Choose a "
            "folder on another disk or stick.",
        ),
    ],
)
def test_every_state_has_its_words(copy: SecondCopy, status: str, menu: str, sentence: str) -> None:
    """None in the status line while all is well."""
    assert status_words(copy) == status
    assert menu_text(copy) == menu
    assert state_sentence(copy) == sentence


def test_what_is_wrong_with_the_disk_is_said() -> None:
    """And when it was written last."""
    assert status_words(FULL) == "second copy not written"
    assert menu_text(FULL) == "Second copy (not written)…"
    assert "the disk is full" in state_sentence(FULL)
    assert state_sentence(FULL).endswith("final.arbiter was last written at 14:03:22.")
