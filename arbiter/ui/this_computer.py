"""What is asked of whoever reports a fault: versions, screens, printers, folders, free space."""

from __future__ import annotations

import platform
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import PySide6
from PySide6.QtCore import QLocale, qVersion
from PySide6.QtGui import QFontInfo, QGuiApplication

from arbiter import __version__, paths
from arbiter.ui import theme
from arbiter.ui.languages import OWN_NAMES, current_language, translate
from arbiter.ui.settings import Settings

GIGABYTE = 1_000_000_000


class Fact(NamedTuple):
    """One line: what it is about, and what is so here."""

    about: str
    said: str


def facts(settings: Settings, printers: Sequence[str], default_printer: str = "") -> list[Fact]:
    """Everything, in the language of the screen. No name, no tournament is in it, but folders may
    carry the name of the user."""
    named = [
        f"{name} ({translate('Computer', 'default')})" if name == default_printer else name
        for name in printers
    ]
    return [
        Fact("Arbiter", __version__ + (f", {_packed()}" if paths.is_frozen() else "")),
        Fact(translate("Computer", "System"), f"{platform.platform()}, {platform.machine()}"),
        Fact("Python", platform.python_version()),
        Fact("Qt", f"{qVersion()}, PySide6 {PySide6.__version__}"),
        Fact(translate("Computer", "Display"), _display()),
        Fact(translate("Computer", "Font"), QFontInfo(theme.font(14)).family()),
        Fact(translate("Computer", "Languages"), _languages(settings)),
        Fact(
            translate("Computer", "Printers"),
            ", ".join(named) or translate("Computer", "none; sheets become PDF files"),
        ),
        Fact(translate("Computer", "Tournaments"), _folder(paths.data_folder())),
        Fact(translate("Computer", "Settings"), _folder(paths.settings_folder())),
        Fact(translate("Computer", "Program"), str(Path(__file__).resolve().parents[2])),
    ]


def as_text(lines: Sequence[Fact]) -> str:
    """The facts for a mail, one to a line."""
    return "\n".join(f"{fact.about}: {fact.said}" for fact in lines) + "\n"


def _packed() -> str:
    return translate("Computer", "as a program of its own", "not run by an installed Python")


def _display() -> str:
    screens = [
        f"{screen.size().width()} × {screen.size().height()}"
        f" ({round(screen.devicePixelRatio() * 100)}\u00a0%)"
        for screen in QGuiApplication.screens()
    ]
    size = translate("Computer", "text {0} %").format(theme.text_size())
    return ", ".join((*screens, size, QGuiApplication.platformName()))


def _languages(settings: Settings) -> str:
    text = translate("Computer", "screen {0}, paper {1}, system {2}")
    return text.format(
        OWN_NAMES[current_language()],
        OWN_NAMES[settings.paper_language],
        QLocale.system().name(),
    )


def _folder(folder: Path) -> str:
    """The folder and the room that is left on its disk."""
    try:
        free = shutil.disk_usage(folder).free
    except OSError as error:
        return f"{folder} ({error.strerror})"
    room = QLocale(current_language()).toString(free / GIGABYTE, "f", 1)
    return translate("Computer", "{0} ({1} GB free)").format(folder, room)
