from __future__ import annotations

import errno
import os

import pytest

from arbiter.domain.os_faults import DISK_FULL, fault_text


def test_a_system_that_speaks_another_language_is_understood() -> None:
    """A full disk is a full disk in Russian too."""
    assert fault_text(OSError(errno.ENOSPC, "На устройстве не осталось места")) == DISK_FULL


@pytest.mark.parametrize("number", [errno.EACCES, errno.EROFS, errno.ENAMETOOLONG, errno.EIO])
def test_the_words_are_those_of_an_english_system(number: int) -> None:
    """So that what is understood further on is understood either way."""
    assert fault_text(OSError(number, "?")) == os.strerror(number)


def test_what_is_rare_is_said_as_the_system_says_it() -> None:
    """Better than nothing; and an error without a number says what it has."""
    assert fault_text(OSError(errno.ECHILD, "No child processes")) == "No child processes"
    assert fault_text(OSError("broken")) == "broken"
