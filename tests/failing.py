"""Faults of our own, put into the program while it runs."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from types import FrameType, TracebackType
from typing import Any

SECRET = "Ёжикова-O'Neil"
"""A name in the text of every fault."""


class Planted(Exception):
    """A fault that nobody expects."""


class CallFails:
    """Within ``with``, one call of a function of ours in this thread raises ``Planted``.

    It is the one numbered *number*, from 1, of those of which *wanted* says that they count;
    ``met`` tells whether it came to that.
    """

    def __init__(self, wanted: Callable[[FrameType], bool] | None = None, number: int = 1) -> None:
        self._wanted = wanted or (lambda frame: True)
        self._left = number
        self.met = False

    def __enter__(self) -> CallFails:
        self._before = sys.gettrace()
        sys.settrace(self._trace)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType
    ) -> None:
        sys.settrace(self._before)

    def _trace(self, frame: FrameType, event: str, argument: Any) -> None:
        module = frame.f_globals.get("__name__", "")
        if not frame.f_code.co_flags & inspect.CO_OPTIMIZED:
            return  # no function: a module that is loaded now, or the body of a class
        if event != "call" or not module.startswith("arbiter.") or self.met:
            return
        if not self._wanted(frame):
            return
        self._left -= 1
        if not self._left:
            self.met = True
            raise Planted(SECRET)
