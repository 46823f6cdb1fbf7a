"""What can be printed: the one list of all documents.

The print dialog, the bundles and the tests of the paper go through it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from arbiter.domain.tournament import Tournament
from arbiter.formats import documents
from arbiter.formats.sheets import Sheet
from arbiter.ui.languages import translate
from arbiter.ui.paper_cards import cards, diplomas
from arbiter.ui.paper_document import PaperDocument as PaperDocument
from arbiter.ui.paper_document import PaperOption as PaperOption
from arbiter.ui.paper_document import Wanted as Wanted
from arbiter.ui.paper_document import order_option, round_option, size_option, sized
from arbiter.ui.paper_lists import closing_lists, event_lists, round_lists, wall_charts

if TYPE_CHECKING:
    from arbiter.formats.documents.starting_list import Order


def paper_documents(tournament: Tournament, round: int = 1) -> tuple[PaperDocument, ...]:
    """All documents in the order in which they are offered, group after group, *round* (from 1)
    chosen where one is to be."""
    return (
        *_of_rounds(tournament, round),
        *round_lists(tournament, round),
        *_tables(),
        *wall_charts(),
        *_of_the_event(),
        *event_lists(),
        *cards(tournament, round),
        *_afterwards(),
        *_of_the_printer(),
    )


def _of_rounds(tournament: Tournament, round: int) -> tuple[PaperDocument, ...]:
    rounds = round_option(tournament, round)
    return (
        PaperDocument(
            "round",
            "rounds",
            translate("PrintDialog", "Round sheet"),
            _round,
            (rounds, _round_form()),
        ),
        PaperDocument(
            "all_rounds",
            "rounds",
            translate("PrintDialog", "All rounds on one page"),
            lambda wanted: documents.all_rounds_sheet(wanted.tournament, wanted.words),
        ),
    )


def _tables() -> tuple[PaperDocument, ...]:
    return (
        PaperDocument(
            "crosstable",
            "tables",
            translate("PrintDialog", "Crosstable by number"),
            _crosstable,
            (size_option(),),
        ),
        PaperDocument(
            "crosstable_by_place",
            "tables",
            translate("PrintDialog", "Crosstable by place"),
            _crosstable_by_place,
            (size_option(),),
        ),
        PaperDocument(
            "crosstable_by_name",
            "tables",
            translate("PrintDialog", "Crosstable by name"),
            _crosstable_by_name,
            (size_option(),),
        ),
        PaperDocument(
            "standings",
            "tables",
            translate("PrintDialog", "Standings"),
            _standings,
            (size_option(),),
        ),
        PaperDocument(
            "before_last_round",
            "tables",
            translate("PrintDialog", "Before the last round"),
            lambda wanted: documents.before_last_round_sheet(wanted.tournament, wanted.words),
        ),
        PaperDocument(
            "worksheet",
            "tables",
            translate("PrintDialog", "Worksheet of the tie-breaks"),
            lambda wanted: documents.worksheet_sheet(
                wanted.tournament, wanted.words, wanted.numbers, wanted.code
            ),
        ),
        PaperDocument(
            "rating",
            "tables",
            translate("PrintDialog", "Rating and performance"),
            lambda wanted: documents.rating_sheet(wanted.tournament, wanted.words),
        ),
        PaperDocument(
            "statistics",
            "tables",
            translate("PrintDialog", "Statistics"),
            lambda wanted: documents.statistics_sheet(wanted.tournament, wanted.words),
        ),
    )


def _of_the_event() -> tuple[PaperDocument, ...]:
    return (
        PaperDocument(
            "starting_list",
            "event",
            translate("PrintDialog", "Starting list"),
            _starting_list,
            (order_option(),),
        ),
        PaperDocument(
            "lots_protocol",
            "event",
            translate("PrintDialog", "Protocol of the lots"),
            lambda wanted: documents.lots_protocol_sheet(wanted.tournament, wanted.words),
        ),
    )


def _afterwards() -> tuple[PaperDocument, ...]:
    return (
        *closing_lists(),
        diplomas(),
        PaperDocument(
            "journal",
            "after",
            translate("PrintDialog", "Journal"),
            _journal,
            local=True,
        ),
    )


def _of_the_printer() -> tuple[PaperDocument, ...]:
    return (
        PaperDocument(
            "proof",
            "printer",
            translate("PrintDialog", "Test page of the printer"),
            lambda wanted: documents.proof_sheet(wanted.tournament, wanted.words),
        ),
    )


# Documents that need more than a line


def _round_form() -> PaperOption:
    """Boxes for results on the wall, or results and standings for the desk."""
    return PaperOption(
        "form",
        translate("PrintDialog", "Form"),
        (
            ("", translate("PrintDialog", "results, if any")),
            ("wall", translate("PrintDialog", "for the wall")),
            ("points", translate("PrintDialog", "for the wall, with points so far")),
            ("results", translate("PrintDialog", "results and standings")),
        ),
    )


def _round(wanted: Wanted) -> Sheet:
    form = wanted.chosen["form"]
    results = {"": None, "results": True}.get(form, False)
    return documents.round_sheet(
        wanted.tournament, wanted.round, wanted.words, results=results, points=form == "points"
    )


def _crosstable(wanted: Wanted) -> Sheet:
    return sized(documents.crosstable_sheet(wanted.tournament, wanted.words), wanted)


def _crosstable_by_place(wanted: Wanted) -> Sheet:
    return sized(documents.crosstable_sheet(wanted.tournament, wanted.words, by_rank=True), wanted)


def _crosstable_by_name(wanted: Wanted) -> Sheet:
    return sized(documents.crosstable_by_name_sheet(wanted.tournament, wanted.words), wanted)


def _standings(wanted: Wanted) -> Sheet:
    return sized(documents.standings_sheet(wanted.tournament, wanted.words), wanted)


def _starting_list(wanted: Wanted) -> Sheet:
    order: Order = wanted.chosen["order"]  # type: ignore[assignment]
    return documents.starting_list_sheet(wanted.tournament, wanted.words, order)


def _journal(wanted: Wanted) -> Sheet:
    from arbiter.ui.journal_sheet import journal_paper

    return journal_paper(wanted.document, wanted.query, wanted.typed)
