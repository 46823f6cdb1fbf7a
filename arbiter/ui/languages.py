"""The language of the screen. That of paper and files is chosen apart, see ``formats.words``."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path

import PySide6
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from arbiter import paths
from arbiter.messages import english

OWN_NAMES = {"en": "English", "ru": "Русский", "sv": "Svenska", "tr": "Türkçe"}
"""The languages of the program, each in its own name."""

_installed: list[QTranslator] = []
_current = ["en"]


def translate(context: str, text: str, comment: str = "", n: int = -1) -> str:
    """*text* in the language of the screen; ``%n`` in it becomes *n* in the right plural."""
    said = QCoreApplication.translate(context, text, comment or None, n)
    if n >= 0 and said == text.replace("%n", str(n)):
        return english(context, text, comment, n)  # nobody has translated it yet
    return said


def current_language() -> str:
    """Code of the language of the screen: ``en``, ``ru``, ``sv`` or ``tr``."""
    return _current[0]


def system_language() -> str:
    """The first language of the system that the program speaks, else English."""
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").split("-")[0].lower()
        if code in OWN_NAMES:
            return code
    return "en"


def set_language(code: str) -> None:
    """Speak *code* from now on; a window that is already built keeps its words."""
    for translator in _installed:
        QCoreApplication.removeTranslator(translator)
        translator.deleteLater()
    _installed.clear()
    _current[0] = code if code in OWN_NAMES else "en"
    QLocale.setDefault(QLocale(_current[0]))
    app = QCoreApplication.instance()
    if _current[0] != "en":  # which Qt speaks by itself
        _install(_QtWords(app), f"{_qt_folder()}/qtbase_{code}.qm")
    _install(QTranslator(app), str(_compiled(code)))


def _qt_folder() -> str:
    """Where Qt keeps its own words."""
    from PySide6.QtCore import QLibraryInfo

    return QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)


def _install(translator: QTranslator, file: str) -> None:
    """Let *translator* speak from *file*, if it is there."""
    if translator.load(file):
        QCoreApplication.installTranslator(translator)
        _installed.append(translator)


class _QtWords(QTranslator):
    """Qt's own words (Save, Cancel), but keys as they are printed on every keyboard: Ctrl, Alt."""

    def translate(
        self, context: str, text: str, comment: str | None = None, n: int = -1
    ) -> str | None:
        """None, so that the English word stays, for the name of a key."""
        if context == "QShortcut":
            return None
        return super().translate(context, text, comment, n) or None


def _compiled(code: str) -> Path:
    """The compiled translation: the one beside its source, or one made now from the source.

    A built program brings it along; in a checkout it is made by the tool of the PySide6
    wheel, into the user's folder, whenever the source is newer.
    """
    source = paths.resources() / "i18n" / f"arbiter_{code}.ts"
    beside = source.with_suffix(".qm")
    if not source.exists() or _up_to_date(beside, source):
        return beside
    made = paths.settings_folder() / "i18n" / beside.name
    if not _up_to_date(made, source):
        tool = Path(PySide6.__file__).with_name(
            "lrelease.exe" if sys.platform == "win32" else "lrelease"
        )
        _compile(tool, source, made)
    return made


def _compile(tool: Path, source: Path, made: Path) -> None:
    """Make *made*. Without the tool, or without room for it, the program speaks English."""
    import subprocess  # rarely needed, and not free at start

    try:
        made.parent.mkdir(parents=True, exist_ok=True)
        command = [tool, "-silent", source, "-qm", made]
        subprocess.run(command, check=True, capture_output=True, timeout=60)
    except (OSError, subprocess.SubprocessError):
        with suppress(OSError):  # where it has no folder either
            made.unlink(missing_ok=True)


def _up_to_date(made: Path, source: Path) -> bool:
    return made.exists() and made.stat().st_mtime >= source.stat().st_mtime


def decimal_mark() -> str:
    """``.`` or ``,``, as the language of the screen writes decimals."""
    return "." if current_language() == "en" else ","
