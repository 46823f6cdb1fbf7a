"""What every test may rely on: no screen, no settings of the user, English and light."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# A slow or busy machine is no failure, and nothing is left behind in the checkout.
settings.register_profile(
    "arbiter", deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("arbiter")

# Before anything imports Qt.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ.setdefault("PYSIDE6_OPTION_PYTHON_ENUM", "0x11")
os.environ.pop("QT_SCALE_FACTOR", None)
os.environ.pop("LANGUAGE", None)
os.environ["LC_ALL"] = os.environ["LANG"] = "C.UTF-8"


@pytest.fixture(autouse=True)
def _own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test has data and settings folders of its own, made when something is put there."""
    home: Path = tmp_path_factory.getbasetemp() / "homes" / str(next(_home_numbers))
    monkeypatch.setenv("ARBITER_HOME", str(home))


def _count() -> Iterator[int]:
    number = 0
    while True:
        yield number
        number += 1


_home_numbers = _count()


_WITHOUT_QT = {Path(__file__).parent / name for name in ("domain", "formats", "storage")}


@pytest.fixture(autouse=True)
def _application(request: pytest.FixtureRequest) -> None:
    """One application for the whole run, with widgets: a PDF alone would make a smaller one,
    after which no window could be shown. The layers without Qt do without it."""
    if not _WITHOUT_QT & set(request.path.parents):
        request.getfixturevalue("qapp")
        _speak_english()


@cache
def _speak_english() -> None:
    """As the program does when it starts: English has plurals of its own."""
    from arbiter.ui.languages import set_language

    set_language("en")


@pytest.fixture(autouse=True)
def _usual_look() -> Iterator[None]:
    """A test may change language, theme and text size; the next one starts as usual.

    Only modules that are loaded are touched: a test of the domain loads no Qt.
    """
    yield
    languages = sys.modules.get("arbiter.ui.languages")
    if languages is not None and languages.current_language() != "en":
        languages.set_language("en")
    theme = sys.modules.get("arbiter.ui.theme")
    if theme is not None and (theme.text_size() != 100 or theme.is_dark()):
        from PySide6.QtWidgets import QApplication

        app = QApplication.instance()
        theme.set_text_size(app, 100)
        theme.apply_theme(app, "light")


def pytest_make_parametrize_id(val: object, argname: str) -> str | None:
    """Bytes are named by their argument: a zip holds the time it was made, and tests that run
    side by side have to have the same names."""
    return argname if isinstance(val, bytes) else None
