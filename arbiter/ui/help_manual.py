"""The help as one file for a browser or a printer: ``arbiter manual FILE.html``."""

from __future__ import annotations

import argparse
import sys
from base64 import b64encode
from collections.abc import Sequence
from html import escape
from pathlib import Path

from arbiter import __version__, paths
from arbiter.domain.errors import ArbiterError
from arbiter.formats.replacing import write_bytes
from arbiter.messages import sentence
from arbiter.ui.help_markdown import as_html
from arbiter.ui.help_pages import PAGES, Book
from arbiter.ui.languages import OWN_NAMES, set_language, translate


def main(arguments: Sequence[str]) -> int:
    """Do what *arguments* (those behind ``manual``) say; the exit status."""
    parser = argparse.ArgumentParser(
        prog="arbiter manual", description="The help of the program as one file of HTML."
    )
    parser.add_argument("out", type=_web_page, metavar="FILE.html")
    parser.add_argument("--language", choices=tuple(OWN_NAMES), default="en")
    options = parser.parse_args(arguments)
    try:
        write_manual(options.out, options.language)
    except ArbiterError as error:
        print(sentence(error), file=sys.stderr)
        return 1
    return 0


def _web_page(name: str) -> Path:
    """The path of a file of HTML, by its *name*."""
    if not name.lower().endswith((".html", ".htm")):
        raise argparse.ArgumentTypeError("choose a name that ends in .html; a browser prints it")
    return Path(name)


def write_manual(path: Path, language: str) -> None:
    """Write all pages in *language* to *path*, pictures included.

    :raises ExportFailed: it can't be written.
    """
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance() or QApplication(["arbiter"])  # menus need one to have words
    set_language(language)
    write_bytes(path, manual(Book()).encode())
    del app


def manual(book: Book) -> str:
    """All pages of *book* as one page of HTML."""
    title = translate("Help", "Arbiter {0}: manual").format(__version__)
    contents = "".join(
        f'<li><a href="#{name}">{escape(book.pages[name].title)}</a></li>' for name in PAGES
    )
    bodies = "\n".join(f'<section id="{name}">\n{_body(book, name)}\n</section>' for name in PAGES)
    style = (paths.resources() / "help" / "manual.css").read_text(encoding="utf-8")
    return (
        f'<!DOCTYPE html>\n<html lang="{book.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
        f"<nav><p><b>{escape(title)}</b></p><ul>{contents}</ul></nav>\n{bodies}\n</body>\n</html>\n"
    )


def _body(book: Book, name: str) -> str:
    def link(address: str) -> str:
        page, _, anchor = address.partition("#")
        page = page.removesuffix(".md") or name
        return f"#{page}-{anchor}" if anchor else f"#{page}"

    def picture(address: str) -> str:
        data = (paths.resources() / "help" / book.language / address).read_bytes()
        return f"data:image/png;base64,{b64encode(data).decode('ascii')}"

    return as_html(book.pages[name].text, link=link, picture=picture, prefix=f"{name}-")
