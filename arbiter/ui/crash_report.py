"""What is told of a fault of the program: where it happened, and nothing of anybody.

Names of players and events, folders, the user and the computer can stand in the text of an
exception and in the path of a file. So places are told by module, and of a text only what
Python itself says of our code.
"""

from __future__ import annotations

import linecache
import platform
import re
from collections.abc import Iterator
from types import TracebackType

import PySide6

from arbiter import __version__

_MOST_FRAMES = 60
"""Of an endless recursion the two ends are enough."""
_SAID_BY_PYTHON = tuple(
    re.compile(pattern)
    for pattern in (
        r"(type object )?'[\w.]+' (object )?has no attribute '\w+'",
        r"'[\w.]+' object is not (iterable|callable|subscriptable|reversible)",
        r"(cannot unpack|object of type) [\w.' -]+",
        r"unsupported operand type\(s\) for [^:]{1,20}: '[\w.]+' and '[\w.]+'",
        r"'[<>=!]+' not supported between instances of '[\w.]+' and '[\w.]+'",
        r"[\w.]+\(\) (missing|takes|got an unexpected keyword argument) [\w ,':-]+",
        r"(not enough|too many) values to unpack \(expected \d+(, got \d+)?\)",
        r"(list|tuple|string|range object|deque|array) (assignment )?index out of range",
        r"pop from an? empty [\w ]+",
        r"(integer |float )?division( or modulo)? by zero",
        r"name '\w+' is not defined",
        r"(cannot|can't) (import name|access local variable) '\w+'[\w ().']*",
        r"maximum recursion depth exceeded[\w ]*",
        r"generator already executing|generator didn't (yield|stop)",
        r"dictionary changed (size|keys) during iteration|Set changed size during iteration",
        r"Internal C\+\+ object \([\w.]+\) already deleted\.",
    )
)
_BEFORE_IT = re.compile(r"(Error calling Python override of \w+::\w+\(\): )+")
"""Put before the text by PySide, once for every call from our code into Qt and back."""
_OURS = "arbiter"


def report_of(error: BaseException) -> str:
    """Versions, kind and place of *error* and of what led to it."""
    head = (
        f"Arbiter {__version__}, Python {platform.python_version()}, "
        f"Qt {PySide6.__version__}, {platform.platform()}"
    )
    return "\n".join([head, "", *_told(error)]) + "\n"


def is_ours(error: BaseException) -> bool:
    """Whether code of ours was running."""
    return any(module.partition(".")[0] == _OURS for module, *_ in _places(error.__traceback__))


def place_of(error: BaseException) -> str:
    """Kind and innermost place of *error*, which tell it from others."""
    places = list(_places(error.__traceback__))
    module, line, *_ = places[-1] if places else ("", 0)
    return f"{type(error).__name__} {module}:{line}"


def _told(error: BaseException) -> Iterator[str]:
    chain: list[BaseException] = []
    link: BaseException | None = error
    while link is not None and link not in chain:
        chain.append(link)
        link = link.__cause__ or (None if link.__suppress_context__ else link.__context__)
    for number, link in enumerate(reversed(chain)):
        if number:
            yield "which led to:"
        places = list(_places(link.__traceback__))
        half = _MOST_FRAMES // 2
        if len(places) > _MOST_FRAMES:
            left_out = len(places) - 2 * half
            places = [*places[:half], ("", left_out, "", ""), *places[-half:]]
        for module, line, function, source in places:
            if not module:
                yield f"  ... {line} more ..."
                continue
            yield f"  {module}, line {line}, in {function}"
            if source:
                yield f"    {source}"
        yield _named(link)


def _named(error: BaseException) -> str:
    """The kind of *error*, with its text if that is one of Python's own about our code."""
    kind, text = type(error).__qualname__, error.args[0] if error.args else ""
    if not isinstance(text, str):
        return kind
    text = _BEFORE_IT.sub("", text)
    return f"{kind}: {text}" if any(said.fullmatch(text) for said in _SAID_BY_PYTHON) else kind


def _places(trace: TracebackType | None) -> Iterator[tuple[str, int, str, str]]:
    """Module, line, function, and the line of the source where it is ours."""
    while trace is not None:
        code, module = trace.tb_frame.f_code, trace.tb_frame.f_globals.get("__name__", "?")
        source = ""
        if module.partition(".")[0] == _OURS:
            source = linecache.getline(code.co_filename, trace.tb_lineno).strip()
        yield module, trace.tb_lineno, code.co_name, source
        trace = trace.tb_next
