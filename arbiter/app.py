"""The program: a command for scripts, or the window."""

from __future__ import annotations

import builtins
import gc
import linecache
import os
import sys
import threading
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from arbiter import __version__

if TYPE_CHECKING:
    import argparse
    from types import TracebackType

    from arbiter.document.document import Document
    from arbiter.domain.errors import ArbiterError

COMMANDS = ("schedule", "standings", "whatif", "export", "read")
MANUAL = "manual"
"""Writes the help as one file; its words are those of the window."""
SOURCE_WORKER = "source-worker"
"""Started by the program itself, to read a foreign file in a process of its own."""
LIST_WORKER = "list-worker"
"""The same for a rating list, which is kept for looking up."""
ICON_WAITS = 50
"""Milliseconds: the picture in the task bar comes after that of the window."""


def main(argv: Sequence[str] | None = None) -> int:
    """Do what *argv* (without the program's name) says; the exit status.

    The commands, and ``manual``, work without a window. Anything else
    opens it: on the start page, with a FILE, or with ``--example``.
    """
    arguments = list(sys.argv[1:] if argv is None else argv)
    if arguments and arguments[0] in COMMANDS:
        from arbiter.cli import main as command

        return command(arguments)
    if arguments[:1] == [MANUAL]:
        if not display_found():  # nothing is shown
            os.environ["QT_QPA_PLATFORM"] = "offscreen"
        from arbiter.ui.help_manual import main as manual

        return manual(arguments[1:])
    if arguments == [SOURCE_WORKER]:
        from arbiter.formats.source.worker import answer_request

        return answer_request()
    if arguments == [LIST_WORKER]:
        from arbiter.cli.list_worker import answer_request as load_list

        return load_list()
    if not any(argument.startswith("-") for argument in arguments) and len(arguments) < 2:
        return open_window(*map(Path, arguments))
    parsed = _parse(arguments)
    return open_window(parsed.file, example=parsed.example)


def _parse(arguments: Sequence[str]) -> argparse.Namespace:
    import argparse  # a double click needs nothing parsed

    parser = argparse.ArgumentParser(
        prog="arbiter",
        description="Runs an all-play-all chess tournament.",
        epilog="For scripts: arbiter schedule | standings | whatif | export | read | manual "
        "(each with --help).",
    )
    parser.add_argument("file", nargs="?", type=Path, help="a tournament, or a table to import")
    parser.add_argument("--example", action="store_true", help="open the built-in example")
    parser.add_argument("--version", action="version", version=f"arbiter {__version__}")
    return parser.parse_args(arguments)


def watch_for_faults() -> None:
    """Show whatever goes wrong in this program, in whichever thread. What shows it is loaded
    when it is needed, with luck never."""

    def crashed(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        from arbiter.ui.crash import show_crash

        show_crash(kind, error, trace)

    def thread_crashed(args: threading.ExceptHookArgs) -> None:
        from arbiter.ui.crash import show_thread_crash

        show_thread_crash(args)

    def went_wrong_unseen(args: sys.UnraisableHookArgs) -> None:
        from arbiter.ui.crash import show_unraisable

        show_unraisable(args)

    sys.excepthook = crashed
    threading.excepthook = thread_crashed
    sys.unraisablehook = went_wrong_unseen


def open_window(file: Path | None = None, *, example: bool = False) -> int:
    """Show the window until it is closed; 1 where there is no display to show it on."""
    if not display_found():
        print(
            "There is no display for the window. The commands schedule, standings, export and "
            "read work without one.",
            file=sys.stderr,
        )
        return 1
    load_qt()
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from arbiter.document.garbage import Collector
    from arbiter.ui import theme
    from arbiter.ui.languages import set_language
    from arbiter.ui.main_window import MainWindow
    from arbiter.ui.settings import Settings

    # The same style on every system: the theme's style sheet is made for it.
    app = QApplication.instance() or QApplication(["arbiter", "-style", "fusion"])
    collector = Collector(app)
    collector.start()
    app.setApplicationName("Arbiter")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("arbiter")
    watch_for_faults()
    settings = Settings()
    set_language(settings.language)
    theme.set_text_size(app, settings.text_size)
    theme.apply_theme(app, settings.theme)
    foreign = file is not None and file.suffix.lower() != ".arbiter"
    document, problem = _first_document(None if foreign else file, example=example)
    window = MainWindow(settings, document)
    if window.fills_screen:
        window.showMaximized()
    else:
        window.show()
    window.activateWindow()  # where no window manager does it
    QTimer.singleShot(ICON_WAITS, app, _show_icon)
    if problem is not None and file is not None:
        window.files.refused(file, problem)
    elif problem is not None:
        window.show_problem(problem)
    if file is not None and foreign:
        window.files.open(file)
    gc.freeze()
    status = app.exec()
    collector.stop()
    return status


def _show_icon() -> None:
    from PySide6.QtGui import QGuiApplication

    from arbiter.ui.program_icon import program_icon

    QGuiApplication.setWindowIcon(program_icon())


def load_qt() -> None:
    """Load Qt, and let Python import as before.

    PySide imports in its own way from then on: it reads the source of every module, in search
    of those that spell its names in another way. Here nobody does.
    """
    # Until the window is there nothing is thrown away, so there is nothing to look for.
    gc.disable()
    plain_import = builtins.__import__
    import_module("PySide6.QtWidgets")
    builtins.__import__ = plain_import
    # PySide has read two megabytes of lines, which nobody needs: back before more is asked for.
    linecache.clearcache()


def display_found() -> bool:
    """Whether Qt will find a display; only on Linux and its like can there be none."""
    if sys.platform in ("win32", "darwin"):
        return True
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return any(os.environ.get(name) for name in names)


def _first_document(
    file: Path | None, *, example: bool
) -> tuple[Document | None, ArbiterError | None]:
    """What to begin with, and why it could not be opened."""
    from arbiter.document import session
    from arbiter.domain.errors import ArbiterError

    try:
        if file is not None:
            return session.open_document(file), None
        if example:
            from arbiter.domain.examples import seven
            from arbiter.ui.languages import current_language

            return session.new_document(seven(current_language()), example=True), None
    except ArbiterError as error:
        return None, error
    return None, None
