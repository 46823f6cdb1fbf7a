from __future__ import annotations

import getpass
import os
import platform
import re
from pathlib import Path

import pytest

from arbiter import __version__
from arbiter.domain.errors import FileMissing
from arbiter.domain.tournament import Player, Tournament
from arbiter.ui.crash_report import is_ours, place_of, report_of

NAME = "Ёжикова-O'Neil"


def met(raise_it: object) -> Exception:
    """The exception that *raise_it* ends with."""
    try:
        raise_it()
    except Exception as error:
        return error
    raise AssertionError("nothing was raised")


def _nobody() -> None:
    Tournament(players=(Player(NAME),)).player(7)


def _domain_attribute() -> None:
    Tournament().player_of_the_year  # noqa: B018


def _chained() -> None:
    try:
        _nobody()
    except Exception as error:
        raise KeyError(NAME) from error


def _named_file() -> None:
    raise FileMissing(Path.home() / f"{NAME}.arbiter")


def _text() -> None:
    raise ValueError(f"{NAME} has no number")


def _odd() -> None:
    raise RuntimeError({"name": NAME})


def _file() -> None:
    (Path.home() / NAME / "missing").read_text()


@pytest.mark.parametrize("fault", [_nobody, _chained, _named_file, _text, _odd, _file])
def test_nothing_of_anybody_stands_in_it(fault: object) -> None:
    """No name, no folder, no user, no computer: of a text that is not Python's own about our
    code only the kind of the exception is left."""
    report = report_of(met(fault))

    assert NAME not in report
    for private in (str(Path.home()) + os.sep, os.getcwd(), platform.node(), "/"):
        assert private not in report.partition("\n\n")[2]
    assert not re.search(rf"\b{getpass.getuser()}\b", report)


def test_it_says_what_helps_to_mend_the_fault() -> None:
    """Versions, every place with its line, the line itself where it is ours, and the kind."""
    report = report_of(met(_chained))

    assert report.startswith(f"Arbiter {__version__}, Python {platform.python_version()}, Qt ")
    assert re.search(r"  arbiter\.domain\.tournament, line \d+, in player\n    \w+", report)
    assert "in _chained" in report
    assert report.index("in _nobody") < report.index("which led to:") < report.index("KeyError\n")


def test_what_python_says_of_our_code_is_kept() -> None:
    """It holds names of the program only."""
    assert (
        "AttributeError: 'Tournament' object has no attribute 'player_of_the_year'\n"
        in report_of(met(_domain_attribute))
    )
    assert "IndexError: list index out of range\n" in report_of(
        IndexError("Error calling Python override of QWidget::event(): list index out of range")
    )
    assert "ZeroDivisionError: integer division or modulo by zero\n" in report_of(
        ZeroDivisionError("integer division or modulo by zero")
    )


def test_an_endless_recursion_is_told_in_a_page() -> None:
    """Its two ends are enough."""

    def deeper(level: int) -> None:
        deeper(level + 1)

    report = report_of(met(lambda: deeper(0)))
    assert len(report.splitlines()) < 150
    assert re.search(r"\.\.\. \d+ more \.\.\.", report)


def test_a_fault_is_known_by_its_kind_and_place() -> None:
    """Two of them in one line are one."""
    assert place_of(met(_text)) == place_of(met(_text))
    assert place_of(met(_text)) != place_of(met(_odd))
    assert place_of(ValueError("never raised")) == "ValueError :0"


def test_faults_of_ours_are_told_from_others() -> None:
    """By the code that was running."""
    assert is_ours(met(_nobody))
    assert not is_ours(met(_text))
