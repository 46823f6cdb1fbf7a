"""The program: a command for scripts, or the window."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from arbiter import __version__

COMMANDS = ("schedule", "standings", "export")


def main(argv: Sequence[str] | None = None) -> int:
    """Do what *argv* (without the program's name) says; the exit status.

    ``schedule``, ``standings`` and ``export`` work without a window. Anything else opens
    it: on the start page, with a FILE, or with ``--example``.
    """
    arguments = list(sys.argv[1:] if argv is None else argv)
    if arguments and arguments[0] in COMMANDS:
        from arbiter.cli import main as command

        return command(arguments)
    parsed = _parser().parse_args(arguments)
    return open_window(parsed.file, example=parsed.example)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="arbiter",
        description="Runs an all-play-all chess tournament.",
        epilog="For scripts: arbiter schedule | standings | export (each with --help).",
    )
    parser.add_argument("file", nargs="?", type=Path, help="a tournament to open")
    parser.add_argument("--example", action="store_true", help="open the built-in example")
    parser.add_argument("--version", action="version", version=f"arbiter {__version__}")
    return parser


def open_window(file: Path | None = None, *, example: bool = False) -> int:
    """Show the window until it is closed."""
    from PySide6.QtWidgets import QApplication

    from arbiter.ui import theme
    from arbiter.ui.crash import show_crash
    from arbiter.ui.languages import set_language
    from arbiter.ui.main_window import MainWindow
    from arbiter.ui.settings import Settings

    app = QApplication.instance() or QApplication(["arbiter"])
    app.setApplicationName("Arbiter")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("arbiter")
    sys.excepthook = show_crash
    settings = Settings()
    set_language(settings.language)
    theme.set_text_size(app, settings.text_size)
    theme.apply_theme(app, settings.theme)
    window = MainWindow(settings)
    if window.fills_screen:
        window.showMaximized()
    else:
        window.show()
    if file is not None:
        window.files.open(file)
    elif example:
        window.show_example(last_round_open=False)
    return app.exec()
