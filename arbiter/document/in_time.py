"""Calls to the system that may answer late, or never: a folder on a network that is away."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def in_time(
    act: Callable[[], T], seconds: float, too_late: Callable[[T], object] = lambda _: None
) -> T:
    """What *act* gives, if it does so within *seconds*; it runs in a thread of its own.

    What it gives after that goes to *too_late*, in that thread. What it raises is raised here.

    :raises TimeoutError: there was no answer.
    """
    mutex = threading.Lock()
    given_up = False
    answers: list[T] = []
    failures: list[BaseException] = []

    def run() -> None:
        try:
            answer = act()
        except Exception as error:  # raised again where somebody waits
            failures.append(error)
            return
        with mutex:
            if not given_up:
                answers.append(answer)
                return
        too_late(answer)

    thread = threading.Thread(target=run, name="arbiter-in-time", daemon=True)
    thread.start()
    thread.join(seconds)
    with mutex:
        given_up = not answers and not failures
    if failures:
        raise failures[0]
    if given_up:
        raise TimeoutError("no answer")
    return answers[0]
