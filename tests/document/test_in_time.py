"""What answers in time is heard, what does not is not waited for."""

from __future__ import annotations

import threading

import pytest

from arbiter.document.in_time import in_time


def test_an_answer_in_time_is_given() -> None:
    """Nobody else gets it."""
    late: list[int] = []

    assert in_time(lambda: 7, 20, late.append) == 7
    assert late == []


def test_what_goes_wrong_is_raised_here() -> None:
    """In the thread of whoever asked."""

    def fail() -> int:
        raise OSError("the folder is away")

    with pytest.raises(OSError, match="away"):
        in_time(fail, 20)


def test_a_late_answer_goes_to_whoever_puts_it_right() -> None:
    """Long after the one who asked has gone on."""
    answer, heard = threading.Event(), threading.Event()
    late: list[bool] = []

    def put_right(result: bool) -> None:
        late.append(result)
        heard.set()

    with pytest.raises(TimeoutError):
        in_time(lambda: answer.wait(20), 0.01, put_right)
    assert late == []
    answer.set()

    assert heard.wait(20)
    assert late == [True]
