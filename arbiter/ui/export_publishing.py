"""What a tournament is published as: a page for the web, a picture or a text for messengers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from arbiter.domain.progress import round_to_play
from arbiter.domain.tournament import Tournament
from arbiter.formats.words import Words
from arbiter.ui.export_form import Chosen, ExportForm, ExportOption, OptionChoice
from arbiter.ui.export_workbooks import by_place, order_option
from arbiter.ui.languages import translate

if TYPE_CHECKING:
    from arbiter.formats.sheets import Sheet

_LINES, _COLUMNS = "lines", "columns"


def publishing_forms(tournament: Tournament) -> tuple[ExportForm, ...]:
    """The page, the picture, the text."""
    table, order = _tables(tournament), order_option(("message", "crosstable"))
    return (
        ExportForm(
            "page",
            translate("Export", "Page for the web (.html)"),
            translate(
                "Export",
                "Crosstable, standings and all rounds in one file, for a site or a mail; it can be "
                "read on a telephone and printed. Without ids and days of birth.",
            ),
            ".html",
            _page,
            options=(order_option(),),
            group="publishing",
        ),
        ExportForm(
            "picture",
            translate("Export", "Picture for messengers (.png)"),
            translate("Export", "As narrow as the table allows, to be read on a telephone."),
            ".png",
            _picture,
            options=(table, order),
            copy=_copy_picture,
            group="publishing",
        ),
        ExportForm(
            "text",
            translate("Export", "Text for messengers (.txt)"),
            translate("Export", "A line for each board or player, without columns."),
            ".txt",
            _text,
            options=(table, order, _layout()),
            copy=_copy_text,
            group="publishing",
        ),
    )


def _tables(tournament: Tournament) -> ExportOption:
    choices = [
        OptionChoice(
            "standings",
            translate("Export", "Standings"),
            translate("Export", "standings", "put to the name of a file"),
        ),
        OptionChoice(
            "crosstable",
            translate("Export", "Crosstable"),
            translate("Export", "crosstable", "put to the name of a file"),
        ),
    ]
    rounds = range(1, tournament.rounds + 1) if tournament.rounds_known else range(0)
    choices += [
        OptionChoice(
            str(round),
            translate("Export", "Round {0}").format(round),
            translate("Export", "round {0}", "put to the name of a file").format(round),
        )
        for round in rounds
    ]
    usual = str(round_to_play(tournament)) if rounds else "standings"
    label = translate("Export", "Content")
    return ExportOption("message", label, tuple(choices), usual, fleeting=True)


def _layout() -> ExportOption:
    return ExportOption(
        "text_layout",
        translate("Export", "Layout"),
        (
            OptionChoice(_LINES, translate("Export", "lines, for a telephone")),
            OptionChoice(_COLUMNS, translate("Export", "columns, for letters of one width")),
        ),
        _LINES,
    )


def _sheet(tournament: Tournament, words: Words, chosen: Chosen) -> Sheet:
    from arbiter.formats.documents import crosstable_sheet, round_sheet, standings_sheet

    match chosen["message"]:
        case "standings":
            return standings_sheet(tournament, words)
        case "crosstable":
            return crosstable_sheet(tournament, words, by_rank=by_place(chosen))
        case round:
            return round_sheet(tournament, int(round), words)


def _in_letters(tournament: Tournament, words: Words, chosen: Chosen) -> str:
    from arbiter.formats.lines import sheet_lines
    from arbiter.formats.text import sheet_text

    said: Callable[[Sheet], str] = sheet_lines
    if chosen["text_layout"] == _COLUMNS:
        said = sheet_text
    return said(_sheet(tournament, words, chosen))


# What writes is loaded when it is needed.


def _page(tournament: Tournament, path: Path, words: Words, chosen: Chosen) -> None:
    from arbiter.formats.web.page import write_page

    write_page(tournament, path, words, by_rank=by_place(chosen))


def _picture(tournament: Tournament, path: Path, words: Words, chosen: Chosen) -> None:
    from arbiter.paper.picture import write_picture

    write_picture(_sheet(tournament, words, chosen), path)


def _text(tournament: Tournament, path: Path, words: Words, chosen: Chosen) -> None:
    from arbiter.formats.replacing import write_bytes

    # With the mark, and the ends of lines that every editor of Windows knows.
    text = _in_letters(tournament, words, chosen).replace("\n", "\r\n")
    write_bytes(path, text.encode("utf-8-sig", "replace"))


def _copy_picture(tournament: Tournament, words: Words, chosen: Chosen) -> None:
    from arbiter.paper.picture import sheet_picture

    QGuiApplication.clipboard().setImage(sheet_picture(_sheet(tournament, words, chosen)))


def _copy_text(tournament: Tournament, words: Words, chosen: Chosen) -> None:
    QGuiApplication.clipboard().setText(_in_letters(tournament, words, chosen))
